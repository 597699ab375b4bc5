import type { Months } from '@imah/contract/finances/words';
import { noonOf, useFormat } from '@imah/app/i18n';
import { useFinancesTexts } from '../texts.ts';

/** Writes months as people read them: one, or from one to another. */
export function useMonths(): (months: Months) => string {
  const t = useFinancesTexts();
  const format = useFormat();
  return ({ from, to }) =>
    from === to ? format.month(from) : t('months', { from: format.month(from), to: format.month(to) });
}

/** Writes `2026-12-20` as people read it. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(noonOf(day), 'Asia/Jakarta');
}
