import { type RawBuilder, sql } from 'kysely';

/** SQL: whether ticket `t` is not done, as the indexes of what is open say it. */
export const isOpen = sql`t.state IN ('new', 'in-progress', 'waiting', 'deferred')`;

/** SQL: whether nobody has ticket `t`. */
export const isUnassigned = sql`t.assignee_id IS NULL`;

/** SQL: whether the time of ticket `t` is up at `now` (milliseconds since 1970 UTC); a clock that stands never is. */
export function isOverdue(now: number): RawBuilder<unknown> {
  return sql`t.resolve_due_at < ${new Date(now)}`;
}
