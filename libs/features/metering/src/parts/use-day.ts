import type { TimeZone } from '@imah/contract/buildings/words';
import { noonOf, useFormat } from '@imah/app/i18n';

/** Writes `2026-12-20` as people read it. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(noonOf(day), 'Asia/Jakarta');
}

/** Writes the day of an instant by the clock of a building. */
export function useDayOf(): (at: string, zone: TimeZone) => string {
  const format = useFormat();
  return (at, zone) => format.date(at, zone);
}
