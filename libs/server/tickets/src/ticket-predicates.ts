import { openTicketStates } from '@imah/contract/tickets/words';
import { type RawBuilder, sql } from 'kysely';

/** SQL: whether ticket `t` is not done, spelt as the indexes of what is open say it. */
export const isOpenText = `t.state IN (${openTicketStates.map((state) => `'${state}'`).join(', ')})`;
export const isOpen = sql<boolean>`${sql.raw(isOpenText)}`;

/** SQL: whether nobody has ticket `t`. */
export const isUnassigned = sql<boolean>`t.assignee_id IS NULL`;

/** SQL: whether the time of ticket `t` is up at `now` (milliseconds since 1970 UTC); a clock that stands never is. */
export function isOverdue(now: number): RawBuilder<boolean> {
  return sql<boolean>`t.resolve_due_at < ${new Date(now)}`;
}
