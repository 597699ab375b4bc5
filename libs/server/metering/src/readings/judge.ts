import { judgeReading, type ReadingAnomaly } from '@imah/contract/metering/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { placesOf, usualPerDay } from '../consumption/consumption-rules.ts';
import { chainIds, readCounted } from '../consumption/read-meters.ts';
import type { MeterRow } from '../meters/meter-row.ts';

/** What is odd about what a meter shows, held against the readings before and after it. */
export async function judge(
  trx: Transaction<Database>,
  meter: MeterRow,
  { at, values, except }: { at: number; values: readonly number[]; except?: string },
): Promise<ReadingAnomaly[]> {
  const counted = await readCounted(trx, meter.orgId, await chainIds(trx, meter.orgId, meter.id));
  const [place] = placesOf(counted);
  const own = counted
    .find(({ id }) => id === meter.id)
    ?.readings.filter(({ state, id }) => state === 'approved' && id !== except);
  const readings = (own ?? []).toSorted((one, other) => one.at - other.at);
  const shown = (reading: (typeof readings)[number] | undefined) =>
    reading === undefined ? null : { at: new Date(reading.at).toISOString(), values: reading.values };
  return judgeReading(
    { at: new Date(at).toISOString(), values },
    {
      digits: meter.digits,
      verifyUntil: meter.verifyUntil,
      previous: shown(readings.findLast((reading) => reading.at < at)),
      next: shown(readings.find((reading) => reading.at > at)),
      usualPerDayMilli: place === undefined ? null : usualPerDay(place, at),
    },
  );
}
