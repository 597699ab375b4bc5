import type { LineUsage, MeteredLine } from '@imah/contract/billing';
import type { Said } from './paper.ts';
import type { Writing } from './words/index.ts';

const small = { size: 9, colour: 'muted' } as const;

/** How a charge by meters came about, line by line: what each showed and counted, each tier, what is added to it. */
export function usageTexts({ kind, usage }: MeteredLine, writing: Writing): Said[] {
  const { bill: words, rupiah, rate } = writing;
  const quantity = (milli: number) => `${writing.quantity(milli)} ${words.units[kind]}`;
  const { meters, correctionMilli, parts, fixedFee, toMinimum } = usage;
  return [
    ...meters.flatMap((meter) => meterTexts(meter, quantity, writing)),
    ...(correctionMilli === 0 ? [] : [{ text: words.correction(quantity(correctionMilli)), ...small }]),
    ...parts.map((part) => ({ text: words.tier(quantity(part.qtyMilli), rate(part.rateE4), rupiah(part.amount)) })),
    ...(fixedFee === 0 ? [] : [{ text: words.fixedFee(rupiah(fixedFee)) }]),
    ...(toMinimum === 0 ? [] : [{ text: words.toMinimum(rupiah(toMinimum)) }]),
  ];
}

function meterTexts(
  { number, usedMilli, basis, begin, end }: LineUsage['meters'][number],
  quantity: (milli: number) => string,
  { bill: words, dayOf }: Writing,
): Said[] {
  const values = (milli: readonly number[]) => milli.map(quantity).join(', ');
  const counted = words.meter(number, quantity(usedMilli));
  const ends = [
    ...(begin === null ? [] : [words.begin(values(begin.values), dayOf(begin.on))]),
    ...(end === null ? [] : [words.end(values(end.values), dayOf(end.on))]),
  ];
  return [
    { text: basis === 'estimate' ? `${counted} (${words.estimate})` : counted },
    ...(ends.length === 0 ? [words.unread] : ends).map((text) => ({ text, ...small })),
  ];
}
