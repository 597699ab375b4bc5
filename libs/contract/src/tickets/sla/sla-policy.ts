import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { day } from '../../core/instant.ts';
import { type TicketPriority, ticketPriorities } from '../ticket-words.ts';

const minutes = z.int().check(z.gte(1), z.lte(45 * 1440));

/** Two times of day in minutes since midnight, between which work is done. */
export const dayHours = z
  .object({ from: z.int().check(z.gte(0), z.lte(1440)), to: z.int().check(z.gte(0), z.lte(1440)) })
  .check(z.refine(({ from, to }) => from < to));

/** The working hours of an organisation: seven days from Monday, and days on which nobody works. */
export const businessHours = z.object({
  week: z.array(z.array(dayHours).check(z.maxLength(4))).check(z.minLength(7), z.maxLength(7)),
  /** `all`: public holidays and joint leave; `national`: public holidays only. */
  holidays: z.enum(['all', 'national', 'none']),
  /** Further days without work. */
  closedDays: z.array(day).check(z.maxLength(366)),
});
export type BusinessHours = z.infer<typeof businessHours>;

/** How fast tickets are to be answered and resolved, in minutes of its calendar. */
export const slaPromise = z.object({
  respondMinutes: minutes,
  resolveMinutes: minutes,
  calendar: z.enum(['always', 'business']),
});
export type SlaPromise = z.infer<typeof slaPromise>;

/** A promise for the tickets it matches: each part left null matches any. The most specific one holds. */
export const slaPolicy = z.extend(slaPromise, {
  id,
  priority: z.nullable(z.enum(ticketPriorities)),
  categoryId: z.nullable(id),
  buildingId: z.nullable(id),
  version: z.int(),
});
export type SlaPolicy = z.infer<typeof slaPolicy>;

const office = [
  { from: 8 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
];

/** Monday to Friday from eight to five with an hour at noon. */
export const defaultBusinessHours: BusinessHours = {
  week: [office, office, office, office, office, [], []],
  holidays: 'all',
  closedDays: [],
};

const workingDay = 8 * 60;

/** What every organisation promises at first. */
export const defaultSlaPromises: Readonly<Record<TicketPriority, SlaPromise>> = {
  emergency: { respondMinutes: 15, resolveMinutes: 4 * 60, calendar: 'always' },
  high: { respondMinutes: 60, resolveMinutes: 8 * 60, calendar: 'business' },
  medium: { respondMinutes: 4 * 60, resolveMinutes: 3 * workingDay, calendar: 'business' },
  low: { respondMinutes: 8 * 60, resolveMinutes: 8 * workingDay, calendar: 'business' },
};

/** The policy that holds for a ticket: one for its category goes before one for its building, and that before its priority. */
export function findSlaPolicy(
  policies: readonly SlaPolicy[],
  ticket: { readonly priority: TicketPriority; readonly categoryId: string | null; readonly buildingId: string },
): SlaPolicy | null {
  const fits = policies.filter(
    ({ priority, categoryId, buildingId }) =>
      (priority === null || priority === ticket.priority) &&
      (categoryId === null || categoryId === ticket.categoryId) &&
      (buildingId === null || buildingId === ticket.buildingId),
  );
  return fits.toSorted((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

function weight({ priority, categoryId, buildingId }: SlaPolicy): number {
  return (categoryId === null ? 0 : 4) + (buildingId === null ? 0 : 2) + (priority === null ? 0 : 1);
}
