import type { RouteTable } from '../../core/route.ts';

const ofBill = '/api/v1/bills/{billId}/questions';

/** The calls about questions that payers have about lines of their bills. */
export const billQuestionRoutes = {
  listBillQuestions: { method: 'GET', path: ofBill, retry: true },
  createBillQuestion: { method: 'POST', path: ofBill, retry: false },
} as const satisfies RouteTable;
