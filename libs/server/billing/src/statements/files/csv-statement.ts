import { readCells } from '@imah/server-buildings/import';
import { readSen } from './read-amount.ts';
import type { Period } from './read-day.ts';
import { readDay } from './read-day.ts';
import { type Layout, readLayout } from './headings.ts';
import { readRow } from './csv-row.ts';
import type { FaultyLine, ReadLine, ReadStatement } from './read-statement.ts';

/** The first lines of a file, which name the account and the period, and how much is looked at of them and of a last line. */
const preambleLines = 60;
const said = { preambleChars: 5_000, footerChars: 500 } as const;

/** Reads the CSV of a bank by its headings; null where they are none that are known. */
export function readCsvStatement(text: string): ReadStatement | 'several-accounts' | null {
  const source = text.replace(/^\uFEFF/, '');
  const found = findLayout(source);
  if (found === null) return null;
  const { layout, preamble, body } = found;
  const period = periodOf(preamble);
  const rows = readCells(body).slice(1);
  const lines: ReadLine[] = [];
  const faulty: FaultyLine[] = [];
  let pending = 0;
  let balances = balancesOf(preamble);
  const named = accountOf(preamble);
  const numbers = new Map(named === null ? [] : [[bare(named), named]]);
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const joined = cells.join(',').replaceAll(/["']/g, '').trim();
    if (isFooter(joined)) {
      balances = { ...balances, ...withoutNull(balancesOf(joined.slice(0, said.footerChars))) };
      continue;
    }
    const row = found.headingRow + index + 1;
    const read = readRow(cells, layout, { row, period });
    // A title between the rows names no account.
    if (read.kind !== 'none' && read.account !== null) numbers.set(bare(read.account), read.account);
    if (numbers.size > 1) return 'several-accounts';
    if (read.kind === 'pending') pending += 1;
    else if (read.kind === 'faulty') faulty.push(read.line);
    else if (read.kind === 'line') {
      lines.push(read.line);
      balances = { ...balances, opening: balances.opening ?? (lines.length === 1 ? read.beforeSen : null) };
    }
  }
  return {
    format: layout.format,
    accountNumber: [...numbers.values()][0] ?? null,
    from: period.from,
    to: period.to,
    openingSen: balances.opening,
    closingSen: balances.closing,
    lines,
    faulty,
    headings: layout.headings,
    ignoredHeadings: layout.ignoredHeadings,
    pending,
  };
}

interface Found {
  readonly layout: Layout;
  readonly headingRow: number;
  readonly preamble: string;
  /** From the headings on. */
  readonly body: string;
}

/** The headings need not be in the first line: what stands above them says of which account and period it is. */
function findLayout(source: string): Found | null {
  let start = 0;
  for (let row = 1; row <= preambleLines && start <= source.length; row += 1) {
    const end = source.indexOf('\n', start);
    const line = source.slice(start, end < 0 ? source.length : end).replace(/\r$/, '');
    const [cells = []] = readCells(line);
    const layout = readLayout(cells);
    if (layout !== null)
      return {
        layout,
        headingRow: row,
        preamble: source.slice(0, Math.min(start, said.preambleChars)),
        body: source.slice(start),
      };
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}

const dayPattern = String.raw`'?(\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const periodPattern = new RegExp(
  String.raw`period[e]?\s*[:=,]*\s*${dayPattern}\s*(?:-|s/d|sd|to|,)\s*${dayPattern}`,
  'i',
);

function periodOf(preamble: string): Period {
  const [, from = '', to = ''] = periodPattern.exec(preamble.replaceAll('"', '')) ?? [];
  const dayIn = (text: string) => readDay(text, { from: null, to: null });
  return { from: dayIn(from), to: dayIn(to) };
}

function accountOf(preamble: string): string | null {
  const pattern = /(?:no(?:\.|mor)?\s*rekening|account\s*(?:no|number)\.?)["\s:=,']*([\d][\d\-. ]{3,30}\d)/i;
  return pattern.exec(preamble)?.[1]?.replaceAll(/\D/g, '') ?? null;
}

/** Banks write zeros before a number in one place and none in another. */
const bare = (digits: string) => digits.replace(/^0+(?=.)/, '');

function isFooter(joined: string): boolean {
  return /^(?:saldo (?:awal|akhir)|mutasi (?:kredit|debet|debit)|total|opening balance|closing balance)\b/i.test(
    joined,
  );
}

interface Balances {
  readonly opening: number | null;
  readonly closing: number | null;
}

function balancesOf(text: string): Balances {
  const bare = text.replaceAll(/["']/g, '');
  const after = (name: string) => {
    const [, amount] =
      new RegExp(String.raw`(?:^|\n)\s*(?:${name})\s*[:=,\s]*(-?(?:rp\.?\s*)?[\d.,]*\d)`, 'i').exec(bare) ?? [];
    return amount === undefined ? null : readSen(amount);
  };
  return { opening: after('saldo awal|opening balance'), closing: after('saldo akhir|closing balance') };
}

function withoutNull(balances: Balances): Partial<Balances> {
  return Object.fromEntries(Object.entries(balances).filter(([, sen]) => sen !== null));
}
