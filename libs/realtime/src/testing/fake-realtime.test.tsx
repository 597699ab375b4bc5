import type { DeviceState } from '@imah/contract/devices';
import type { AlarmPacket } from '@imah/contract/mqtt';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LiveEvent } from '../index.ts';
import {
  RealtimeProvider,
  useBuildingDevices,
  useConnectionState,
  useDeviceState,
  useMetric,
  useRealtime,
} from '../react/index.ts';
import { createFakeRealtime } from './index.ts';

const building = { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001', buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001' };
const deviceId = '01935e55-7c1a-7b2c-8d3e-000000000002';
const at = (ts: number, on: boolean, status: DeviceState['status'] = 'online'): DeviceState => ({
  status,
  values: { on },
  ts: { on: ts },
  lastSeenAt: ts,
});
const frame = () => Promise.resolve();

it('shows what a device reports to those who watch its building', async () => {
  const realtime = createFakeRealtime();
  realtime.setDevice(building, deviceId, at(1, false));
  const held = realtime.connectBuilding(building);
  await frame();
  let calls = 0;
  realtime.subscribeKey(`device/${deviceId}/on`, () => (calls += 1));

  realtime.setDevice(building, deviceId, at(2, true));
  realtime.setDevice(building, deviceId, at(3, false));
  await frame();

  expect([realtime.readKey(`device/${deviceId}/on`), held.getState(), calls]).toEqual([
    { value: false, ts: 3 },
    'live',
    1,
  ]);
});

it('forgets a device whose kept state is taken away', async () => {
  const realtime = createFakeRealtime();
  realtime.connectBuilding(building);
  realtime.setDevice(building, deviceId, at(1, true));
  await frame();
  expect(realtime.readBuilding(building.buildingId).size).toBe(1);

  realtime.setDevice(building, deviceId, null);

  expect([realtime.readDevice(deviceId), realtime.readBuilding(building.buildingId).size]).toEqual([undefined, 0]);
});

it('tells alarms once each, and that some were missed where their numbers have a gap', () => {
  const realtime = createFakeRealtime();
  const events: LiveEvent[] = [];
  realtime.connectBuilding(building).onEvent((event) => events.push(event));
  const alarm = (seq: number) => ({ id: deviceId, seq, op: 'raised', alarm: {} }) as unknown as AlarmPacket;

  for (const seq of [1, 2, 2, 1, 5]) realtime.emitAlarm(building, alarm(seq));

  expect(events.map((event) => (event.kind === 'alarm' ? event.packet.seq : event.kind))).toEqual([1, 2, 5, 'missed']);
});

it('a refused building says so, and nothing of it is shown', async () => {
  const realtime = createFakeRealtime({ isRefused: (filter) => filter.endsWith('/state') });
  const held = realtime.connectBuilding(building);
  realtime.setDevice(building, deviceId, at(1, true));
  await frame();

  expect([held.getState(), realtime.readDevice(deviceId)]).toEqual(['refused', undefined]);
  expect(realtime.problems.map(({ kind }) => kind)).toEqual(['refused']);
});

it('a message that cannot be read is reported and the next one counts', async () => {
  const realtime = createFakeRealtime();
  realtime.connectBuilding(building);
  realtime.publish(`imah/v1/${building.orgId}/b/${building.buildingId}/d/${deviceId}/state`, { status: 'happy' });
  realtime.setDevice(building, deviceId, at(1, true));
  await frame();

  expect(realtime.problems.map(({ kind }) => kind)).toEqual(['decode']);
  expect(realtime.readMetric(deviceId, 'on')).toEqual({ value: true, ts: 1 });
});

it('who subscribes while the link is gone hears nothing of the link before, and the kept messages of the next', async () => {
  const realtime = createFakeRealtime();
  const topic = 'weather/jakarta';
  realtime.publish(topic, 'former', true);
  realtime.subscribe(topic, () => {});
  const heard: unknown[] = [];

  realtime.setState('error');
  realtime.publish(topic, 'newer', true);
  realtime.subscribe(topic, ({ payload, isRetained }) => heard.push([payload, isRetained]));
  await frame();
  expect(heard).toEqual([]);
  realtime.setState('connected');

  expect(heard).toEqual([['newer', true]]);
});

it('one who joins a shared filter is told the kept messages that the others have had', async () => {
  const realtime = createFakeRealtime();
  const heard: unknown[] = [];
  realtime.publish('a/1', 1, true);
  realtime.publish('a/2', 2, true);
  realtime.subscribe('a/+', () => {});
  realtime.publish('a/1', 3, true);
  realtime.publish('a/2', null, true);
  realtime.publish('a/3', 4);

  realtime.subscribe('a/+', ({ payload, topic }) => heard.push([topic, payload]));
  await frame();

  expect([heard, realtime.subscribed]).toEqual([[['a/1', 3]], ['a/+']]);
});

it('React reads connection, device, metric and building from the provider', async () => {
  const realtime = createFakeRealtime({ state: 'connected' });
  realtime.connectBuilding(building);
  realtime.setDevice(building, deviceId, at(7, true));
  await frame();
  const Page = () => {
    const shown = [
      useConnectionState(),
      useDeviceState(deviceId)?.status,
      useMetric(deviceId, 'on')?.ts,
      useMetric(deviceId, 'none')?.ts,
      useBuildingDevices(building.buildingId).size,
    ];
    return shown.map(String).join(' ');
  };

  const html = renderToString(
    <RealtimeProvider realtime={realtime}>
      <Page />
    </RealtimeProvider>,
  );

  expect(html).toBe('connected online 7 undefined 1');
});

it('a hook without a provider says which one it misses', () => {
  const Alone = () => useRealtime().now();

  expect(() => renderToString(<Alone />)).toThrow('RealtimeProvider');
});
