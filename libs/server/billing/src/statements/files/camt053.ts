import { statementLimits } from '@imah/contract/statements/words';
import { Parser } from 'saxen';
import { mostSen } from './read-amount.ts';
import { dayOf } from './read-day.ts';
import type { FaultyLine, ReadLine, ReadStatement } from './read-statement.ts';
import { tidy } from './tidy.ts';

/** Whether a file is an XML of ISO 20022 with statements. */
export const isCamt053 = (text: string): boolean =>
  /^\s*(?:<\?xml|<(?:\w+:)?Document)/.test(text) && /BkToCstmrStmt/.test(text);

/** How deep elements may stand in each other, and how much one text may hold. */
const bounds = { depth: 40, textChars: 20_000 } as const;

type Bag = Map<string, string[]>;
class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/**
 * Reads every statement of a file of CAMT.053, one after the other. A file that declares a document type or entities is none:
 * nothing is expanded but the five of XML itself. Null where it cannot be read.
 */
export function readCamt053(
  text: string,
): ReadStatement | 'other-currency' | 'several-accounts' | 'too-many-lines' | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  let found: Found;
  try {
    found = collect(text);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
  const { accounts, balances, entries } = found;
  if (entries.length > statementLimits.lines) return 'too-many-lines';
  const currencies = [...balances, ...entries].map((bag) => first(bag, 'Amt@Ccy'));
  if (currencies.some((currency) => currency !== 'IDR')) return 'other-currency';
  const numbers = new Set(accounts);
  if (numbers.size > 1) return 'several-accounts';
  const booked = entries.filter((bag) => !isPending(bag));
  const read = booked.map((bag, at) => readEntry(bag, entries.indexOf(bag) + 1, at));
  const opening = balances.find((bag) => ['OPBD', 'PRCD'].includes(codeOf(bag)));
  const closing = balances.findLast((bag) => codeOf(bag) === 'CLBD');
  const openingSen = opening === undefined ? null : senOf(opening);
  const lines = read.flatMap((one) => ('line' in one ? [one.line] : []));
  return {
    format: 'camt053',
    accountNumber: accounts[0] ?? null,
    from: found.from,
    to: found.to,
    openingSen,
    closingSen: closing === undefined ? null : senOf(closing),
    lines: withBalances(lines, openingSen),
    faulty: read.flatMap((one) => ('faulty' in one ? [one.faulty] : [])),
    headings: ['Ntry'],
    ignoredHeadings: [],
    pending: entries.length - booked.length,
  };
}

interface Found {
  readonly accounts: string[];
  readonly balances: Bag[];
  readonly entries: Bag[];
  from: string | null;
  to: string | null;
}

/** Walks through the elements once and keeps the texts of balances and entries by the way to them. */
function collect(text: string): Found {
  const found: Found = { accounts: [], balances: [], entries: [], from: null, to: null };
  const way: string[] = [];
  let bag: { readonly name: 'Bal' | 'Ntry'; readonly depth: number; readonly of: Bag } | null = null;
  let said = '';
  const keep = (key: string, value: string) => {
    if (bag === null) return;
    const known = bag.of.get(key);
    if (known === undefined) bag.of.set(key, [value]);
    else if (known.length < 50) known.push(value);
  };
  const parser = new Parser();
  parser.on('openTag', (name, readAttributes) => {
    const plain = name.slice(name.indexOf(':') + 1);
    way.push(plain);
    if (way.length > bounds.depth) throw new UnreadableError('too deep');
    said = '';
    if (bag === null && (plain === 'Bal' || plain === 'Ntry')) bag = { name: plain, depth: way.length, of: new Map() };
    const { Ccy } = readAttributes();
    if (bag !== null && typeof Ccy === 'string') keep(`${way.slice(bag.depth).join('/')}@Ccy`, Ccy);
  });
  const hear = (value: string) => {
    said += value;
    if (said.length > bounds.textChars) throw new UnreadableError('too long');
  };
  parser.on('text', (value, decode) => hear(decode(value)));
  parser.on('cdata', hear);
  parser.on('closeTag', () => {
    const value = said.trim();
    said = '';
    const at = way.join('/');
    if (bag !== null && bag.depth === way.length) {
      (bag.name === 'Bal' ? found.balances : found.entries).push(bag.of);
      bag = null;
    } else if (bag !== null && value !== '') keep(way.slice(bag.depth).join('/'), value);
    else if (value !== '' && /\/Stmt\/Acct\/Id\/(?:IBAN|Othr\/Id)$/.test(at))
      found.accounts.push(value.replaceAll(/\D/g, ''));
    else if (at.endsWith('/Stmt/FrToDt/FrDtTm')) found.from ??= dayIn(value);
    else if (at.endsWith('/Stmt/FrToDt/ToDtTm')) found.to = dayIn(value);
    way.pop();
  });
  parser.on('error', (error) => {
    throw new UnreadableError('no XML', { cause: error });
  });
  parser.parse(text);
  if (way.length > 0) throw new UnreadableError('cut off');
  return found;
}

const first = (bag: Bag, ...keys: readonly string[]): string => keys.flatMap((key) => bag.get(key) ?? [])[0] ?? '';
const codeOf = (bag: Bag) => first(bag, 'Tp/CdOrPrtry/Cd');
const isPending = (bag: Bag) => /^(?:PDNG|INFO)$/.test(first(bag, 'Sts/Cd', 'Sts'));

function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(day));
}

function senOf(bag: Bag): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(first(bag, 'Amt')) ?? [];
  if (whole === undefined) return null;
  const sen = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return first(bag, 'CdtDbtInd') === 'DBIT' ? -sen : sen;
}

function readEntry(bag: Bag, row: number, at: number): { readonly line: ReadLine } | { readonly faulty: FaultyLine } {
  const on = dayIn(first(bag, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  const sen = senOf(bag);
  const cells = [first(bag, 'BookgDt/Dt', 'BookgDt/DtTm'), first(bag, 'Amt'), first(bag, 'AddtlNtryInf')];
  if (on === null) return { faulty: { row, cells, faults: [{ column: 'date', fault: 'bad-day' }] } };
  if (sen === null || sen === 0 || Math.abs(sen) > mostSen)
    return { faulty: { row, cells, faults: [{ column: 'amount', fault: 'bad-amount' }] } };
  const details = 'NtryDtls/TxDtls';
  const other = sen > 0 ? 'Dbtr' : 'Cdtr';
  const texts = [
    ...(bag.get(`${details}/RltdPties/${other}/Nm`) ?? bag.get(`${details}/RltdPties/${other}/Pty/Nm`) ?? []),
    ...(bag.get(`${details}/RmtInf/Ustrd`) ?? []),
    first(bag, 'AddtlNtryInf'),
  ];
  const reference = tidy(
    first(bag, 'AcctSvcrRef', 'NtryRef', `${details}/Refs/EndToEndId`).replace(/^NOTPROVIDED$/, ''),
    100,
  );
  return {
    line: {
      row: at + 1,
      on,
      sen,
      balanceSen: null,
      description: tidy(texts.join(' '), 1000),
      reference: reference === '' ? null : reference,
    },
  };
}

function withBalances(lines: readonly ReadLine[], openingSen: number | null): ReadLine[] {
  if (openingSen === null) return [...lines];
  let running = openingSen;
  return lines.map((line) => {
    running += line.sen;
    return { ...line, balanceSen: running };
  });
}
