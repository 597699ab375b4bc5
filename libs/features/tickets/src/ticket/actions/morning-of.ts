import type { TimeZone } from '@imah/contract/buildings/words';
import { instantOf } from '@imah/app/i18n';

/** Seven in the morning of a day `2026-11-20` in a building, as an instant. */
export function morningOf(day: string, zone: TimeZone): string {
  return instantOf(day, '07:00', zone);
}
