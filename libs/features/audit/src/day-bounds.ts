import { instantOf, nextMidnight } from '@imah/app/i18n';

/** The instant at which a day (`2026-11-20`) begins in Jakarta. */
export function dayStart(day: string): string {
  return instantOf(day, '00:00', 'Asia/Jakarta');
}

/** The instant at which the day after it begins. */
export function dayEnd(day: string): string {
  return nextMidnight(day, 'Asia/Jakarta');
}
