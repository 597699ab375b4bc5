import type { TimeZone } from '@imah/contract/buildings/words';

/** Zones of Indonesia keep one offset all year. */
const hours: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const hourMs = 3_600_000;

/** The day in a zone at a moment in milliseconds since 1970 UTC, `2026-11-20`. */
export function localDay(at: number, zone: TimeZone): string {
  return new Date(at + hours[zone] * hourMs).toISOString().slice(0, 10);
}

/** A day and a time (`17:05`) in a zone as an instant. */
export function instantOf(day: string, time: string, zone: TimeZone): string {
  return new Date(Date.parse(`${day}T${time}Z`) - hours[zone] * hourMs).toISOString();
}

/** The last millisecond of a day in a zone, as an instant. */
export function endOfDay(day: string, zone: TimeZone): string {
  return instantOf(day, '23:59:59.999', zone);
}

/** The instant at which a day in a zone is over and the next one begins. */
export function nextMidnight(day: string, zone: TimeZone): string {
  return new Date(Date.parse(endOfDay(day, zone)) + 1).toISOString();
}

/** An instant within a day of any of the zones, for formats that take one. */
export function noonOf(day: string): string {
  return `${day}T05:00:00Z`;
}

/** A moment by the clock of a zone, with its offset: `2026-11-20T08:05:00+07:00`. */
export function localInstant(at: number, zone: TimeZone): string {
  return `${new Date(at + hours[zone] * hourMs).toISOString().slice(0, 19)}+0${hours[zone]}:00`;
}
