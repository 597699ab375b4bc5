import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether the stay `o`, in building `b`, goes on today or is to come. Who moves in next month may come by
 * their account before; who has left has no more of it.
 */
export function isLasting(now: number): RawBuilder<boolean> {
  return sql<boolean>`(upper(o.period) IS NULL OR upper(o.period) > (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date)`;
}
