import type { Device, DeviceState, MetricValue } from '@imah/contract/devices';
import type { DeviceAct } from '@imah/contract/devices/words';
import { tower } from './buildings.ts';
import {
  climateType,
  doorType,
  electricityMeterType,
  liftType,
  pumpType,
  smokeType,
  waterMeterType,
} from './device-types.ts';
import { fixtureId } from './fixture-id.ts';
import { fixtureNow, minutesAgo } from './fixture-time.ts';

const shared = {
  version: 1,
  orgId: tower.orgId,
  buildingId: tower.id,
  createdAt: minutesAgo(60 * 24 * 90),
  place: null,
  gatewayId: null,
  tags: [],
  archivedAt: null,
  replacesId: null,
  replacedById: null,
  // Of `whoami`; `withActs` says what others may do.
  abilities: { acts: ['command' as const] },
};

/** All values reported so many seconds before `fixtureNow`. */
export function reportedState(
  values: Readonly<Record<string, MetricValue>>,
  secondsAgo = 4,
  status: DeviceState['status'] = 'online',
): DeviceState {
  const ts = fixtureNow - secondsAgo * 1000;
  return {
    status,
    values: { ...values },
    ts: Object.fromEntries(Object.keys(values).map((key) => [key, ts])),
    lastSeenAt: ts,
  };
}

/** The device as the server answers it to somebody who may do these acts with it and no other. */
export const withActs = (device: Device, acts: readonly DeviceAct[]): Device => ({
  ...device,
  abilities: { acts: [...acts] },
});

export const neverSeenState: DeviceState = { status: 'never-seen', values: {}, ts: {}, lastSeenAt: null };

export const climateSensor: Device = {
  ...shared,
  id: fixtureId('device', 1),
  name: 'Suhu lobi',
  typeKey: climateType.key,
  serial: 'TH-2231-0007',
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 2),
  unitId: null,
  state: reportedState({ temperature: 26.4, humidity: 61 }),
};

export const pump: Device = {
  ...shared,
  id: fixtureId('device', 2),
  name: 'Pompa transfer 1',
  typeKey: pumpType.key,
  serial: 'PMP-0001',
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 1),
  unitId: null,
  state: reportedState({ on: true, pressure: 4.2, power: 2180 }),
};

/** Fell silent two hours ago; its values are old. */
export const offlinePump: Device = {
  ...pump,
  id: fixtureId('device', 3),
  name: 'Pompa transfer 2 (cadangan)',
  serial: 'PMP-0002',
  state: reportedState({ on: false, pressure: 0, power: 0 }, 7200, 'offline'),
};

export const door: Device = {
  ...shared,
  id: fixtureId('device', 4),
  name: 'Pintu darurat tangga timur',
  typeKey: doorType.key,
  serial: null,
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 3),
  unitId: null,
  state: reportedState({ open: false, locked: true }, 45),
};

/** In alarm. */
export const smokeDetector: Device = {
  ...shared,
  id: fixtureId('device', 5),
  name: 'Detektor asap dapur bersama',
  typeKey: smokeType.key,
  serial: 'SMK-0413',
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 2),
  unitId: null,
  state: reportedState({ smoke: true, battery: 88 }, 2),
};

export const waterMeter: Device = {
  ...shared,
  id: fixtureId('device', 6),
  name: 'Meter air A-0101',
  typeKey: waterMeterType.key,
  serial: 'WM-98123450',
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 3),
  unitId: fixtureId('unit', 2),
  state: reportedState({ volume: 1284.317, flow: 3.4 }, 20),
};

export const electricityMeter: Device = {
  ...shared,
  id: fixtureId('device', 7),
  name: 'Meter listrik A-0101',
  typeKey: electricityMeterType.key,
  serial: 'EM-77001',
  sectionId: fixtureId('section', 1),
  floorId: fixtureId('floor', 3),
  unitId: fixtureId('unit', 2),
  state: reportedState({ energy: 20_451.72, power: 842, voltage: 221.3 }, 8),
};

/** Registered and not installed yet. */
export const neverSeenLift: Device = {
  ...shared,
  id: fixtureId('device', 8),
  name: 'Lift penumpang 1',
  typeKey: liftType.key,
  serial: null,
  sectionId: null,
  floorId: null,
  unitId: null,
  state: neverSeenState,
};

/** By name, as the server lists them. */
export const devices: readonly Device[] = [
  smokeDetector,
  neverSeenLift,
  waterMeter,
  electricityMeter,
  door,
  pump,
  offlinePump,
  climateSensor,
];

/** So many temperature sensors spread over the floors of `places`, every tenth one offline. */
export function manyDevices(
  count: number,
  floorIds: readonly string[] = [fixtureId('floor', 2), fixtureId('floor', 3)],
): Device[] {
  return Array.from({ length: count }, (_, index) => ({
    ...climateSensor,
    id: fixtureId('device', 1000 + index),
    name: `Sensor suhu ${String(index + 1).padStart(4, '0')}`,
    serial: `TH-${String(index + 1).padStart(6, '0')}`,
    floorId: floorIds[index % floorIds.length] ?? null,
    state:
      index % 10 === 9
        ? reportedState({ temperature: 24, humidity: 55 }, 5400, 'offline')
        : reportedState({ temperature: 22 + (index % 90) / 10, humidity: 40 + (index % 40) }),
  }));
}
