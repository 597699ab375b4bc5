import { decide, type Permission } from '@imah/contract/access';
import type { TicketWorker } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
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

/** Who can be given tickets of a building, with what they have to do in the organisation; the least busy first. */
export async function readTicketWorkers(
  db: Kysely<Database>,
  place: { readonly orgId: string; readonly buildingId: string },
  now: number,
): Promise<TicketWorker[]> {
  const workers: readonly TicketWorker[] = await db
    .selectFrom('app_user as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ticket as t')
          .select(({ fn }) => [
            fn.countAll<number>().as('open'),
            fn.countAll<number>().filterWhere('t.state', '=', 'in-progress').as('inProgress'),
            fn.countAll<number>().filterWhere(isOverdue(now)).as('overdue'),
          ])
          .where('t.org_id', '=', place.orgId)
          .whereRef('t.assignee_id', '=', 'u.id')
          .where(isOpen)
          .as('load'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.name', 'load.open', 'load.inProgress', 'load.overdue'])
    .where('u.status', '=', 'active')
    .where('u.id', 'in', isGranted(db, place.orgId, ['ticket.transition', 'ticket.transition.own']))
    .orderBy('load.open')
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const found: TicketWorker[] = [];
  for (const worker of workers) if (await mayWork(db, place, worker.id, now)) found.push(worker);
  return found;
}
