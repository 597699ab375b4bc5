import { randomUUIDv7 } from 'node:crypto';
import type { AlarmRule, AlarmRuleDraft } from '@imah/contract/alarms';
import type { AuditRow } from '@imah/contract/audit';
import type { Device } from '@imah/contract/devices';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { makeMember, makePlace, makeUnit, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
let unitId: string;
beforeAll(async () => {
  world = await createLiveWorld();
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
  const { data = null, errors = {}, code = null } = response.body === '' ? {} : response.json();
  return { status: response.statusCode, data, fields: Object.keys(errors), code };
}

let count = 0;
const devicesOf = (buildingId = world.place.buildingId) => `buildings/${buildingId}/devices`;
async function made(body: object = {}, buildingId = world.place.buildingId): Promise<Device> {
  count += 1;
  const { data } = await call('POST', devicesOf(buildingId), {
    body: { name: `Pompa ${count}`, typeKey: 'pump', ...body },
  });
  return data;
}
const read = async ({ id }: Device): Promise<Device> => (await call('GET', `devices/${id}`)).data;
const change = (device: Device, body: object) =>
  call('PATCH', `devices/${device.id}`, { version: device.version, body });
const act = (device: Device, what: string, body?: object) =>
  call('POST', `devices/${device.id}/${what}`, { version: device.version, ...(body === undefined ? {} : { body }) });
const listed = async (show = 'in-use'): Promise<string[]> =>
  (await call('GET', `${devicesOf()}?limit=200&show=${show}`)).data.map(({ id }: Device) => id);
const historyOf = async ({ id }: Device): Promise<AuditRow[]> =>
  (await call('GET', `organizations/${world.place.orgId}/history/device/${id}`)).data;
async function ruleOf(...named: Device[]): Promise<AlarmRule> {
  count += 1;
  const body: AlarmRuleDraft = {
    name: `Panas ${count}`,
    buildingId: null,
    scope: { kind: 'devices', deviceIds: named.map(({ id }) => id) },
    condition: { kind: 'metric', metric: 'temperature', is: 'above', value: 30 },
    trigger: { kind: 'at-once' },
    clear: { hysteresis: 0, keepSec: 0 },
    schedule: { kind: 'always' },
    severity: 'major',
    state: 'on',
    ticket: null,
  };
  return (await call('POST', `organizations/${world.place.orgId}/alarm-rules`, { body })).data;
}
const scopeOf = async ({ id }: AlarmRule) => {
  const { data } = await call('GET', `organizations/${world.place.orgId}/alarm-rules`);
  return data.find((rule: AlarmRule) => rule.id === id).scope.deviceIds;
};
/** The device says a temperature with a credential of its own. */
async function says(device: Device, temperature: number): Promise<void> {
  const { data } = await call('POST', `devices/${device.id}/credentials`, { body: {} });
  const client = await world.connectAs(data.username, data.secret);
  await client.publishAsync(data.topics.telemetry, JSON.stringify({ values: { temperature } }), { qos: 1 });
  await world.services.settled();
}
const standing = async ({ id }: Device) =>
  world.context.db
    .selectFrom('alarm')
    .select('condition')
    .where('device_id', '=', id)
    .where('active', '=', true)
    .execute();
/** The code of a label that hangs on a device. */
async function labelOf({ id }: Device): Promise<string> {
  count += 1;
  const code = `M${String(count).padStart(10, '0')}`;
  const { orgId, buildingId } = world.place;
  await sql`INSERT INTO scan_code (org_id, id, building_id, code, device_id, created_at)
    VALUES (${orgId}, ${randomUUIDv7()}, ${buildingId}, ${code}, ${id}, now())`.execute(world.context.db);
  return code;
}
const labelAt = (code: string) =>
  world.context.db
    .selectFrom('scan_code')
    .select(['device_id', 'revoked_at'])
    .where('code', '=', code)
    .executeTakeFirst();

describe('a device that is moved', () => {
  it('stands where it was said, and its history tells from where to where by their names', async () => {
    const gateway = await made({ name: 'Gateway lobi' });
    const device = await made({ unitId });

    const there = await change(device, { unitId: null, place: ' Lobi ', gatewayId: gateway.id });
    const back = await change(there.data, { unitId, place: null, gatewayId: null });

    expect(there.data).toMatchObject({ unitId: null, floorId: null, place: 'Lobi', gatewayId: gateway.id, version: 2 });
    expect(back.data).toMatchObject({ unitId, place: null, gatewayId: null, version: 3 });
    const [undone, moved] = await historyOf(device);
    const home = { place: expect.stringMatching(/^A-1, .+, .+$/), gateway: null };
    expect(moved).toMatchObject({ action: 'move', before: home, after: { place: 'Lobi', gateway: 'Gateway lobi' } });
    expect(undone).toMatchObject({ action: 'move', after: home });
  });

  it('is told beside what else has changed with it, and not where nothing moved', async () => {
    const device = await made();

    await change(device, { name: 'Pompa pindah', place: 'Atap' });
    await change(await read(device), { tags: ['darurat', 'Darurat', 'sewa'] });

    expect((await read(device)).tags).toEqual(['darurat', 'sewa']);
    expect((await historyOf(device)).map(({ action }) => action).toSorted()).toEqual([
      'create',
      'move',
      'update',
      'update',
    ]);
  });

  it('speaks through no gateway that is itself, elsewhere, put away or behind another; nor does a gateway', async () => {
    const elsewhere = await made({}, (await makePlace(world, 'Wisma')).buildingId).catch(() => null);
    const gateway = await made();
    const behind = await made({ gatewayId: gateway.id });
    const away = (await act(await made(), 'archive')).data;
    const device = await made();

    const refused = [device, behind, away].map((through) => change(device, { gatewayId: through.id }));
    const answers = [
      ...(await Promise.all(refused)),
      await change(device, { gatewayId: elsewhere?.id ?? randomUUIDv7() }),
      await change(gateway, { gatewayId: device.id }),
      await call('POST', devicesOf(), { body: { name: 'Baru', typeKey: 'pump', gatewayId: behind.id } }),
    ];

    expect(answers.map(({ status, fields }) => [status, fields])).toEqual(answers.map(() => [422, ['gatewayId']]));
  });
});

describe('a device that is put away', () => {
  it('is cut off, its alarms are over, and it is in no list but that of what was put away', async () => {
    const device = await made();
    await ruleOf(device);
    await says(device, 45);
    const before = await standing(device);

    const away = await act(device, 'archive');

    expect([before.length, (await standing(device)).length]).toEqual([1, 0]);
    expect(away.data).toMatchObject({
      state: { status: 'disabled' },
      version: 2,
      abilities: { acts: ['restore', 'remove'] },
    });
    expect([(await listed()).includes(device.id), (await listed('archived')).includes(device.id)]).toEqual([
      false,
      true,
    ]);
    const snapshot = await call('GET', `buildings/${world.place.buildingId}/live`);
    expect(snapshot.data.map(({ deviceId }: { deviceId: string }) => deviceId)).not.toContain(device.id);
  });

  it('does not come back by its credential, is not changed, and comes back when somebody brings it back', async () => {
    const device = await made();
    const { data: credential } = await call('POST', `devices/${device.id}/credentials`, { body: {} });
    const away = (await act(device, 'archive')).data;

    const refused = await Promise.all([change(away, { name: 'Lain' }), act(away, 'replacement', {})]);
    const again = await act(away, 'archive');
    const back = await act(away, 'restore');
    const client = await world.connectAs(credential.username, credential.secret);
    await client.endAsync();

    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [409, 'PERANGKAT_DIARSIP']));
    expect([again.status, again.data.version]).toEqual([200, 2]);
    expect(back.data).toMatchObject({ archivedAt: null, version: 3 });
    expect((await historyOf(device)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['restore', 'archive', 'create']),
    );
  });

  it('is refused to whoever has not seen the last change, and while others speak through it', async () => {
    const gateway = await made();
    await made({ gatewayId: gateway.id });

    const late = await call('POST', `devices/${gateway.id}/archive`, { version: 7 });
    const hindered = await act(gateway, 'archive');

    expect([late.status, hindered.status, hindered.code]).toEqual([412, 409, 'PERANGKAT_GERBANG']);
  });

  it('comes back as it was: disabled where it was disabled, enabled where it was not', async () => {
    const [on, off] = [await made(), await made()];
    await change(off, { enabled: false });

    const back = await Promise.all(
      [on, off].map(async (device) => act((await act(await read(device), 'archive')).data, 'restore')),
    );

    expect(back.map(({ data }) => data.state.status)).toEqual(['never-seen', 'disabled']);
  });

  it('frees its gateway and its unit, says in its history where it stood, and comes back without what is gone', async () => {
    const gateway = await made();
    const room = await makeUnit(world, world.place, 'Z-1', null);
    const device = await made({ unitId: room, gatewayId: gateway.id, place: 'Dapur' });
    const away = (await act(device, 'archive')).data;

    const gatewayAway = await act(await read(gateway), 'archive');
    await sql`UPDATE unit SET deleted_at = now() WHERE id = ${room}`.execute(world.context.db);
    const back = await act(away, 'restore');

    expect(gatewayAway.status).toBe(200);
    expect(back.data).toMatchObject({ unitId: null, gatewayId: null, place: 'Dapur', floorId: device.floorId });
    const [entry] = await world.context.db
      .selectFrom('audit_event')
      .select('before')
      .where('entity_id', '=', device.id)
      .where('action', '=', 'archive')
      .execute();
    expect(entry?.before).toMatchObject({ place: expect.stringMatching(/^Dapur, Z-1/), gateway: gateway.name });
  });
});

