import type { TimeZone } from '@imah/contract/buildings/words';

/** Zones of Indonesia keep one offset all year. */
const hours: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };

/** The last millisecond of a day in a building, as an instant. */
export function endOfDay(day: string, zone: TimeZone): string {
  return new Date(Date.parse(`${day}T23:59:59.999Z`) - hours[zone] * 3_600_000).toISOString();
}
