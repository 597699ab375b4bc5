import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { LockedTicket } from '../ticket-row.ts';

/**
 * Where its category demands it, a ticket is resolved with a photo of the work: one that was sent since the work began,
 * or by somebody who did not report it.
 * @throws {HttpProblem} 409
 */
export async function requirePhoto(trx: Transaction<Database>, { ticket, times }: LockedTicket): Promise<void> {
  if (ticket.category === null) return;
  const begun = times.states.findLast(({ state }) => state === 'in-progress')?.at ?? 0;
  const rows = await trx
    .selectFrom('ticket_category as c')
    .select('c.photo_demanded as demanded')
    .select([
      sql<boolean>`EXISTS ( SELECT 1 FROM stored_file f WHERE f.org_id = c.org_id AND f.type LIKE 'image/%' AND (f.uploaded_at >= ${new Date(begun)} OR f.uploaded_by IS DISTINCT FROM ${ticket.reporterUserId}::uuid) AND ((f.subject_kind = 'ticket' AND f.subject_id = ${ticket.id}) OR (f.subject_kind = 'ticketReply' AND f.subject_id IN ( SELECT r.id FROM ticket_reply r WHERE r.org_id = f.org_id AND r.ticket_id = ${ticket.id})) OR (f.subject_kind = 'ticketNote' AND f.subject_id IN ( SELECT n.id FROM ticket_note n WHERE n.org_id = f.org_id AND n.ticket_id = ${ticket.id})) OR (f.subject_kind = 'ticketCheck' AND f.subject_id IN ( SELECT k.photo_set_id FROM ticket_check k WHERE k.org_id = f.org_id AND k.ticket_id = ${ticket.id}))))`.as(
        'there',
      ),
    ])
    .where('c.org_id', '=', ticket.orgId)
    .where('c.id', '=', ticket.category.id)
    .execute();
  if (rows[0]?.demanded === true && !rows[0].there) throw new HttpProblem(409, 'FOTO_DIPERLUKAN');
}
