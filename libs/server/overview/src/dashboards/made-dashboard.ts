import type { StoredDashboard, Widget } from '@imah/contract/dashboards';
import { dashboardColumns, type DashboardWidth, widgetSizes } from '@imah/contract/dashboards/words';
import type { DeviceType, MetricDefinition } from '@imah/contract/devices';
import { controlMetricOf } from '@imah/contract/devices/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Place } from './dashboard-rows.ts';
import { selectDevices, typesOf, type WidgetDevice } from './widget-devices.ts';

/** As many devices as one looks at without having chosen any. */
const most = { values: 8, charts: 2, read: 500 } as const;

/** The dashboard of a building for which nobody has arranged any: what waits, then its own meters and its plant. */
export async function makeDashboard(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<StoredDashboard> {
  const devices = await selectDevices(db)
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('archived_at', 'is', null)
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(most.read)
    .execute();
  const unit = await db
    .selectFrom('unit')
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const hasMeter = devices.some(({ typeKey }) => typeKey === 'electricity-meter');
  return arrange([
    ...widgetsFor(devices, await typesOf(db, devices)),
    ...(hasMeter ? [{ id: 'energy', type: 'energy' as const, title: '' }] : []),
    ...(unit === undefined ? [] : [{ id: 'units', type: 'units' as const, title: '' }]),
    { id: 'alarms', type: 'alarms', title: '', rows: 5 },
    { id: 'tickets', type: 'tickets', title: '', rows: 5 },
    { id: 'clock', type: 'clock', title: '' },
  ]);
}

type Device = Pick<WidgetDevice, 'id' | 'unitId' | 'typeKey'>;

/** What says most about some devices, in the order in which it is read. */
function widgetsFor(devices: readonly Device[], types: ReadonlyMap<string, DeviceType>): Widget[] {
  const known = devices.flatMap((device) => {
    const type = types.get(device.typeKey);
    const metric = type === undefined ? undefined : mainMetric(type);
    return type === undefined || metric === undefined ? [] : [{ device, metric, rank: rank(device, type) }];
  });
  // Sorting keeps the order of names within a rank.
  const chosen = known.toSorted((one, other) => one.rank - other.rank).slice(0, most.values);
  const charts = chosen.filter(({ metric }) => metric.kind === 'gauge').slice(0, most.charts);
  return [
    ...chosen.map(({ device: { id }, metric }): Widget => ({
      id: `value-${id}`,
      type: metric.kind === 'gauge' ? 'sparkline' : metric.kind === 'state' ? 'state' : 'value',
      title: '',
      deviceId: id,
      metric: metric.key,
    })),
    ...charts.map(({ device: { id }, metric }): Widget => ({
      id: `chart-${id}`,
      type: 'chart',
      title: '',
      deviceId: id,
      metric: metric.key,
      range: '24h',
    })),
  ];
}

/** What stands for a device: what its type names, else a level, else what can be switched, else anything. */
function mainMetric({ metrics, mainMetric: named, controls }: DeviceType): MetricDefinition | undefined {
  const controlled = new Set(controls.map(controlMetricOf));
  return (
    metrics.find(({ key }) => key === named) ??
    metrics.find(({ kind }) => kind === 'gauge') ??
    metrics.find(({ key }) => controlled.has(key)) ??
    metrics[0]
  );
}

/** The building's own meters, its plant, what else serves all, what stands in units. */
function rank({ unitId }: Device, { metrics, controls }: DeviceType): number {
  if (unitId !== null) return 3;
  if (metrics.some(({ kind }) => kind === 'counter')) return 0;
  return controls.length > 0 ? 1 : 2;
}

/** Puts widgets beside one another, and below where no room is left, for each width. */
export function arrange(widgets: Widget[]): StoredDashboard {
  const layoutOf = (width: DashboardWidth) => {
    let [x, y, height] = [0, 0, 0];
    return widgets.map(({ id, type }) => {
      const [w, h] = widgetSizes[type][width];
      if (x + w > dashboardColumns[width]) [x, y, height] = [0, y + height, 0];
      const place = { id, x, y, w, h };
      x += w;
      height = Math.max(height, h);
      return place;
    });
  };
  return { widgets, layouts: { lg: layoutOf('lg'), md: layoutOf('md'), sm: layoutOf('sm') } };
}
