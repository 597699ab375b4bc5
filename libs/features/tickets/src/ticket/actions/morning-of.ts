import type { TimeZone } from '@imah/contract/buildings/words';

const offsets: Readonly<Record<TimeZone, string>> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

/** Seven in the morning of a day `2026-11-20` in a building, as an instant. Indonesia has no summer time. */
export function morningOf(day: string, zone: TimeZone): string {
  return new Date(`${day}T07:00:00${offsets[zone]}`).toISOString();
}

/** The day in a building at a moment, `2026-11-20`. */
export function dayOf(at: number, timeZone: TimeZone): string {
  const parts = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', parts).format(at);
}
