import type { TicketDraft } from '@imah/contract/tickets';
import { mayResidentGive } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

/** @throws {HttpProblem} 422 at `priority` when it is more pressing than the category leaves to residents */
export async function requireResidentPriority(
  trx: Transaction<Database>,
  orgId: string,
  { priority, categoryId }: Pick<TicketDraft, 'priority' | 'categoryId'>,
): Promise<void> {
  const category = await trx
    .selectFrom('ticket_category')
    .select('resident_priority')
    .where('org_id', '=', orgId)
    .where('id', '=', categoryId ?? null)
    .executeTakeFirst();
  if (!mayResidentGive(priority, category?.resident_priority)) throw invalidField('priority', 'not-an-option');
}
