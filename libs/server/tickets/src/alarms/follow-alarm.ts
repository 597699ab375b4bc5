import { type AlarmConsequence, type AlarmFollower, type AlarmTurn, noConsequence } from '@imah/server-platform';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { addToTicket } from './add-to-ticket.ts';
import { followMerges } from './alarm-links.ts';
import { ticketByRule } from './ticket-by-rule.ts';

/** Tickets of alarms: made where a rule says so, and told when the alarm is over. Nothing here ends a ticket. */
export const alarmFollower: AlarmFollower = {
  follow: (trx, turn) => (turn.op === 'raised' ? ticketByRule(trx, turn) : recordEnd(trx, turn)),
};

async function recordEnd(trx: Transaction<Database>, { orgId, alarm, now }: AlarmTurn): Promise<AlarmConsequence> {
  const linked = await trx
    .selectFrom('alarm')
    .select('ticket_id as id')
    .where('org_id', '=', orgId)
    .where('id', '=', alarm.id)
    .where('ticket_id', 'is not', null)
    .executeTakeFirst();
  if (linked === undefined || linked.id === null) return noConsequence;
  return addToTicket(trx, { orgId, ticketId: await followMerges(trx, orgId, linked.id), now }, 'alarm-cleared', alarm);
}
