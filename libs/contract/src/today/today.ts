import * as z from 'zod/mini';
import { alarmInBuilding } from '../alarms/alarm.ts';
import { timeZones } from '../buildings/words.ts';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { householdRequest } from '../people/household.ts';
import { joinRequest } from '../people/joining.ts';
import { outage } from '../outages/outage.ts';
import { ticketRow } from '../tickets/ticket.ts';
import { appointmentSlot } from '../tickets/appointment/ticket-appointment.ts';
import {
  arrearsToday,
  billToday,
  expenseToday,
  instalmentToday,
  orderToday,
  readingToday,
  refundToday,
  runToday,
} from './money-today.ts';
import { place } from './place.ts';
import { todayKinds, visitReasons } from './words.ts';

const offlineDevice = z.object({
  id,
  name: z.string(),
  typeKey: z.string(),
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  lastSeenAt: z.nullable(instant),
});
/** A device that has fallen silent, with its place. */
export type OfflineDevice = z.infer<typeof offlineDevice>;

const ticketToday = z.object({
  kind: z.literal('ticket'),
  /**
   * `unassigned`: nobody has it, and the person gives tickets out there; `overdue`, `due-soon` and `to-do`: the person
   * works on it, or gives out what is late or nearly; `to-answer`: the work on what they reported waits for their answer;
   * `to-rate`: what they reported is done, and they have not said yet whether it is.
   */
  reason: z.enum(['unassigned', 'overdue', 'due-soon', 'to-do', 'to-answer', 'to-rate']),
  ticket: ticketRow,
  /** Whether the person works on it themselves. */
  mine: z.boolean(),
  /** Whether the person may give it to themselves. */
  mayTake: z.boolean(),
});
/** A ticket that needs the person now, and why. */
export type TicketToday = z.infer<typeof ticketToday>;

const visitToday = z.object({
  kind: z.literal('visit'),
  reason: z.enum(visitReasons),
  ticket: ticketRow,
  /** When somebody comes; of what is to be chosen, the slot that begins first. Null where others have to be offered. */
  slot: z.nullable(appointmentSlot),
  /** When it was offered, or answered last. */
  since: instant,
  /** Whether the person works on the ticket themselves. */
  mine: z.boolean(),
  /** Whom to reach before coming, for those who may know who reported it. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
});
/** A visit that is due, or that somebody has to answer, and why. */
export type VisitToday = z.infer<typeof visitToday>;

const quoteToday = z.object({
  kind: z.literal('quote'),
  ticket: ticketRow,
  /** Whole rupiah. */
  total: z.int(),
  /** The last day on which it can be answered, as the building counts days. */
  validUntil: z.iso.date(),
});
/** A cost that the person is asked to approve. */
export type QuoteToday = z.infer<typeof quoteToday>;

const pollToday = z.object({
  kind: z.literal('poll'),
  topicId: id,
  title: z.string(),
  /** Null for a poll of the whole organisation. */
  buildingName: z.nullable(z.string()),
  timeZone: z.enum(timeZones),
  closesAt: instant,
});
/** A poll in which the person has a vote that they have not cast. */
export type PollToday = z.infer<typeof pollToday>;

const joiningToday = z.discriminatedUnion('by', [
  z.object({ kind: z.literal('joining'), by: z.literal('account'), request: joinRequest, building: place }),
  z.object({ kind: z.literal('joining'), by: z.literal('household'), request: householdRequest, building: place }),
]);
/** Somebody who waits to be let in: an account that asks by the code, or one of a household whose host asks. */
export type JoiningToday = z.infer<typeof joiningToday>;

const outageToday = z.object({ kind: z.literal('outage'), outage });
/** An outage that should be over by now, for who may say that it is. */
export type OutageToday = z.infer<typeof outageToday>;

/** One thing that needs somebody. Alarms that the person has just taken upon themselves stay for a while, so that it can be undone. */
export const todayItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alarm'), alarm: alarmInBuilding, mayAcknowledge: z.boolean() }),
  outageToday,
  ticketToday,
  visitToday,
  quoteToday,
  billToday,
  instalmentToday,
  pollToday,
  joiningToday,
  readingToday,
  expenseToday,
  refundToday,
  orderToday,
  arrearsToday,
  runToday,
  z.object({ kind: z.literal('device-offline'), device: offlineDevice }),
]);
export type TodayItem = z.infer<typeof todayItem>;

/** Where one looks: in one building only, or in all. What is of a whole organisation is in none. */
export const todayQuery = z.object({ buildingId: z.optional(id) });

/** What needs the person today, by the time that is left: the most pressing of each kind, and how many there are. */
export const today = z.object({
  items: z.array(todayItem),
  totals: z.record(z.enum(todayKinds), z.int()),
  /**
   * Of the tickets that wait for the person, those whose time is up and those that nobody has: for who gives tickets
   * out, as many as the portfolio counts. One ticket can be both.
   */
  tickets: z.object({ overdue: z.int(), unassigned: z.int() }),
});
export type Today = z.infer<typeof today>;
