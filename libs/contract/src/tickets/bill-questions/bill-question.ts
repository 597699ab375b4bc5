import * as z from 'zod/mini';
import { lineKinds } from '../../billing/words.ts';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { billQuestionStates } from './bill-question-words.ts';

/** A month as `2026-11`; what a tariff is stays with the bills. */
const period = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
/** A line on its bill, from 1. */
const position = z.int().check(z.gte(1), z.lte(1_000));

/** What a payer wants to know about a line of their own bill. */
export const billQuestionDraft = z.object({
  position,
  question: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)),
});
export type BillQuestionDraft = z.infer<typeof billQuestionDraft>;

/** A question about a line of a bill, as those see it who may read the bill. Its ticket is where staff and payer talk. */
export const billQuestion = z.object({
  ticketId: id,
  number: z.string(),
  position: z.int(),
  question: z.string(),
  state: z.enum(billQuestionStates),
  askedAt: instant,
  /** What the staff said last; null where they have said nothing. */
  answer: z.nullable(z.object({ text: z.string(), at: instant })),
});
export type BillQuestion = z.infer<typeof billQuestion>;

/** The line of a bill that a ticket is about: which one, and nothing of what it comes to. */
export const questionedLine = z.object({
  billId: id,
  number: z.string(),
  period,
  unitCode: z.string(),
  position: z.int(),
  kind: z.enum(lineKinds),
});
export type QuestionedLine = z.infer<typeof questionedLine>;
