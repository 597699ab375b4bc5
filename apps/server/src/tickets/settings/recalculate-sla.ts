import type { PolicyActor } from '@imah/contract/access';
import type { TimeZone } from '@imah/contract/buildings/words';
import { type BusinessHours, findSlaPolicy, type SlaEffect, type SlaPolicy } from '@imah/contract/tickets';
import { enterPromise, type TicketPriority, type TicketTimes } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import { dueDates, nothingPromised } from '../ticket-times.ts';

/** All that promises are made from. */
export interface Promises {
  readonly policies: readonly SlaPolicy[];
  readonly hours: BusinessHours;
}

interface OpenTicket {
  readonly id: string;
  readonly priority: TicketPriority;
  readonly categoryId: string | null;
  readonly buildingId: string;
  readonly timeZone: TimeZone;
  readonly times: TicketTimes;
}

interface Change {
  readonly id: string;
  readonly times: TicketTimes;
  readonly respondDueAt: Date | null;
  readonly resolveDueAt: Date | null;
  readonly wasDueAt: Date | null;
}

/** Enters what is promised now into every open ticket for which it is something else than before. */
export async function recalculateSla(
  trx: Transaction<Database>,
  orgId: string,
  promises: Promises,
  now: number,
): Promise<void> {
  const changes = await changesOf(trx, orgId, promises, now);
  await sql`
    UPDATE ticket t SET times = c.times, respond_due_at = c."respondDueAt", resolve_due_at = c."resolveDueAt"
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS c(id uuid, times jsonb, "respondDueAt" timestamptz, "resolveDueAt" timestamptz)
    WHERE t.org_id = ${orgId} AND t.id = c.id`.execute(trx);
}

/** What entering it would do to the tickets that the person sees, without doing it. */
export async function effectOf(
  db: Kysely<Database>,
  actor: PolicyActor,
  orgId: string,
  promises: Promises,
  now: number,
): Promise<SlaEffect> {
  const changes = await db.transaction().execute((trx) => changesOf(trx, orgId, promises, now, isVisibleTicket(actor)));
  // What is used up at once is due this very moment.
  const isLate = (at: Date | null) => at !== null && at.getTime() <= now;
  return {
    tickets: changes.length,
    late: changes.filter(({ resolveDueAt, wasDueAt }) => isLate(resolveDueAt) && !isLate(wasDueAt)).length,
  };
}

async function changesOf(
  trx: Transaction<Database>,
  orgId: string,
  { policies, hours }: Promises,
  now: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<Change[]> {
  const { rows } = await sql<OpenTicket & { readonly wasDueAt: Date | null }>`
    SELECT t.id, t.priority, t.category_id AS "categoryId", t.building_id AS "buildingId", b.time_zone AS "timeZone", t.times,
      t.resolve_due_at AS "wasDueAt"
    FROM ticket t JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE t.org_id = ${orgId} AND t.state IN ('new', 'in-progress', 'waiting', 'deferred') AND ${condition}
    ORDER BY t.id FOR UPDATE OF t`.execute(trx);
  return rows.flatMap(({ wasDueAt, ...ticket }) => {
    const { respondMinutes, resolveMinutes, calendar } = findSlaPolicy(policies, ticket) ?? nothingPromised;
    const times = enterPromise(ticket.times, { respondMinutes, resolveMinutes, calendar }, hours, now);
    return times === ticket.times ? [] : [{ id: ticket.id, times, wasDueAt, ...dueDates(times, ticket.timeZone, now) }];
  });
}
