import { decide, type Permission } from '@imah/contract/access';
import type { Trade } from '@imah/contract/buildings/words';
import type { TicketWorker } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import { readOnDuty } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpen, isOverdue } from './ticket-predicates.ts';

/** Whether somebody could move a ticket if it were given to them: of the building, or of one of theirs where none is named. */
export async function mayWork(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId?: string | undefined },
  userId: string,
  now: number,
): Promise<boolean> {
  const { orgId, buildingId } = place;
  const actor = await loadActor(db, userId, now);
  return actor !== null && decide(actor, 'ticket.transition', { orgId, buildingId, ownerIds: [userId] }) === 'allowed';
}

/** The accounts of active members of a group that is granted one of these, and the owners'. */
export function isGranted(db: Kysely<Database>, orgId: string, grants: readonly (Permission | `${Permission}.own`)[]) {
  return db
    .selectFrom('membership as m')
    .innerJoin('membership_group as mg', (join) =>
      join.onRef('mg.org_id', '=', 'm.org_id').onRef('mg.membership_id', '=', 'm.id'),
    )
    .innerJoin('member_group as g', (join) =>
      join.onRef('g.org_id', '=', 'mg.org_id').onRef('g.id', '=', 'mg.group_id'),
    )
    .select('m.user_id')
    .where('m.org_id', '=', orgId)
    .where('m.status', '=', 'active')
    .where((or) => or.or([or('g.default_key', '=', 'owner'), sql<boolean>`g.grants && ${[...grants]}::text[]`]));
}

/**
 * Who can be given tickets of a building, with what they have to do in the organisation: those with the trade first (where
 * none is named, that of the category), of these who is on duty, then the least busy.
 */
export async function readTicketWorkers(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId: string },
  wanted: { readonly categoryId?: string | undefined; readonly trade?: Trade | undefined },
  now: number,
): Promise<TicketWorker[]> {
  const { orgId } = place;
  const trade = wanted.trade ?? (await findTrade(db, orgId, wanted.categoryId));
  const onDuty = new Set((await readOnDuty(db, place, 'staff', now)).map(({ userId }) => userId));
  const workers = await db
    .selectFrom('app_user as u')
    .innerJoin('membership as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.org_id', '=', orgId))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ticket as t')
          .select(({ fn }) => [
            fn.countAll<number>().as('open'),
            fn.countAll<number>().filterWhere('t.state', '=', 'in-progress').as('inProgress'),
            fn.countAll<number>().filterWhere(isOverdue(now)).as('overdue'),
          ])
          .where('t.org_id', '=', orgId)
          .whereRef('t.assignee_id', '=', 'u.id')
          .where(isOpen)
          .as('load'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.name', 'load.open', 'load.inProgress', 'load.overdue', 'm.trades'])
    .where('u.status', '=', 'active')
    .where('u.id', 'in', isGranted(db, orgId, ['ticket.transition', 'ticket.transition.own']))
    .orderBy('load.open')
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const found: TicketWorker[] = [];
  for (const { trades, ...worker } of workers) {
    if (!(await mayWork(db, place, worker.id, now))) continue;
    const duty = onDuty.has(worker.id) ? 'on' : 'off';
    found.push({ ...worker, trades: [...trades], duty, fits: trade !== null && trades.includes(trade) });
  }
  // The sort is stable: among those who are alike the least busy stay first.
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Who has the trade and is on duty comes first, then who has it; a duty in another trade is no reason to be asked. */
function rankOf({ fits, duty }: TicketWorker): number {
  if (fits) return duty === 'on' ? 0 : 1;
  return duty === 'on' ? 2 : 3;
}

/** Whom a rule gives tickets of a category to: who is on duty, has its trade (`general` where it asks for none) and has the least to do. */
export async function findOnDuty(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId: string; readonly categoryId: string | null },
  now: number,
): Promise<string | null> {
  const trade = (await findTrade(db, place.orgId, place.categoryId ?? undefined)) ?? 'general';
  const workers = await readTicketWorkers(db, place, { trade }, now);
  return workers.find(({ fits, duty }) => fits && duty === 'on')?.id ?? null;
}

async function findTrade(db: Kysely<Database>, orgId: string, categoryId: string | undefined): Promise<Trade | null> {
  if (categoryId === undefined) return null;
  const row = await db
    .selectFrom('ticket_category')
    .select('trade')
    .where('org_id', '=', orgId)
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return row?.trade ?? null;
}
