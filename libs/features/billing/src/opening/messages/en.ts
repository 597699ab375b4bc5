import type { TranslationOf } from '@imah/app/i18n';
import type { openingTextsId } from './id.ts';

export const openingTextsEn: TranslationOf<typeof openingTextsId> = {
  title: 'Opening balances',
  lead: 'What residents owed and what was kept for them by your old records, so that the books here begin right.',
  failed: 'Opening balances could not be loaded',
  forbidden: 'Ask the manager of the building to import opening balances.',
  open: 'Opening balances',
  fromOld: 'Import arrears of the old records',
  day: 'Booked on',
  dayHint: 'The last day of your old records; its month has to be open.',
  source: 'Where the data comes from',
  textHint:
    'Copy cells from Excel or Google Sheets, with their headings. Needed: unit, and arrears with their due date or a balance. Others: name, month, description.',
  fileHint: 'The first row names the columns. At most 6 MB and 5,000 rows.',
  ready: 'Ready to save: {bills, number} bills of {owed} together, {deposits, number} deposits of {kept} together.',
  preview: 'Some of the rows that will be saved',
  apply: 'Book {count, plural, one {# bill or deposit} other {# bills and deposits}}',
  applyGood: 'Book the {count, number} without faults',
  done: '{bills, number} bills and {deposits, number} deposits were booked.',
  why: 'Each of the arrears becomes a bill with an SA number that is paid like any other, without late fees and without a notification. It is booked against equity (3100), so the revenue of this month stays as it is.',
  columns: {
    unit: 'unit',
    person: 'name',
    period: 'month',
    due: 'due date',
    memo: 'description',
    owed: 'arrears',
    kept: 'balance',
  },
  past: {
    title: 'Imported so far',
    bills: '{count, plural, one {# bill} other {# bills}}, {amount}',
    deposits: '{count, plural, one {# deposit} other {# deposits}}, {amount}',
    by: 'Booked on {day} · {age}, by {name}',
    byNobody: 'Booked on {day} · {age}',
    undo: 'Undo import',
    undone: 'The import was undone; the books are as they were.',
    isUndone: 'Undone',
    refused: 'This import can no longer be undone: something of it was paid or changed.',
  },
};
