import { randomUUIDv7 } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDeviceServices } from '@imah/server-devices';
import { createDatabaseAccess, createLive, type DeviceIdentity, type LiveService } from '@imah/server-platform/live';
import { makeDevice, makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
const lives: LiveService[] = [];

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(async () => {
  for (const live of lives) await live.close();
  await test.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/v1${url}`, headers: place.owner.bearer, ...(payload ? { payload } : {}) });

/** A rule that has a ticket made of what it raises. */
const ruleOf = (deviceId: string) => ({
  name: `Pompa panas ${randomUUIDv7()}`,
  buildingId: place.buildingId,
  scope: { kind: 'devices', deviceIds: [deviceId] },
  condition: { kind: 'metric', metric: 'temperature', is: 'above', value: 30 },
  trigger: { kind: 'at-once' },
  clear: { hysteresis: 0, keepSec: 0 },
  schedule: { kind: 'always' },
  severity: 'major',
  state: 'on',
  ticket: { priority: 'high', categoryId: null, assigneeId: null },
});

/** One process of the server, as far as devices are heard by it. */
async function startProcess() {
  const { db, now } = test.context;
  const log = pino({ level: 'silent' });
  const live = await createLive({ access: createDatabaseAccess({ db, now }), log });
  lives.push(live);
  const services = await startDeviceServices(test.context, live);
  return {
    services,
    hear: (device: DeviceIdentity, temperature: number) =>
      services.intake.received(
        device,
        'tele',
        Buffer.from(JSON.stringify({ ts: (test.clock.now += 10), values: { temperature } })),
      ),
  };
}

it('a rule makes one ticket for a device, whatever a thousand reports to two processes trigger at once, and goes on after a restart', async () => {
  const deviceId = await makeDevice(test, place, { name: 'Pompa 1', online: true });
  const device = { kind: 'device', orgId: place.orgId, buildingId: place.buildingId, deviceId } as const;
  const rule = ruleOf(deviceId);
  expect((await call('POST', `/organizations/${place.orgId}/alarm-rules`, rule)).statusCode).toBe(201);
  const processes = [await startProcess(), await startProcess()];

  // Now too hot, now well again: the alarm begins and ends at every turn.
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) => processes[index % 2]!.hear(device, index % 100 < 50 ? 40 : 20)),
  );
  for (const { services } of processes) await services.settled();
  for (const { services } of processes) await services.stop();
  const again = await startProcess();
  await again.hear(device, 20);
  await again.hear(device, 41);
  await again.services.settled();

  const tickets = (await call('GET', `/tickets?buildingId=${place.buildingId}`)).json().data;
  expect(tickets.map(({ title }: { title: string }) => title)).toEqual([`Pompa 1: ${rule.name}`]);
  const events = (await call('GET', `/tickets/${tickets[0].id}/events?limit=200`)).json().data;
  expect(events[0]).toMatchObject({ kind: 'alarm-raised', note: rule.name });
  // Whatever the rule has raised is worked on in the one ticket.
  const elsewhere = await test.context.db
    .selectFrom('alarm')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('condition', '=', 'rule')
    .where((is) => is.or([is('ticket_id', 'is', null), is('ticket_id', '<>', tickets[0].id)]))
    .execute();
  expect(elsewhere).toEqual([]);
  await again.services.stop();
}, 30_000);

it('a rule makes the ticket of what began during maintenance when that is over, and none of what is over before', async () => {
  const deviceId = await makeDevice(test, place, { name: 'Pompa 2', online: true });
  const device = { kind: 'device', orgId: place.orgId, buildingId: place.buildingId, deviceId } as const;
  const windows = `/buildings/${place.buildingId}/alarm-windows`;
  const made = await call('POST', `/organizations/${place.orgId}/alarm-rules`, ruleOf(deviceId));
  const window = {
    reason: 'Servis pompa',
    scope: { kind: 'devices', ids: [deviceId] },
    startsAt: new Date(test.clock.now).toISOString(),
    endsAt: new Date(test.clock.now + 3_600_000).toISOString(),
  };
  const planned = await call('POST', windows, window);
  expect([made.statusCode, planned.statusCode]).toEqual([201, 201]);
  const { hear, services } = await startProcess();
  const titles = async () =>
    (await call('GET', `/tickets?buildingId=${place.buildingId}`))
      .json()
      .data.map((one: { title: string }) => one.title)
      .filter((title: string) => title.startsWith('Pompa 2'));

  for (const temperature of [40, 20, 41]) await hear(device, temperature);
  await services.settled();
  await services.wakeAlarms();
  expect(await titles()).toEqual([]);
  await call('POST', `${windows}/${planned.json().data.id}/end`);
  await services.wakeAlarms();
  expect(await titles()).toEqual([`Pompa 2: ${made.json().data.name}`]);
  await services.stop();
});

it('a rule adds nothing to its ticket of what comes and goes while it is shelved, and one entry when it stands after that', async () => {
  const deviceId = await makeDevice(test, place, { name: 'Pompa 3', online: true });
  const device = { kind: 'device', orgId: place.orgId, buildingId: place.buildingId, deviceId } as const;
  await call('POST', `/organizations/${place.orgId}/alarm-rules`, ruleOf(deviceId));
  const { hear, services } = await startProcess();
  await hear(device, 40);
  await services.settled();
  const tickets = async (): Promise<readonly { readonly id: string }[]> =>
    (await call('GET', `/tickets?buildingId=${place.buildingId}`))
      .json()
      .data.filter(({ title }: { title: string }) => title.startsWith('Pompa 3'));
  const [ticket] = await tickets();
  const turns = async () =>
    (
      await test.context.db
        .selectFrom('ticket_event')
        .select('kind')
        .where('ticket_id', '=', ticket!.id)
        .where('kind', 'in', ['alarm-raised', 'alarm-cleared'])
        .orderBy('seq')
        .execute()
    ).map(({ kind }) => kind);
  const [alarm] = (await call('GET', `/devices/${deviceId}/alarms`)).json().data;
  const shelf = { minutes: 5, reason: 'Sensor bergetar' };
  const shelved = await call('PUT', `/buildings/${place.buildingId}/alarms/${alarm.id}/shelf`, shelf);
  expect(shelved.statusCode).toBe(200);

  for (const temperature of [20, 41, 20, 42]) await hear(device, temperature);
  await services.settled();
  await services.wakeAlarms();
  expect(await turns()).toEqual(['alarm-cleared']);
  test.clock.now += 300_000;
  await services.wakeAlarms();
  expect([await turns(), (await tickets()).length]).toEqual([['alarm-cleared', 'alarm-raised'], 1]);
  await services.stop();
});
