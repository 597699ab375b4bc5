import { mostSen } from './read-amount.ts';
import { dayOf } from './read-day.ts';
import type { FaultyLine, ReadLine, ReadStatement } from './read-statement.ts';
import { tidy } from './tidy.ts';

/** Whether a file is a message of SWIFT with statements. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:60[FM]:/m.test(text);

interface Field {
  readonly tag: string;
  readonly text: string;
  readonly row: number;
}

/** Reads every statement of a file of MT940, one after the other; `'other-currency'` where one is not in rupiah. */
export function readMt940(text: string): ReadStatement | 'other-currency' | 'several-accounts' | null {
  const fields = fieldsOf(text);
  const numbers = new Set(fields.filter(({ tag }) => tag === '25').map((field) => accountOf(field.text)));
  if (numbers.size > 1) return 'several-accounts';
  const lines: ReadLine[] = [];
  const faulty: FaultyLine[] = [];
  const balances = fields.flatMap((field) =>
    /^6[02]/.test(field.tag) ? [{ ...field, said: balanceOf(field.text) }] : [],
  );
  if (balances.some(({ said }) => said === null)) return null;
  if (balances.some(({ said }) => said?.currency !== 'IDR')) return 'other-currency';
  let running: number | null = null;
  for (const [at, field] of fields.entries()) {
    if (field.tag.startsWith('60')) running = balanceOf(field.text)?.sen ?? null;
    if (field.tag !== '61') continue;
    const next = fields[at + 1];
    const read = readEntry(field.text, next?.tag === '86' ? next.text : '');
    if (typeof read === 'string') {
      const fault = { column: read === 'bad-day' ? ('date' as const) : ('amount' as const), fault: read };
      faulty.push({ row: field.row, cells: [field.text], faults: [fault] });
      continue;
    }
    running = running === null ? null : running + read.sen;
    lines.push({ ...read, row: field.row, balanceSen: running });
  }
  const openings = balances.filter(({ tag }) => tag.startsWith('60'));
  const closings = balances.filter(({ tag }) => tag.startsWith('62'));
  return {
    format: 'mt940',
    accountNumber: [...numbers][0] ?? null,
    from: openings[0]?.said?.on ?? null,
    to: closings.at(-1)?.said?.on ?? null,
    openingSen: openings[0]?.said?.sen ?? null,
    closingSen: closings.at(-1)?.said?.sen ?? null,
    lines,
    faulty,
    headings: ['61'],
    ignoredHeadings: [],
    pending: 0,
  };
}

/** Fields with the lines that go on with them; what wraps the message is left out. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string; row: number }[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, tag, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, text: rest, row: at + 1 });
    else if (/^[-{]/.test(line) || line.trim() === '') continue;
    else {
      const last = fields.at(-1);
      if (last !== undefined) last.text += `\n${line}`;
    }
  }
  return fields;
}

const accountOf = (text: string) => (text.split('/').at(-1) ?? text).split(/\s/)[0]?.replaceAll(/\D/g, '') ?? '';

function senOf(text: string): number {
  const [whole = '0', part = ''] = text.split(',');
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

function shortDay(text: string): string | null {
  return dayOf(2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)));
}

function balanceOf(text: string) {
  const [, side, day = '', currency = '', amount = ''] = /^([CD])(\d{6})([A-Z]{3})(\d{1,13},\d{0,2})/.exec(text) ?? [];
  if (side === undefined) return null;
  const sen = senOf(amount);
  return { on: shortDay(day), currency, sen: side === 'C' ? sen : -sen };
}

const entryPattern =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,13},\d{0,2})([A-Z][A-Z0-9]{3})((?:(?!\/\/)[^\n]){0,16})(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

/** The day is that of the booking, where the bank says one, else that of the value. */
function readEntry(text: string, info: string): Omit<ReadLine, 'row' | 'balanceSen'> | 'bad-day' | 'bad-amount' {
  const found = entryPattern.exec(text);
  if (found === null) return 'bad-amount';
  const [, value = '', booked, mark = '', , amount = '', , ours = '', theirs = '', more = ''] = found;
  const on = booked === undefined ? shortDay(value) : bookedDay(value, booked);
  if (on === null) return 'bad-day';
  const sen = senOf(amount);
  if (sen === 0 || sen > mostSen) return 'bad-amount';
  const isIn = mark === 'C' || mark === 'RD';
  const reference = tidy(theirs === '' ? ours.replace(/^NONREF$/, '') : theirs, 100);
  return {
    on,
    sen: isIn ? sen : -sen,
    // Banks cut what they say into fields of their own: `?20`, `?21`.
    description: tidy(`${info.replaceAll(/\n?\?\d{2}/g, ' ').replaceAll('\n', '')} ${more}`, 1000),
    reference: reference === '' ? null : reference,
  };
}

/** In the year of the value, or in the one beside it where a year turns between the two. */
function bookedDay(value: string, booked: string): string | null {
  const [year, month, own] = [2000 + Number(value.slice(0, 2)), Number(value.slice(2, 4)), Number(booked.slice(0, 2))];
  const turned = own - month > 6 ? -1 : month - own > 6 ? 1 : 0;
  return dayOf(year + turned, own, Number(booked.slice(2, 4)));
}
