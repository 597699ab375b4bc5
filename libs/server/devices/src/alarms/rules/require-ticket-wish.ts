import { decide } from '@imah/contract/access';
import type { AlarmRuleDraft, RuleTicket } from '@imah/contract/alarms';
import type { Kysely } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';

/**
 * A rule does for a person what they may do themselves: make tickets where it holds, and give them to somebody who may work
 * there. What the rule has said before stays whoever changes the rest of it.
 * @throws {HttpProblem} 403, 422 by field
 */
export async function requireTicketWish(
  db: Kysely<Database>,
  { orgId, actor, now }: PersonalEdit,
  { ticket, buildingId }: Pick<AlarmRuleDraft, 'ticket' | 'buildingId'>,
  before: RuleTicket | null,
): Promise<void> {
  if (ticket === null || isSame(ticket, before)) return;
  const place = { orgId, ...(buildingId === null ? {} : { buildingId }) };
  const { categoryId, assigneeId } = ticket;
  const needed = assigneeId === null ? (['ticket.create'] as const) : (['ticket.create', 'ticket.assign'] as const);
  if (needed.some((permission) => decide(actor, permission, place) !== 'allowed'))
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (categoryId !== null && !(await hasCategory(db, orgId, categoryId)))
    throw invalidField('ticket.categoryId', 'not-an-option');
  if (assigneeId === null) return;
  const worker = await loadActor(db, assigneeId, now);
  const mayWork =
    worker !== null && decide(worker, 'ticket.transition', { ...place, ownerIds: [assigneeId] }) === 'allowed';
  if (!mayWork) throw invalidField('ticket.assigneeId', 'not-an-option');
}

function isSame(ticket: RuleTicket, before: RuleTicket | null): boolean {
  return (
    ticket.priority === before?.priority &&
    ticket.categoryId === before.categoryId &&
    ticket.assigneeId === before.assigneeId
  );
}

async function hasCategory(db: Kysely<Database>, orgId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('ticket_category')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
