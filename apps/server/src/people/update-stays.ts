import type { EventPacket } from '@imah/contract/mqtt';
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { publishAccessEvent } from '../access/publish-access.ts';
import { lockBuilding, type PlaceEdit, writeEdit } from '../buildings/place-edit.ts';
import { publishBuildingEvent } from '../buildings/publish-building.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { accessWorkOf, updateAccounts } from './accounts/update-access.ts';
import { updateUnitStatus } from './unit-status.ts';

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

interface DueBuilding {
  readonly orgId: string;
  readonly buildingId: string;
}

/**
 * Lets moving in and out take effect by its date: in every building on which a new day has begun since the last time,
 * units say what their people of today say, open pages are told, and whoever moved has their rights asked for anew.
 * Days on which nobody ran this are caught up with. A building that fails is logged and tried again the next time.
 */
export async function updateStays(context: Ports): Promise<void> {
  const { db, now, log } = context;
  const rows = await db
    .selectFrom('building as b')
    .select(['b.org_id as orgId', 'b.id as buildingId'])
    .where(
      sql<boolean>`(b.stays_settled_on IS NULL OR b.stays_settled_on < (${new Date(now())}::timestamptz AT TIME ZONE b.time_zone)::date)`,
    )
    .orderBy('b.id')
    .execute();
  for (const building of rows) {
    await updateBuildingStays(context, building).catch((error: unknown) =>
      log.error({ err: error, ...building }, 'the stays of a building were not settled'),
    );
  }
}

async function updateBuildingStays(context: Ports, building: DueBuilding): Promise<void> {
  const at = context.now();
  const edit: PlaceEdit = { ...building, actor: null, requestId: randomUUID(), now: at };
  const { units, turns } = await context.db.transaction().execute(async (trx) => {
    await lockBuilding(trx, edit);
    const found = await readTurns(trx, edit);
    const settled = await updateUnitStatus(trx, edit, [...new Set(found.map(({ unitId }) => unitId))]);
    await sql`
      UPDATE building b SET stays_settled_on = (${new Date(at)}::timestamptz AT TIME ZONE b.time_zone)::date
      WHERE b.org_id = ${edit.orgId} AND b.id = ${edit.buildingId}`.execute(trx);
    for (const { id, before, after } of settled) {
      const change = { before: { status: before }, after: { status: after } };
      await writeEdit(trx, edit, { action: 'update', entity: 'unit', entityId: id, ...change });
    }
    const moved = found.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    await updateAccounts(trx, accessWorkOf(edit), [...new Set(moved)]);
    return { units: settled, turns: found.filter(({ isNews }) => isNews) };
  });

  const news: Pick<EventPacket, 'entity' | 'id' | 'version' | 'op'>[] = [
    ...units.map(({ id, version }) => ({ entity: 'unit', id, version, op: 'updated' }) as const),
    ...turns.map(({ id, version }) => ({ entity: 'occupancy', id, version, op: 'updated' }) as const),
  ];
  for (const changed of news) {
    // What is settled stands. A page that is not told now learns of it when it asks the next time.
    await publishBuildingEvent(context, building, changed).catch((error: unknown) =>
      context.log.error({ err: error, ...building }, 'a stay that took effect was not told'),
    );
  }
  await publishAccessEvent(context, [...new Set(turns.flatMap(({ userId }) => (userId === null ? [] : [userId])))]);
}

interface Turn {
  readonly id: string;
  readonly unitId: string;
  readonly version: number;
  /** The account of whoever moves, where they have one. */
  readonly userId: string | null;
  /** False in a building that is looked at for the first time: what turned long ago is news for nobody. */
  readonly isNews: boolean;
}

/** The stays that began or ended since the building was last looked at. */
async function readTurns(trx: Transaction<Database>, { orgId, buildingId, now }: PlaceEdit): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    SELECT o.id, o.unit_id AS "unitId", o.version, p.user_id AS "userId", b.stays_settled_on IS NOT NULL AS "isNews"
    FROM building b
    CROSS JOIN LATERAL (
      SELECT coalesce(b.stays_settled_on, '-infinity') AS since,
        (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date AS today
    ) days
    JOIN unit u ON u.org_id = b.org_id AND u.building_id = b.id AND u.deleted_at IS NULL
    JOIN occupancy o ON o.org_id = u.org_id AND o.unit_id = u.id
    JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    WHERE b.org_id = ${orgId} AND b.id = ${buildingId}
      AND (lower(o.period) > days.since AND lower(o.period) <= days.today
        OR upper(o.period) > days.since AND upper(o.period) <= days.today)
    ORDER BY o.id`.execute(trx);
  return rows;
}
