import { statementLimits } from '@imah/contract/statements/words';
import { TooManyCellsError } from '@imah/server-buildings/import';
import { isCamt053, readCamt053 } from './camt053.ts';
import { readCsvStatement } from './csv-statement.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { mostSen } from './read-amount.ts';
import type { FaultyLine, FileFault, ReadLine, ReadStatement } from './read-statement.ts';

/** A file that was read, with what is wrong with it as a whole. */
export type ParsedStatement = ReadStatement & { readonly fault: FileFault | null };

/** Reads the file of a statement by what it holds, whatever it is called, and checks that its balances agree. */
export function parseStatement(bytes: Uint8Array): ParsedStatement | { readonly fault: FileFault } {
  const text = decode(bytes);
  if (text.includes('\0')) return { fault: 'unreadable' };
  const read = readText(text);
  if (read === null) return { fault: isCamt053(text) || isMt940(text) ? 'unreadable' : 'unknown-layout' };
  if (typeof read === 'string') return { fault: read };
  if (read.lines.length + read.faulty.length === 0) return { fault: 'no-lines' };
  if (read.lines.length > statementLimits.lines) return { fault: 'too-many-lines' };
  return checked({ ...read, lines: oldestFirst(read.lines) });
}

function readText(text: string): ReadStatement | FileFault | null {
  if (isMt940(text)) return readMt940(text);
  if (isCamt053(text)) return readCamt053(text);
  if (/^\s*[<{:]/.test(text)) return null;
  try {
    return readCsvStatement(text);
  } catch (error) {
    if (error instanceof TooManyCellsError) return 'too-many-lines';
    throw error;
  }
}

/** Banks write UTF-8, or what Windows wrote before it; a spreadsheet also writes UTF-16, which begins with its mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}

/** Some banks begin with the newest line: by the days, or within one day by how the balance goes on. */
function oldestFirst(lines: readonly ReadLine[]): readonly ReadLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || first.on < last.on) return lines;
  if (first.on > last.on) return lines.toReversed();
  return breaks(lines).length > 0 && breaks(lines.toReversed()).length === 0 ? lines.toReversed() : lines;
}

/** Lines whose balance is not that of the line before and their amount. */
function breaks(lines: readonly ReadLine[]): ReadLine[] {
  return lines.filter((line, at) => {
    const before = lines[at - 1]?.balanceSen ?? null;
    return before !== null && line.balanceSen !== null && before + line.sen !== line.balanceSen;
  });
}

function checked(read: ReadStatement): ParsedStatement {
  const { lines, faulty } = read;
  // With a line missing that cannot be read, no balance can agree: that line is what is wrong.
  if (faulty.length > 0) return { ...read, fault: null };
  const broken = breaks(lines).map(({ row, on, description }): FaultyLine => ({
    row,
    cells: [on, description],
    faults: [{ column: 'balance', fault: 'breaks-balance' }],
  }));
  if (broken.length > 0) return { ...read, faulty: broken, fault: null };
  const [first] = lines;
  const sum = lines.reduce((total, { sen }) => total + sen, 0);
  const derived = first === undefined || first.balanceSen === null ? null : first.balanceSen - first.sen;
  const openingSen = read.openingSen ?? derived ?? (read.closingSen === null ? null : read.closingSen - sum);
  const closingSen = openingSen === null ? read.closingSen : openingSen + sum;
  const differs =
    (read.closingSen !== null && closingSen !== read.closingSen && read.pending === 0) ||
    (derived !== null && openingSen !== derived);
  if ([openingSen, closingSen, ...lines.map(({ balanceSen }) => balanceSen)].some(isTooMuch))
    return { ...read, fault: 'unreadable' };
  return {
    ...read,
    ...periodOf(read),
    openingSen,
    closingSen,
    fault: differs ? 'balance-differs' : null,
  };
}

/** What no bank has: with it the file was misread, and no whole number would hold the sum. */
const isTooMuch = (sen: number | null) => sen !== null && Math.abs(sen) > 10 * mostSen;

/** From when to when: as the file says, and never less than from its first line to its last. */
function periodOf({ from, to, lines }: ReadStatement): Pick<ReadStatement, 'from' | 'to'> {
  const days = lines.map(({ on }) => on);
  const known = from === null || to === null || from <= to ? [from ?? to, to ?? from].flatMap((day) => day ?? []) : [];
  const all = [...days, ...known].toSorted();
  return { from: all[0] ?? null, to: all.at(-1) ?? null };
}
