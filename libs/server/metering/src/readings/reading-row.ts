import type { StoredFile } from '@imah/contract/files';
import type { Reading } from '@imah/contract/metering';
import { stepBetween } from '@imah/contract/metering/words';
import { divideHalfUp } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { readPhotos } from './reading-photos.ts';

/** A reading by its building and id. */
export interface ReadingKey {
  readonly orgId: string;
  readonly buildingId: string;
  readonly readingId: string;
}

/** Readings `r` with their meter `m`, who read and decided, and the approved reading before. */
export function selectReadings(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('meter_reading as r')
    .innerJoin('meter as m', (join) => join.onRef('m.org_id', '=', 'r.org_id').onRef('m.id', '=', 'r.meter_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'm.org_id').onRef('b.id', '=', 'm.building_id'))
    .leftJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'm.org_id').onRef('u.id', '=', 'm.unit_id'))
    .leftJoin('app_user as a', 'a.id', 'r.author_id')
    .leftJoin('app_user as d', 'd.id', 'r.decided_by_id')
    .leftJoin('meter_reading as c', (join) =>
      join.onRef('c.org_id', '=', 'r.org_id').onRef('c.corrects_id', '=', 'r.id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('meter_reading as p')
          .select(['p.at', 'p.register_values'])
          .whereRef('p.org_id', '=', 'r.org_id')
          .whereRef('p.meter_id', '=', 'r.meter_id')
          .where('p.state', '=', 'approved')
          .whereRef('p.at', '<', 'r.at')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('meter_reading as pc')
                  .select('pc.id')
                  .whereRef('pc.org_id', '=', 'p.org_id')
                  .whereRef('pc.corrects_id', '=', 'p.id'),
              ),
            ),
          )
          .orderBy('p.at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select([
      'r.id',
      'r.meter_id as meterId',
      'm.number as meterNumber',
      'm.resource',
      'm.unit_id as unitId',
      'm.digits',
      'm.multiplier_e6 as multiplierE6',
      'u.code as unitCode',
      'm.location',
      'm.registers',
      'b.time_zone as timeZone',
      'r.at',
      'r.kind',
      'r.register_values as values',
      'r.source',
      'r.state',
      'r.anomalies',
      'r.note',
      'a.name as author',
      'r.reason',
      'd.name as decidedBy',
      'r.corrects_id as correctsId',
      'r.photos_of_id as photosOfId',
      'c.id as correctedById',
      'before.at as beforeAt',
      'before.register_values as beforeValues',
      'r.version',
    ])
    .where('r.org_id', '=', orgId);
}

export type ReadingRow = Awaited<ReturnType<ReturnType<typeof selectReadings>['execute']>>[number];

/** A reading as it is told; of what came before `since`, in milliseconds since 1970 UTC, nothing is. */
export function toReading(row: ReadingRow, since: number, photos: ReadonlyMap<string | null, StoredFile[]>): Reading {
  const { at, beforeAt, beforeValues, correctedById, digits, multiplierE6, photosOfId, ...rest } = row;
  const { unitId: _unitId, ...same } = rest;
  const isTold = beforeAt !== null && beforeAt.getTime() >= since;
  const previous = isTold && beforeValues !== null ? { at: beforeAt.toISOString(), values: beforeValues } : null;
  return {
    ...same,
    at: at.toISOString(),
    standing: correctedById === null ? 'current' : 'corrected',
    previous,
    usedMilli: previous === null ? null : usedBetween(previous.values, row.values, { digits, multiplierE6 }),
    photos: (photosOfId === null ? undefined : photos.get(photosOfId)) ?? [],
  };
}

/** A reading as it is told to who sees what came since `since`. @throws {HttpProblem} 404 */
export async function getReading(db: Kysely<Database>, key: ReadingKey, since: number): Promise<Reading> {
  const row = await getReadingRow(db, key);
  return toReading(row, since, await readPhotos(db, key.orgId, [row]));
}

/** @throws {HttpProblem} 404 */
export async function getReadingRow(
  db: Kysely<Database>,
  { orgId, buildingId, readingId }: ReadingKey,
): Promise<ReadingRow> {
  const row = await selectReadings(db, orgId)
    .where('m.building_id', '=', buildingId)
    .where('r.id', '=', readingId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

function usedBetween(
  before: readonly number[],
  after: readonly number[],
  { digits, multiplierE6 }: { readonly digits: number; readonly multiplierE6: number },
): number {
  const steps = after.map((value, index) => stepBetween(before[index] ?? 0, value, digits));
  const counted = steps.reduce((sum, step) => sum + BigInt(step), 0n) * BigInt(multiplierE6);
  return Number(divideHalfUp(counted, 1_000_000n));
}
