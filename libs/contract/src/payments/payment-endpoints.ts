import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { paymentRoutes } from './payment-routes.ts';
import {
  payer,
  payerQuery,
  payment,
  paymentDraft,
  paymentListQuery,
  paymentPlan,
  paymentPlanQuery,
  paymentReversal,
  paymentRow,
} from './payment.ts';

/** The handler narrows it to the payments of the person, and of the buildings whose payments they see. */
const seen = { kind: 'filtered', permission: 'payment.view' } as const;
const often = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about payments. */
export const paymentEndpoints = defineEndpoints(paymentRoutes, 'billing', {
  listPayers: ok(
    'Who has bills in a building, those who owe most first; at most 50',
    may('payment.create', 'building'),
    z.array(payer),
    { query: payerQuery },
  ),
  planPayment: ok(
    'Which bills a payment would go to, and what would be kept for its payer',
    may('payment.create', 'building'),
    paymentPlan,
    { query: paymentPlanQuery },
  ),
  listPayments: list('The payments of a building, the newest first', may('payment.view', 'building'), paymentRow, {
    query: paymentListQuery,
  }),
  createPayment: created(
    'Record what somebody has paid: it goes to their bills, oldest due first, and what is over is kept for them',
    may('payment.create', 'building'),
    payment,
    { body: paymentDraft, errors: [409], rateLimit: often },
  ),
  reversePayment: ok(
    'Take a payment back: its bills are open again, and the books say the opposite',
    may('payment.transition', 'building'),
    payment,
    { body: paymentReversal, errors: [409], rateLimit: often, stepUp: true },
  ),
  listOwnPayments: ok("One's own payments, the newest 200", seen, z.array(paymentRow)),
  getPayment: ok('A payment with the bills that it went to, as its receipt says it', seen, payment),
});
