import { randomUUIDv7 } from 'node:crypto';
import type { CheckItem, TicketChecklistOffer, TicketWork } from '@imah/contract/tickets';
import { mostTicketChecks } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, notFound } from '../../http/errors.ts';
import type { TicketKey } from '../ticket-events.ts';
import { changeTicketWork } from './change-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** The checklists that can still be put on a ticket, that of its category first. */
export async function readChecklistOffers(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
): Promise<TicketChecklistOffer[]> {
  const { rows } = await sql<TicketChecklistOffer>`
    SELECT l.id, l.name, jsonb_array_length(l.items) AS items
    FROM ticket_checklist l
    WHERE l.org_id = ${orgId} AND l.archived_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM ticket_check k WHERE k.org_id = l.org_id AND k.ticket_id = ${ticketId} AND k.checklist_id = l.id)
    ORDER BY EXISTS (SELECT 1 FROM ticket t JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
      WHERE t.org_id = l.org_id AND t.id = ${ticketId} AND c.checklist_id = l.id) DESC, lower(l.name), l.id`.execute(
    db,
  );
  return rows;
}

/** Puts the items of a checklist on a ticket; once. @throws {HttpProblem} 404, 409 where they do not fit any more */
export function useChecklist(
  context: Context,
  working: Parameters<typeof changeTicketWork>[1],
  checklistId: string,
): Promise<TicketWork> {
  return changeTicketWork(context, working, async (trx) => {
    const put = await putChecklist(trx, working, checklistId);
    if (put.kind === 'missing') throw notFound();
    if (put.kind === 'full') throw new HttpProblem(409, 'DAFTAR_PENUH');
    return put.kind === 'there' ? null : { action: 'use-checklist', after: { checklist: put.name, items: put.items } };
  });
}

/** Begins a ticket with the checklist of its category, where it has one and nothing is there to check yet. */
export async function beginWithChecklist(
  trx: Transaction<Database>,
  key: TicketKey,
  categoryId: string | null | undefined,
): Promise<void> {
  if (categoryId === null || categoryId === undefined) return;
  const { rows } = await sql<{ checklistId: string }>`
    SELECT c.checklist_id AS "checklistId" FROM ticket_category c
    WHERE c.org_id = ${key.orgId} AND c.id = ${categoryId} AND c.checklist_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ticket_check k WHERE k.org_id = c.org_id AND k.ticket_id = ${key.ticketId})`.execute(trx);
  if (rows[0] !== undefined) await putChecklist(trx, key, rows[0].checklistId);
}

/** What came of putting a checklist on a ticket. */
type Put =
  | { readonly kind: 'missing' }
  | { readonly kind: 'there' }
  | { readonly kind: 'full' }
  | { readonly kind: 'put'; readonly name: string; readonly items: number };

/** The ticket must be held: two at once would number their items alike. */
async function putChecklist(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  checklistId: string,
): Promise<Put> {
  const lists = await sql<{ name: string; items: CheckItem[] }>`
    SELECT name, items FROM ticket_checklist
    WHERE org_id = ${orgId} AND id = ${checklistId} AND archived_at IS NULL`.execute(trx);
  const [list] = lists.rows;
  if (list === undefined) return { kind: 'missing' };
  const { rows } = await sql<{ position: number; there: boolean }>`
    SELECT position, checklist_id IS NOT DISTINCT FROM ${checklistId}::uuid AS there FROM ticket_check
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId}`.execute(trx);
  if (rows.some(({ there }) => there)) return { kind: 'there' };
  if (rows.length + list.items.length > mostTicketChecks) return { kind: 'full' };
  const last = rows.reduce((most, { position }) => Math.max(most, position), 0);
  for (const [index, { label, kind, demand, choices }] of list.items.entries())
    await sql`
      INSERT INTO ticket_check (org_id, ticket_id, id, position, label, kind, demand, choices, checklist_id)
      VALUES (${orgId}, ${ticketId}, ${randomUUIDv7()}, ${last + 1 + index}, ${label}, ${kind}, ${demand},
        ${[...choices]}::text[], ${checklistId})`.execute(trx);
  return { kind: 'put', name: list.name, items: list.items.length };
}
