import type { RouteTable } from '../core/route.ts';

const one = '/api/v1/wallets/{personId}';
const organization = '/api/v1/organizations/{orgId}';

/** The calls about deposits of people. */
export const walletRoutes = {
  listOwnWallets: { method: 'GET', path: '/api/v1/own-wallets', retry: true },
  getWallet: { method: 'GET', path: one, retry: true },
  listWalletEntries: { method: 'GET', path: `${one}/entries`, retry: true },
  payFromWallet: { method: 'POST', path: `${one}/payments`, retry: true, idempotencyKey: true },
  topUpWallet: { method: 'POST', path: `${one}/top-ups`, retry: false },
  updateAutopay: { method: 'PUT', path: `${one}/autopay`, retry: false },
  listPayoutsOfWallet: { method: 'GET', path: `${one}/payouts`, retry: true },
  createPayout: { method: 'POST', path: `${one}/payouts`, retry: true, idempotencyKey: true },
  getPayout: { method: 'GET', path: '/api/v1/payouts/{payoutId}', retry: true },
  movePayout: { method: 'POST', path: '/api/v1/payouts/{payoutId}/moves', retry: false, ifMatch: true },
  listWallets: { method: 'GET', path: `${organization}/wallets`, retry: true },
  listPayouts: { method: 'GET', path: `${organization}/payouts`, retry: true },
  getWalletTotals: { method: 'GET', path: `${organization}/wallet-totals`, retry: true },
  updateWalletRule: { method: 'PUT', path: `${organization}/wallet-rule`, retry: false },
} as const satisfies RouteTable;
