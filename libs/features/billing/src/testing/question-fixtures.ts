import type { BillQuestion } from '@imah/contract/tickets';

export const question: BillQuestion = {
  ticketId: '019a1900-0000-7000-8000-000000000011',
  number: 'TKT-2026-000210',
  position: 2,
  question: 'Untuk apa dana cadangan bulan ini dipakai?',
  state: 'open',
  askedAt: '2026-11-20T03:00:00.000Z',
  answer: null,
};
export const answeredQuestion: BillQuestion = {
  ...question,
  state: 'answered',
  answer: { text: 'Untuk penggantian tali lift menara A.', at: '2026-11-21T03:00:00.000Z' },
};
export const closedQuestion: BillQuestion = { ...answeredQuestion, state: 'closed' };
