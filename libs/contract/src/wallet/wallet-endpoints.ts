import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { onlinePayment } from '../payments/online-payment.ts';
import { payment } from '../payments/payment.ts';
import { payout, payoutDraft, payoutListQuery, payoutMove } from './payout.ts';
import { walletRoutes } from './wallet-routes.ts';
import {
  autopayDraft,
  wallet,
  walletEntry,
  walletEntryQuery,
  walletListQuery,
  walletPaymentDraft,
  walletRow,
  walletRule,
  walletTopUpDraft,
  walletTotals,
} from './wallet.ts';

/** The handler asks again about the deposit that is named: one's own, or any for who keeps the books of all buildings. */
const seen = { kind: 'filtered', permission: 'wallet.view' } as const;
const used = { kind: 'filtered', permission: 'wallet.create' } as const;
const all = may('wallet.view', 'organization', { reach: 'everywhere' });
const often = { max: 60, windowSeconds: 60 };
const seldom = { max: 20, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about deposits of people. */
export const walletEndpoints = defineEndpoints(walletRoutes, 'billing', {
  listOwnWallets: ok("One's own deposits, one for each organisation that keeps one", seen, z.array(wallet)),
  getWallet: ok('The deposit of a person: what is available and held, and how bills are paid from it', seen, wallet),
  listWalletEntries: list(
    'The statement of a deposit with what was there after each line, newest first',
    seen,
    walletEntry,
    {
      query: walletEntryQuery,
    },
  ),
  payFromWallet: created(
    'Pay bills of a building from a deposit: the chosen ones, or the oldest due first',
    used,
    payment,
    {
      body: walletPaymentDraft,
      errors: [404, 409],
      rateLimit: often,
    },
  ),
  topUpWallet: created('Top a deposit up by QRIS or virtual account', used, onlinePayment, {
    body: walletTopUpDraft,
    errors: [404],
    rateLimit: seldom,
  }),
  updateAutopay: ok("Say how one's own bills are paid by themselves from one's deposit", used, wallet, {
    body: autopayDraft,
    rateLimit: seldom,
  }),
  listPayoutsOfWallet: list('The payouts of a deposit, newest first', seen, payout, { query: listQuery }),
  createPayout: created(
    'Ask for a payout of a deposit to an account of a bank; the amount is held at once',
    used,
    payout,
    {
      body: payoutDraft,
      errors: [404, 409],
      rateLimit: seldom,
      stepUp: true,
    },
  ),
  getPayout: ok('A payout, for whose deposit it is of and who keeps the books', seen, payout),
  movePayout: ok(
    'Approve, pay or refuse a payout; nobody approves one that is theirs or that they have asked for',
    { kind: 'filtered', permission: 'payment.approve' },
    payout,
    { body: payoutMove, errors: [403, 404, 409], rateLimit: often, stepUp: true },
  ),
  listWallets: list('Whom an organisation keeps a deposit for, the largest first', all, walletRow, {
    query: walletListQuery,
  }),
  listPayouts: list('Payouts of deposits of an organisation, newest first', all, payout, { query: payoutListQuery }),
  getWalletTotals: ok('What all deposits come to, beside the books and the limit of the law', all, walletTotals),
  updateWalletRule: ok(
    'Say up to which float an organisation keeps deposits',
    may('org.update', 'organization', { reach: 'everywhere' }),
    walletTotals,
    { body: walletRule, rateLimit: seldom, stepUp: true },
  ),
});
