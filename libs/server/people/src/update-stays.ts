import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { buildingEvent, lockBuilding, type PlaceEdit } from '@imah/server-buildings';
import { type CommandPorts, type Effect, recordingOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { updateAccounts } from './accounts/update-access.ts';
import { updateUnitStatus } from './unit-status.ts';

interface DueBuilding {
  readonly orgId: string;
  readonly buildingId: string;
}

/**
 * Lets moving in and out take effect by its date: in every building on which a new day has begun since the last time,
 * units say what their people of today say, open pages are told, and whoever moved has their rights asked for anew.
 * Days on which nobody ran this are caught up with. A building that fails is logged and tried again the next time.
 */
export async function updateStays(context: CommandPorts): Promise<void> {
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

function updateBuildingStays(ports: CommandPorts, building: DueBuilding): Promise<void> {
  const edit: PlaceEdit = { ...building, actor: null, requestId: randomUUID(), now: ports.now() };
  return runCommand<void, void>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const turns = await readTurns(trx, edit);
      const units = await updateUnitStatus(trx, edit, [...new Set(turns.map(({ unitId }) => unitId))]);
      await sql`
        UPDATE building b SET stays_settled_on = (${new Date(edit.now)}::timestamptz AT TIME ZONE b.time_zone)::date
        WHERE b.org_id = ${edit.orgId} AND b.id = ${edit.buildingId}`.execute(trx);
      const about = { buildingId: edit.buildingId, action: 'update', entity: 'unit' };
      for (const { id, before, after } of units)
        parts.record({ ...about, entityId: id, before: { status: before }, after: { status: after } });
      await updateAccounts(trx, parts, accountsOf(turns));
      return outcomeOf(undefined, effectsOf(edit, units, turns));
    },
  });
}

/** Pages hear of it before whoever moved asks for their rights anew. */
function effectsOf(
  edit: PlaceEdit,
  units: readonly { readonly id: string; readonly version: number }[],
  turns: readonly Turn[],
): Effect[] {
  const news = turns.filter(({ isNews }) => isNews);
  const told = (entity: 'unit' | 'occupancy', { id, version }: { readonly id: string; readonly version: number }) =>
    buildingEvent(edit, { entity, id, version, op: 'updated' }, edit.now);
  return [
    ...units.map((unit) => told('unit', unit)),
    ...news.map((turn) => told('occupancy', turn)),
    { kind: 'refresh-access', userIds: accountsOf(news) },
  ];
}

function accountsOf(turns: readonly Turn[]): string[] {
  return [...new Set(turns.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
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