describe('a device that takes the place of another', () => {
  it('gets its name, place, tags, rules and what speaks through it; the old one keeps its history', async () => {
    const old = await made({ name: 'Pompa utama', serial: 'LAMA-1', unitId, place: 'Panel', tags: ['darurat'] });
    const behind = await made({ gatewayId: old.id });
    const rule = await ruleOf(old);
    await says(old, 45);

    const { status, data } = await act(await read(old), 'replacement', { serial: 'BARU-1' });

    const shared = { name: 'Pompa utama', typeKey: 'pump', unitId, place: 'Panel', tags: ['darurat'] };
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...shared, serial: 'BARU-1', replacesId: old.id, state: { status: 'never-seen' } });
    expect(await read(old)).toMatchObject({ ...shared, serial: 'LAMA-1', replacedById: data.id });
    expect((await read(behind)).gatewayId).toBe(data.id);
    expect(await scopeOf(rule)).toEqual([data.id]);
    expect(await standing(old)).toEqual([]);
    await says(data, 50);
    expect(await standing(data)).toEqual([{ condition: 'rule' }]);
    expect((await historyOf(old))[0]).toMatchObject({
      action: 'replaced',
      before: { serial: 'LAMA-1' },
      after: { serial: 'BARU-1' },
    });
    expect((await historyOf(data))[0]).toMatchObject({ action: 'replace' });
  });

  it('stands in the maintenance that goes on there, once, and in none that is over', async () => {
    const [old, spare] = [await made(), await made()];
    const now = world.clock.now;
    const hours = (count: number) => new Date(now + count * 3_600_000);
    const plan = async (placeIds: readonly string[], from: number, more: object = {}) => {
      const id = randomUUIDv7();
      await world.context.db
        .insertInto('alarm_window')
        .values({
          org_id: world.place.orgId,
          id,
          building_id: world.place.buildingId,
          reason: 'Ganti pompa',
          scope: 'devices',
          place_ids: [...placeIds],
          starts_at: hours(from),
          ends_at: hours(from + 2),
          rhythm: 'once',
          created_at: new Date(now),
          ...more,
        })
        .execute();
      return id;
    };
    const ids = [
      await plan([old.id], -1),
      await plan([spare.id, old.id], -1),
      await plan([old.id], -30, { rhythm: 'weekly' }),
      await plan([old.id], -3),
      await plan([old.id], -1, { ended_at: new Date(now) }),
    ];

    expect((await act(old, 'replacement', { deviceId: spare.id })).status).toBe(201);
    const rows = await world.context.db.selectFrom('alarm_window').select(['id', 'place_ids']).execute();
    const named = ids.map((id) => rows.find((row) => row.id === id)?.place_ids);
    expect(named).toEqual([[spare.id], [spare.id], [spare.id], [old.id], [old.id]]);
  });

  it('gets the labels that hang there, also after the old one is removed', async () => {
    const old = await made();
    const code = await labelOf(old);

    const { data } = await act(old, 'replacement', {});
    await call('DELETE', `devices/${old.id}`, { version: (await read(old)).version });

    expect(await labelAt(code)).toEqual({ device_id: data.id, revoked_at: null });
  });

  it('may be one that is registered already, of the same type and building', async () => {
    const [old, spare] = [await made({ name: 'Pompa tua' }), await made({ name: 'Cadangan', serial: 'CAD-1' })];
    const meter = await made({ typeKey: 'water-meter' });

    const wrong = await Promise.all([
      act(old, 'replacement', { deviceId: meter.id }),
      act(old, 'replacement', { deviceId: old.id }),
      act(old, 'replacement', { deviceId: randomUUIDv7() }),
    ]);
    const taken = await act(old, 'replacement', { serial: 'CAD-1' });
    const { data } = await act(old, 'replacement', { deviceId: spare.id });
    const twice = await act(await made(), 'replacement', { deviceId: spare.id });

    expect(wrong.map(({ status, fields }) => [status, fields])).toEqual(wrong.map(() => [422, ['deviceId']]));
    expect([taken.status, taken.fields]).toEqual([422, ['serial']]);
    expect(data).toMatchObject({ id: spare.id, name: 'Pompa tua', serial: 'CAD-1', version: 2 });
    expect([twice.status, twice.fields]).toEqual([422, ['deviceId']]);
  });

  it('keeps the old one from coming back to its place', async () => {
    const old = await made();
    await act(old, 'replacement', {});

    const back = await act(await read(old), 'restore');

    expect([back.status, back.code]).toEqual([409, 'PERANGKAT_DIGANTI']);
  });
});

