import * as z from 'zod/mini';
import { alarmInBuilding } from '../alarms/alarm.ts';
import { timeZones } from '../buildings/building.ts';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { ticketRow } from '../tickets/ticket.ts';

/** What can need a person today, most pressing first. A domain that has more to say adds its kind here. */
export const todayKinds = ['alarm', 'ticket', 'device-offline'] as const;
export type TodayKind = (typeof todayKinds)[number];

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
   * `unassigned`: an emergency that nobody has; `overdue` and `due-soon` (within a day): the person works on it;
   * `to-rate`: what they reported is done, and they have not said yet whether it is.
   */
  reason: z.enum(['unassigned', 'overdue', 'due-soon', 'to-rate']),
  ticket: ticketRow,
  /** Whether the person may give it to themselves. */
  mayTake: z.boolean(),
});
/** A ticket that needs the person now, and why. */
export type TicketToday = z.infer<typeof ticketToday>;

/** One thing that needs somebody. Alarms that the person has just taken upon themselves stay for a while, so that it can be undone. */
export const todayItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alarm'), alarm: alarmInBuilding, mayAcknowledge: z.boolean() }),
  ticketToday,
  z.object({ kind: z.literal('device-offline'), device: offlineDevice }),
]);
export type TodayItem = z.infer<typeof todayItem>;

/** What needs the person today: the most pressing of each kind, and how many there are. */
export const today = z.object({
  items: z.array(todayItem),
  totals: z.record(z.enum(todayKinds), z.int()),
});
export type Today = z.infer<typeof today>;
