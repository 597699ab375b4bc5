import type { AlarmWindow } from '@imah/contract/alarms';
import type { Occurrence } from '@imah/contract/alarms/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useWindowTexts } from './texts.ts';

/** Writes when a window holds, by the clock of the building: this time of it, or the next; the first once it is over. */
export function useWindowTimes(
  timeZone: TimeZone,
): (window: AlarmWindow, occurrence: Occurrence | null, now: number) => string {
  const t = useWindowTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const weekday = new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', { weekday: 'long', timeZone });
  return ({ startsAt, endsAt, rhythm }, occurrence, now) => {
    const from = occurrence === null ? startsAt : new Date(occurrence.from).toISOString();
    const to = occurrence === null ? endsAt : new Date(occurrence.to).toISOString();
    if (rhythm === 'once') {
      const isOneDay = format.date(from, timeZone) === format.date(to, timeZone);
      const until = isOneDay ? format.time(to, timeZone) : format.shortDateTime(to, timeZone);
      return t('times.once', { from: format.shortDateTime(from, timeZone), to: until });
    }
    const hours = {
      day: weekday.format(new Date(from)),
      from: format.clock(from, timeZone),
      to: format.time(to, timeZone),
    };
    const isComing = occurrence !== null && occurrence.from > now;
    return isComing ? t('times.next', { ...hours, next: format.date(from, timeZone) }) : t('times.weekly', hours);
  };
}
