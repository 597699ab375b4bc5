import type { TimeZone } from '@imah/contract/buildings/words';
import { useLocale } from '@imah/app/i18n';

/** `Jumat, 20 November`: the day of a visit by the clock of the building, near enough to need no year. */
export function useVisitDay(): (at: string, timeZone: TimeZone) => string {
  const tag = useLocale().locale === 'id' ? 'id-ID' : 'en-GB';
  return (at, timeZone) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(at));
}
