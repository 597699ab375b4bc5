import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { reportGroups } from './words.ts';

/** Which month is reported, of one building or all, and by what its rows are made. */
export const ticketReportQuery = z.object({
  /** A calendar month, in the zone of each building: `2026-11`. */
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  by: z._default(z.enum(reportGroups), 'building'),
  buildingId: z.optional(id),
});
export type TicketReportQuery = z.infer<typeof ticketReportQuery>;

/** Those that were merged or cancelled are not counted. */
const monthOfTickets = z.object({
  /** Reported within the month; `answered` and what follows are of these. */
  received: z.int(),
  answered: z.int(),
  answeredInTime: z.int(),
  /** Answered when the time was up, or not even then. */
  answeredLate: z.int(),
  /** Seconds from the report to the first answer, in the middle of all; null where none was answered. */
  medianAnswerSeconds: z.nullable(z.int()),
  /** Resolved within the month and not sent back since; what follows is of these. */
  resolved: z.int(),
  resolvedInTime: z.int(),
  /** Seconds from the report to its end, in the middle of all; null where none was resolved. */
  medianResolveSeconds: z.nullable(z.int()),
  /** Sent back at least once before. */
  reopened: z.int(),
  good: z.int(),
  bad: z.int(),
});
/** One month of tickets in numbers. */
export type MonthOfTickets = z.infer<typeof monthOfTickets>;

/** A month beside the one before. */
const monthAndBefore = z.object({ now: monthOfTickets, before: monthOfTickets });

/** How tickets were answered and resolved in a month. */
export const ticketReport = z.object({
  total: monthAndBefore,
  /** By what was asked for, most received first; `id` and `name` are null for tickets without one. */
  rows: z.array(z.extend(monthAndBefore, { id: z.nullable(id), name: z.nullable(z.string()) })),
});
export type TicketReport = z.infer<typeof ticketReport>;
