/**
 * Where a question about a line stands. `open`: the payer has spoken last. `answered`: the staff have. `closed`: its ticket has
 * ended, and another one may be asked.
 */
export const billQuestionStates = ['open', 'answered', 'closed'] as const;
export type BillQuestionState = (typeof billQuestionStates)[number];
