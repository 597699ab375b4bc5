import { decide, type PolicyActor } from '@imah/contract/access';
import type { BuildingEnergy } from '@imah/contract/dashboards';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readEnergy } from '../portfolio/energy.ts';
import type { Place } from './dashboard-rows.ts';

/** Electricity of a building in the month of `now` (milliseconds since 1970 UTC); null where no meter counts it. */
export async function readBuildingEnergy(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  now: number,
): Promise<BuildingEnergy | null> {
  const { orgId, buildingId } = place;
  const energy = (await readEnergy(db, actor, 'month', now, buildingId)).get(buildingId);
  if (energy === undefined) return null;
  const { month } = await db
    .selectFrom('building as b')
    .select(sql<string>`to_char(${new Date(now)}::timestamptz AT TIME ZONE b.time_zone, 'YYYY-MM')`.as('month'))
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const rates = decide(actor, 'tariff.view', place) === 'allowed' ? await readRates(db, place, month) : [];
  const costs = rates.map((rateE4) => costOf(energy.wattHours, rateE4));
  return {
    month,
    wattHours: energy.wattHours,
    wattHoursBefore: energy.wattHoursBefore,
    days: energy.steps.map(({ at, wattHours }) => ({ on: at, wattHours })),
    cost: costs.length === 0 ? null : { least: Math.min(...costs), most: Math.max(...costs) },
  };
}

/** What the tiers of the tariff of electricity that holds in a month ask for a kWh, in ten-thousandths of a rupiah. */
async function readRates(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  month: string,
): Promise<readonly number[]> {
  const found = await db
    .selectFrom('tariff')
    .select('tiers')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('kind', '=', 'electricity')
    .where(sql<boolean>`period @> ${`${month}-01`}::date`)
    .executeTakeFirst();
  return found?.tiers?.map(({ rateE4 }) => rateE4) ?? [];
}

/** Whole rupiah, half a rupiah upwards. */
function costOf(wattHours: number, rateE4: number): number {
  const [product, unit] = [BigInt(wattHours) * BigInt(rateE4), 10_000_000n];
  return Number((product + unit / 2n) / unit);
}
