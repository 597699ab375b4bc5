import type { PolicyActor } from '@imah/contract/access';
import type { Meter, MeterSettings } from '@imah/contract/metering';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { entryOf } from './reading-entry.ts';

/** A meter by its building and id. */
export interface MeterKey {
  readonly orgId: string;
  readonly buildingId: string;
  readonly meterId: string;
}

/** Meters `m` with the names of where they are; `last` and `waiting` of their readings. */
export function selectMeters(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('meter as m')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'm.org_id').onRef('b.id', '=', 'm.building_id'))
    .leftJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'm.org_id').onRef('u.id', '=', 'm.unit_id'))
    .leftJoin('meter as n', (join) => join.onRef('n.org_id', '=', 'm.org_id').onRef('n.replaces_meter_id', '=', 'm.id'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('meter_reading as r')
          .select(['r.at', 'r.register_values'])
          .whereRef('r.org_id', '=', 'm.org_id')
          .whereRef('r.meter_id', '=', 'm.id')
          .where('r.state', '=', 'approved')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('meter_reading as c')
                  .select('c.id')
                  .whereRef('c.org_id', '=', 'r.org_id')
                  .whereRef('c.corrects_id', '=', 'r.id'),
              ),
            ),
          )
          .orderBy('r.at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'm.id',
      'm.org_id as orgId',
      'm.building_id as buildingId',
      'b.name as buildingName',
      'b.time_zone as timeZone',
      'm.resource',
      'm.role',
      'm.unit_id as unitId',
      'u.code as unitCode',
      'm.parent_id as parentId',
      'm.number',
      'm.location',
      'm.registers',
      'm.digits',
      'm.multiplier_e6 as multiplierE6',
      'm.installed_on as installedOn',
      'm.seal',
      'm.verify_until as verifyUntil',
      'm.state',
      'm.replaces_meter_id as replacesMeterId',
      'n.id as replacedById',
      'last.at as lastAt',
      'last.register_values as lastValues',
      'm.version',
    ])
    .select((eb) =>
      eb
        .selectFrom('meter_reading as w')
        .select((count) => count.fn.countAll<number>().as('waiting'))
        .whereRef('w.org_id', '=', 'm.org_id')
        .whereRef('w.meter_id', '=', 'm.id')
        .where('w.state', '=', 'submitted')
        .as('waiting'),
    )
    .where('m.org_id', '=', orgId);
}

export type MeterRow = Awaited<ReturnType<ReturnType<typeof selectMeters>['execute']>>[number];

/** A meter as the person sees it. */
export function toMeter(
  { orgId, lastAt, lastValues, waiting, ...row }: MeterRow,
  { actor, settings, depth, now }: { actor: PolicyActor; settings: MeterSettings; depth: number; now: number },
): Meter {
  return {
    ...row,
    depth,
    last: lastAt === null || lastValues === null ? null : { at: lastAt.toISOString(), values: lastValues },
    waiting: waiting ?? 0,
    entry: entryOf(actor, { ...row, orgId }, settings, now),
    photo: settings.photo,
  };
}

/** @throws {HttpProblem} 404 */
export async function getMeterRow(db: Kysely<Database>, { orgId, buildingId, meterId }: MeterKey): Promise<MeterRow> {
  const row = await selectMeters(db, orgId)
    .where('m.building_id', '=', buildingId)
    .where('m.id', '=', meterId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Reads a meter that stays as it is, with all its readings, until the transaction ends. @throws {HttpProblem} 404 */
export async function lockMeter(trx: Transaction<Database>, key: MeterKey): Promise<MeterRow> {
  await trx
    .selectFrom('meter')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.meterId)
    .forUpdate()
    .execute();
  return getMeterRow(trx, key);
}
