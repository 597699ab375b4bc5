import type { disputeEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { getBill } from '../bills/own-bills.ts';
import { answerDispute } from './answer-dispute.ts';
import { createDispute } from './create-dispute.ts';
import { listDisputes, listOpenDisputes } from './dispute-rows.ts';

export function disputeHandlers(context: ServerContext): Pick<Handlers, keyof typeof disputeEndpoints> {
  const { db } = context;
  return {
    listBillDisputes: async ({ actor, params: { billId } }) => {
      // Who reads a bill reads what was said against it.
      await getBill(db, actor, billId);
      return { data: await listDisputes(db, billId) };
    },
    createBillDispute: async ({ actor, request, params: { billId }, body }) => ({
      data: await createDispute(context, { actor, requestId: request.id, billId }, body),
    }),
    listOpenDisputes: async ({ edit }) => ({ data: await listOpenDisputes(db, edit) }),
    answerBillDispute: async ({ edit, body }) => ({ data: await answerDispute(context, edit, body) }),
  };
}
