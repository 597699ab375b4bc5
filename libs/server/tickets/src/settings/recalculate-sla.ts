import type { PolicyActor } from '@imah/contract/access';
import { type BusinessHours, findSlaPolicy, type SlaEffect, type SlaPolicy } from '@imah/contract/tickets';
import { enterPromise, type TicketTimes } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isVisibleTicket } from '../ticket-scope.ts';
import { isOpen } from '../ticket-predicates.ts';
import { dueDates, nothingPromised } from '../ticket-times.ts';

/** All that promises are made from. */
export interface Promises {
  readonly policies: readonly SlaPolicy[];
  readonly hours: BusinessHours;
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
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Change[]> {
  const rows = await trx
    .selectFrom('ticket as t')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.building_id'))
    .select(['t.id', 't.priority', 't.category_id as categoryId', 't.building_id as buildingId'])
    .select(['b.time_zone as timeZone', 't.times', 't.resolve_due_at as wasDueAt'])
    .where('t.org_id', '=', orgId)
    .where(isOpen)
    .where(condition)
    .orderBy('t.id')
    .forUpdate('t')
    .execute();
  return rows.flatMap(({ wasDueAt, ...ticket }) => {
    const { respondMinutes, resolveMinutes, calendar } = findSlaPolicy(policies, ticket) ?? nothingPromised;
    const times = enterPromise(ticket.times, { respondMinutes, resolveMinutes, calendar }, hours, now);
    return times === ticket.times ? [] : [{ id: ticket.id, times, wasDueAt, ...dueDates(times, ticket.timeZone, now) }];
  });
}
