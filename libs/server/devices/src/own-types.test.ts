import { randomUUID } from 'node:crypto';
import type { DeviceTypeDraft, KnownDeviceType } from '@imah/contract/devices';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
let place: TestPlace;

beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  place = await makePlace(world, 'Melati');
});

const words = (text: string) => ({ id: text, en: text });
const draft: DeviceTypeDraft = {
  name: words('Tangki atas'),
  icon: 'lucide:gauge',
  offlineAfterSec: 60,
  controls: [
    {
      metric: 'filling',
      kind: 'switch',
      label: words('Isi tangki'),
      guard: {
        on: { kind: 'none', consequence: null },
        off: { kind: 'reason', consequence: words('Tangki dapat kosong.') },
      },
    },
  ],
  metrics: [
    {
      key: 'level',
      label: words('Isi'),
      kind: 'gauge',
      unit: '%',
      decimals: 0,
      min: 0,
      max: 100,
      alarm: { below: 20, severity: 'critical' },
    },
    { key: 'used', label: words('Terpakai'), kind: 'counter', unit: 'L', decimals: 0, min: 0, rollover: 1_000 },
    { key: 'filling', label: words('Diisi'), kind: 'state', unit: 'none', decimals: 0 },
  ],
};
const [level, used, filling] = draft.metrics;
if (level === undefined || used === undefined || filling === undefined) throw new Error('The draft lacks metrics.');

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, by = place.owner, version }: { body?: object; by?: TestPerson; version?: number } = {},
) =>
  world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      ...by.bearer,
      'idempotency-key': randomUUID(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
const types = () => `organizations/${place.orgId}/device-types`;
const create = (body: object = draft) => call('POST', types(), { body });
const made = async (body: object = draft): Promise<KnownDeviceType> => (await create(body)).json().data;
const device = async (typeKey: string) =>
  call('POST', `buildings/${place.buildingId}/devices`, { body: { name: 'Tangki', typeKey } });

describe('a type of an organisation', () => {
  it('is made, listed after the catalogue, changed and removed, and the history has each', async () => {
    const { key, own, ...rest } = await made();
    const listed = (await call('GET', types())).json().data.at(-1);
    const changed = await call('PATCH', `${types()}/${key}`, { body: { name: words('Tangki bawah') }, version: 1 });
    const late = await call('PATCH', `${types()}/${key}`, { body: { name: words('Lain') }, version: 1 });
    const read = await call('GET', `${types()}/${key}`);
    const gone = await call('DELETE', `${types()}/${key}`, { version: 2 });

    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_event WHERE entity = 'device_type' AND entity_id = ${key} ORDER BY seq`.execute(
      world.context.db,
    );
    expect([own, rest]).toEqual([{ version: 1, devices: 0 }, draft]);
    expect(listed).toEqual({ ...draft, key, own });
    expect(changed.json().data).toEqual({
      ...draft,
      key,
      name: words('Tangki bawah'),
      own: { version: 2, devices: 0 },
    });
    expect([late.statusCode, read.json().data, gone.statusCode]).toEqual([412, changed.json().data, 204]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  it.each<[string, Partial<DeviceTypeDraft>, string]>([
    ['a name of the catalogue', { name: words('meter AIR') }, 'name.id'],
    ['two metrics of one key', { metrics: [level, level], controls: [] }, 'metrics.1.key'],
    ['a range upside down', { metrics: [{ ...level, min: 200, alarm: {} }], controls: [] }, 'metrics.0.max'],
    [
      'a bound that nothing reaches',
      { metrics: [{ ...level, alarm: { above: 100 } }], controls: [] },
      'metrics.0.alarm.above',
    ],
    ['a gauge that begins again', { metrics: [{ ...level, rollover: 9 }], controls: [] }, 'metrics.0.rollover'],
    ['a control of what is no state', { metrics: [level] }, 'controls.0.metric'],
    ['a main metric that it does not have', { mainMetric: 'depth' }, 'mainMetric'],
  ])('is refused with %s, at its field', async (_, wrong, field) => {
    const answer = await create({ ...draft, ...wrong });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('asks who changes it when metrics vanish from devices, and stays while devices are of it', async () => {
    const { key } = await made();
    await device(key);
    const body = { metrics: [level, filling] };
    const asked = await call('PATCH', `${types()}/${key}`, { body, version: 1 });
    const done = await call('PATCH', `${types()}/${key}`, { body: { ...body, confirmed: true }, version: 1 });
    const removed = await call('DELETE', `${types()}/${key}`, { version: 2 });

    expect([asked.statusCode, Object.keys(asked.json().errors)]).toEqual([422, ['confirmed']]);
    expect([done.statusCode, done.json().data.own, removed.statusCode]).toEqual([200, { version: 2, devices: 1 }, 409]);
  });

  it('is of its organisation alone, and only who sets it up changes it', async () => {
    const { key } = await made();
    const technician = await makeMember(world, place, 'Tono', ['technician']);
    const elsewhere = await makePlace(world, 'Kenanga');
    const foreign = { by: elsewhere.owner, version: 1, body: {} };

    expect((await call('POST', types(), { by: technician, body: draft })).statusCode).toBe(404);
    expect((await call('PATCH', `${types()}/${key}`, foreign)).statusCode).toBe(404);
    const theirs = await call('POST', `buildings/${elsewhere.buildingId}/devices`, {
      by: elsewhere.owner,
      body: { name: 'Tangki', typeKey: key },
    });
    expect([theirs.statusCode, Object.keys(theirs.json().errors)]).toEqual([422, ['typeKey']]);
  });
});

describe('a device of such a type', () => {
  it('is heard by its metrics and raises its alarms, and is heard by the new ones as soon as they are changed', async () => {
    const { key } = await made();
    const identity = await world.makeDevice(key, place);
    const say = (values: object) =>
      world.services.intake.received(identity, 'tele', Buffer.from(JSON.stringify({ values })));
    await say({ level: 12, used: 400, depth: 3 });
    await world.services.settled();
    const { deviceId } = identity;
    const read = async () => (await call('GET', `devices/${deviceId}`)).json().data.state.values;
    const alarms = async () =>
      (await call('GET', `buildings/${place.buildingId}/alarms`))
        .json()
        .data.map(({ key: metric, severity }: { key: string; severity: string }) => [metric, severity]);

    expect([await read(), await alarms()]).toEqual([{ level: 12, used: 400 }, [['level', 'critical']]]);

    const depth = { ...level, key: 'depth', unit: 'cm', alarm: {} };
    const change = { metrics: [{ ...level, alarm: {} }, used, filling, depth] };
    await call('PATCH', `${types()}/${key}`, { body: change, version: 1 });
    await say({ depth: 3 });
    await world.services.settled();

    expect([await read(), await alarms()]).toEqual([{ level: 12, used: 400, depth: 3 }, []]);
  });

  it('counts on where its counter began again at the end of its digits', async () => {
    const { key } = await made();
    const identity = await world.makeDevice(key, place);
    const at = world.clock.now;
    const points = [
      [0, 990],
      [1, 20],
    ].map(([minutes = 0, value]) => ({ ts: at - 600_000 + minutes * 60_000, values: { used: value } }));
    await world.services.intake.received(identity, 'tele', Buffer.from(JSON.stringify(points)));
    await world.services.settled();
    await world.services.rollUp();

    const { rows } = await sql<{ delta: number }>`
      SELECT sum(delta) AS delta FROM telemetry_rollup WHERE device_id = ${identity.deviceId} AND level = '5m'`.execute(
      world.context.db,
    );
    expect(rows).toEqual([{ delta: 30 }]);
  });

  it('is offline after the silence of its type', async () => {
    const { key } = await made();
    const identity = await world.makeDevice(key, place);
    await world.services.intake.received(identity, 'tele', Buffer.from('{"level":50}'));
    await world.services.settled();
    world.clock.now += 61_000;
    await world.services.checkSilence();

    const answer = await call('GET', `devices/${identity.deviceId}`);
    expect(answer.json().data.state.status).toBe('offline');
  });

  it('is not switched without the reason that its type demands', async () => {
    const { key } = await made();
    const identity = await world.makeDevice(key, place);
    await world.services.intake.received(identity, 'tele', Buffer.from('{"filling":true}'));
    await world.services.settled();
    const send = (more: object) =>
      call('POST', `devices/${identity.deviceId}/commands`, {
        body: { method: 'set', params: { key: 'filling', value: false }, ...more },
      });

    const answers = [
      await send({}),
      await send({ confirmed: true }),
      await send({ confirmed: true, reason: 'Dikuras' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 202]);
  });
});
