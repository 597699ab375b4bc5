import { randomUUIDv7 } from 'node:crypto';
import type { Dashboard, DashboardContent, DashboardDraft, Widget } from '@imah/contract/dashboards';
import { mostDashboardVersions, mostWidgets } from '@imah/contract/dashboards/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { arrange } from './made-dashboard.ts';

let test: TestApp;
let elsewhere: TestPlace;
let technician: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  elsewhere = await makePlace(test, 'Lain');
});
afterAll(() => test.close());

interface Asked {
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
  readonly key?: string;
}

/** A building with a pump, and the calls about its dashboard. */
async function world(name: string) {
  const place = await makePlace(test, name);
  const deviceId = await makeDevice(test, place, { name: 'Pompa' });
  technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, asked: Asked = {}) {
    const { body, version, who = place.owner, key } = asked;
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/dashboard${path}`,
      headers: {
        ...who.bearer,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, code: json?.code, errors: json?.errors };
  }
  const shown = async (who?: TestPerson): Promise<Dashboard> =>
    (await ask('GET', '', who === undefined ? {} : { who })).data;
  const draft = async (): Promise<DashboardDraft> => (await ask('GET', '/draft')).data;
  const save = async (content: DashboardContent, version?: number) =>
    ask('PUT', '/draft', { body: content, version: version ?? (await draft()).version });
  const publish = async (key: string = randomUUIDv7(), version?: number) =>
    ask('POST', '/versions', { version: version ?? (await draft()).version, key });
  return { place, deviceId, ask, shown, draft, save, publish };
}

const note = (text: string, id = 'note'): Widget => ({ id, type: 'text', title: 'Catatan', text });
const about = (deviceId: string, metric: string, type: 'value' | 'gauge' | 'state' | 'switch' = 'value'): Widget => ({
  id: `${type}-1`,
  type,
  title: '',
  deviceId,
  metric,
});

it('a building for which nobody has arranged anything has a dashboard of its devices, its alarms and its tickets', async () => {
  const { shown, deviceId } = await world('Dibuat');

  const made = await shown();

  expect([made.kind, made.number, made.publishedAt, made.publishedBy]).toEqual(['made', 0, null, null]);
  expect(made.widgets.map(({ type }) => type)).toEqual([
    expect.stringMatching(/^(sparkline|state|value)$/),
    ...made.widgets.slice(1, -3).map(({ type }) => type),
    'alarms',
    'tickets',
    'clock',
  ]);
  expect(made.widgets[0]).toMatchObject({ deviceId });
  expect(made.layouts.sm.map(({ id }) => id)).toEqual(made.widgets.map(({ id }) => id));
});

it('a building with a meter of electricity and units has the energy of its month and the state of its units on it', async () => {
  const { shown, place } = await world('Bermeter');
  await makeUnit(test, place, 'A-1', null);
  const meter = await makeDevice(test, place, { name: 'Meter induk' });
  await sql`UPDATE device SET type_key = 'electricity-meter' WHERE id = ${meter}`.execute(test.context.db);

  expect((await shown()).widgets.slice(-5).map(({ type }) => type)).toEqual([
    'energy',
    'units',
    'alarms',
    'tickets',
    'clock',
  ]);
});

it('a ranking is of a type that is there and a metric that can be put in order, a picture is one of the building and described', async () => {
  const { place, save } = await world('Gambar');
  const files = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()] as const;
  const elsewhereId = (await makePlace(test, 'Lain lagi')).buildingId;
  for (const [index, [buildingId, width]] of [
    [place.buildingId, 640],
    [place.buildingId, null],
    [elsewhereId, 640],
  ].entries())
    await sql`INSERT INTO stored_file (org_id, id, name, type, size, sha256, store_key, subject_kind, subject_id, width, height, uploaded_at)
      VALUES (${place.orgId}, ${files[index]}, 'lobi', 'png', 10, ${Buffer.alloc(32)}, ${`${Date.now()}`.padStart(39, '0') + index},
        'building', ${buildingId}, ${width}, ${width}, now())`.execute(test.context.db);
  const ranked = {
    id: 'ranking',
    type: 'ranking',
    title: '',
    of: 'units',
    typeKey: 'pump',
    metric: 'pressure',
    rows: 5,
  } as const;
  const picture = {
    id: 'picture',
    type: 'picture',
    title: '',
    fileId: files[0],
    alt: 'Lobi dari pintu masuk',
  } as const;
  const faultyIn = async (...widgets: Widget[]) => Object.keys((await save(arrange(widgets))).errors ?? {});

  expect(await faultyIn({ ...ranked, typeKey: 'toaster' })).toEqual(['widgets.0.typeKey']);
  expect(await faultyIn({ ...ranked, metric: 'running' })).toEqual(['widgets.0.metric']);
  for (const fileId of [files[1], files[2], randomUUIDv7()])
    expect(await faultyIn({ ...picture, fileId })).toEqual(['widgets.0.fileId']);
  expect(await faultyIn({ ...picture, alt: ' ' })).toEqual(['widgets.0.alt']);
  expect(await faultyIn(ranked, picture, { id: 'newest', type: 'picture', title: '', fileId: null, alt: '' })).toEqual(
    [],
  );
});

it('what is arranged is seen by nobody else until it is published, and by whom it was is told', async () => {
  const { shown, draft, save, publish, ask } = await world('Terbit');
  const content = arrange([note('Panggil teknisi')]);

  expect(await draft()).toMatchObject({ state: 'published', version: 1, number: 0 });
  expect((await save(content)).data).toMatchObject({ ...content, state: 'draft', version: 2, number: 0 });
  expect((await shown()).kind).toBe('made');
  const published = await publish();
  expect([published.status, published.data]).toEqual([
    201,
    expect.objectContaining({ state: 'published', version: 3, number: 1, savedAt: null }),
  ]);
  expect(await shown()).toEqual({
    kind: 'arranged',
    number: 1,
    publishedAt: new Date(test.clock.now).toISOString(),
    publishedBy: expect.stringMatching(/\w/),
    ...content,
  });
  expect((await ask('GET', '/versions')).data.map((one: object) => Object.values(one)[0])).toEqual([1]);
});

it('nothing is published twice, also not by a call that is made again, nor where nothing was arranged', async () => {
  const { save, publish, ask } = await world('Sekali');
  await save(arrange([note('a')]));
  const key = randomUUIDv7();

  const [first, again] = [await publish(key, 2), await publish(key, 2)];

  expect([first.status, again.status, again.data]).toEqual([201, 201, first.data]);
  expect((await ask('GET', '/versions')).data).toHaveLength(1);
  expect(await publish()).toMatchObject({ status: 409, code: 'DASBOR_TIDAK_BERUBAH' });
});

it('who saw another version than stands changes nothing', async () => {
  const { save, ask, draft } = await world('Versi');
  await save(arrange([note('pertama')]));
  const body = arrange([note('kedua')]);

  const tries = [
    await save(body, 1),
    await ask('DELETE', '/draft', { version: 1 }),
    await ask('POST', '/versions', { version: 1, key: randomUUIDv7() }),
    await ask('POST', '/restoration', { version: 1, body: { number: 1 } }),
  ];

  expect(tries.map(({ status, code }) => [status, code])).toEqual(tries.map(() => [412, 'VERSI_BERUBAH']));
  expect((await ask('PUT', '/draft', { body })).status).toBe(428);
  expect((await draft()).widgets).toEqual([note('pertama')]);
});

it('what stands already is saved without a new version', async () => {
  const { save } = await world('Sama');
  const content = arrange([note('a')]);
  await save(content);

  expect((await save(content)).data.version).toBe(2);
});

it('a draft is discarded, and what is published stays', async () => {
  const { save, publish, ask, draft } = await world('Buang');
  const content = arrange([note('a')]);
  await save(content);
  await publish();
  await save(arrange([note('b')]));

  const { data } = await ask('DELETE', '/draft', { version: 4 });

  expect(data).toMatchObject({ ...content, state: 'published', version: 5, number: 1 });
  expect((await ask('DELETE', '/draft', { version: 5 })).data.version).toBe(5);
  expect(await draft()).toEqual(data);
});

it(`the newest ${mostDashboardVersions} publications are kept; an earlier one becomes the draft, never at once what all see`, async () => {
  const { save, publish, ask, shown } = await world('Riwayat');
  for (let nth = 1; nth <= mostDashboardVersions + 1; nth += 1) {
    await save(arrange([note(`ke-${nth}`)]));
    await publish();
  }
  const { data: kept } = await ask('GET', '/versions');
  const version = 1 + 2 * (mostDashboardVersions + 1);

  expect([kept.length, kept[0].number, kept.at(-1).number]).toEqual([50, 51, 2]);
  expect(await ask('POST', '/restoration', { version, body: { number: 1 } })).toMatchObject({
    status: 422,
    errors: { number: [expect.any(String)] },
  });
  const { data } = await ask('POST', '/restoration', { version, body: { number: 2 } });
  expect([data.state, data.widgets]).toEqual(['draft', [note('ke-2')]]);
  expect((await shown()).widgets).toEqual([note('ke-51')]);
});

it('a widget is about a device of the building and what it reports, in a form that can be drawn', async () => {
  const { save, deviceId } = await world('Sah');
  const foreign = await makeDevice(test, elsewhere, { name: 'Asing' });
  const faultsOf = async (one: Widget) => {
    const { status, errors } = await save(arrange([one]));
    return [status, ...Object.keys(errors ?? {})];
  };

  expect(await faultsOf(about(foreign, 'running'))).toEqual([422, 'widgets.0.deviceId']);
  expect(await faultsOf(about(randomUUIDv7(), 'running'))).toEqual([422, 'widgets.0.deviceId']);
  expect(await faultsOf(about(deviceId, 'humidity'))).toEqual([422, 'widgets.0.metric']);
  expect(await faultsOf(about(deviceId, 'running', 'gauge'))).toEqual([422, 'widgets.0.metric']);
  expect(await faultsOf(about(deviceId, 'temperature', 'switch'))).toEqual([422, 'widgets.0.metric']);
  expect(await faultsOf(about(deviceId, 'running', 'switch'))).toEqual([200]);
});

it('each widget stands once in each layout, within the columns, over no other', async () => {
  const { save } = await world('Letak');
  const [a, b] = [note('a', 'a'), note('b', 'b')];
  const good = arrange([a, b]);
  const [first, second] = good.layouts.lg;
  if (first === undefined || second === undefined) throw new Error('two widgets have two places');
  const faultsOf = async (lg: typeof good.layouts.lg, widgets = good.widgets) =>
    Object.keys((await save({ widgets: [...widgets], layouts: { ...good.layouts, lg } })).errors ?? {});

  expect(await faultsOf([first])).toEqual(['layouts.lg']);
  expect(await faultsOf([first, first])).toEqual(['layouts.lg']);
  expect(await faultsOf([first, { ...second, x: first.x }])).toEqual(['layouts.lg']);
  expect(await faultsOf([first, { ...second, x: 20 }])).toEqual(['layouts.lg']);
  expect(await faultsOf([first, { ...second, id: 'c' }])).toEqual(['layouts.lg']);
  expect(await faultsOf([first, second], [a, a])).toEqual(['widgets']);
  expect(await faultsOf([first, second])).toEqual([]);
});

it('a widget that is kept stays as it is although its device is gone meanwhile', async () => {
  const { save, deviceId, shown, publish } = await world('Hilang');
  const kept = about(deviceId, 'running');
  await save(arrange([kept]));
  await publish();
  await test.context.db.deleteFrom('device').where('id', '=', deviceId).execute();

  expect((await save(arrange([note('a'), kept]))).status).toBe(200);
  expect((await save(arrange([note('a'), { ...kept, title: 'Lain' }]))).errors).toEqual({
    'widgets.1.deviceId': [expect.any(String)],
  });
  expect((await shown()).widgets).toEqual([kept]);
});

it('what is withheld from who arranges is sent without its data, and stays what it is', async () => {
  const { save, shown, publish, draft, place, ask, deviceId } = await world('Titip');
  const kept = about(deviceId, 'running');
  await save(arrange([kept, { id: 'alarms', type: 'alarms', title: 'Rahasia', rows: 5 }]));
  await publish();
  const groupId = randomUUIDv7();
  await test.context.db
    .insertInto('member_group')
    .values({
      org_id: place.orgId,
      id: groupId,
      name: 'Penata',
      grants: ['building.view', 'dashboard.view', 'dashboard.update', 'device.view'],
      ticket_visibility: 'own',
    })
    .execute();
  const arranger = await makeMember(test, place, 'Penata', [], [place.buildingId]);
  await test.context.db
    .insertInto('membership_group')
    .columns(['org_id', 'membership_id', 'group_id'])
    .expression((from) =>
      from
        .selectFrom('membership')
        .select(['org_id', 'id', from.val(groupId).as('group_id')])
        .where('user_id', '=', arranger.id),
    )
    .execute();

  const seen = await shown(arranger);
  expect(seen.widgets).toEqual([
    { type: 'withheld', id: 'value-1' },
    { type: 'withheld', id: 'alarms' },
  ]);
  const body = {
    widgets: [...seen.widgets, note('a')],
    layouts: arrange([...(await draft()).widgets, note('a')] as Widget[]).layouts,
  };
  expect((await ask('PUT', '/draft', { who: arranger, version: 3, body })).status).toBe(200);
  expect((await draft()).widgets).toEqual([
    kept,
    { id: 'alarms', type: 'alarms', title: 'Rahasia', rows: 5 },
    note('a'),
  ]);
});

it('as many widgets as there may be are kept, and not one more', async () => {
  const { save } = await world('Banyak');
  const notes = (count: number) => arrange(Array.from({ length: count }, (_, nth) => note('a', `n-${nth}`)));

  expect((await save(notes(mostWidgets))).status).toBe(200);
  expect((await save(notes(mostWidgets + 1))).status).toBe(422);
});

it('who may not arrange is told so, who may not see it learns nothing, and a stranger neither', async () => {
  const { ask, place } = await world('Hak');
  const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor'], [place.buildingId]);
  const body = arrange([note('a')]);

  for (const [who, sees, arranges] of [
    [supervisor, 200, 403],
    [technician, 404, 404],
    [elsewhere.owner, 404, 404],
  ] as const) {
    expect((await ask('GET', '', { who })).status).toBe(sees);
    expect((await ask('GET', '/draft', { who })).status).toBe(arranges);
    expect((await ask('PUT', '/draft', { who, body, version: 1 })).status).toBe(arranges);
    expect((await ask('GET', '/versions', { who })).status).toBe(arranges);
  }
});

it('the audit says what was on the dashboard before and after it was published, and nothing of the drafts', async () => {
  const { save, publish, ask, draft, place } = await world('Jejak');
  await save(arrange([note('Awal')]));
  await save(arrange([note('Rahasia')]));
  await publish();
  await save(arrange([]));
  await ask('DELETE', '/draft', { version: (await draft()).version });

  const entries = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'dashboard')
    .execute();

  expect(entries).toEqual([{ action: 'update', entity: 'dashboard', after: { widgets: ['text note'] } }]);
});
