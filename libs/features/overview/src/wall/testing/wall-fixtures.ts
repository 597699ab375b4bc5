import type { NewWall, Wall, WallAsked, WallPage } from '@imah/contract/dashboards';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import type { Device, MetricDefinition } from '@imah/contract/devices';
import { createFakeRealtime, type FakeRealtime } from '@imah/realtime/testing';
import { answerOf, climateSensor, deviceTypes, electricityMeter, fixtureNow, pump, tower } from '@imah/testing';
import { arranged, dashboardAnswers } from '../../building-dashboard/testing/index.ts';
import type { WallPorts } from '../wall-ports.ts';

const minute = 60_000;

export const wall: Wall = {
  id: '019a1900-0000-7000-8000-000000000061',
  name: 'Lobi utama',
  state: 'open',
  buildings: [{ id: tower.id, name: tower.name }],
  seconds: 30,
  madeByName: 'Dewi Lestari',
  madeAt: new Date(fixtureNow - 48 * 60 * minute).toISOString(),
  expiresAt: null,
  seen: { at: new Date(fixtureNow - 2 * minute).toISOString(), from: '192.0.2.7' },
};
export const otherWalls: readonly Wall[] = [
  { ...wall, id: '019a1900-0000-7000-8000-000000000062', name: 'Ruang teknisi', state: 'suspended', seen: null },
  {
    ...wall,
    id: '019a1900-0000-7000-8000-000000000063',
    name: 'Pos satpam',
    state: 'withdrawn',
    expiresAt: '2026-12-20T23:30:00.000Z',
  },
];
export const newWall: NewWall = { ...wall, address: 'https://imah.example/layar#Zm9ybS1hLXRva2VuLW9mLWEtd2FsbA' };

const asked: WallAsked = {
  liveAs: `wall-${wall.id}`,
  name: wall.name,
  seconds: 30,
  expiresAt: null,
  buildings: [{ id: tower.id, name: tower.name }],
};

function metricOf({ typeKey }: Device, key: string): MetricDefinition {
  const metric = deviceTypes.find((type) => type.key === typeKey)?.metrics.find((one) => one.key === key);
  if (metric === undefined) throw new Error(`${typeKey} reports no ${key}`);
  return metric;
}

function shown(device: Device, key: string) {
  const { values, ts } = device.state;
  const [value, at] = [values[key], ts[key]];
  const only = {
    values: value === undefined ? {} : { [key]: value },
    ts: at === undefined ? {} : { [key]: at },
  };
  return {
    title: '',
    deviceId: device.id,
    deviceName: device.name,
    metric: metricOf(device, key),
    state: { ...device.state, ...only },
  };
}

/** A wave through a day. */
function past(key: string, around: number): TelemetryAnswer {
  const ts = Array.from({ length: 96 }, (_, nth) => fixtureNow - (96 - nth) * 15 * minute);
  const values = ts.map((_, nth) => around + Math.sin(nth / 9) * around * 0.1);
  return { level: '5m', bucketMs: 15 * minute, series: [{ key, ts, values, min: values, max: values }] };
}

const head = (id: string) => ({ id, title: '' });

/** One widget of each kind that walls show. */
const widgets: WallPage['widgets'] = [
  { id: 'pressure', type: 'sparkline', ...shown(pump, 'pressure'), past: past('pressure', 4.2) },
  { id: 'lobby', type: 'value', ...shown(climateSensor, 'temperature'), past: null },
  { id: 'switch', type: 'state', ...shown(pump, 'on'), past: null },
  { id: 'gauge', type: 'gauge', ...shown(electricityMeter, 'power'), past: null },
  {
    id: 'chart',
    type: 'chart',
    ...shown(pump, 'pressure'),
    range: '24h',
    past: past('pressure', 4.2),
    offlineAfterSec: 3600,
  },
  { type: 'alarms', ...head('alarms'), alarms: [] },
  {
    type: 'tickets',
    ...head('tickets'),
    tickets: [
      { number: 'TKT-2026-000041', category: 'Air dan pipa', priority: 'high', state: 'in-progress' },
      { number: 'TKT-2026-000042', category: null, priority: 'medium', state: 'new' },
    ],
  },
  { type: 'text', id: 'note', title: 'Catatan', text: 'Panggil **teknisi** bila tekanan di bawah 3 bar.' },
  { type: 'gone', id: 'gone', title: 'Dahulu' },
  { type: 'clock', ...head('clock') },
];

const ids = new Set(widgets.map(({ id }) => id));
export const wallPage: WallPage = {
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  widgets,
  layout: [...arranged.layouts.md.filter(({ id }) => ids.has(id)), { id: 'gone', x: 0, y: 400, w: 4, h: 4 }],
};

export const wallAnswers = { ...dashboardAnswers, readWall: answerOf(asked), readWallPage: answerOf(wallPage) };

/** The world outside of a screen, told what it was asked for. */
export function fakeWallPorts(realtime: FakeRealtime = createFakeRealtime({ now: () => fixtureNow })) {
  const told: string[] = [];
  const world = { newest: 'same' as string | null };
  const ports: WallPorts = {
    openChannel: ({ username, password }) => {
      told.push(`open ${username} ${password}`);
      return realtime;
    },
    latestBuild: async (running) => (world.newest === 'same' ? running : world.newest),
    reload: () => void told.push('reload'),
    keepAwake: async () => {
      told.push('awake');
      return { release: async () => void told.push('released') };
    },
  };
  return { ports, realtime, told, world };
}
