import { sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { changePlaces, type PlaceEdit } from './place-edit.ts';
import { selectUnits } from './read-places.ts';
import { requireWholeNpp } from './set-npp.ts';

/**
 * Takes units away so that they can be brought back; all of them or none.
 * @throws {HttpProblem} 404, 412 when one has changed, 409 while somebody or a device is in one, or by the shares (NPP)
 */
export function deleteUnits(
  ports: CommandPorts,
  edit: PlaceEdit,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<string[]> {
  return changePlaces(ports, edit, async (trx) => {
    const ids = wanted.map(({ id }) => id);
    const rows = await selectUnits(trx)
      .where('u.org_id', '=', edit.orgId)
      .where('u.building_id', '=', edit.buildingId)
      .where(sql<boolean>`u.id = ANY(${ids}::uuid[])`)
      .where('u.deleted_at', 'is', null)
      .forNoKeyUpdate()
      .execute();
    const units = new Map(rows.map((unit) => [unit.id, unit]));
    for (const { id, version } of wanted) {
      const current = units.get(id);
      if (current === undefined) throw notFound();
      if (current.version !== version) throw new HttpProblem(412, 'VERSI_BERUBAH', { current });
    }
    const { rows: used } = await sql`
      SELECT 1 FROM occupancy o JOIN building b ON b.org_id = o.org_id AND b.id = ${edit.buildingId}
      WHERE o.org_id = ${edit.orgId} AND o.unit_id = ANY(${ids}::uuid[])
        AND NOT o.period << daterange((${new Date(edit.now)}::timestamptz AT TIME ZONE b.time_zone)::date, NULL)
      UNION ALL
      SELECT 1 FROM device WHERE org_id = ${edit.orgId} AND unit_id = ANY(${ids}::uuid[]) LIMIT 1`.execute(trx);
    if (used.length > 0) throw new HttpProblem(409, 'UNIT_DIPAKAI');
    await sql`
      UPDATE unit SET deleted_at = ${new Date(edit.now)}, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ANY(${ids}::uuid[])`.execute(trx);
    await requireWholeNpp(trx, edit);
    return {
      result: rows.map(({ id }) => id),
      audit: rows.map((before) => ({ action: 'delete', entity: 'unit', entityId: before.id, before })),
      event: { id: edit.buildingId, op: 'deleted' },
    };
  });
}

/**
 * Brings deleted units back.
 * @throws {HttpProblem} 404, or 409 when a code has been given away meanwhile or by the shares (NPP)
 */
export function restoreUnits(ports: CommandPorts, edit: PlaceEdit, ids: readonly string[]): Promise<string[]> {
  return changePlaces(ports, edit, async (trx) => {
    const rows = await trx
      .selectFrom('unit as u')
      .select('u.id')
      .select([
        sql<boolean>`EXISTS ( SELECT 1 FROM unit o WHERE o.org_id = u.org_id AND o.building_id = u.building_id AND o.code = u.code AND o.deleted_at IS NULL )`.as(
          'taken',
        ),
      ])
      .where('u.org_id', '=', edit.orgId)
      .where('u.building_id', '=', edit.buildingId)
      .where(sql<boolean>`u.id = ANY(${ids}::uuid[])`)
      .where('u.deleted_at', 'is not', null)
      .execute();
    if (rows.length !== new Set(ids).size) throw notFound();
    if (rows.some(({ taken }) => taken)) throw new HttpProblem(409, 'KODE_SUDAH_DIPAKAI');
    await sql`
      UPDATE unit SET deleted_at = NULL, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ANY(${ids}::uuid[])`.execute(trx);
    await requireWholeNpp(trx, edit);
    return {
      result: rows.map(({ id }) => id),
      audit: rows.map(({ id }) => ({ action: 'restore', entity: 'unit', entityId: id })),
      event: { id: edit.buildingId, op: 'created' },
    };
  });
}
