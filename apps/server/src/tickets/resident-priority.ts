import type { TicketDraft } from '@imah/contract/tickets';
import { mayResidentGive, type ResidentPriority } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidField } from '../http/errors.ts';

/** @throws {HttpProblem} 422 at `priority` when it is more pressing than the category leaves to residents */
export async function requireResidentPriority(
  trx: Transaction<Database>,
  orgId: string,
  { priority, categoryId }: Pick<TicketDraft, 'priority' | 'categoryId'>,
): Promise<void> {
  const { rows } = await sql<{ most: ResidentPriority }>`
    SELECT resident_priority AS most FROM ticket_category
    WHERE org_id = ${orgId} AND id = ${categoryId ?? null}::uuid`.execute(trx);
  if (!mayResidentGive(priority, rows[0]?.most)) throw invalidField('priority', 'not-an-option');
}
