import type { TicketWork } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import type { TicketKey } from '../ticket-events.ts';
import { readParts } from './read-parts.ts';

/** What was done for a ticket. */
export async function readTicketWork(db: Kysely<Database>, key: TicketKey): Promise<TicketWork> {
  const { orgId } = key;
  const checks = await readChecks(db, key);
  const times = await readTimes(db, key);
  const costs = await readCosts(db, key);
  const parts = await readParts(db, key);
  const totalParts = parts.reduce((sum, { amount }) => sum + amount, 0);
  const sets = checks.map(({ photoSetId }) => photoSetId);
  const photos = await readFilesOfEach(db, { orgId, kind: 'ticketCheck' }, sets);
  return {
    checks: checks.map(({ photoSetId, ...check }) => ({
      ...check,
      answeredAt: check.answeredAt?.toISOString() ?? null,
      photos: photos.get(photoSetId) ?? [],
    })),
    times: times.map((time) => ({ ...time, startedAt: time.startedAt.toISOString() })),
    costs: costs.map((cost) => ({ ...cost, at: cost.at.toISOString() })),
    parts,
    totalParts,
    totalMinutes: times.reduce((sum, { minutes }) => sum + minutes, 0),
    totalCost: costs.reduce((sum, { amount }) => sum + amount, totalParts),
  };
}

function readChecks(db: Kysely<Database>, { orgId, ticketId }: TicketKey) {
  return db
    .selectFrom('ticket_check as w')
    .select(['w.id', 'w.label', 'w.kind', 'w.demand', 'w.choices', 'w.answer'])
    .select(['w.photo_set_id as photoSetId', 'w.answered_at as answeredAt'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('ticket as m')
          .select(['m.id', 'm.number'])
          .whereRef('m.org_id', '=', 'w.org_id')
          .whereRef('m.id', '=', 'w.follow_up_id'),
      ).as('followUp'),
      jsonObjectFrom(
        eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'w.answered_by'),
      ).as('answeredBy'),
    ])
    .where('w.org_id', '=', orgId)
    .where('w.ticket_id', '=', ticketId)
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();
}

function readTimes(db: Kysely<Database>, { orgId, ticketId }: TicketKey) {
  return db
    .selectFrom('ticket_time as w')
    .select(['w.id', 'w.started_at as startedAt', 'w.minutes', 'w.note'])
    .select((eb) =>
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'w.worker_id')).as(
        'worker',
      ),
    )
    .where('w.org_id', '=', orgId)
    .where('w.ticket_id', '=', ticketId)
    .orderBy('w.started_at')
    .orderBy('w.id')
    .execute();
}

function readCosts(db: Kysely<Database>, { orgId, ticketId }: TicketKey) {
  return db
    .selectFrom('ticket_cost as w')
    .select(['w.id', 'w.label', 'w.amount', 'w.at'])
    .select((eb) =>
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'w.added_by')).as(
        'addedBy',
      ),
    )
    .where('w.org_id', '=', orgId)
    .where('w.ticket_id', '=', ticketId)
    .orderBy('w.at')
    .orderBy('w.id')
    .execute();
}

/** Whether something required is not answered yet. */
export async function lacksChecks(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<boolean> {
  const unanswered = await db
    .selectFrom('ticket_check')
    .select('id')
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('demand', '=', 'required')
    .where('answer', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unanswered !== undefined;
}
