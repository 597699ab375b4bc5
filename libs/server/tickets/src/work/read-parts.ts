import type { TicketPart } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import type { TicketKey } from '../ticket-events.ts';

/** The parts that were used for a ticket, in the order they were written down. */
export async function readParts(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketPart[]> {
  const rows = await db
    .selectFrom('ticket_part as w')
    .select(['w.id', 'w.label', 'w.qty_milli as qtyMilli', 'w.unit', 'w.unit_price as unitPrice', 'w.amount'])
    .select(['w.at', 'w.changed_at as changedAt'])
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
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
  }));
}
