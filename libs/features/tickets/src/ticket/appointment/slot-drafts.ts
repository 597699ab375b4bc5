import type { TimeZone } from '@imah/contract/buildings/words';
import type { AppointmentSlot } from '@imah/contract/tickets';

/** A slot as it is being written, in the day and hours of the building. */
export interface SlotDraft {
  readonly key: string;
  readonly day: string | null;
  readonly begin: string | null;
  readonly end: string | null;
}

/** The next morning from nine to eleven, which is what most ask for. */
export function firstSlot(now: Temporal.ZonedDateTime, key: string): SlotDraft {
  return { key, day: now.toPlainDate().add({ days: 1 }).toString(), begin: '09:00', end: '11:00' };
}

/** After the morning the afternoon of the same day, and after that the next morning. */
export function nextSlot(slots: readonly SlotDraft[], key: string): SlotDraft {
  const last = slots.at(-1);
  if (last?.day === undefined || last.day === null) return { key, day: null, begin: '09:00', end: '11:00' };
  if ((last.begin ?? '') < '13:00') return { key, day: last.day, begin: '13:00', end: '15:00' };
  return { key, day: Temporal.PlainDate.from(last.day).add({ days: 1 }).toString(), begin: '09:00', end: '11:00' };
}

/** The slot of a draft, null while something of it is missing. One that ends before it begins ends on the next day. */
export function slotOf({ day, begin, end }: SlotDraft, timeZone: TimeZone): AppointmentSlot | null {
  if (day === null || begin === null || end === null) return null;
  const date = Temporal.PlainDate.from(day);
  return {
    begin: instantOf(date, begin, timeZone),
    end: instantOf(end <= begin ? date.add({ days: 1 }) : date, end, timeZone),
  };
}

function instantOf(day: Temporal.PlainDate, time: string, timeZone: TimeZone): string {
  const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(at.epochMilliseconds).toISOString();
}
