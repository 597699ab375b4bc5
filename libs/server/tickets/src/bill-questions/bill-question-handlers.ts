import type { billQuestionEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createBillQuestion } from './create-bill-question.ts';
import { listBillQuestions } from './list-bill-questions.ts';
import { readQuestionedBill } from './questioned-bill.ts';

export function billQuestionHandlers(context: ServerContext): Pick<Handlers, keyof typeof billQuestionEndpoints> {
  const { db } = context;
  return {
    listBillQuestions: async ({ actor, params: { billId } }) => {
      const { orgId, reader } = await readQuestionedBill(db, actor, billId);
      return { data: await listBillQuestions(db, { orgId, billId, reader }) };
    },
    createBillQuestion: async ({ actor, request, params: { billId }, body }) => ({
      data: await createBillQuestion(context, { actor, requestId: request.id, billId }, body),
    }),
  };
}
