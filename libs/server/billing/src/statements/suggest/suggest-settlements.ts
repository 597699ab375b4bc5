import type { MatchSuggestion, UnsettledPayment } from '@imah/contract/statements';
import type { SuggestionReason } from '@imah/contract/statements/words';
import type { LineToMatch } from './line-to-match.ts';

/** What a gateway takes at most of what it pays out: of the amount, and for each payment. */
const fees = { ppm: 30_000, each: 6_000 } as const;
/** Days after the last payment in which a gateway pays out, with a weekend and a holiday in them. */
const nearDays = 5;
const gatewayWords = /midtrans|gopay|dompet anak bangsa|veritrans|settlement|pencairan|qris|mdr/i;

/** Online payments of one day, of some days after each other, or all, that come to a little more than the line. */
export function suggestSettlements(line: LineToMatch, payments: readonly UnsettledPayment[]): MatchSuggestion[] {
  const before = payments.filter(({ on }) => on <= line.on);
  const days = [...new Set(before.map(({ on }) => on))];
  const groups = days.flatMap((from, at) =>
    days.slice(at).map((to) => before.filter(({ on }) => on >= from && on <= to)),
  );
  const fitting = groups.flatMap((group) => {
    const fee = group.reduce((sum, { amount }) => sum + amount, 0) - line.amount;
    const isFitting = fee >= 0 && fee <= (line.amount * fees.ppm) / 1_000_000 + fees.each * group.length;
    return isFitting ? [{ group, fee }] : [];
  });
  // The one that loses least on the way.
  const [best] = fitting.toSorted((one, other) => one.fee - other.fee);
  if (best === undefined) return [];
  const [first, last] = [best.group[0]?.on ?? '', best.group.at(-1)?.on ?? ''];
  const reasons: SuggestionReason[] = ['less-fee', ...(gatewayWords.test(line.text) ? (['bank-words'] as const) : [])];
  if (best.fee === 0) reasons.unshift('amount');
  else if (Date.parse(line.on) - Date.parse(last) <= nearDays * 86_400_000) reasons.push('near-day');
  return [
    {
      parts: [{ kind: 'settlement', paymentIds: best.group.map(({ paymentId }) => paymentId), fee: best.fee }],
      title:
        best.group.length === 1
          ? (best.group[0]?.number ?? '')
          : `${best.group[0]?.number ?? ''} +${best.group.length - 1}`,
      detail: first === last ? first : `${first} – ${last}`,
      reasons,
    },
  ];
}
