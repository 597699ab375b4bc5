import type { TimeZone } from '@imah/contract/buildings/words';

/** Zones of Indonesia keep one offset all year. */
const offsets: Readonly<Record<TimeZone, string>> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

/** A day and a time (`17:05`) in a building as an instant. */
export function instantOf(day: string, time: string, zone: TimeZone): string {
  return new Date(`${day}T${time}:00${offsets[zone]}`).toISOString();
}

/** The last millisecond of a day in a building, as an instant. */
export function endOfDay(day: string, zone: TimeZone): string {
  return new Date(`${day}T23:59:59.999${offsets[zone]}`).toISOString();
}

/** The day in a building at a moment, `2026-11-20`. */
export function localDay(at: number, zone: TimeZone): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
}
