import type { FakeAnswers } from '@imah/api-client/testing';
import type { ArrearsRow, InstalmentPlan, InstalmentPreview } from '@imah/contract/payments';
import { answerOf, listOf, tower } from '@imah/testing';
import { arrearsRow, bill, billingAnswers } from './billing-fixtures.ts';

const idOf = (nth: number) => `019a1900-0000-7000-8000-00000000010${nth}`;
const planned = { billId: bill.id, number: 'INV-2026-000001', period: '2026-11', dueOn: '2026-11-20' };

/** Three parts of one bill, of which the first is paid and the second in part. */
export const runningPlan: InstalmentPlan = {
  id: idOf(1),
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: 'Asia/Jakarta',
  unitId: arrearsRow.unitId,
  unitCode: 'A-101',
  personId: bill.personId,
  personName: 'Siti Aminah',
  state: 'running',
  every: 'month',
  graceDays: 3,
  total: 791_280,
  outstanding: 427_520,
  note: 'Sesuai pembicaraan telepon',
  parts: [
    { position: 1, dueOn: '2026-12-01', amount: 263_760, paid: 263_760, state: 'paid' },
    { position: 2, dueOn: '2027-01-01', amount: 263_760, paid: 100_000, state: 'partial' },
    { position: 3, dueOn: '2027-02-01', amount: 263_760, paid: 0, state: 'open' },
  ],
  next: { position: 2, dueOn: '2027-01-01', payBy: '2027-01-04', rest: 163_760 },
  bills: [{ ...planned, amount: 791_280, outstanding: 427_520 }],
  proposed: { byName: 'Dewi Lestari', at: '2026-11-21T03:00:00.000Z' },
  agreed: { by: 'payer', byName: 'Siti Aminah', at: '2026-11-22T03:00:00.000Z' },
  ended: null,
  reader: 'payer',
  moves: [],
  version: 2,
};

const untouched = runningPlan.parts.map((part) => ({ ...part, paid: 0, state: 'open' as const }));

/** The same, before its payer has said anything. */
export const proposedPlan: InstalmentPlan = {
  ...runningPlan,
  state: 'proposed',
  outstanding: 791_280,
  parts: untouched,
  next: { position: 1, dueOn: '2026-12-01', payBy: '2026-12-04', rest: 263_760 },
  bills: [{ ...planned, amount: 791_280, outstanding: 791_280 }],
  agreed: null,
  version: 1,
};

/** The first part is not paid in time. */
export const latePlan: InstalmentPlan = {
  ...proposedPlan,
  state: 'running',
  parts: untouched.map((part) => (part.position === 1 ? { ...part, state: 'late' } : part)),
  agreed: { by: 'bookkeeper', byName: 'Dewi Lestari', at: '2026-11-22T03:00:00.000Z' },
};

export const brokenPlan: InstalmentPlan = {
  ...proposedPlan,
  id: idOf(2),
  state: 'broken',
  next: null,
  agreed: runningPlan.agreed,
  ended: { byName: null, at: '2026-12-05T02:00:00.000Z', reason: null },
  version: 3,
};

export const cancelledPlan: InstalmentPlan = {
  ...brokenPlan,
  id: idOf(3),
  state: 'cancelled',
  ended: { byName: 'Dewi Lestari', at: '2026-12-05T02:00:00.000Z', reason: 'Unit dijual' },
};

export const preview: InstalmentPreview = {
  unitCode: 'A-101',
  personName: 'Siti Aminah',
  reach: 'account',
  bills: [
    { ...planned, outstanding: 791_280, chosen: true },
    {
      billId: idOf(4),
      number: 'INV-2026-000007',
      period: '2026-10',
      dueOn: '2026-10-20',
      outstanding: 648_000,
      chosen: true,
    },
  ],
  total: 1_439_280,
  parts: [
    { position: 1, dueOn: '2026-11-28', amount: 479_760 },
    { position: 2, dueOn: '2026-12-28', amount: 479_760 },
    { position: 3, dueOn: '2027-01-28', amount: 479_760 },
  ],
};

export const plannedRow: ArrearsRow = { ...arrearsRow, plan: { id: runningPlan.id, state: 'running' } };

/** What the pages of instalments are answered with. */
export const instalmentAnswers: FakeAnswers = {
  ...billingAnswers,
  listInstalmentPlans: listOf([runningPlan, brokenPlan]),
  getInstalmentPlan: answerOf(runningPlan),
  previewInstalments: answerOf(preview),
  createInstalmentPlan: answerOf(proposedPlan),
  answerInstalmentPlan: answerOf(runningPlan),
  cancelInstalmentPlan: answerOf(cancelledPlan),
};
