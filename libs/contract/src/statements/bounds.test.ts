import { checkObjects } from '../testing/check-bounds.ts';
import { bankAccountDraft, openingBalance } from './bank-account.ts';
import { matchDraft, unstatedQuery } from './match.ts';
import { lineIgnoring, matchUndoing, statementFile, statementLineQuery } from './statement.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const reasons = { accepts: ['abc', 'a'.repeat(500)], refuses: ['', 'ab', '  a  ', 'a'.repeat(501), 7, null] };
const searches = { accepts: ['', 'a'.repeat(100)], refuses: ['a'.repeat(101), 7, null] };
const lines = (count: number) => Array.from({ length: count }, () => uuid);
const entry = { kind: 'entry', entryId: uuid };
const payer = { kind: 'payer', buildingId: uuid, personId: uuid, amount: 1 };
const settlement = { kind: 'settlement', paymentIds: [uuid], fee: 0 };
const account = { kind: 'account', accountId: uuid, buildingId: null, amount: -1, note: 'abc' };
const most = 1_000_000_000_000;

checkObjects([
  {
    name: 'bankAccountDraft',
    schema: bankAccountDraft,
    example: { name: 'BCA', bank: 'bca', number: '1234567890', holder: 'Graha' },
    required: ['name', 'bank', 'number', 'holder'],
    accepts: {
      name: ['a'.repeat(80)],
      bank: ['mandiri', 'bri', 'bni', 'other'],
      number: ['12345', '1'.repeat(20)],
      holder: ['a'.repeat(120)],
    },
    refuses: {
      name: ['', '  ', 'a'.repeat(81), 7, null],
      bank: ['', 'cimb', null],
      number: ['', '1234', '1'.repeat(21), '12-345', 12_345, null],
      holder: ['', '  ', 'a'.repeat(121), 7, null],
    },
  },
  {
    name: 'openingBalance',
    schema: openingBalance,
    example: { amount: 1 },
    required: ['amount'],
    accepts: { amount: [most, -most] },
    refuses: { amount: [0, 1.5, most + 1, -most - 1, '1', null] },
  },
  {
    name: 'statementFile',
    schema: statementFile,
    example: { name: 'mutasi.csv', content: 'abc', mode: 'check' },
    required: ['name', 'content', 'mode'],
    accepts: { name: ['a'.repeat(200)], content: ['a'.repeat(4_000_000)], mode: ['apply'] },
    refuses: {
      name: ['', '  ', 'a'.repeat(201), null],
      content: ['', 'a'.repeat(4_000_001), null],
      mode: ['', 'undo', null],
    },
  },
  {
    name: 'statementLineQuery',
    schema: statementLineQuery,
    example: { state: 'new', direction: 'in', search: 'adm', limit: '50', cursor: 'abc' },
    required: [],
    accepts: {
      state: ['matched', 'ignored'],
      direction: ['out'],
      search: searches.accepts,
      limit: ['1', '200'],
      cursor: ['a'.repeat(500)],
    },
    refuses: {
      state: ['', 'all', null],
      direction: ['', 'both', null],
      search: searches.refuses,
      limit: ['0', '201', '1.5', 'x'],
      cursor: ['a'.repeat(501), 7],
    },
  },
  {
    name: 'unstatedQuery',
    schema: unstatedQuery,
    example: { search: 'a' },
    required: [],
    accepts: { search: searches.accepts },
    refuses: { search: searches.refuses },
  },
  ...[
    { name: 'lineIgnoring', schema: lineIgnoring },
    { name: 'matchUndoing', schema: matchUndoing },
  ].map((body) => ({
    ...body,
    example: { reason: 'Salah' },
    required: ['reason'],
    accepts: { reason: reasons.accepts },
    refuses: { reason: reasons.refuses },
  })),
  {
    name: 'matchDraft',
    schema: matchDraft,
    example: { lineIds: [uuid], parts: [entry] },
    required: ['lineIds', 'parts'],
    accepts: {
      lineIds: [lines(50)],
      parts: [
        [payer, settlement, account],
        Array.from({ length: 50 }, () => entry),
        [{ ...payer, amount: most }],
        [{ ...settlement, paymentIds: lines(500), fee: most }],
        [{ ...account, buildingId: uuid, amount: most, note: 'a'.repeat(500) }],
      ],
    },
    refuses: {
      lineIds: [[], lines(51), ['?'], null],
      parts: [
        [],
        Array.from({ length: 51 }, () => entry),
        [{ kind: 'bill', entryId: uuid }],
        [{ ...entry, entryId: '?' }],
        [{ ...payer, amount: 0 }],
        [{ ...payer, amount: most + 1 }],
        [{ ...payer, amount: 1.5 }],
        [{ ...settlement, paymentIds: [] }],
        [{ ...settlement, paymentIds: lines(501) }],
        [{ ...settlement, fee: -1 }],
        [{ ...account, amount: 0 }],
        [{ ...account, amount: -most - 1 }],
        [{ ...account, note: 'ab' }],
        [{ ...account, note: 'a'.repeat(501) }],
        null,
      ],
    },
  },
]);
