import type { LateFeeLine } from '@imah/contract/billing';
import type { Said } from './paper.ts';
import type { Writing } from './words/index.ts';

/** Why a late fee is asked for: the bill that was not paid in time, and what of it was charged on which days. */
export function feeTexts({ fee }: LateFeeLine, { bill: words, dayOf, rupiah, percent }: Writing): readonly Said[] {
  const { number, dueOn, rule, parts } = fee;
  return [
    { text: words.late(number, dayOf(dueOn)) },
    ...parts.map(({ from, to, count, base, amount }) => {
      const formula =
        rule.fee.kind === 'fixed'
          ? rupiah(amount)
          : words.lateShare(percent(rule.fee.ppm), rupiah(base), rupiah(amount));
      const days = words.lateDays(dayOf(from), dayOf(to), count);
      return { text: words.latePart(days, formula), size: 9, colour: 'muted' as const };
    }),
  ];
}
