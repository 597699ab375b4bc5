import { checkObjects } from '../testing/check-bounds.ts';
import {
  arrearsFileQuery,
  arrearsQuery,
  billReminderRule,
  creditNoteDraft,
  disputeAnswer,
  disputeDraft,
  lateFeePolicyDraft,
  payerReminder,
} from './index.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const payer = { unitId: uuid, personId: uuid };
const filters = { search: 'siti', age: 'older' };
const filterAccepts = { search: ['', 'a'.repeat(100)], age: ['not-due', 'days-30', 'days-60', 'days-90'] };
const filterRefuses = { search: ['a'.repeat(101), 7, null], age: ['', 'days-31', 7, null] };
const line = { kind: 'line', position: 1, amount: 1 };
const lateFee = {
  graceDays: 0,
  every: 'once',
  fee: { kind: 'share', ppm: 1_000_000 },
  base: { kind: 'arrears' },
  least: null,
  most: null,
};

checkObjects([
  {
    name: 'arrearsQuery',
    schema: arrearsQuery,
    example: { ...filters, limit: '50', cursor: 'abc' },
    required: [],
    accepts: { ...filterAccepts, limit: ['1', '200'], cursor: ['a'.repeat(500)] },
    refuses: { ...filterRefuses, limit: ['0', '201', '1.5', 'x'], cursor: ['a'.repeat(501), 7] },
  },
  {
    name: 'arrearsFileQuery',
    schema: arrearsFileQuery,
    example: filters,
    required: [],
    accepts: filterAccepts,
    refuses: filterRefuses,
  },
  {
    name: 'payerReminder',
    schema: payerReminder,
    example: { payers: [payer] },
    required: ['payers'],
    accepts: { payers: [Array.from({ length: 100 }, () => payer)] },
    refuses: {
      payers: [[], Array.from({ length: 101 }, () => payer), [{ unitId: uuid }], [{ ...payer, unitId: '?' }], null],
    },
  },
  {
    name: 'billReminderRule',
    schema: billReminderRule,
    example: { daysBefore: 3, daysAfter: null },
    required: ['daysBefore', 'daysAfter'],
    accepts: { daysBefore: [null, 1, 60], daysAfter: [null, 1, 60] },
    refuses: { daysBefore: [0, 61, 1.5, '3'], daysAfter: [0, 61, 1.5, '3'] },
  },
  {
    name: 'creditNoteDraft',
    schema: creditNoteDraft,
    example: { of: line, reason: 'AC mati' },
    required: ['of', 'reason'],
    accepts: {
      of: [{ kind: 'bill' }, { ...line, position: 1_000 }, { ...line, amount: 1_000_000_000_000 }],
      reason: ['abc', 'a'.repeat(500)],
    },
    refuses: {
      of: [
        { kind: 'all' },
        { kind: 'line', position: 1 },
        { ...line, position: 0 },
        { ...line, position: 1_001 },
        { ...line, amount: 0 },
        { ...line, amount: 1.5 },
        { ...line, amount: 1_000_000_000_001 },
        null,
      ],
      reason: ['', 'ab', '  a  ', 'a'.repeat(501), 7, null],
    },
  },
  {
    name: 'lateFeePolicyDraft',
    schema: lateFeePolicyDraft,
    example: { scope: 'building', unitCode: null, dueFrom: '2026-11-01', mode: 'charge', rules: [lateFee] },
    required: ['scope', 'unitCode', 'dueFrom', 'mode', 'rules'],
    accepts: {
      scope: ['organization'],
      dueFrom: ['2026-02-28'],
      rules: [
        [lateFee, lateFee],
        [{ ...lateFee, graceDays: 90, least: 1_000_000_000, most: { kind: 'share', ppm: 1 } }],
        [{ ...lateFee, fee: { kind: 'fixed', amount: 1_000_000_000 }, base: { kind: 'lines', kinds: ['water'] } }],
      ],
    },
    refuses: {
      scope: ['unit', 'city', null],
      unitCode: ['A-101', '', 'A'.repeat(41)],
      dueFrom: ['2026-02-30', '1999-01-01', 7],
      mode: ['none', 'inherit', 'x'],
      rules: [
        [],
        [lateFee, lateFee, lateFee],
        [{ ...lateFee, graceDays: -1 }],
        [{ ...lateFee, graceDays: 91 }],
        [{ ...lateFee, every: 'yearly' }],
        [{ ...lateFee, fee: { kind: 'share', ppm: 0 } }],
        [{ ...lateFee, fee: { kind: 'share', ppm: 1_000_001 } }],
        [{ ...lateFee, fee: { kind: 'fixed', amount: 1_000_000_001 } }],
        [{ ...lateFee, base: { kind: 'lines', kinds: [] } }],
        [{ ...lateFee, base: { kind: 'lines', kinds: ['late-fee'] } }],
        [{ ...lateFee, least: 0 }],
        [{ ...lateFee, most: { kind: 'fixed', amount: 0 } }],
      ],
    },
  },
  {
    name: 'disputeDraft',
    schema: disputeDraft,
    example: { positions: [1], reason: 'Luasnya salah' },
    required: ['positions', 'reason'],
    accepts: {
      positions: [[1_000], Array.from({ length: 50 }, (_, index) => index + 1)],
      reason: ['abc', 'a'.repeat(1_000)],
    },
    refuses: {
      positions: [[], [0], [1, 1], [1.5], [1_001], Array.from({ length: 51 }, (_, index) => index + 1), null],
      reason: ['', 'ab', '  a  ', 'a'.repeat(1_001), 7, null],
    },
  },
  {
    name: 'disputeAnswer',
    schema: disputeAnswer,
    example: { outcome: 'accepted', credits: [{ position: 1, amount: 1 }], reason: 'Benar' },
    required: ['outcome', 'credits', 'reason'],
    accepts: {
      outcome: ['refused'],
      credits: [[{ position: 1_000, amount: 1_000_000_000_000 }]],
      reason: ['abc', 'a'.repeat(500)],
    },
    refuses: {
      outcome: ['settled', 'open', null],
      credits: [
        [],
        [{ position: 0, amount: 1 }],
        [{ position: 1, amount: 0 }],
        [{ position: 1, amount: 1_000_000_000_001 }],
        null,
      ],
      reason: ['', 'ab', 'a'.repeat(501), null],
    },
  },
]);
