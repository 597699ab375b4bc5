import type { TimeZone } from '@imah/contract/buildings/words';
import { useFormat } from '@imah/app/i18n';

/** Writes the day of an instant by the clock of a building. */
export function useDayOf(): (at: string, zone: TimeZone) => string {
  const format = useFormat();
  return (at, zone) => format.date(at, zone);
}
