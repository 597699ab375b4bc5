import type { Months } from '@imah/contract/finances/words';
import { useFormat } from '@imah/app/i18n';
import { useFinancesTexts } from '../texts.ts';

/** Writes months as people read them: one, or from one to another. */
export function useMonths(): (months: Months) => string {
  const t = useFinancesTexts();
  const format = useFormat();
  return ({ from, to }) =>
    from === to ? format.month(from) : t('months', { from: format.month(from), to: format.month(to) });
}
