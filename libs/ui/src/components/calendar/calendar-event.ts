export type CalendarEvent = {
  id: string;
  title: string;
  /** Its day, `2026-11-20`, in the building's zone. One that lasts longer is given once for each day. */
  date: string;
  /** As people read it: "09.00". Without one it lasts the whole day. */
  time?: string;
  /** Its begin and end on the 24-hour clock, "09:00" and "10:30", for the hours of the week; else `time` is read. */
  from?: string;
  to?: string;
  detail?: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'info';
  href?: string;
};

/** When it is, as people read it: "09.00–10.30"; undefined for the whole day. */
export function timeWords({ time, from, to }: Pick<CalendarEvent, 'time' | 'from' | 'to'>): string | undefined {
  const words = from && to ? `${from}–${to}` : (time ?? from);
  return words?.replaceAll(':', '.');
}
