import type { PolicyActor } from '@imah/contract/access';
import type { AlarmTicket, AlarmTicketQuery } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isVisibleTicket } from '../ticket-scope.ts';

/** So many say what is worked on now, in the largest organisation. */
const mostListed = 500;

/** The tickets of alarms that the person may see, of active alarms first, then of the newest; a merged one by its target. */
export async function listAlarmTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  { buildingId, deviceId }: AlarmTicketQuery,
): Promise<AlarmTicket[]> {
  const rows = await db
    .selectFrom('alarm as a')
    .innerJoin('ticket as l', (join) => join.onRef('l.org_id', '=', 'a.org_id').onRef('l.id', '=', 'a.ticket_id'))
    .innerJoin('ticket as t', (join) =>
      join.onRef('t.org_id', '=', 'l.org_id').on('t.id', '=', sql<string>`coalesce(l.merged_into_id, l.id)`),
    )
    .select(['a.id as alarmId', 't.id', 't.number', 't.state'])
    .where('a.org_id', 'in', orgsOf(actor))
    .where(isVisibleTicket(actor))
    .$if(buildingId !== undefined, (query) => query.where('a.building_id', '=', buildingId ?? ''))
    .$if(deviceId !== undefined, (query) => query.where('a.device_id', '=', deviceId ?? ''))
    .orderBy('a.active', 'desc')
    .orderBy('a.raised_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ alarmId, ...ticket }) => ({ alarmId, ticket }));
}

/** Of nobody's organisation there is nothing. */
function orgsOf({ memberships }: PolicyActor): readonly (string | null)[] {
  return memberships.length === 0 ? [null] : memberships.map(({ orgId }) => orgId);
}
