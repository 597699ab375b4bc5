import type { DutyShift } from '@imah/contract/buildings';
import { useLocale } from '@imah/app/i18n';
import { daysInWords } from './days-in-words.ts';
import { useDutyTexts } from './texts.ts';

const weekdays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

/** The days of a week in short, from Monday. */
export function useDayNames(): readonly string[] {
  const t = useDutyTexts();
  return weekdays.map((key) => t(`days.${key}`));
}

/** When a shift is, as people read it: "Sen–Jum · 08.00–17.00". */
export function useShiftWords(): (shift: Pick<DutyShift, 'days' | 'from' | 'to'>) => string {
  const t = useDutyTexts();
  const { locale } = useLocale();
  const names = useDayNames();
  const clock = (time: string) => (locale === 'id' ? time.replace(':', '.') : time);
  return ({ days, from, to }) => {
    const when = daysInWords(days, {
      every: t('every'),
      nameOf: (day) => names[day - 1] ?? '',
      range: (first, last) => t('range', { first, last }),
    });
    const hours = from === to ? t('allDay', { from: clock(from) }) : t('hours', { from: clock(from), to: clock(to) });
    return `${when} · ${hours}`;
  };
}
