import type { ChargeBasis } from '@imah/contract/billing/words';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from './texts.ts';

/** Writes a rate with what it is for: `Rp 18.000 per m²`. */
export function useRate(): (rateE4: number, basis: ChargeBasis) => string {
  const t = useBillingTexts();
  const format = useFormat();
  return (rateE4, basis) => t(`rate.${basis}`, { amount: format.rupiah(rateE4 / 10_000) });
}
