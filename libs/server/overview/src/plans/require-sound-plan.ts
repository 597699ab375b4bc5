import { isDeepStrictEqual } from 'node:util';
import { decide, type PolicyActor } from '@imah/contract/access';
import { deviceTarget } from '@imah/contract/devices/words';
import type { PlanItem, PlanPicture, StoredPlan } from '@imah/contract/plans';
import { mostPlanCorners } from '@imah/contract/plans/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, invalidFields } from '@imah/server-platform/http';
import { typesOf } from '../dashboards/widget-devices.ts';
import { type FloorPlace, readFloorIds } from './plan-rows.ts';
import { readPlanTargets } from './plan-targets.ts';

type Fault = FieldErrors[string][number]['fault'];

/**
 * @param known what is kept already: what is as it was stays, also where what it is about is gone meanwhile
 * @throws {HttpProblem} 422 by field for what is twice, too much, or about what the person cannot see there
 */
export async function requireSoundPlan(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: FloorPlace,
  { picture, items }: StoredPlan,
  known: { readonly items: readonly PlanItem[]; readonly pictures: readonly PlanPicture[] },
): Promise<void> {
  const keptById = Map.groupBy(known.items, ({ id }) => id);
  const isKept = (item: PlanItem) =>
    (keptById.get(item.id) ?? []).some((one) => isDeepStrictEqual(aboutOf(one), aboutOf(item)));
  const { devices, units } = await readPlanTargets(db, place.orgId, items);
  const types = await typesOf(db, devices.values());
  const floors = items.some(({ kind }) => kind === 'link') ? await readFloorIds(db, place) : new Set<string>();

  const faultOf = (item: PlanItem): string | null => {
    switch (item.kind) {
      case 'device':
      case 'zone': {
        const device = devices.get(item.deviceId);
        const isThere = device?.buildingId === place.buildingId && device.archivedAt === null;
        if (!isThere || decide(actor, 'device.view', deviceTarget(device)) !== 'allowed') return 'deviceId';
        const { metrics } = types.get(device.typeKey) ?? { metrics: [] };
        return item.metric === null || metrics.some(({ key }) => key === item.metric) ? null : 'metric';
      }
      case 'unit': {
        const unit = units.get(item.unitId);
        const isThere = unit?.buildingId === place.buildingId;
        const target = { orgId: place.orgId, buildingId: place.buildingId, unitId: item.unitId };
        return isThere && decide(actor, 'unit.view', target) === 'allowed' ? null : 'unitId';
      }
      case 'link':
        return floors.has(item.floorId) && item.floorId !== place.floorId ? null : 'floorId';
      default:
        return null;
    }
  };
  const corners = items.reduce((all, item) => all + (item.kind === 'zone' ? item.points.length : 0), 0);
  const faults: (readonly [string, Fault])[] = [
    ...(new Set(items.map(({ id }) => id)).size === items.length && corners <= mostPlanCorners
      ? []
      : [['items', 'invalid'] as const]),
    ...items.flatMap((item, index) => {
      const field = isKept(item) ? null : faultOf(item);
      return field === null ? [] : [[`items.${index}.${field}`, 'not-an-option'] as const];
    }),
    ...((await isPictureOf(db, actor, place, picture, known.pictures)) ? [] : [['picture', 'not-an-option'] as const]),
  ];
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(([path, fault]) => [path, [{ fault }]])));
}

/** What something is about; where it stands and what it is called may change although that is gone. */
function aboutOf(item: PlanItem) {
  return {
    kind: item.kind,
    deviceId: 'deviceId' in item ? item.deviceId : null,
    metric: 'metric' in item ? item.metric : null,
    unitId: item.kind === 'unit' ? item.unitId : null,
    floorId: item.kind === 'link' ? item.floorId : null,
  };
}

/** Whether a picture is one of this floor, or one that the person has just sent; as large as it says. */
async function isPictureOf(
  db: Kysely<Database>,
  { userId }: PolicyActor,
  { orgId, floorId }: FloorPlace,
  picture: PlanPicture | null,
  known: readonly PlanPicture[],
): Promise<boolean> {
  if (picture === null) return true;
  const { fileId, width, height } = picture;
  if (known.some((one) => one.fileId === fileId && one.width === width && one.height === height)) return true;
  const found = await db
    .selectFrom('stored_file')
    .select(['uploaded_by as sentBy', 'subject_kind as kind', 'subject_id as subjectId', 'type'])
    .where('org_id', '=', orgId)
    .where('id', '=', fileId)
    .where('width', '=', width)
    .where('height', '=', height)
    .executeTakeFirst();
  if (found === undefined || !found.type.startsWith('image/')) return false;
  return found.kind === null ? found.sentBy === userId : found.kind === 'plan' && found.subjectId === floorId;
}
