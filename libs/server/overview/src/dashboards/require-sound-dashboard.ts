import { isDeepStrictEqual } from 'node:util';
import { decide, type PolicyActor } from '@imah/contract/access';
import type { DashboardLayouts, StoredDashboard, Widget } from '@imah/contract/dashboards';
import { dashboardColumns, type DashboardWidth } from '@imah/contract/dashboards/words';
import type { DeviceType } from '@imah/contract/devices';
import { deviceTarget } from '@imah/contract/devices/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, invalidFields } from '@imah/server-platform/http';
import type { Place } from './dashboard-rows.ts';
import { readWidgetDevices, typesOf, type WidgetDevice } from './widget-devices.ts';

type Fault = FieldErrors[string][number]['fault'];
type DeviceWidget = Extract<Widget, { deviceId: string }>;
const widths = Object.keys(dashboardColumns) as DashboardWidth[];

/**
 * @param known widgets as they are kept: one that is as it was stays, also where its device is gone meanwhile
 * @throws {HttpProblem} 422 by field for what overlaps, has no place, or is about what the person cannot see there
 */
export async function requireSoundDashboard(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  { widgets, layouts }: StoredDashboard,
  known: readonly Widget[],
): Promise<void> {
  const isKept = (widget: Widget) => known.some((one) => isDeepStrictEqual(one, widget));
  const devices = await readWidgetDevices(db, place.orgId, widgets);
  const ranked = widgets.flatMap((one) => (one.type === 'ranking' ? [one] : []));
  const types = await typesOf(db, [...devices.values(), ...ranked]);
  const pictures = await readPictures(db, place, widgets);
  const bindingFault = (one: DeviceWidget) => {
    const device = devices.get(one.deviceId);
    if (device === undefined || !isChoosable(actor, place, device)) return ['deviceId', 'not-an-option'] as const;
    return fits(one, types.get(device.typeKey)) ? null : (['metric', 'not-an-option'] as const);
  };
  const bindings = widgets.flatMap((one, index) => {
    if (isKept(one)) return [];
    const fault = 'deviceId' in one ? bindingFault(one) : faultOfOther(one, types, pictures);
    return fault === null ? [] : [[`widgets.${index}.${fault[0]}`, fault[1]] as const];
  });
  const faults: (readonly [string, Fault])[] = [
    ...(new Set(widgets.map(({ id }) => id)).size === widgets.length ? [] : [['widgets', 'invalid'] as const]),
    ...bindings,
    ...widths
      .filter((width) => !isWhole(widgets, layouts[width], dashboardColumns[width]))
      .map((width) => [`layouts.${width}`, 'invalid'] as const),
  ];
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(([path, fault]) => [path, [{ fault }]])));
}

function isChoosable(actor: PolicyActor, { buildingId }: Place, device: WidgetDevice): boolean {
  return (
    device.buildingId === buildingId &&
    device.archivedAt === null &&
    decide(actor, 'device.view', deviceTarget(device)) === 'allowed'
  );
}

/** Whether devices of a type report what the widget shows, and in a form that it can draw. */
function fits({ type, metric }: DeviceWidget, deviceType: DeviceType | undefined): boolean {
  const found = deviceType?.metrics.find(({ key }) => key === metric);
  if (deviceType === undefined || found === undefined) return false;
  switch (type) {
    case 'value':
    case 'state':
      return true;
    case 'switch':
      return deviceType.controls.some((control) => control.kind === 'switch' && control.metric === metric);
    default:
      return found.kind === 'gauge' || found.kind === 'counter';
  }
}

/** What is wrong with a widget that is about no single device. */
function faultOfOther(
  one: Exclude<Widget, DeviceWidget>,
  types: ReadonlyMap<string, DeviceType>,
  pictures: ReadonlySet<string>,
): readonly [string, Fault] | null {
  if (one.type === 'ranking') {
    const type = types.get(one.typeKey);
    if (type === undefined) return ['typeKey', 'not-an-option'];
    const kind = type.metrics.find(({ key }) => key === one.metric)?.kind;
    return kind === 'gauge' || kind === 'counter' ? null : ['metric', 'not-an-option'];
  }
  if (one.type !== 'picture' || one.fileId === null) return null;
  if (!pictures.has(one.fileId)) return ['fileId', 'not-an-option'];
  // Whoever cannot see it is told what is on it.
  return one.alt === '' ? ['alt', 'required'] : null;
}

/** Those files that widgets name and that are pictures among the files of the building. */
async function readPictures(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  widgets: readonly Widget[],
): Promise<ReadonlySet<string>> {
  const ids = widgets.flatMap((one) => (one.type === 'picture' && one.fileId !== null ? [one.fileId] : []));
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', 'building')
    .where('subject_id', '=', buildingId)
    .where('width', 'is not', null)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

type Layout = DashboardLayouts[DashboardWidth];

/** Each widget once, within the columns, none over another. */
function isWhole(widgets: readonly Widget[], layout: Layout, columns: number): boolean {
  const ids = new Set(layout.map(({ id }) => id));
  return (
    layout.length === widgets.length &&
    ids.size === layout.length &&
    widgets.every(({ id }) => ids.has(id)) &&
    layout.every(({ x, w }) => x + w <= columns) &&
    layout.every((one, index) => layout.slice(index + 1).every((other) => !overlap(one, other)))
  );
}

const overlap = (one: Layout[number], other: Layout[number]) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
