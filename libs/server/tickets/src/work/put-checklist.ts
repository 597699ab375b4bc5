import { randomUUIDv7 } from 'node:crypto';
import { mostTicketChecks } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TicketKey } from '../ticket-events.ts';

/** What came of putting a checklist on a ticket. */
type Put =
  | { readonly kind: 'missing' }
  | { readonly kind: 'there' }
  | { readonly kind: 'full' }
  | { readonly kind: 'put'; readonly name: string; readonly items: number };

/** Begins a ticket with the checklist of its category, where it has one and nothing is there to check yet. */
export async function beginWithChecklist(
  trx: Transaction<Database>,
  key: TicketKey,
  categoryId: string | null | undefined,
): Promise<void> {
  if (categoryId === null || categoryId === undefined) return;
  const category = await trx
    .selectFrom('ticket_category')
    .select('checklist_id')
    .where('org_id', '=', key.orgId)
    .where('id', '=', categoryId)
    .executeTakeFirst();
  const checklistId = category?.checklist_id ?? null;
  if (checklistId === null || (await readPlaced(trx, key)).length > 0) return;
  await putChecklist(trx, key, checklistId);
}

/** The ticket must be locked: two at once would number their items alike. */
export async function putChecklist(trx: Transaction<Database>, key: TicketKey, checklistId: string): Promise<Put> {
  const { orgId, ticketId } = key;
  const list = await trx
    .selectFrom('ticket_checklist')
    .select(['name', 'items'])
    .where('org_id', '=', orgId)
    .where('id', '=', checklistId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (list === undefined) return { kind: 'missing' };
  const placed = await readPlaced(trx, key);
  if (placed.some(({ checklist_id }) => checklist_id === checklistId)) return { kind: 'there' };
  if (placed.length + list.items.length > mostTicketChecks) return { kind: 'full' };
  const last = placed.reduce((most, { position }) => Math.max(most, position), 0);
  const rows = list.items.map(({ label, kind, demand, choices }, index) => ({
    org_id: orgId,
    ticket_id: ticketId,
    id: randomUUIDv7(),
    position: last + 1 + index,
    label,
    kind,
    demand,
    choices: [...choices],
    checklist_id: checklistId,
  }));
  if (rows.length > 0) await trx.insertInto('ticket_check').values(rows).execute();
  return { kind: 'put', name: list.name, items: rows.length };
}

function readPlaced(trx: Transaction<Database>, { orgId, ticketId }: TicketKey) {
  return trx
    .selectFrom('ticket_check')
    .select(['position', 'checklist_id'])
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .execute();
}
