import type { paymentEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import type { FileSubject } from '@imah/server-platform/files';
import type { Handlers } from '@imah/server-platform/http';
import { createPayment } from './create-payment.ts';
import { getPayment, listOwnPayments, listPayers, listPayments, paymentTarget } from './list-payments.ts';
import { planPayment } from './plan-payment.ts';
import { reversePayment } from './reverse-payment.ts';

export function paymentHandlers(context: ServerContext): Pick<Handlers, keyof typeof paymentEndpoints> {
  const { db } = context;
  return {
    listPayers: async ({ edit, query }) => ({ data: await listPayers(db, edit, query.search) }),
    planPayment: async ({ edit, query: { personId, amount } }) => ({
      data: await planPayment(db, { ...edit, personId }, amount),
    }),
    listPayments: ({ edit, query }) => listPayments(db, edit, query),
    createPayment: async ({ edit, body }) => ({ data: await createPayment(context, edit, body) }),
    reversePayment: async ({ edit, body }) => ({ data: await reversePayment(context, edit, body.reason) }),
    listOwnPayments: async ({ actor }) => ({ data: await listOwnPayments(db, actor) }),
    getPayment: async ({ actor, params }) => ({ data: await getPayment(db, actor, params.paymentId) }),
  };
}

/** The proof of a payment is read by whoever reads the payment. */
export const paymentFileSubjects: { readonly payment: FileSubject } = {
  payment: { read: 'payment.view', resolve: (db, id) => paymentTarget(db, id) },
};
