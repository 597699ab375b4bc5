import type { TicketDraft } from '@imah/contract/tickets';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { endedStates } from '../alarms/alarm-links.ts';

/** The line of a bill that a payer asks about. */
interface AskedLine {
  readonly billId: string;
  readonly position: number;
  readonly unitCode: string;
}

/** What is reported, by a person or about a line of a bill. */
export interface NewTicket extends TicketDraft {
  readonly line?: AskedLine | undefined;
}

/**
 * A line has one question that has not ended. Whoever asks it is locked: of one person's bills nobody else asks.
 * @throws {HttpProblem} 409
 */
export async function requireFreeLine(
  trx: Transaction<Database>,
  { orgId }: { readonly orgId: string },
  { id, line }: Pick<NewTicket, 'id' | 'line'>,
): Promise<void> {
  if (line === undefined) return;
  const other = await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('bill_id', '=', line.billId)
    .where('bill_position', '=', line.position)
    .where('state', 'not in', endedStates)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst();
  if (other !== undefined) throw new HttpProblem(409, 'BENTROK');
}
