import type { Promotion } from '@imah/contract/catalogue';
import { useFormat } from '@imah/app/i18n';
import { useCatalogueTexts } from '../texts.ts';

/** Says in one line what a promotion takes off, and under which conditions. */
export function useBenefit(): (promotion: Promotion) => string {
  const t = useCatalogueTexts();
  const format = useFormat();
  return ({ kind, value, freeUnits, cap, min }) => {
    const benefit =
      kind === 'percent'
        ? t('benefit.percent', {
            percent: format.number(value / 100, value % 100 === 0 ? 0 : value % 10 === 0 ? 1 : 2),
          })
        : kind === 'amount'
          ? t('benefit.amount', { amount: format.rupiah(value) })
          : t('benefit.free-units', { buy: value, free: freeUnits ?? 0 });
    return [
      benefit,
      ...(cap === null ? [] : [t('benefit.cap', { amount: format.rupiah(cap) })]),
      ...(min === null ? [] : [t('benefit.min', { amount: format.rupiah(min) })]),
    ].join(', ');
  };
}
