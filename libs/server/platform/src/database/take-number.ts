import { type Transaction, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Whose number, of which kind, in the year of which time zone. */
interface NumberSeries {
  readonly orgId: string;
  readonly kind: string;
  readonly timeZone: string;
}

/** The next number of an organisation in the year of a place. Held until the transaction ends, so that none is left out. */
export async function takeNumber(
  trx: Transaction<Database>,
  { orgId, kind, timeZone }: NumberSeries,
  now: number,
): Promise<{ readonly year: number; readonly count: number }> {
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return trx
    .insertInto('number_counter')
    .values({ org_id: orgId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'kind', 'year']).doUpdateSet({ last: sql`number_counter.last + 1` }),
    )
    .returning(['year', 'last as count'])
    .executeTakeFirstOrThrow();
}
