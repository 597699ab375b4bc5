import type { TicketState } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { TicketKey } from '../ticket-events.ts';

/** The states from which nobody works on what a ticket is about any more: an alarm or a line of a bill may have another one. */
export const endedStates = ['closed', 'cancelled', 'merged'] as const satisfies readonly TicketState[];

/** Whether nobody works in a ticket any more, nor will. */
export function hasEnded({ state }: { readonly state: TicketState }): boolean {
  return endedStates.some((ended) => ended === state);
}

/** Somebody works on an alarm in a ticket from now on. */
export async function linkAlarm(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  alarmId: string,
): Promise<void> {
  await trx
    .updateTable('alarm')
    .set({ ticket_id: ticketId })
    .where('org_id', '=', orgId)
    .where('id', '=', alarmId)
    .execute();
}

/** The ticket into which one was merged, over however many. */
export async function followMerges(trx: Transaction<Database>, orgId: string, ticketId: string): Promise<string> {
  const next = await trx
    .selectFrom('ticket')
    .select('merged_into_id as id')
    .where('org_id', '=', orgId)
    .where('id', '=', ticketId)
    .executeTakeFirst();
  // A ring of merged tickets is refused where they are merged.
  return next === undefined || next.id === null ? ticketId : followMerges(trx, orgId, next.id);
}

/**
 * A ticket that has ended does not come back where its alarm has another one meanwhile.
 * @throws {HttpProblem} 409
 */
export async function requireFreeAlarm(
  trx: Transaction<Database>,
  { orgId, id, alarmId }: { readonly orgId: string; readonly id: string; readonly alarmId: string | null },
): Promise<void> {
  if (alarmId === null) return;
  const other = await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('alarm_id', '=', alarmId)
    .where('id', '<>', id)
    .where('state', 'not in', endedStates)
    .executeTakeFirst();
  if (other !== undefined) throw new HttpProblem(409, 'ALARM_SUDAH_BERTIKET');
}
