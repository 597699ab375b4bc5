import type { FakeAnswers } from '@imah/api-client/testing';
import type { OpeningImportRecord, OpeningImportReport } from '@imah/contract/billing';
import { answerOf, buildings, listOf } from '@imah/testing';

/** Of this morning, by the clock of stories and tests. */
export const openingRecord: OpeningImportRecord = {
  id: '01935e4f-7c1a-7b2c-8d3e-0000000a0001',
  at: '2026-11-20T01:00:00.000Z',
  byName: 'Dewi Lestari',
  bookedOn: '2026-10-31',
  bills: 12,
  owed: 9_876_000,
  deposits: 1,
  kept: 250_000,
  undoableUntil: '2126-11-21T01:00:00.000Z',
  undoneAt: null,
};

const older: OpeningImportRecord = {
  ...openingRecord,
  id: '01935e4f-7c1a-7b2c-8d3e-0000000a0002',
  at: '2026-11-19T01:00:00.000Z',
  byName: null,
  deposits: 0,
  kept: 0,
  undoneAt: '2026-11-19T02:00:00.000Z',
};

export const openingReport: OpeningImportReport = {
  applied: false,
  rows: 3,
  bills: 1,
  owed: 648_000,
  deposits: 1,
  kept: 250_000,
  faults: [{ row: 4, column: 'unit', message: 'Unit ini tidak ada di gedung ini' }],
  faultyRows: 1,
  ignoredHeadings: [],
  errorFile: 'unit,jatuh tempo,tunggakan,kesalahan\r\nZ-9,20/10/2026,1000,Unit ini tidak ada di gedung ini\r\n',
  importId: null,
  preview: [
    { unitCode: 'A-101', personName: 'Siti Aminah', period: '2026-10', dueOn: '2026-10-20', owed: 648_000, kept: 0 },
    { unitCode: 'A-102', personName: 'Budi Santoso', period: null, dueOn: null, owed: 0, kept: 250_000 },
  ],
};

export const openingAnswers: FakeAnswers = {
  listBuildings: listOf(buildings),
  listOpeningImports: answerOf([openingRecord, older]),
};
