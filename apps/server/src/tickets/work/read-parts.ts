import type { TicketPart } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TicketKey } from '../ticket-events.ts';

/** The parts that were used for a ticket, in the order they were written down. */
export async function readParts(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketPart[]> {
  const { rows } = await sql<Omit<TicketPart, 'at' | 'changedAt'> & { at: Date; changedAt: Date | null }>`
    SELECT w.id, w.label, w.qty_milli AS "qtyMilli", w.unit, w.unit_price AS "unitPrice", w.amount, (
        SELECT json_build_object('id', u.id, 'name', u.name) FROM app_user u WHERE u.id = w.added_by) AS "addedBy",
      w.at, w.changed_at AS "changedAt"
    FROM ticket_part w WHERE w.org_id = ${orgId} AND w.ticket_id = ${ticketId} ORDER BY w.at, w.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
  }));
}
