import type { PolicyActor } from '@imah/contract/access';
import type { TicketRelation, TicketRelationDraft } from '@imah/contract/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { invalidField } from '../../http/errors.ts';
import { lockInOrder, lockTicket } from '../change-ticket.ts';
import { publishTicketEvent } from '../notify-of-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import type { Working } from '../work/change-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** The tickets that belong to one, as far as the person may see them; the newest number first. */
export async function readRelations(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  actor: PolicyActor,
): Promise<TicketRelation[]> {
  const { rows } = await sql<TicketRelation>`
    SELECT r.kind, CASE WHEN r.from_id = ${ticketId} THEN 'from' ELSE 'to' END AS direction,
      json_build_object('id', t.id, 'number', t.number, 'title', t.title, 'state', t.state, 'priority', t.priority) AS ticket
    FROM ticket_relation r
    JOIN ticket t ON t.org_id = r.org_id AND t.id = CASE WHEN r.from_id = ${ticketId} THEN r.to_id ELSE r.from_id END
    WHERE r.org_id = ${orgId} AND (r.from_id = ${ticketId} OR r.to_id = ${ticketId}) AND ${isVisibleTicket(actor)}
    ORDER BY t.year DESC, t.count DESC`.execute(db);
  return rows;
}

/** Relates two tickets of one building. @throws {HttpProblem} 404, 422 at a target the person does not see */
export function relateTicket(
  context: Context,
  working: Working,
  { kind, targetId }: TicketRelationDraft,
): Promise<TicketRelation[]> {
  return changeRelations(context, working, targetId, async (trx, buildingId) => {
    const { orgId, ticketId, actor, now } = working;
    const { rows } = await sql<{ number: string }>`
      SELECT t.number FROM ticket t WHERE t.org_id = ${orgId} AND t.building_id = ${buildingId} AND t.id = ${targetId}
        AND t.id <> ${ticketId} AND ${isVisibleTicket(actor)}`.execute(trx);
    if (rows[0] === undefined) throw invalidField('targetId', 'not-an-option');
    await takeApart(trx, working, targetId);
    await sql`
      INSERT INTO ticket_relation (org_id, from_id, to_id, kind, at)
      VALUES (${orgId}, ${ticketId}, ${targetId}, ${kind}, ${new Date(now)})`.execute(trx);
    return { action: 'relate', after: { kind, target: rows[0].number } };
  });
}

/** Takes two tickets apart; what was apart already stays so. */
export function unrelateTicket(context: Context, working: Working, targetId: string): Promise<TicketRelation[]> {
  return changeRelations(context, working, targetId, async (trx) => {
    const kind = await takeApart(trx, working, targetId);
    return kind === null ? null : { action: 'unrelate', before: { kind, targetId } };
  });
}

async function takeApart(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  targetId: string,
): Promise<string | null> {
  const { rows } = await sql<{ kind: string }>`
    DELETE FROM ticket_relation WHERE org_id = ${orgId}
      AND ((from_id = ${ticketId} AND to_id = ${targetId}) OR (from_id = ${targetId} AND to_id = ${ticketId}))
    RETURNING kind`.execute(trx);
  return rows[0]?.kind ?? null;
}

async function changeRelations(
  context: Context,
  working: Working,
  targetId: string,
  write: (
    trx: Transaction<Database>,
    buildingId: string,
  ) => Promise<{ readonly action: string; readonly before?: object; readonly after?: object } | null>,
): Promise<TicketRelation[]> {
  const { orgId, ticketId, actor, requestId, now } = working;
  const { ticket, done, relations } = await context.db.transaction().execute(async (trx) => {
    await lockInOrder(trx, orgId, [ticketId, targetId]);
    const held = await lockTicket(trx, working, now);
    const written = await write(trx, held.ticket.buildingId);
    if (written !== null) {
      const by = { kind: 'user', id: actor.userId } as const;
      const about = { orgId, buildingId: held.ticket.buildingId, entity: 'ticket', entityId: ticketId };
      await writeAudit(trx, { ...about, actor: by, requestId, ...written }, now);
    }
    return { ticket: held.ticket, done: written, relations: await readRelations(trx, working, actor) };
  });
  if (done !== null) await publishTicketEvent(context, ticket);
  return relations;
}
