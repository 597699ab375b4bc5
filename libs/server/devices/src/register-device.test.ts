import type { Device, IssuedCredential } from '@imah/contract/devices';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, type TestPerson } from '@imah/server-platform/testing';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
let technician: TestPerson;
let unitId: string;
beforeAll(async () => {
  world = await createLiveWorld();
  technician = await makeMember(world, world.place, 'Tono', ['technician']);
  unitId = await makeUnit(world, world.place, 'A-1', await makeMember(world, world.place, 'Sari', ['resident']));
});
afterAll(() => world.close());

interface Asked {
  readonly by?: TestPerson;
  readonly version?: number;
  readonly body?: object;
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, asked: Asked = {}) {
  const { by = world.place.owner, version, body } = asked;
  const headers = {
    ...by.bearer,
    ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const url = `/api/v1/${path}`;
  const response = await world.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const register = (body: object, by?: TestPerson) =>
  call('POST', `buildings/${world.place.buildingId}/devices`, { body, ...(by === undefined ? {} : { by }) });
const made = async (body: object = {}): Promise<Device> =>
  (await register({ name: 'Pompa taman', typeKey: 'pump', ...body })).body.data;
const issue = async (device: Device): Promise<IssuedCredential> =>
  (await call('POST', `devices/${device.id}/credentials`, { body: {} })).body.data;

async function connect({ username, secret }: IssuedCredential) {
  const client = mqtt.connect(`mqtt://127.0.0.1:${world.port}`, { username, password: secret, reconnectPeriod: 0 });
  const outcome = await new Promise<'in' | 'refused'>((resolve) => {
    client.on('connect', () => resolve('in'));
    client.on('error', () => resolve('refused'));
    client.on('close', () => resolve('refused'));
  });
  return { client, outcome };
}

describe('a device that somebody registers', () => {
  it('stands in the list of its building as never seen, with the floor and section of its unit', async () => {
    const device = await made({ name: ' Meter air A-1 ', typeKey: 'water-meter', serial: 'SN-1', unitId });

    expect(device).toMatchObject({ name: 'Meter air A-1', typeKey: 'water-meter', serial: 'SN-1', unitId, version: 1 });
    expect([device.floorId, device.sectionId].map((place) => typeof place)).toEqual(['string', 'string']);
    expect(device.state).toEqual({ status: 'never-seen', ts: {}, values: {}, lastSeenAt: null });
    const { body } = await call('GET', `buildings/${world.place.buildingId}/devices`);
    expect(body.data).toContainEqual(device);
  });

  it.each([
    ['a type that there is not', { typeKey: 'toaster' }, 'typeKey'],
    ['no name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(121) }, 'name'],
    ['a unit of another building', { unitId: randomUUIDv7() }, 'unitId'],
    ['a floor that there is not', { floorId: randomUUIDv7() }, 'floorId'],
    ['a section that there is not', { sectionId: randomUUIDv7() }, 'sectionId'],
  ])('is refused with %s, at its field', async (_what, wrong, field) => {
    const { status, body } = await register({ name: 'Pompa', typeKey: 'pump', ...wrong });

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is refused with the serial number of another, also when it is given later', async () => {
    await made({ serial: 'SN-2' });
    const other = await made({ serial: 'SN-3' });

    const twice = await register({ name: 'Pompa', typeKey: 'pump', serial: 'SN-2' });
    const later = await call('PATCH', `devices/${other.id}`, { version: 1, body: { serial: 'SN-2' } });
    const same = await call('PATCH', `devices/${other.id}`, { version: 1, body: { serial: 'SN-3' } });

    expect([twice, later].map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [422, ['serial']],
      [422, ['serial']],
    ]);
    expect(same.status).toBe(200);
  });

  it('is registered once however often the same call arrives', async () => {
    const key = randomUUIDv7();
    const once = () =>
      world.app.inject({
        method: 'POST',
        url: `/api/v1/buildings/${world.place.buildingId}/devices`,
        headers: { ...world.place.owner.bearer, 'idempotency-key': key },
        payload: { name: 'Pompa sekali', typeKey: 'pump' },
      });

    const [first, second] = [await once(), await once()];

    expect(second.json().data.id).toBe(first.json().data.id);
  });

  it('is not for a technician to register, change, remove or let in, nor for a stranger to know of', async () => {
    const device = await made();
    const stranger = (await makePlace(world, 'Wisma')).owner;
    const tries = (by: TestPerson) => [
      register({ name: 'Pompa', typeKey: 'pump' }, by),
      call('PATCH', `devices/${device.id}`, { by, version: 1, body: { name: 'Lain' } }),
      call('DELETE', `devices/${device.id}`, { by, version: 1 }),
      call('GET', `devices/${device.id}/credentials`, { by }),
      call('POST', `devices/${device.id}/credentials`, { by, body: {} }),
      call('GET', `devices/${device.id}/dependants`, { by }),
    ];

    const statuses = async (by: TestPerson) => (await Promise.all(tries(by))).map(({ status }) => status);

    expect(await statuses(technician)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('a registered device that is changed', () => {
  it('has what was named, keeps the rest, and says so in the audit', async () => {
    const device = await made({ serial: 'SN-4', unitId });

    const renamed = await call('PATCH', `devices/${device.id}`, { version: 1, body: { name: 'Pompa baru' } });
    const moved = await call('PATCH', `devices/${device.id}`, { version: 2, body: { unitId: null, serial: null } });

    expect(renamed.body.data).toMatchObject({ name: 'Pompa baru', serial: 'SN-4', unitId, version: 2 });
    expect(moved.body.data).toMatchObject({ serial: null, unitId: null, floorId: null, sectionId: null, version: 3 });
    const audit = await call('GET', `organizations/${world.place.orgId}/history/device/${device.id}`);
    expect(audit.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'move',
      'update',
      'create',
    ]);
  });

  it('is refused to whoever has not seen the last change', async () => {
    const device = await made();
    await call('PATCH', `devices/${device.id}`, { version: 1, body: { name: 'Pompa satu' } });

    const late = await call('PATCH', `devices/${device.id}`, { version: 1, body: { name: 'Pompa dua' } });

    expect(late.status).toBe(412);
  });
});

describe('a credential', () => {
  it('lets its device in, which then is online with the value that it says', async () => {
    const device = await made({ typeKey: 'water-meter' });
    const credential = await issue(device);
    const { client, outcome } = await connect(credential);

    await client.publishAsync(credential.topics.telemetry, '{"values":{"volume":12.5}}', { qos: 1 });
    await world.services.settled();
    const { body } = await call('GET', `devices/${device.id}`);
    await client.endAsync();

    expect(outcome).toBe('in');
    expect(body.data.state).toMatchObject({ status: 'online', values: { volume: 12.5 } });
    expect(credential.topics).toEqual({
      telemetry: deviceTopic({ ...world.place, deviceId: device.id }, 'tele'),
      commands: deviceTopic({ ...world.place, deviceId: device.id }, 'cmd'),
      answers: deviceTopic({ ...world.place, deviceId: device.id }, 'cmd/ack'),
    });
  });

  it('is shown without its secret afterwards, and when it was used', async () => {
    const device = await made();
    const { secret, username } = await issue(device);

    const { body } = await call('GET', `devices/${device.id}/credentials`);

    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.data).toMatchObject([{ username, lastUsedAt: null, revokedAt: null }]);
  });

  it('is listed also where the database has named it', async () => {
    const device = await made();
    await sql`INSERT INTO device_credential (org_id, device_id, username, secret_hash)
      VALUES (${world.place.orgId}, ${device.id}, ${`dev_${randomUUIDv7()}`}, 'x')`.execute(world.context.db);

    const { status, body } = await call('GET', `devices/${device.id}/credentials`);

    expect([status, body.data.length]).toEqual([200, 1]);
  });

  it('is one of two at most, so that one replaces the other without a gap', async () => {
    const device = await made();
    const first = await issue(device);
    await issue(device);

    const third = await call('POST', `devices/${device.id}/credentials`, { body: {} });
    await call('DELETE', `devices/${device.id}/credentials/${first.id}`);
    const afterwards = await call('POST', `devices/${device.id}/credentials`, { body: {} });

    expect([third.status, third.body.code, afterwards.status]).toEqual([409, 'KREDENSIAL_PENUH', 201]);
  });

  it('cuts its device off when it is revoked, and does not let it back in; saying so again changes nothing', async () => {
    const device = await made();
    const credential = await issue(device);
    const { client } = await connect(credential);
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));

    const path = `devices/${device.id}/credentials/${credential.id}`;
    const revoked = [await call('DELETE', path), await call('DELETE', path)];
    await closed;

    expect(revoked.map(({ status }) => status)).toEqual([204, 204]);
    expect((await connect(credential)).outcome).toBe('refused');
  });

  it('of another device is not there', async () => {
    const [device, other] = [await made(), await made()];
    const credential = await issue(other);

    expect((await call('DELETE', `devices/${device.id}/credentials/${credential.id}`)).status).toBe(404);
  });
});

describe('a device that is disabled', () => {
  it('is disconnected, shown as disabled without an alarm, and comes back when it is enabled', async () => {
    const device = await made();
    const credential = await issue(device);
    const { client } = await connect(credential);
    await client.publishAsync(credential.topics.telemetry, '{"values":{"running":true}}', { qos: 1 });
    await world.services.settled();
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));

    const disabled = await call('PATCH', `devices/${device.id}`, { version: 1, body: { enabled: false } });
    await closed;
    const refused = await connect(credential);
    await world.services.settled();
    const { db } = world.context;
    const alarms = await db.selectFrom('alarm').select('condition').where('device_id', '=', device.id).execute();
    await call('PATCH', `devices/${device.id}`, { version: 2, body: { enabled: true } });
    const back = await connect(credential);
    await back.client.endAsync();

    expect(disabled.body.data.state.status).toBe('disabled');
    expect(alarms).toEqual([]);
    expect([refused.outcome, back.outcome]).toEqual(['refused', 'in']);
  });
});

describe('a device that is removed', () => {
  it('is gone with its connection and its values, and nothing that it says last brings it back', async () => {
    const device = await made({ typeKey: 'water-meter' });
    const credential = await issue(device);
    const { client } = await connect(credential);
    await client.publishAsync(credential.topics.telemetry, '{"values":{"volume":3}}', { qos: 1 });
    await world.services.settled();
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));

    const removed = await call('DELETE', `devices/${device.id}`, { version: 1 });
    await closed;
    const purged = [await world.services.purgeRemovedDevices(), await world.services.purgeRemovedDevices()];

    expect(removed.status).toBe(204);
    expect((await call('GET', `devices/${device.id}`)).status).toBe(404);
    expect(purged).toEqual([0, 1]);
    const { db } = world.context;
    const rows = await db.selectFrom('telemetry_raw').select('key').where('device_id', '=', device.id).execute();
    expect(rows).toEqual([]);
  });

  it('says before what goes with it', async () => {
    const device = await made();

    const { body } = await call('GET', `devices/${device.id}/dependants`);

    expect(body.data).toEqual({
      tickets: 0,
      openTickets: 0,
      alarms: 0,
      openAlarms: 0,
      commands: 0,
      credentials: 0,
      rules: [],
      behind: 0,
      valuesSince: null,
      hindrances: [],
    });
  });
});
