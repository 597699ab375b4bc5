import type { StatementColumn } from '@imah/contract/statements/words';
import type { Layout, Meaning } from './headings.ts';
import { readSen, readSide } from './read-amount.ts';
import { isWithin, lacksYear, type Period, readDay } from './read-day.ts';
import type { FaultyLine, ReadLine, RowFault } from './read-statement.ts';
import { tidy } from './tidy.ts';

/** What a row of a bank's CSV is. A row without a day or an amount is none: banks write titles between their rows. */
type RowRead = { readonly account: string | null } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'faulty'; readonly line: FaultyLine }
  | { readonly kind: 'line'; readonly line: ReadLine; readonly beforeSen: number | null }
);

/** Reads one row by the layout. */
export function readRow(
  cells: readonly string[],
  { columns }: Layout,
  { row, period }: { readonly row: number; readonly period: Period },
): RowRead {
  const textsOf = (meaning: Meaning) => columns[meaning].map((at) => (cells[at] ?? '').trim().replace(/^'+/, ''));
  const textOf = (meaning: Meaning) => textsOf(meaning)[0] ?? '';
  const account = textOf('account').replaceAll(/\D/g, '') || null;
  const date = textOf('date');
  if (/^pend/i.test(date)) return { kind: 'pending', account };
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (date === '' || filled < 3) return { kind: 'none', account };
  const faults: { column: StatementColumn; fault: RowFault }[] = [];
  const on = readDay(date, period);
  const isYearMissing = period.from === null && period.to === null && lacksYear(date);
  if (on === null) faults.push({ column: 'date', fault: isYearMissing ? 'no-year' : 'bad-day' });
  else if (!isWithin(on, period)) faults.push({ column: 'date', fault: 'outside-period' });
  const sen = signedSen(textOf);
  if (sen === null) faults.push({ column: 'amount', fault: 'bad-amount' });
  const balance = textOf('after');
  const balanceSen = balance === '' ? null : readSen(balance);
  if (balance !== '' && balanceSen === null) faults.push({ column: 'balance', fault: 'bad-balance' });
  if (on === null || sen === null || faults.length > 0)
    return { kind: 'faulty', line: { row, cells, faults }, account };
  const reference = tidy(textOf('reference'), 100);
  return {
    kind: 'line',
    line: {
      row,
      on,
      sen,
      balanceSen,
      description: tidy(textsOf('description').join(' '), 1000),
      reference: reference === '' ? null : reference,
    },
    beforeSen: textOf('before') === '' ? null : readSen(textOf('before')),
    account,
  };
}

/** What came in is above zero: by its column, by a letter beside it, or by its sign. */
function signedSen(textOf: (meaning: Meaning) => string): number | null {
  const [debit, credit] = [textOf('debit'), textOf('credit')];
  if (debit !== '' || credit !== '') {
    const [out, into] = [debit === '' ? 0 : readSen(debit), credit === '' ? 0 : readSen(credit)];
    // A row of nothing is one that cannot be read.
    if (out === null || into === null || (out === 0) === (into === 0)) return null;
    return Math.abs(into) - Math.abs(out);
  }
  const amount = textOf('amount');
  const sen = readSen(amount);
  if (sen === null || sen === 0) return null;
  const side = readSide(textOf('side')) ?? readSide(amount);
  if (side === null) return /^[-(+]/.test(amount) ? sen : null;
  return side === 'in' ? Math.abs(sen) : -Math.abs(sen);
}
