import type { PolicyActor } from '@imah/contract/access';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { WallWidget, Widget } from '@imah/contract/dashboards';
import type { WidgetRange } from '@imah/contract/dashboards/words';
import type { DeviceState, DeviceType } from '@imah/contract/devices';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readDevices } from '@imah/server-devices';
import { queryTelemetry } from '@imah/server-devices/telemetry';
import { readBuildingEnergy } from '../dashboards/building-energy.ts';
import type { Place } from '../dashboards/dashboard-rows.ts';
import { readRanking } from '../dashboards/ranking.ts';
import { listUnitStates } from '../dashboards/unit-states.ts';
import { typesOf } from '../dashboards/widget-devices.ts';
import { readWallAlarms, readWallTickets } from './wall-lists.ts';

/** As many points as a screen across a room tells apart. */
const points = { sparkline: 60, chart: 200 } as const;
const hourMs = 3_600_000;
const spans = { '1h': hourMs, '6h': 6 * hourMs, '24h': 24 * hourMs, '7d': 168 * hourMs, '30d': 720 * hourMs } as const;

type Known = Awaited<ReturnType<typeof readDevices>>[number];

/** What the widgets of a wall are described from. */
export interface WallGround {
  readonly maker: PolicyActor;
  readonly place: Place;
  readonly now: number;
  readonly timeZone: TimeZone;
  readonly devices: ReadonlyMap<string, Known>;
  readonly types: ReadonlyMap<string, DeviceType>;
}

/** Reads at once what several widgets are about. */
export async function readWallGround(
  db: Kysely<Database>,
  of: Pick<WallGround, 'maker' | 'place' | 'now'>,
  widgets: readonly Widget[],
): Promise<WallGround> {
  const { orgId, buildingId } = of.place;
  const { timeZone } = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const ids = [...new Set(widgets.flatMap((one) => ('deviceId' in one ? [one.deviceId] : [])))];
  const known =
    ids.length === 0
      ? []
      : await readDevices(
          db,
          sql`d.org_id = ${orgId} AND d.building_id = ${buildingId} AND d.id = ANY(${ids}::uuid[]) AND d.archived_at IS NULL`,
        );
  const ranked = widgets.flatMap((one) => (one.type === 'ranking' ? [one] : []));
  return {
    ...of,
    timeZone,
    devices: new Map(known.map((device) => [device.id, device])),
    types: await typesOf(db, [...known, ...ranked]),
  };
}

/** A widget with what a wall tells by it: no name of a person, no amount of money, nothing that residents wrote. */
export async function describeWidget(db: Kysely<Database>, ground: WallGround, widget: Widget): Promise<WallWidget> {
  const { maker, place, now } = ground;
  const head = { id: widget.id, title: widget.title };
  switch (widget.type) {
    case 'text':
      return { type: 'text', ...head, text: widget.text };
    case 'clock':
      return { type: 'clock', ...head };
    case 'picture':
      return { type: 'picture', ...head, alt: widget.alt };
    case 'energy': {
      const energy = await readBuildingEnergy(db, maker, place, now);
      return { type: 'energy', ...head, energy: energy && { ...energy, cost: null } };
    }
    case 'ranking': {
      const metric = metricOf(ground.types.get(widget.typeKey), widget.metric);
      if (metric === undefined) return { type: 'gone', ...head };
      return { type: 'ranking', ...head, metric, ranking: await readRanking(db, maker, place, widget, now) };
    }
    case 'units': {
      const floors = await listUnitStates(db, maker, place);
      const hushed = floors.map((floor) => ({
        ...floor,
        // Which homes stand empty is nobody's business in a lobby.
        units: floor.units.map((unit) => ({ ...unit, status: 'occupied' as const })),
      }));
      return { type: 'units', ...head, floors: hushed };
    }
    case 'alarms':
      return { type: 'alarms', ...head, alarms: await readWallAlarms(db, place, widget.rows) };
    case 'tickets':
      return { type: 'tickets', ...head, tickets: await readWallTickets(db, maker, place, widget.rows, now) };
    case 'today':
      return { type: 'gone', ...head };
    default:
      return describeMetric(db, ground, widget);
  }
}

async function describeMetric(
  db: Kysely<Database>,
  { devices, types, now, place }: WallGround,
  widget: Extract<Widget, { deviceId: string }>,
): Promise<WallWidget> {
  const head = { id: widget.id, title: widget.title };
  const device = devices.get(widget.deviceId);
  const type = types.get(device?.typeKey ?? '');
  const metric = metricOf(type, widget.metric);
  if (device === undefined || type === undefined || metric === undefined) return { type: 'gone', ...head };
  const { id: deviceId, name: deviceName, state } = device;
  const shown = { ...head, deviceId, deviceName, metric, state: only(state, metric.key) };
  const past = (range: WidgetRange, most: number) =>
    queryTelemetry(db, {
      orgId: place.orgId,
      deviceId,
      keys: [metric.key],
      from: now - spans[range],
      to: now,
      points: most,
    });
  if (widget.type === 'chart') {
    const { range } = widget;
    const { offlineAfterSec } = type;
    return { type: 'chart', ...shown, range, offlineAfterSec, past: await past(range, points.chart) };
  }
  // A switch is nothing to press there: it tells how it stands.
  const kind = widget.type === 'switch' ? 'state' : widget.type;
  return { type: kind, ...shown, past: kind === 'sparkline' ? await past('24h', points.sparkline) : null };
}

const metricOf = (type: DeviceType | undefined, key: string) => type?.metrics.find((one) => one.key === key);

/** Of what a device reports only the metric that is shown. */
function only({ status, lastSeenAt, values, ts }: DeviceState, key: string): DeviceState {
  const [value, at] = [values[key], ts[key]];
  return {
    status,
    lastSeenAt,
    values: value === undefined ? {} : { [key]: value },
    ts: at === undefined ? {} : { [key]: at },
  };
}
