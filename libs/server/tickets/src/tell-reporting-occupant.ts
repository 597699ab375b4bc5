import type { TicketState } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { writeToOccupants } from '@imah/server-notifications';
import type { StoredTicket } from './ticket-row.ts';

/** Tells an occupant without an account that work on the report that somebody made for them has begun, or is done. */
export async function tellReportingOccupant(
  trx: Transaction<Database>,
  { id, orgId, buildingId, unitId, audience, reporterUserId, state, number, title, reopenedCount }: StoredTicket,
  from: TicketState,
  now: number,
): Promise<void> {
  if (audience === 'staff' || reporterUserId !== null || unitId === null || state === from) return;
  if (state !== 'resolved' && !(state === 'in-progress' && from === 'new')) return;
  // A report names whom it is made for as they were then: by number, or else by name.
  const isReporter = sql`EXISTS (
    SELECT 1 FROM ticket t WHERE t.org_id = p.org_id AND t.id = ${id}
      AND CASE WHEN t.reporter_phone IS NULL THEN lower(t.reporter_name) = lower(p.name) ELSE t.reporter_phone = p.phone END)`;
  await writeToOccupants(
    trx,
    {
      orgId,
      buildingId,
      template: state === 'resolved' ? 'imah_occupant_report_resolved' : 'imah_occupant_report_begun',
      whom: sql`un.id = ${unitId} AND ${isReporter}`,
      dedupeKey: `ticket/${id}/${state}/${reopenedCount}`,
      parameters: [title, number],
      urgency: 'normal',
    },
    now,
  );
}
