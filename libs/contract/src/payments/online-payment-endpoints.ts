import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { onlinePaymentRoutes } from './online-payment-routes.ts';
import { onlinePayment, onlinePaymentDraft, ownDue, paymentGateway, paymentGatewayDraft } from './online-payment.ts';

/** The handler narrows each to the bills and payments of the person. */
const pays = { kind: 'filtered', permission: 'payment.create' } as const;
const seen = { kind: 'filtered', permission: 'payment.view' } as const;
/** Each asks the gateway, which counts. */
const asking = { max: 20, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about paying by oneself. */
export const onlinePaymentEndpoints = defineEndpoints(onlinePaymentRoutes, 'billing', {
  listOwnDues: ok("One's own open bills by building, with the ways in which they can be paid", pays, z.array(ownDue)),
  createOnlinePayment: created(
    "Pay one's own bills by QRIS or virtual account; what is open for the same bills is answered, not made again",
    pays,
    onlinePayment,
    { body: onlinePaymentDraft, errors: [404, 409], rateLimit: asking },
  ),
  getOnlinePayment: ok(
    'An online payment with its code or account number, for its payer and who keeps the books',
    seen,
    onlinePayment,
  ),
  checkOnlinePayment: ok('Ask the gateway at once what became of an online payment', seen, onlinePayment, {
    rateLimit: asking,
  }),
  cancelOnlinePayment: ok("Give up one's own online payment that nobody has paid yet", pays, onlinePayment, {
    errors: [409],
    rateLimit: asking,
  }),
  getPaymentGateway: ok('How an organisation takes payments online', may('org.update', 'organization'), paymentGateway),
  updatePaymentGateway: ok(
    'Say how an organisation takes payments online; the key is never told again',
    may('org.update', 'organization', { reach: 'everywhere' }),
    paymentGateway,
    { body: paymentGatewayDraft, rateLimit: asking, stepUp: true },
  ),
});
