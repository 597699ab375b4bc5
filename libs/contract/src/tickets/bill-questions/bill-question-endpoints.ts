import * as z from 'zod/mini';
import { created, defineEndpoints, ok } from '../../core/calls.ts';
import { billQuestion, billQuestionDraft } from './bill-question.ts';
import { billQuestionRoutes } from './bill-question-routes.ts';

/** The handler narrows it to the bills of the person; who sees those of a building reads what was asked about them. */
const own = { kind: 'filtered', permission: 'bill.view' } as const;

/** Schemas, rights and limits of the calls about questions of lines. */
export const billQuestionEndpoints = defineEndpoints(billQuestionRoutes, 'tickets', {
  listBillQuestions: ok('What was asked about lines of a bill and answered, newest first', own, z.array(billQuestion)),
  createBillQuestion: created(
    'Ask about a line of an own bill; it becomes a ticket, and a line has one at a time',
    own,
    billQuestion,
    { body: billQuestionDraft, errors: [409], rateLimit: { max: 30, windowSeconds: 60 } },
  ),
});