describe('a device that somebody wants to remove', () => {
  it('is not removed while others speak through it or a rule names it alone, which is said before', async () => {
    const device = await made();
    const behind = await made({ gatewayId: device.id });
    const rule = await ruleOf(device);
    await call('POST', `devices/${device.id}/credentials`, { body: {} });

    const before = await call('GET', `devices/${device.id}/dependants`);
    const through = await call('DELETE', `devices/${device.id}`, { version: 1 });
    await change(behind, { gatewayId: null });
    const named = await call('DELETE', `devices/${device.id}`, { version: 1 });

    const expected = { rules: [rule.name], behind: 1, credentials: 1, hindrances: ['gateway', 'rule'] };
    expect(before.data).toMatchObject(expected);
    expect([through, named].map(({ status, code }) => [status, code])).toEqual([
      [409, 'PERANGKAT_GERBANG'],
      [409, 'PERANGKAT_DALAM_ATURAN'],
    ]);
  });

  it('leaves the rules that name others beside it, which go on without it', async () => {
    const [device, other] = [await made(), await made()];
    const rule = await ruleOf(device, other);

    const { status } = await call('DELETE', `devices/${device.id}`, { version: 1 });

    expect([status, await scopeOf(rule)]).toEqual([204, [other.id]]);
  });

  it('leaves its labels without effect, and who reported by one can still follow that', async () => {
    const device = await made();
    const code = await labelOf(device);

    await call('DELETE', `devices/${device.id}`, { version: 1 });

    expect(await labelAt(code)).toEqual({ device_id: null, revoked_at: expect.any(Date) });
  });

  it('shows the alarm that stands and what it has said', async () => {
    const device = await made();
    await ruleOf(device, await made());
    await says(device, 45);

    const { data } = await call('GET', `devices/${device.id}/dependants`);

    expect(data).toMatchObject({ alarms: 1, openAlarms: 1, tickets: 0, openTickets: 0, hindrances: [] });
  });
});

it('tells open pages that the record is another, apart from coming and going', async () => {
  const client = await world.connectPerson(world.place.owner);
  const heard: { op: string; id: string }[] = [];
  client.on('message', (_topic, payload) => void heard.push(JSON.parse(payload.toString())));
  const device = await made();
  await client.subscribeAsync(deviceTopic({ ...world.place, deviceId: device.id }, 'state').replace(/\/d\/.*/, '/ev'));

  await change(device, { place: 'Atap' });
  await says(device, 20);

  const ops = () => heard.filter(({ id }) => id === device.id).map(({ op }) => op);
  await expect.poll(ops).toEqual(expect.arrayContaining(['updated', 'presence']));
});
