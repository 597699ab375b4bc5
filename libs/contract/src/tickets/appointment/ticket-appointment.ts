import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { appointmentActs, appointmentSlots, appointmentStates } from './appointment-words.ts';

const named = z.object({ id, name: z.string() });
const sayable = z.string().check(z.trim(), z.minLength(3), z.maxLength(1024));

/** A span in which the technician can come. Among those offered together it is known by its `begin`. */
export const appointmentSlot = z.object({ begin: instant, end: instant });
export type AppointmentSlot = z.infer<typeof appointmentSlot>;

/** Slots as they are offered; its id is made by the client. Whoever moves what was agreed says why in `reason`. */
export const ticketAppointmentDraft = z.object({
  id,
  slots: z.array(appointmentSlot).check(z.minLength(1), z.maxLength(appointmentSlots.most)),
  note: z._default(z.string().check(z.trim(), z.maxLength(1024)), ''),
  reason: z.optional(sayable),
});
export type TicketAppointmentDraft = z.infer<typeof ticketAppointmentDraft>;

/** One round of looking for a time. */
export const ticketAppointment = z.object({
  id,
  round: z.int(),
  slots: z.array(appointmentSlot),
  note: z.string(),
  state: z.enum(appointmentStates),
  /** The slot that was taken last. */
  agreed: z.nullable(appointmentSlot),
  offeredBy: z.nullable(named),
  offeredAt: instant,
  /** Who took a slot or declined all. */
  answeredBy: z.nullable(named),
  answeredAt: z.nullable(instant),
  /** Who cancelled or replaced it; null for the clock and the end of the ticket. */
  endedBy: z.nullable(named),
  endedAt: z.nullable(instant),
  /** Why it was declined, moved or cancelled. */
  reason: z.nullable(z.string()),
});
export type TicketAppointment = z.infer<typeof ticketAppointment>;

/** The appointments of a ticket. */
export const ticketAppointments = z.object({
  /** Newest first: the first one is what holds. */
  appointments: z.array(ticketAppointment),
  /** Who can take a slot: whose ticket it is. Nobody: what staff offer was agreed with them elsewhere, and is one slot. */
  takers: z.array(named),
  /** What the reader may do about it now. */
  acts: z.array(z.enum(appointmentActs)),
});
export type TicketAppointments = z.infer<typeof ticketAppointments>;

/** The slot that is taken, or none of them. Whoever has taken one before says why another, or none, in `reason`. */
export const appointmentAnswer = z.object({
  /** Null: none fits, for the reason given. */
  begin: z.nullable(instant),
  reason: z.optional(sayable),
});
export type AppointmentAnswer = z.infer<typeof appointmentAnswer>;

/** Why nobody comes. */
export const appointmentCancellation = z.object({ reason: sayable });
