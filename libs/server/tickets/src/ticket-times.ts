import type { TimeZone } from '@imah/contract/buildings/words';
import {
  type BusinessHours,
  businessHours,
  defaultBusinessHours,
  findSlaPolicy,
  type SlaPolicy,
  type SlaPromise,
} from '@imah/contract/tickets';
import { readTicketSla, type TicketPriority, type TicketTimes } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';

/** What an organisation promises a ticket, with the hours it works in. */
export interface Promised {
  readonly promise: SlaPromise;
  readonly hours: BusinessHours;
}

/** Where nothing is promised, tickets are still counted: by the longest time that can be. */
export const nothingPromised: SlaPromise = { respondMinutes: 64_800, resolveMinutes: 64_800, calendar: 'business' };

/** The promise that holds for a ticket now. */
export async function readPromise(
  db: Kysely<Database>,
  orgId: string,
  ticket: { readonly priority: TicketPriority; readonly categoryId: string | null; readonly buildingId: string },
): Promise<Promised> {
  const { hours } = await readOrgHours(db, orgId);
  const policy = findSlaPolicy(await readSlaPolicies(db, orgId), ticket);
  if (policy === null) return { promise: nothingPromised, hours };
  const { respondMinutes, resolveMinutes, calendar } = policy;
  return { promise: { respondMinutes, resolveMinutes, calendar }, hours };
}

/** When an organisation works, and the version of it. */
export async function readOrgHours(
  db: Kysely<Database>,
  orgId: string,
): Promise<{ readonly hours: BusinessHours; readonly version: number }> {
  const row = await db
    .selectFrom('business_hours')
    .select(['hours', 'version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row === undefined
    ? { hours: defaultBusinessHours, version: 0 }
    : { hours: z.parse(businessHours, row.hours), version: row.version };
}

/** The promises of an organisation, those for a priority alone first and the most pressing of them on top. */
export function readSlaPolicies(db: Kysely<Database>, orgId: string): Promise<SlaPolicy[]> {
  return db
    .selectFrom('sla_policy')
    .select(['id', 'priority', 'category_id as categoryId', 'building_id as buildingId', 'calendar', 'version'])
    .select(['respond_minutes as respondMinutes', 'resolve_minutes as resolveMinutes'])
    .where('org_id', '=', orgId)
    .orderBy(sql`category_id IS NOT NULL`)
    .orderBy(sql`building_id IS NOT NULL`)
    .orderBy(sql`array_position(ARRAY['emergency', 'high', 'medium', 'low'], priority)`)
    .orderBy('id')
    .execute();
}

/** The columns that hold a ticket's times, as they are after `now`. */
export function timesColumns(times: TicketTimes, timeZone: TimeZone, now: number): Updateable<Database['ticket']> {
  const { respondDueAt, resolveDueAt } = dueDates(times, timeZone, now);
  return { times: JSON.stringify(times), respond_due_at: respondDueAt, resolve_due_at: resolveDueAt };
}

/** When both clocks end, or ended; null where they stand before that. */
export function dueDates(times: TicketTimes, timeZone: TimeZone, now: number) {
  const { response, resolution } = readTicketSla(times, timeZone, now);
  return { respondDueAt: dateOf(response.dueAt), resolveDueAt: dateOf(resolution.dueAt) };
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
