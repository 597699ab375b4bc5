import type { StoredPlan } from '@imah/contract/plans';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { selectDevices, type WidgetDevice } from '../dashboards/widget-devices.ts';

/** A unit as far as a plan is about it. */
export interface PlanUnit {
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string;
}

/** What the things on a plan are about, by id; what is gone is left out. */
export interface PlanTargets {
  readonly devices: ReadonlyMap<string, WidgetDevice>;
  readonly units: ReadonlyMap<string, PlanUnit>;
}

/** Reads what the things on a plan name, wherever in the organisation it is. */
export async function readPlanTargets(
  db: Kysely<Database>,
  orgId: string,
  items: StoredPlan['items'],
): Promise<PlanTargets> {
  const devices = [...new Set(items.flatMap((one) => ('deviceId' in one ? [one.deviceId] : [])))];
  const units = [...new Set(items.flatMap((one) => (one.kind === 'unit' ? [one.unitId] : [])))];
  const [deviceRows, unitRows] = await Promise.all([
    devices.length === 0 ? [] : selectDevices(db).where('org_id', '=', orgId).where('id', 'in', devices).execute(),
    units.length === 0
      ? []
      : db
          .selectFrom('unit')
          .select(['id', 'org_id as orgId', 'building_id as buildingId'])
          .where('org_id', '=', orgId)
          .where('id', 'in', units)
          .where('deleted_at', 'is', null)
          .execute(),
  ]);
  return {
    devices: new Map(deviceRows.map((row) => [row.id, row])),
    units: new Map(unitRows.map((row) => [row.id, row])),
  };
}
