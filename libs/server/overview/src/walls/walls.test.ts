import { createHash } from 'node:crypto';
import type { NewWall, Wall, WallPage, Widget } from '@imah/contract/dashboards';
import { mostWalls, unshownOnWalls, wallOfUsername, wallUsername, widgetTypes } from '@imah/contract/dashboards/words';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { arrange } from '../dashboards/made-dashboard.ts';
import { wallAccess } from './wall-access.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 86_400_000;

/** A building with a pump, whose manager makes walls, and the calls about them. */
async function world(name: string) {
  const place = await makePlace(test, name);
  const { orgId, buildingId } = place;
  const deviceId = await makeDevice(test, place, { name: 'Pompa' });
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [buildingId]);
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    who: TestPerson | null,
    payload?: object,
  ) => {
    const headers = who?.bearer ?? {};
    const answer = await test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, errors: json?.errors, code: json?.code, body: answer.body };
  };
  const url = `/api/v1/buildings/${buildingId}/walls`;
  const draft = { name: 'Lobi', buildingIds: [buildingId], seconds: 30, days: 30 as number | null };
  const make = (changed: Partial<typeof draft> = {}, who = manager) => call('POST', url, who, { ...draft, ...changed });
  const made = async (changed: Partial<typeof draft> = {}) => {
    const wall: NewWall = (await make(changed)).data;
    return { ...wall, token: new URL(wall.address).hash.slice(1) };
  };
  const list = async (): Promise<Wall[]> => (await call('GET', url, manager)).data;
  const withdraw = (id: string, who = manager) => call('DELETE', `${url}/${id}`, who);
  const read = (token: string) => call('POST', '/api/v1/walls/read', null, { token });
  const readPage = (token: string, asked = buildingId) =>
    call('POST', '/api/v1/walls/page', null, { token, buildingId: asked });
  const page = async (token: string): Promise<WallPage> => (await readPage(token)).data;
  /** Puts widgets on the dashboard as everybody sees it. */
  const show = async (...widgets: Widget[]) => {
    const { db } = test.context;
    const [at, content] = [new Date(test.clock.now), JSON.stringify(arrange(widgets))];
    await db
      .insertInto('dashboard')
      .values({ org_id: orgId, building_id: buildingId, version: 2 })
      .onConflict((conflict) => conflict.columns(['org_id', 'building_id']).doNothing())
      .execute();
    const kept = await db
      .selectFrom('dashboard_version')
      .select('number')
      .where('building_id', '=', buildingId)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    const number = (kept?.number ?? 0) + 1;
    await db
      .insertInto('dashboard_version')
      .values({ org_id: orgId, building_id: buildingId, number, content, published_at: at })
      .execute();
  };
  const topics = (id: string) => wallAccess.topics(test.context.db, id, test.clock.now);
  const loseRights = () =>
    sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${manager.id}`.execute(test.context.db);
  return {
    place,
    deviceId,
    manager,
    call,
    url,
    make,
    made,
    list,
    withdraw,
    read,
    readPage,
    page,
    show,
    topics,
    loseRights,
  };
}

const value = (deviceId: string, id = 'value'): Widget => ({
  id,
  type: 'value',
  title: '',
  deviceId,
  metric: 'pressure',
});

describe('a wall', () => {
  it('tells a screen without an account what it shows in turn, and for how long each', async () => {
    const { made, read, place } = await world('Baca');
    const wall = await made();

    expect((await read(wall.token)).data).toEqual({
      liveAs: wallUsername(wall.id),
      name: 'Lobi',
      seconds: 30,
      expiresAt: wall.expiresAt,
      buildings: [{ id: place.buildingId, name: expect.stringContaining('Baca') }],
    });
  });

  it('has a token of 256 bits behind the # of a short address, of which only the hash is kept', async () => {
    const { made, list } = await world('Rahasia');
    const { id, token, address } = await made();

    expect([new URL(address).pathname, Buffer.from(token, 'base64url').length]).toEqual(['/layar', 32]);
    const kept = await test.context.db.selectFrom('wall').select('token_hash').where('id', '=', id).executeTakeFirst();
    expect(kept?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  it('answers alike where it is unknown, has expired, was withdrawn, or whoever made it may no more', async () => {
    const { made, read, readPage, withdraw, loseRights } = await world('Sama');
    const [short, taken, last] = [await made({ days: 1 }), await made(), await made({ days: null })];
    expect((await withdraw(taken.id)).status).toBe(204);
    test.clock.now += day;
    const answers = [await read(short.token), await read(taken.token), await read('x')];
    expect((await read(last.token)).status).toBe(200);
    await loseRights();
    answers.push(await read(last.token), await readPage(last.token));
    test.clock.now -= day;

    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('is suspended while whoever made it may not arrange the dashboard, and good again when they may', async () => {
    const { made, list, read, manager, call, url, place, loseRights } = await world('Tertahan');
    const { token, id } = await made();
    await loseRights();
    const states = [(await call('GET', url, place.owner)).data as Wall[]];
    await sql`UPDATE membership SET status = 'active' WHERE user_id = ${manager.id}`.execute(test.context.db);
    states.push(await list());

    expect(states.map((walls) => walls.find((one) => one.id === id)?.state)).toEqual(['suspended', 'open']);
    expect((await read(token)).status).toBe(200);
  });

  it('is made by who may arrange every dashboard that it shows, each once', async () => {
    const { make, place } = await world('Hak');
    const other = await makePlace(test, 'Orang lain');
    const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor'], [place.buildingId]);

    const foreign = await make({ buildingIds: [place.buildingId, other.buildingId] });
    const twice = await make({ buildingIds: [place.buildingId, place.buildingId] });
    expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['buildingIds.1']]);
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['buildingIds.1']]);
    expect((await make({}, supervisor)).status).toBe(403);
  });

  it('is one of twenty that are good at once', async () => {
    const { make, made, withdraw } = await world('Banyak');
    const first = await made();
    for (let count = 1; count < mostWalls; count += 1) expect((await make()).status).toBe(201);

    expect((await make()).status).toBe(409);
    await withdraw(first.id);
    expect((await make()).status).toBe(201);
  });

  it('is listed while it is good, however many newer ones have expired', async () => {
    const { made, list, place } = await world('Lama');
    const { id } = await made({ days: null });
    await sql`INSERT INTO wall (org_id, id, name, token_hash, seconds, made_by, made_by_name, made_at, expires_at)
      SELECT org_id, ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, name,
        sha256(convert_to(n::text, 'UTF8')), seconds, made_by, made_by_name,
        ${new Date(test.clock.now - 2 * day)}, ${new Date(test.clock.now - day)}
      FROM wall, generate_series(1, 120) AS n WHERE id = ${id}`.execute(test.context.db);
    await sql`INSERT INTO wall_building (org_id, wall_id, position, building_id)
      SELECT org_id, id, 0, ${place.buildingId} FROM wall WHERE org_id = ${place.orgId} AND id <> ${id}`.execute(
      test.context.db,
    );

    expect((await list()).filter(({ state }) => state === 'open').map((wall) => wall.id)).toEqual([id]);
  });

  it('is listed with when a screen asked last and from where, to the minute', async () => {
    const { made, list, read } = await world('Terlihat');
    const { token, id } = await made();
    const before = (await list()).find((wall) => wall.id === id)?.seen;
    await read(token);
    const first = (await list())[0]?.seen;
    test.clock.now += 59_000;
    await read(token);
    const soon = (await list())[0]?.seen;
    test.clock.now += 1_000;
    await read(token);

    expect([before, first?.from]).toEqual([null, '127.0.0.1']);
    expect(soon).toEqual(first);
    expect((await list())[0]?.seen?.at).not.toBe(first?.at);
  });

  it('is withdrawn by whoever arranges a dashboard that it shows, once, and only there', async () => {
    const { made, withdraw, list, place, call } = await world('Tarik');
    const other = await makePlace(test, 'Tempat lain');
    const { id } = await made();

    expect((await call('DELETE', `/api/v1/buildings/${other.buildingId}/walls/${id}`, other.owner)).status).toBe(404);
    expect([(await withdraw(id, place.owner)).status, (await withdraw(id)).status]).toEqual([204, 204]);
    expect((await list())[0]?.state).toBe('withdrawn');
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_event WHERE entity = 'wall' AND entity_id = ${id} ORDER BY seq`.execute(test.context.db);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'withdraw']);
  });

  it('is gone with the account of whoever made it', async () => {
    const { made, read, manager } = await world('Hapus');
    const { token } = await made();
    await sql`UPDATE app_user SET status = 'locked' WHERE id = ${manager.id}`.execute(test.context.db);

    expect((await read(token)).status).toBe(404);
  });
});

