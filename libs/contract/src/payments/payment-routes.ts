import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const payments = `${building}/payments` as const;

/** The calls about payments. */
export const paymentRoutes = {
  listPayers: { method: 'GET', path: `${building}/payers`, retry: true },
  planPayment: { method: 'GET', path: `${building}/payment-plan`, retry: true },
  listPayments: { method: 'GET', path: payments, retry: true },
  createPayment: { method: 'POST', path: payments, retry: true, idempotencyKey: true },
  reversePayment: { method: 'POST', path: `${payments}/{paymentId}/reversal`, retry: false, ifMatch: true },
  listOwnPayments: { method: 'GET', path: '/api/v1/own-payments', retry: true },
  getPayment: { method: 'GET', path: '/api/v1/payments/{paymentId}', retry: true },
} as const satisfies RouteTable;
