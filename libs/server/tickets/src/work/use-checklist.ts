import type { TicketChecklistOffer, TicketWork } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import type { TicketEdit } from '../change-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { changeTicketWork } from './change-ticket-work.ts';
import { putChecklist } from './put-checklist.ts';

/** The checklists that can still be put on a ticket, that of its category first. */
export function readChecklistOffers(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
): Promise<TicketChecklistOffer[]> {
  return db
    .selectFrom('ticket_checklist as l')
    .select(['l.id', 'l.name'])
    .select(({ fn }) => fn<number>('jsonb_array_length', ['l.items']).as('items'))
    .where('l.org_id', '=', orgId)
    .where('l.archived_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ticket_check as k')
            .select('k.id')
            .whereRef('k.org_id', '=', 'l.org_id')
            .where('k.ticket_id', '=', ticketId)
            .whereRef('k.checklist_id', '=', 'l.id'),
        ),
      ),
    )
    .orderBy(
      sql`EXISTS (SELECT 1 FROM ticket t JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
      WHERE t.org_id = l.org_id AND t.id = ${ticketId} AND c.checklist_id = l.id)`,
      'desc',
    )
    .orderBy(sql`lower(l.name)`)
    .orderBy('l.id')
    .execute();
}

/** Puts the items of a checklist on a ticket; once. @throws {HttpProblem} 404, 409 where they do not fit any more */
export function useChecklist(ports: CommandPorts, edit: TicketEdit, checklistId: string): Promise<TicketWork> {
  return changeTicketWork(ports, edit, async (trx) => {
    const put = await putChecklist(trx, edit, checklistId);
    if (put.kind === 'missing') throw notFound();
    if (put.kind === 'full') throw new HttpProblem(409, 'DAFTAR_PENUH');
    return put.kind === 'there' ? null : { action: 'use-checklist', after: { checklist: put.name, items: put.items } };
  });
}
