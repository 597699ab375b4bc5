import { checkObjects } from '../testing/check-bounds.ts';
import { journalFileQuery, ledgerAccountChange, ledgerAccountDraft, ledgerEntryQuery } from './journal.ts';
import { closingQuery, periodClosing, periodReopening } from './period.ts';
import { financesOverviewQuery, reportQuery } from './report.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const months = ['2000-01', '2099-12'];
const notMonths = ['1999-12', '2100-01', '2026-00', '2026-13', '2026-1', '2026-11-01', '', 7, null];
const notIds = ['', '?', 7, null];
const place = { buildingId: uuid };
const names = { accepts: ['a', 'a'.repeat(120)], refuses: ['', '  ', 'a'.repeat(121), 7, null] };

checkObjects([
  {
    name: 'financesOverviewQuery',
    schema: financesOverviewQuery,
    example: { ...place, month: '2026-11' },
    required: ['month'],
    accepts: { month: months },
    refuses: { month: notMonths, buildingId: notIds },
  },
  {
    name: 'reportQuery',
    schema: reportQuery,
    example: { ...place, report: 'profit-loss', span: 'month', month: '2026-11' },
    required: ['report', 'span', 'month'],
    accepts: { report: ['balance-sheet', 'cash-flow'], span: ['quarter', 'year'], month: months },
    refuses: { report: ['', 'journal', null], span: ['', 'week', null], month: notMonths, buildingId: notIds },
  },
  {
    name: 'ledgerEntryQuery',
    schema: ledgerEntryQuery,
    example: {
      ...place,
      from: '2026-10',
      to: '2026-11',
      accountId: uuid,
      group: 'asset',
      of: 'money',
      limit: '50',
      cursor: 'abc',
    },
    required: ['from', 'to'],
    accepts: {
      from: months,
      to: months,
      group: ['operating', 'result', 'owed', 'money'],
      of: ['all'],
      limit: ['1', '200'],
      cursor: ['a'.repeat(500)],
    },
    refuses: {
      from: notMonths,
      to: notMonths,
      buildingId: notIds,
      accountId: notIds,
      group: ['', 'bank', 7, null],
      of: ['', 'some', null],
      limit: ['0', '201', '1.5', 'x'],
      cursor: ['a'.repeat(501), 7],
    },
  },
  {
    name: 'journalFileQuery',
    schema: journalFileQuery,
    example: { ...place, from: '2026-10', to: '2026-11', format: 'csv' },
    required: ['from', 'to', 'format'],
    accepts: { from: months, to: months, format: ['hledger'] },
    refuses: { from: notMonths, to: notMonths, buildingId: notIds, format: ['', 'pdf', null] },
  },
  {
    name: 'ledgerAccountDraft',
    schema: ledgerAccountDraft,
    example: { code: '1130', name: 'Bank BCA', type: 'asset', isMoney: true },
    required: ['code', 'name', 'type', 'isMoney'],
    accepts: {
      code: ['5999', '1130.A', '1130.ABCD1234'],
      name: names.accepts,
      type: ['liability', 'equity', 'revenue', 'expense'],
      isMoney: [false],
    },
    refuses: {
      code: ['', '0100', '6100', '113', '11300', '1130.', '1130.a', '1130.ABCD12345', 1130, null],
      name: names.refuses,
      type: ['', 'bank', null],
      isMoney: ['true', 1, null],
    },
  },
  {
    name: 'ledgerAccountChange',
    schema: ledgerAccountChange,
    example: { name: 'Bank BCA', state: 'active' },
    required: ['name', 'state'],
    accepts: { name: names.accepts, state: ['archived'] },
    refuses: { name: names.refuses, state: ['', 'closed', null] },
  },
  ...[
    { name: 'closingQuery', schema: closingQuery },
    { name: 'periodClosing', schema: periodClosing },
  ].map((query) => ({
    ...query,
    example: { period: '2026-10' },
    required: ['period'],
    accepts: { period: months },
    refuses: { period: notMonths },
  })),
  {
    name: 'periodReopening',
    schema: periodReopening,
    example: { period: '2026-10', reason: 'Kuitansi terlambat' },
    required: ['period', 'reason'],
    accepts: { period: months, reason: ['abc', 'a'.repeat(500)] },
    refuses: { period: notMonths, reason: ['', 'ab', '  a  ', 'a'.repeat(501), 7, null] },
  },
]);
