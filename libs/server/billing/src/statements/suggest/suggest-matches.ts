import type { MatchPart, MatchSuggestion, UnsettledPayment, UnstatedEntry } from '@imah/contract/statements';
import type { SuggestionReason } from '@imah/contract/statements/words';
import type { LineToMatch } from './line-to-match.ts';
import { suggestPayers, type OpenPayer } from './suggest-payers.ts';
import { suggestSettlements } from './suggest-settlements.ts';
import { hasNumber, namesPerson } from './words-in-text.ts';

/** What there is to be suggested. */
export interface Candidates {
  /** Of the last days, with their payments' references. */
  readonly entries: readonly (UnstatedEntry & { readonly reference: string | null })[];
  readonly payers: readonly OpenPayer[];
  readonly payments: readonly UnsettledPayment[];
  /** Where fees of the bank are booked. */
  readonly feeAccount: { readonly accountId: string; readonly title: string } | null;
}

/** A suggestion with how much speaks for it. */
interface Scored extends MatchSuggestion {
  readonly score: number;
}

const weights: Readonly<Record<SuggestionReason, number>> = {
  'bill-number': 60,
  'payment-number': 60,
  reference: 50,
  name: 30,
  unit: 25,
  amount: 30,
  'amount-together': 20,
  'unique-suffix': 20,
  'less-fee': 20,
  'near-day': 10,
  'bank-words': 30,
};
/** What speaks less than this for it is not said. */
const least = 30;
const most = 10;

/** What a line could be matched with, the likeliest first; each says why. Nothing of it is learnt from what was matched before. */
export function suggestMatches(line: LineToMatch, candidates: Candidates): MatchSuggestion[] {
  const all = [
    ...suggestEntries(line, candidates),
    ...(line.amount > 0 ? suggestPayers(line, candidates.payers) : []),
    ...(line.amount > 0 ? suggestSettlements(line, candidates.payments) : []),
    ...suggestFee(line, candidates),
  ];
  return all
    .map((one): Scored => ({ ...one, score: one.reasons.reduce((sum, reason) => sum + weights[reason], 0) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ parts, title, detail, reasons }) => ({ parts, title, detail, reasons }));
}

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/** Entries of the same amount, and several that come to it. */
function suggestEntries(line: LineToMatch, { entries }: Candidates): MatchSuggestion[] {
  const near = entries.filter(({ on }) => daysBetween(on, line.on) <= 10);
  const alone = near
    .filter(({ amount }) => amount === line.amount)
    .map((entry) => ({
      parts: [partOf(entry)],
      title: titleOf(entry),
      detail: entry.on,
      reasons: ['amount' as const, ...reasonsOf(line, entry)],
    }));
  const sameSign = near.filter(({ amount }) => Math.sign(amount) === Math.sign(line.amount) && amount !== line.amount);
  const together = alone.length > 0 ? null : findTogether(sameSign.slice(0, 40), line.amount);
  if (together === null) return alone;
  const reasons = new Set<SuggestionReason>([
    'amount-together',
    ...together.flatMap((entry) => reasonsOf(line, entry)),
  ]);
  const group = {
    parts: together.map(partOf),
    title: together.map(titleOf).join(', '),
    detail: null,
    reasons: [...reasons],
  };
  return [group];
}

const partOf = ({ entryId }: UnstatedEntry): MatchPart => ({ kind: 'entry', entryId });
const titleOf = ({ memo, personName }: UnstatedEntry) => (personName === null ? memo : `${memo} ${personName}`);

function reasonsOf(
  line: LineToMatch,
  { memo, personName, on, reference }: Candidates['entries'][number],
): SuggestionReason[] {
  return [
    ...(hasNumber(line.text, memo) ? (['payment-number'] as const) : []),
    ...(reference !== null && hasNumber(line.text, reference) ? (['reference'] as const) : []),
    ...(personName !== null && namesPerson(line.text, personName) ? (['name'] as const) : []),
    ...(daysBetween(on, line.on) <= 2 ? (['near-day'] as const) : []),
  ];
}

/** Two or three that come to the amount; the first found, as many as could be meant would say nothing. */
function findTogether<Row extends { readonly amount: number }>(rows: readonly Row[], amount: number): Row[] | null {
  for (const [at, one] of rows.entries()) {
    const rest = rows.slice(at + 1);
    for (const [next, other] of rest.entries()) {
      const left = amount - one.amount - other.amount;
      if (left === 0) return [one, other];
      const third = rest.slice(next + 1).find((row) => row.amount === left);
      if (third !== undefined) return [one, other, third];
    }
  }
  return null;
}

const feeWords =
  /\b(?:biaya\s*(?:adm|admin|administrasi|transfer|txn|trx|layanan|rtgs|kliring|sms)|by\s*adm|bea\s*meterai|admin\s*fee|pajak\s*bunga|pph\s*(?:final|bunga))/i;

/** What the bank takes for itself, by its own words. */
function suggestFee(line: LineToMatch, { feeAccount }: Candidates): MatchSuggestion[] {
  if (line.amount > 0 || feeAccount === null || !feeWords.test(line.text)) return [];
  const note = line.text.slice(0, 200).padEnd(3, '.');
  return [
    {
      parts: [{ kind: 'account', accountId: feeAccount.accountId, buildingId: null, amount: line.amount, note }],
      title: feeAccount.title,
      detail: null,
      reasons: ['bank-words'],
    },
  ];
}