describe('what a wall shows', () => {
  it('is of a device its name, the one metric that is shown and its state, and nothing else', async () => {
    const { made, page, show, deviceId } = await world('Perangkat');
    await sql`INSERT INTO telemetry_latest (org_id, device_id, key, ts, num)
      SELECT org_id, id, key, ${new Date(test.clock.now)}, 4.2 FROM device, (VALUES ('pressure'), ('flow')) AS k (key)
      WHERE id = ${deviceId}`.execute(test.context.db);
    await show(value(deviceId), { ...value(deviceId, 'switch'), type: 'switch', metric: 'running' } as Widget);
    const { token } = await made();

    const { widgets, layout } = await page(token);
    expect(widgets.map(({ type }) => type)).toEqual(['value', 'state']);
    expect(widgets[0]).toMatchObject({ deviceName: 'Pompa', state: { values: { pressure: 4.2 } } });
    expect(JSON.stringify(widgets)).not.toContain('flow');
    expect(layout.map(({ id }) => id)).toEqual(['value', 'switch']);
  });

  it('is of every kind of widget but those that are one person’s own', async () => {
    const { made, page, show, deviceId } = await world('Semua');
    const about = { title: '', deviceId, metric: 'pressure' };
    await show(
      ...widgetTypes.map((type): Widget => {
        const any = {
          id: type,
          type,
          rows: 5,
          text: 'Halo',
          fileId: null,
          alt: '',
          range: '24h',
          of: 'devices',
          typeKey: 'pump',
        };
        return { ...about, ...any } as Widget;
      }),
    );
    const { token } = await made();

    const shown = (await page(token)).widgets.map(({ id }) => id);
    expect(shown).toEqual(widgetTypes.filter((type) => !unshownOnWalls.some((one) => one === type)));
  });

  it('names no person, no amount of money and nothing that anybody reported', async () => {
    const { made, readPage, show, place, deviceId, manager } = await world('Bisu');
    const unitId = await makeUnit(test, place, 'A-1', null);
    await sql`UPDATE unit SET status = 'vacant' WHERE id = ${unitId}`.execute(test.context.db);
    await makeTicket(test, place, { title: 'Keran Bu Sari 0812345678 bocor', unitId });
    const alarmId = await makeAlarm(test, place, deviceId, { severity: 'critical' });
    await sql`UPDATE alarm SET acknowledged_at = now(), acknowledged_by = ${manager.id} WHERE id = ${alarmId}`.execute(
      test.context.db,
    );
    await show(
      { id: 'tickets', type: 'tickets', title: '', rows: 5 },
      { id: 'units', type: 'units', title: '' },
      { id: 'alarms', type: 'alarms', title: '', rows: 5 },
      { id: 'energy', type: 'energy', title: '' },
    );
    const { token } = await made();

    const { data, body } = await readPage(token);
    const [tickets, units, alarms]: WallPage['widgets'] = data.widgets;
    expect(tickets).toMatchObject({ tickets: [{ number: expect.any(String), priority: 'medium', state: 'new' }] });
    expect(units).toMatchObject({ floors: [{ units: [{ code: 'A-1', status: 'occupied', tickets: 1 }] }] });
    expect(alarms).toMatchObject({ alarms: [{ deviceName: 'Pompa', acknowledgedBy: null, quiet: null }] });
    for (const word of ['Sari', '0812', 'Pelapor', 'Manajer', 'vacant']) expect(body).not.toContain(word);
  });

  it('is the dashboard of a building of its own, and of no other', async () => {
    const { made, readPage } = await world('Milik');
    const other = await makePlace(test, 'Bukan');
    const { token } = await made();

    expect((await readPage(token, other.buildingId)).status).toBe(404);
  });

  it('is no picture where no widget shows one', async () => {
    const { made, call, show, place, deviceId } = await world('Foto');
    await show(value(deviceId), { id: 'picture', type: 'picture', title: '', fileId: null, alt: '' });
    const { token } = await made();
    const ask = (widgetId: string) =>
      call('POST', '/api/v1/walls/picture', null, { token, buildingId: place.buildingId, widgetId });

    expect([(await ask('value')).status, (await ask('picture')).status, (await ask('x')).status]).toEqual([
      404, 404, 404,
    ]);
  });
});

