import type { RouteTable } from '../core/route.ts';

const one = '/api/v1/online-payments/{onlinePaymentId}';
const gateway = '/api/v1/organizations/{orgId}/payment-gateway';

/** The calls about paying by oneself, and about the gateway by which it is done. */
export const onlinePaymentRoutes = {
  listOwnDues: { method: 'GET', path: '/api/v1/own-dues', retry: true },
  createOnlinePayment: { method: 'POST', path: '/api/v1/online-payments', retry: false },
  getOnlinePayment: { method: 'GET', path: one, retry: true },
  checkOnlinePayment: { method: 'POST', path: `${one}/check`, retry: false },
  cancelOnlinePayment: { method: 'POST', path: `${one}/cancellation`, retry: false },
  getPaymentGateway: { method: 'GET', path: gateway, retry: true },
  updatePaymentGateway: { method: 'PUT', path: gateway, retry: false },
} as const satisfies RouteTable;
