import { afterEach, expect, it } from 'vitest';
import type { LiveEvent } from '../buildings/building-types.ts';
import { createFakeRealtime, type FakeRealtime, type FakeRealtimeOptions } from '../testing/fake-realtime.ts';

const building = { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001', buildingId: '01935e4f-7c1a-7b2c-8d3e-000000000002' };
const below = `imah/v1/${building.orgId}/b/${building.buildingId}`;

let open: FakeRealtime | null = null;
const fake = (options: FakeRealtimeOptions) => (open = createFakeRealtime(options));
afterEach(() => {
  open?.close();
  open = null;
});
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('asks the broker only for what the person may hear, and says nothing of the rest', async () => {
  const realtime = fake({ mayListen: (filter) => filter === `${below}/ev` });
  const connected = realtime.connectBuilding(building);
  await settle();

  expect(realtime.subscribed).toEqual([`${below}/ev`]);
  expect([connected.getState(), realtime.problems]).toEqual(['refused', []]);
});

it('still tells of what the broker refuses', async () => {
  const realtime = fake({ isRefused: (filter) => filter === `${below}/alarm` });
  realtime.connectBuilding(building);
  await settle();

  expect(realtime.problems).toEqual([{ kind: 'refused', subject: `${below}/alarm`, error: null }]);
});

it('asks again for what was refused once rights have changed, and hears it then', async () => {
  let may = (filter: string) => filter.endsWith('/ev');
  const realtime = fake({ mayListen: (filter) => may(filter), snapshot: () => Promise.resolve([]) });
  const connected = realtime.connectBuilding(building);
  await settle();
  may = () => true;
  realtime.rightsChanged();
  await settle();

  expect(realtime.subscribed).toEqual([`${below}/ev`, `${below}/d/+/state`, `${below}/alarm`]);
  expect(connected.getState()).toBe('live');
});

it('tells who may not hear the devices as well that changes were missed while the link was gone', async () => {
  const realtime = fake({ mayListen: (filter) => filter.endsWith('/ev') });
  const connected = realtime.connectBuilding(building);
  const events: LiveEvent[] = [];
  connected.onEvent((event) => events.push(event));
  await settle();
  expect(events).toEqual([]);
  realtime.setState('error');
  await settle();
  realtime.setState('connected');
  await settle();

  expect(events).toEqual([{ kind: 'missed' }]);
});
