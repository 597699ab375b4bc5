import type { TicketCostDraft, TicketTimeDraft, TicketWork } from '@imah/contract/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import type { TicketKey } from '../ticket-events.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';

const most = 200;
/** A phone's clock may run a little ahead of the server's. */
const aheadMs = 5 * 60_000;

type EntryTable = 'ticket_time' | 'ticket_cost';

/** Writes down that one has worked; the same draft again changes nothing. @throws {HttpProblem} 409, 422 for work to come */
export function addTime(ports: CommandPorts, edit: Working, draft: TicketTimeDraft): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = edit;
  const { id, startedAt, minutes, note } = draft;
  return changeTicketWork(ports, edit, async (trx) => {
    if (Date.parse(startedAt) + minutes * 60_000 > now + aheadMs) throw invalidField('minutes', 'invalid');
    if (!(await hasRoom(trx, 'ticket_time', edit, id))) return null;
    const entry = { id, started_at: startedAt, minutes, note, worker_id: actor.userId };
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('ticket_time')
      .values({ org_id: orgId, ticket_id: ticketId, ...entry })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return added === 1n ? { action: 'add-time', after: { startedAt, minutes, note } } : null;
  });
}

/** Takes a time back; one that is gone already stays gone. */
export function deleteTime(ports: CommandPorts, edit: Working & { readonly entryId: string }): Promise<TicketWork> {
  return changeTicketWork(ports, edit, async (trx) => {
    const gone = await trx
      .deleteFrom('ticket_time')
      .where(isEntry(edit))
      .returning(['minutes', 'note'])
      .executeTakeFirst();
    return gone === undefined ? null : { action: 'delete-time', before: gone };
  });
}

/** Writes down what something cost; the same draft again changes nothing. @throws {HttpProblem} 409 when there are too many */
export function addCost(ports: CommandPorts, edit: Working, draft: TicketCostDraft): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = edit;
  const { id, label, amount } = draft;
  return changeTicketWork(ports, edit, async (trx) => {
    if (!(await hasRoom(trx, 'ticket_cost', edit, id))) return null;
    const entry = { id, label, amount, added_by: actor.userId, at: new Date(now) };
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('ticket_cost')
      .values({ org_id: orgId, ticket_id: ticketId, ...entry })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return added === 1n ? { action: 'add-cost', after: { label, amount } } : null;
  });
}

/** Takes a cost back; one that is gone already stays gone. */
export function deleteCost(ports: CommandPorts, edit: Working & { readonly entryId: string }): Promise<TicketWork> {
  return changeTicketWork(ports, edit, async (trx) => {
    const gone = await trx
      .deleteFrom('ticket_cost')
      .where(isEntry(edit))
      .returning(['label', 'amount'])
      .executeTakeFirst();
    return gone === undefined ? null : { action: 'delete-cost', before: gone };
  });
}

function isEntry({ orgId, ticketId, entryId }: TicketKey & { readonly entryId: string }) {
  return sql<boolean>`org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${entryId}`;
}

/** Whether an entry is new and has a place. @throws {HttpProblem} 409 when there are too many */
async function hasRoom(
  trx: Transaction<Database>,
  table: EntryTable,
  { orgId, ticketId }: TicketKey,
  id: string,
): Promise<boolean> {
  const known = await entriesOf(trx, table).where('org_id', '=', orgId).where('ticket_id', '=', ticketId).execute();
  if (known.some((entry) => entry.id === id)) return false;
  if (known.length >= most) throw new HttpProblem(409, 'DAFTAR_PENUH');
  return true;
}

const entriesOf = (db: Kysely<Database>, table: EntryTable) => db.selectFrom(table).select('id');
