import type { TicketCostDraft, TicketTimeDraft, TicketWork } from '@imah/contract/tickets';
import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { HttpProblem, invalidField } from '../../http/errors.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

const most = 200;
/** A phone's clock may run a little ahead of the server's. */
const aheadMs = 5 * 60_000;

/** Writes down that one has worked; the same draft again changes nothing. @throws {HttpProblem} 409, 422 for work to come */
export function addTime(context: Context, working: Working, draft: TicketTimeDraft): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = working;
  const { id, startedAt, minutes, note } = draft;
  return changeTicketWork(context, working, async (trx) => {
    if (Date.parse(startedAt) + minutes * 60_000 > now + aheadMs) throw invalidField('minutes', 'invalid');
    const { rows } = await sql`
      INSERT INTO ticket_time (org_id, ticket_id, id, worker_id, started_at, minutes, note)
      SELECT ${orgId}, ${ticketId}, ${id}, ${actor.userId}, ${startedAt}::timestamptz, ${minutes}, ${note}
      WHERE (SELECT count(*) FROM ticket_time WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id <> ${id}) < ${most}
      ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
    if (rows.length > 0) return { action: 'add-time', after: { startedAt, minutes, note } };
    return isThere(
      await sql`
      SELECT 1 FROM ticket_time WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${id}`.execute(trx),
    );
  });
}

/** Takes a time back; one that is gone already stays gone. */
export function deleteTime(context: Context, working: Working, entryId: string): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ minutes: number; note: string }>`
      DELETE FROM ticket_time WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${entryId}
      RETURNING minutes, note`.execute(trx);
    return rows[0] === undefined ? null : { action: 'delete-time', before: rows[0] };
  });
}

/** Writes down what something cost; the same draft again changes nothing. @throws {HttpProblem} 409 when there are too many */
export function addCost(context: Context, working: Working, draft: TicketCostDraft): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = working;
  const { id, label, amount } = draft;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql`
      INSERT INTO ticket_cost (org_id, ticket_id, id, label, amount, added_by, at)
      SELECT ${orgId}, ${ticketId}, ${id}, ${label}, ${amount}, ${actor.userId}, ${new Date(now)}::timestamptz
      WHERE (SELECT count(*) FROM ticket_cost WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id <> ${id}) < ${most}
      ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
    if (rows.length > 0) return { action: 'add-cost', after: { label, amount } };
    return isThere(
      await sql`
      SELECT 1 FROM ticket_cost WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${id}`.execute(trx),
    );
  });
}

/** Takes a cost back; one that is gone already stays gone. */
export function deleteCost(context: Context, working: Working, entryId: string): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ label: string; amount: number }>`
      DELETE FROM ticket_cost WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${entryId}
      RETURNING label, amount`.execute(trx);
    return rows[0] === undefined ? null : { action: 'delete-cost', before: rows[0] };
  });
}

/** Nothing was written: it was there before, or there is no room. */
function isThere({ rows }: { readonly rows: readonly unknown[] }): null {
  if (rows.length === 0) throw new HttpProblem(409, 'DAFTAR_PENUH');
  return null;
}