describe('on the live channel a wall', () => {
  it('hears exactly the devices that its widgets show', async () => {
    const { made, topics, show, place, deviceId } = await world('Topik');
    await makeDevice(test, place, { name: 'Tidak tampil' });
    await show(value(deviceId), { id: 'clock', type: 'clock', title: '' });
    const { id } = await made();

    expect([...((await topics(id)) ?? [])]).toEqual([
      deviceTopic({ orgId: place.orgId, buildingId: place.buildingId, deviceId }, 'state'),
    ]);
  });

  it('comes with its own token only', async () => {
    const { made } = await world('Masuk');
    const [one, other] = [await made(), await made()];
    const find = (wallId: string, token: string) =>
      wallAccess.find(test.context.db, { wallId, token }, test.clock.now).then((found) => found !== null);

    expect([await find(one.id, one.token), await find(one.id, other.token), await find(one.id, 'x')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([wallOfUsername(wallUsername(one.id)), wallOfUsername('imah-1')]).toEqual([one.id, null]);
  });

  it('hears nothing once it was withdrawn or whoever made it may no more', async () => {
    const { made, withdraw, topics, loseRights } = await world('Putus');
    const [taken, lost] = [await made(), await made()];
    await withdraw(taken.id);
    const before = await topics(lost.id);
    await loseRights();

    expect([await topics(taken.id), before === null, await topics(lost.id)]).toEqual([null, false, null]);
  });
});
