import type { MeteredKind } from '@imah/contract/billing/words';
import { useFormat } from '@imah/app/i18n';
import { useUsageTexts } from './texts.ts';

/** Digits behind the comma that a number of thousandths needs. */
function decimalsOf(milli: number): number {
  if (milli % 1000 === 0) return 0;
  if (milli % 100 === 0) return 1;
  return milli % 10 === 0 ? 2 : 3;
}

/** Writes thousandths of what a meter counts as people read them: `182,437 kWh`. */
export function useQuantity(): (milli: number, kind: MeteredKind) => string {
  const t = useUsageTexts();
  const format = useFormat();
  return (milli, kind) => `${format.number(milli / 1000, decimalsOf(milli))} ${t(`units.${kind}`)}`;
}
