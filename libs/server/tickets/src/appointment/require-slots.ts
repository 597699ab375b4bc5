import type { AppointmentSlot } from '@imah/contract/tickets';
import { appointmentSlots } from '@imah/contract/tickets/words';
import { type FieldErrors, invalidFields } from '@imah/server-platform/http';

const minuteMs = 60_000;

/**
 * Slots lie ahead, are as long as a visit can be, and no two of them overlap.
 * @throws {HttpProblem} 422 at each slot that does not
 */
export function requireSlots(slots: readonly AppointmentSlot[], now: number): void {
  const errors: Record<string, FieldErrors[string]> = {};
  slots.forEach(({ begin, end }, index) => {
    const from = Date.parse(begin);
    const minutes = (Date.parse(end) - from) / minuteMs;
    if (from <= now) errors[`slots.${index}.begin`] = [{ fault: 'time-over' }];
    else if (from > now + appointmentSlots.maxDays * 1440 * minuteMs)
      errors[`slots.${index}.begin`] = [{ fault: 'too-far' }];
    else if (minutes < appointmentSlots.minMinutes || minutes > appointmentSlots.maxMinutes)
      errors[`slots.${index}.end`] = [{ fault: 'not-a-visit' }];
    else if (slots.some((other, at) => at < index && overlap(other, { begin, end })))
      errors[`slots.${index}.begin`] = [{ fault: 'overlaps' }];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

function overlap(one: AppointmentSlot, other: AppointmentSlot): boolean {
  return Date.parse(one.begin) < Date.parse(other.end) && Date.parse(other.begin) < Date.parse(one.end);
}
