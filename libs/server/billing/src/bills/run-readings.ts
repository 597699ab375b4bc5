import { type ChargeKind, isMetered } from '@imah/contract/billing/words';
import { periodBounds } from '@imah/ledger';
import { countReadings } from '@imah/server-metering';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { tariffsOfMonth } from './tariffs.ts';

/** How many readings the bills of a month stand on, and by which clock its days are counted. */
export async function countRunReadings(
  db: Kysely<Database>,
  key: { readonly orgId: string; readonly buildingId: string },
  period: string,
): Promise<{ readonly readings: number; readonly timeZone: string }> {
  const { orgId, buildingId } = key;
  const { timeZone } = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const kinds: ChargeKind[] = (await tariffsOfMonth(db, key, period)).map(({ kind }) => kind);
  const { to } = periodBounds(period);
  const readings = await countReadings(db, { orgId, buildingId, resources: kinds.filter(isMetered), to, timeZone });
  return { readings, timeZone };
}
