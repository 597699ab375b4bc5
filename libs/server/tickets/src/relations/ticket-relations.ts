import type { PolicyActor } from '@imah/contract/access';
import type { TicketRelation, TicketRelationDraft } from '@imah/contract/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { runTicketCommand } from '../change-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import type { WorkDone, Working } from '../work/change-ticket-work.ts';
import { rejectRing } from './blocking.ts';

/** The tickets that belong to one, as far as the person may see them; the newest number first. */
export async function readRelations(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  actor: PolicyActor,
): Promise<TicketRelation[]> {
  const rows = await db
    .selectFrom('ticket_relation as r')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.org_id', '=', 'r.org_id')
        .on('t.id', '=', sql<string>`CASE WHEN r.from_id = ${ticketId} THEN r.to_id ELSE r.from_id END`),
    )
    .select(['r.kind', 'r.from_id', 't.id', 't.number', 't.title', 't.state', 't.priority'])
    .where('r.org_id', '=', orgId)
    .where((eb) => eb.or([eb('r.from_id', '=', ticketId), eb('r.to_id', '=', ticketId)]))
    .where(isVisibleTicket(actor))
    .orderBy('t.year', 'desc')
    .orderBy('t.count', 'desc')
    .execute();
  return rows.map(({ kind, from_id, ...ticket }) => ({
    kind,
    direction: from_id === ticketId ? 'from' : 'to',
    ticket,
  }));
}

/** Relates two tickets of one building. @throws {HttpProblem} 404, 422 at a target the person does not see */
export function relateTicket(
  ports: CommandPorts,
  edit: Working,
  { kind, targetId }: TicketRelationDraft,
): Promise<TicketRelation[]> {
  return changeRelations(ports, edit, targetId, async (trx, buildingId) => {
    const { orgId, ticketId, actor, now } = edit;
    const target = await trx
      .selectFrom('ticket as t')
      .select('t.number')
      .where('t.org_id', '=', orgId)
      .where('t.building_id', '=', buildingId)
      .where('t.id', '=', targetId)
      .where('t.id', '<>', ticketId)
      .where(isVisibleTicket(actor))
      .executeTakeFirst();
    if (target === undefined) throw invalidField('targetId', 'not-an-option');
    await takeApart(trx, edit, targetId);
    if (kind === 'blocks') await rejectRing(trx, edit, targetId);
    await trx
      .insertInto('ticket_relation')
      .values({ org_id: orgId, from_id: ticketId, to_id: targetId, kind, at: new Date(now) })
      .execute();
    return { action: 'relate', after: { kind, target: target.number } };
  });
}

/** Takes two tickets apart; what was apart already stays so. */
export function unrelateTicket(
  ports: CommandPorts,
  edit: Working & { readonly targetId: string },
): Promise<TicketRelation[]> {
  const { targetId } = edit;
  return changeRelations(ports, edit, targetId, async (trx) => {
    const kind = await takeApart(trx, edit, targetId);
    return kind === null ? null : { action: 'unrelate', before: { kind, targetId } };
  });
}

async function takeApart(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
): Promise<string | null> {
  const gone = await trx
    .deleteFrom('ticket_relation')
    .where('org_id', '=', orgId)
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', ticketId), eb('to_id', '=', targetId)]),
        eb.and([eb('from_id', '=', targetId), eb('to_id', '=', ticketId)]),
      ]),
    )
    .returning('kind')
    .executeTakeFirst();
  return gone?.kind ?? null;
}

function changeRelations(
  ports: CommandPorts,
  edit: Working,
  targetId: string,
  write: (trx: Transaction<Database>, buildingId: string) => Promise<WorkDone>,
): Promise<TicketRelation[]> {
  return runTicketCommand<TicketRelation[]>(ports, edit, {
    otherId: targetId,
    write: async (trx, { ticket }) => {
      const audit = await write(trx, ticket.buildingId);
      return { result: await readRelations(trx, edit, edit.actor), audit };
    },
  });
}
