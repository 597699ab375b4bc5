import type { TimeZone } from '@imah/contract/buildings/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The next number of the organisation in the building's year. Held until the transaction ends, so that none is left out. */
export async function takeTopicNumber(trx: Transaction<Database>, orgId: string, timeZone: TimeZone, now: number) {
  const { rows } = await sql<{ year: number; count: number }>`
    INSERT INTO number_counter AS counter (org_id, kind, year, last)
    VALUES (${orgId}, 'TPC', extract(year FROM ${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::integer, 1)
    ON CONFLICT (org_id, kind, year) DO UPDATE SET last = counter.last + 1
    RETURNING year, last AS count`.execute(trx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('no number was given');
  return taken;
}
