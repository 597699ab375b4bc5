import type { MeteredLine } from '@imah/contract/billing';
import { useUsageTexts } from '../meters/texts.ts';
import { useQuantity } from '../meters/use-quantity.ts';

/** Says how much more or less was used than in the month before. */
export function useUsageChange(): (line: MeteredLine) => string {
  const t = useUsageTexts();
  const quantity = useQuantity();
  return ({ kind, qtyMilli, qtyBefore }) => {
    if (qtyBefore === null) return t('line.first');
    const change = qtyMilli - qtyBefore;
    if (change === 0) return t('line.same');
    const said = { change: quantity(Math.abs(change), kind), quantity: quantity(qtyBefore, kind) };
    return t(change > 0 ? 'line.up' : 'line.down', said);
  };
}
