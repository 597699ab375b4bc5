import { randomUUIDv7 } from 'node:crypto';
import type { Plan, PlanContent, PlanDraft, PlanItem } from '@imah/contract/plans';
import { mostPlanItems, mostPlanVersions } from '@imah/contract/plans/words';
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
import { makeFloors, sendPicture, svgOf } from './testing/plan-world.ts';

let test: TestApp;
let elsewhere: TestPlace;

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

/** A building with two floors and a pump, and the calls about the plan of the lower one. */
async function world(name: string) {
  const place = await makePlace(test, name);
  const deviceId = await makeDevice(test, place, { name: 'Pompa' });
  const [floorId, upperId] = await makeFloors(test, place);
  async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, asked: Asked = {}) {
    const { body, version, who = place.owner, key } = asked;
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}${path.startsWith('~') ? path.slice(1) : `/floors/${floorId}/plan${path}`}`,
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
  const shown = async (who?: TestPerson): Promise<Plan> =>
    (await ask('GET', '', who === undefined ? {} : { who })).data;
  const draft = async (): Promise<PlanDraft> => (await ask('GET', '/draft')).data;
  const save = async (content: PlanContent, version?: number) =>
    ask('PUT', '/draft', { body: content, version: version ?? (await draft()).version });
  const publish = async (key: string = randomUUIDv7(), version?: number) =>
    ask('POST', '/versions', { version: version ?? (await draft()).version, key });
  return { place, deviceId, floorId, upperId, ask, shown, draft, save, publish };
}

const of = (...items: PlanContent['items']): PlanContent => ({ picture: null, items });
const note = (label: string, id = 'note'): PlanItem => ({ kind: 'text', id, label, x: 0.5, y: 0.5 });
const pinOf = (deviceId: string, metric: string | null = null): PlanItem => ({
  kind: 'device',
  id: 'pin',
  label: '',
  x: 0.25,
  y: 0.75,
  deviceId,
  metric,
});

it('a floor for which nobody has drawn anything has an empty plan, and the building names its floors from below', async () => {
  const { shown, ask, floorId, upperId } = await world('Kosong');

  expect(await shown()).toEqual({
    floorId,
    picture: null,
    items: [],
    number: 0,
    publishedAt: null,
    publishedBy: null,
  });
  const { data } = await ask('GET', '~/plans');
  expect(data).toEqual([
    { floorId, label: expect.stringMatching(/\w/), section: expect.stringMatching(/\w/), number: 0 },
    { floorId: upperId, label: 'Atas', section: data[0].section, number: 0 },
  ]);
});

it('what is drawn is seen by nobody else until it is published, and by whom it was is told', async () => {
  const { shown, draft, save, publish, ask, deviceId } = await world('Terbit');
  const content = of(pinOf(deviceId), note('Lobi'));

  expect(await draft()).toMatchObject({ state: 'published', version: 1, number: 0 });
  expect((await save(content)).data).toMatchObject({ ...content, state: 'draft', version: 2, number: 0 });
  expect((await shown()).items).toEqual([]);
  const published = await publish();
  expect([published.status, published.data]).toEqual([
    201,
    expect.objectContaining({ state: 'published', version: 3, number: 1, savedAt: null }),
  ]);
  expect(await shown()).toMatchObject({
    ...content,
    number: 1,
    publishedAt: new Date(test.clock.now).toISOString(),
    publishedBy: expect.stringMatching(/\w/),
  });
  expect((await ask('GET', '~/plans')).data.map(({ number }: { number: number }) => number)).toEqual([1, 0]);
});

it('nothing is published twice, also not by a call that is made again, nor where nothing was drawn', async () => {
  const { save, publish, ask } = await world('Sekali');
  await save(of(note('a')));
  const key = randomUUIDv7();

  const [first, again] = [await publish(key, 2), await publish(key, 2)];

  expect([first.status, again.status, again.data]).toEqual([201, 201, first.data]);
  expect((await ask('GET', '/versions')).data).toHaveLength(1);
  expect(await publish()).toMatchObject({ status: 409, code: 'DENAH_TIDAK_BERUBAH' });
});

it('who saw another version than stands changes nothing', async () => {
  const { save, ask, draft } = await world('Versi');
  await save(of(note('pertama')));
  const body = of(note('kedua'));

  const tries = [
    await save(body, 1),
    await ask('DELETE', '/draft', { version: 1 }),
    await ask('POST', '/versions', { version: 1, key: randomUUIDv7() }),
    await ask('POST', '/restoration', { version: 1, body: { number: 1 } }),
  ];

  expect(tries.map(({ status, code }) => [status, code])).toEqual(tries.map(() => [412, 'VERSI_BERUBAH']));
  expect((await ask('PUT', '/draft', { body })).status).toBe(428);
  expect((await draft()).items).toEqual([note('pertama')]);
});

it('what stands already is saved without a new version', async () => {
  const { save } = await world('Sama');
  await save(of(note('a')));

  expect((await save(of(note('a')))).data.version).toBe(2);
});

it('a draft is discarded, and what is published stays', async () => {
  const { save, publish, ask, draft } = await world('Buang');
  await save(of(note('a')));
  await publish();
  await save(of(note('b')));

  const { data } = await ask('DELETE', '/draft', { version: 4 });

  expect(data).toMatchObject({ ...of(note('a')), state: 'published', version: 5, number: 1 });
  expect((await ask('DELETE', '/draft', { version: 5 })).data.version).toBe(5);
  expect(await draft()).toEqual(data);
});

it(`the newest ${mostPlanVersions} publications are kept; an earlier one becomes the draft, never at once what all see`, async () => {
  const { save, publish, ask, shown, floorId, place } = await world('Riwayat');
  await save(of(note('ke-1')));
  await publish();
  // The others are there as if they had been published: each takes two calls.
  await test.context.db
    .insertInto('plan_version')
    .values(
      Array.from({ length: mostPlanVersions - 1 }, (_, nth) => ({
        org_id: place.orgId,
        floor_id: floorId,
        number: nth + 2,
        content: JSON.stringify(of(note(`ke-${nth + 2}`))),
        published_at: new Date(test.clock.now),
      })),
    )
    .execute();
  await save(of(note('ke-51')));
  await publish(randomUUIDv7(), 4);
  const { data: kept } = await ask('GET', '/versions');

  expect([kept.length, kept[0].number, kept.at(-1).number]).toEqual([50, 51, 2]);
  expect(await ask('POST', '/restoration', { version: 5, body: { number: 1 } })).toMatchObject({
    status: 422,
    errors: { number: [expect.any(String)] },
  });
  const { data } = await ask('POST', '/restoration', { version: 5, body: { number: 2 } });
  expect([data.state, data.items]).toEqual(['draft', [note('ke-2')]]);
  expect((await shown()).items).toEqual([note('ke-51')]);
});

it('what stands on a plan is about something of the building that its drawer may see', async () => {
  const { save, deviceId, floorId, upperId, place } = await world('Sah');
  const foreign = await makeDevice(test, elsewhere, { name: 'Asing' });
  const unitId = await makeUnit(test, place, 'A-01', null);
  const foreignUnit = await makeUnit(test, elsewhere, 'B-01', null);
  const at = { label: '', x: 0, y: 1 };
  const faultsOf = async (...items: PlanItem[]) => {
    const { status, errors } = await save(of(...items));
    return [status, ...Object.keys(errors ?? {})];
  };

  expect(await faultsOf(pinOf(foreign))).toEqual([422, 'items.0.deviceId']);
  expect(await faultsOf(pinOf(randomUUIDv7()))).toEqual([422, 'items.0.deviceId']);
  expect(await faultsOf(pinOf(deviceId, 'humidity'))).toEqual([422, 'items.0.metric']);
  expect(await faultsOf({ ...at, kind: 'unit', id: 'u', unitId: foreignUnit })).toEqual([422, 'items.0.unitId']);
  expect(await faultsOf({ ...at, kind: 'link', id: 'l', floorId })).toEqual([422, 'items.0.floorId']);
  expect(await faultsOf({ ...at, kind: 'link', id: 'l', floorId: randomUUIDv7() })).toEqual([422, 'items.0.floorId']);
  expect(await faultsOf(note('a'), note('b'))).toEqual([422, 'items']);
  const corners = Array.from({ length: 200 }, (_, nth) => ({ x: nth / 200, y: 0 }));
  const zone = (id: string): PlanItem => ({
    kind: 'zone',
    id,
    label: '',
    points: corners,
    deviceId,
    metric: 'temperature',
  });
  expect(await faultsOf(...Array.from({ length: 21 }, (_, nth) => zone(`z-${nth}`)))).toEqual([422, 'items']);
  expect(
    await faultsOf(
      pinOf(deviceId, 'temperature'),
      zone('z'),
      { ...at, kind: 'unit', id: 'u', unitId },
      { ...at, kind: 'link', id: 'l', floorId: upperId },
      { ...at, kind: 'alarms', id: 'a' },
      { ...at, kind: 'tickets', id: 't' },
    ),
  ).toEqual([200]);
});

it('as many things as there may be are kept, and not one more', async () => {
  const { save } = await world('Banyak');
  const notes = (count: number) => of(...Array.from({ length: count }, (_, nth) => note('a', `n-${nth}`)));

  expect((await save(notes(mostPlanItems))).status).toBe(200);
  expect((await save(notes(mostPlanItems + 1))).status).toBe(422);
});

it('what is kept may be moved and called otherwise although its device is gone, and made about another only by seeing that', async () => {
  const { save, deviceId, shown, publish } = await world('Hilang');
  await save(of(pinOf(deviceId, 'temperature')));
  await publish();
  await test.context.db.deleteFrom('device').where('id', '=', deviceId).execute();

  expect((await save(of({ ...pinOf(deviceId, 'temperature'), label: 'Dahulu', x: 0.5 } as PlanItem))).status).toBe(200);
  expect((await save(of(pinOf(deviceId, 'running')))).errors).toEqual({ 'items.0.deviceId': [expect.any(String)] });
  expect((await shown()).items).toEqual([pinOf(deviceId, 'temperature')]);
});

it('what is withheld from who looks is not sent at all, and from who draws comes back as it was', async () => {
  const { save, shown, publish, draft, place, ask, deviceId } = await world('Titip');
  const secret: PlanItem = { kind: 'alarms', id: 'alarms', label: 'Rahasia', x: 0.125, y: 0.125 };
  await save(of(pinOf(deviceId), secret, note('Lobi')));
  await publish();
  const drawer = await makeMember(test, place, 'Penggambar', [], [place.buildingId]);
  await grant(place, drawer, ['building.view', 'plan.view', 'plan.update', 'device.view']);

  expect((await shown(drawer)).items).toEqual([note('Lobi')]);
  const seen = (await ask('GET', '/draft', { who: drawer })).data;
  expect(seen.items).toEqual([{ kind: 'withheld', id: 'pin' }, { kind: 'withheld', id: 'alarms' }, note('Lobi')]);
  expect(JSON.stringify(seen).includes('Rahasia')).toBe(false);
  const body = of(...seen.items, note('Baru', 'new'));
  expect((await ask('PUT', '/draft', { who: drawer, version: 3, body })).status).toBe(200);
  expect((await draft()).items).toEqual([pinOf(deviceId), secret, note('Lobi'), note('Baru', 'new')]);
});

it('who may not draw is told so, who may not see plans learns nothing, and a stranger neither; no floor is of two buildings', async () => {
  const { ask, place, floorId } = await world('Hak');
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const reception = await makeMember(test, place, 'Resepsi', ['reception'], [place.buildingId]);
  const body = of(note('a'));

  for (const [who, sees, draws] of [
    [technician, 200, 403],
    [reception, 404, 404],
    [elsewhere.owner, 404, 404],
  ] as const) {
    expect((await ask('GET', '', { who })).status).toBe(sees);
    expect((await ask('GET', '~/plans', { who })).status).toBe(sees);
    expect((await ask('GET', '/draft', { who })).status).toBe(draws);
    expect((await ask('PUT', '/draft', { who, body, version: 1 })).status).toBe(draws);
    expect((await ask('GET', '/versions', { who })).status).toBe(draws);
  }
  const { owner, buildingId } = elsewhere;
  const crossed = await test.app.inject({
    url: `/api/v1/buildings/${buildingId}/floors/${floorId}/plan`,
    headers: owner.bearer,
  });
  expect(crossed.statusCode).toBe(404);
});

it('the audit says what was on the plan before and after it was published, and nothing of the drafts', async () => {
  const { save, publish, ask, draft, place, floorId } = await world('Jejak');
  await save(of(note('Awal')));
  await save(of(note('Rahasia')));
  await publish();
  await save(of());
  await ask('DELETE', '/draft', { version: (await draft()).version });

  const entries = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity_id as entityId', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'plan')
    .execute();

  expect(entries).toEqual([{ action: 'update', entityId: floorId, after: { picture: null, items: ['text note'] } }]);
});

it('a picture belongs to its sender until a plan has it, then to whoever sees the plan; one that no plan names any more goes', async () => {
  const { save, publish, ask, place, draft } = await world('Gambar');
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const reception = await makeMember(test, place, 'Resepsi', ['reception'], [place.buildingId]);
  const { data: picture } = await sendPicture(test, place, svgOf(400, 200));
  const fetchAs = async (who: TestPerson) =>
    (await test.app.inject({ url: `/api/v1/files/${picture.fileId}/content`, headers: who.bearer })).statusCode;

  expect(picture).toMatchObject({ width: 4096, height: 2048, dark: 'same' });
  expect([await fetchAs(place.owner), await fetchAs(technician)]).toEqual([200, 404]);
  expect((await save({ picture: { ...picture, width: 1 }, items: [] })).errors).toEqual({
    picture: [expect.any(String)],
  });
  expect((await save({ picture: { ...picture, dark: 'inverted' }, items: [] })).status).toBe(200);
  await publish();
  expect([await fetchAs(technician), await fetchAs(reception)]).toEqual([200, 404]);

  const { purgePlanPictures } = await import('./plan-pictures.ts');
  const later = test.clock.now + 100 * 3_600_000;
  await purgePlanPictures(test.context.db, later);
  expect(await fetchAs(technician)).toBe(200);
  await test.context.db
    .deleteFrom('floor')
    .where('id', '=', (await ask('GET', '')).data.floorId)
    .execute();
  await purgePlanPictures(test.context.db, test.clock.now);
  expect(await count(picture.fileId)).toBe(1);
  await purgePlanPictures(test.context.db, later);
  expect(await count(picture.fileId)).toBe(0);
  expect((await draft()) ?? null).toBeNull();
});

it("another person's picture and one of another floor are no picture of this plan", async () => {
  const { save, place, ask } = await world('Pinjam');
  const manager = await makeMember(test, place, 'Pengelola', ['building-manager'], [place.buildingId]);
  const { data: theirs } = await sendPicture(test, place, svgOf(10, 10), manager);

  const { status, errors } = await save({ picture: theirs, items: [] });

  expect([status, Object.keys(errors)]).toEqual([422, ['picture']]);
  expect((await ask('PUT', '/draft', { who: manager, version: 1, body: { picture: theirs, items: [] } })).status).toBe(
    200,
  );
});

it('the first who draws and another at the same moment do not both win', async () => {
  const { save, draft } = await world('Serentak');

  const answers = await Promise.all([save(of(note('a')), 1), save(of(note('b')), 1)]);

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  expect((await draft()).version).toBe(2);
});

it('a floor that is removed takes its plan along, and no other', async () => {
  const { save, publish, ask, upperId, place, floorId } = await world('Bongkar');
  await save(of(note('a')));
  await publish();
  const upper = `~/floors/${upperId}/plan`;
  await ask('PUT', `${upper}/draft`, { body: of(note('b')), version: 1 });
  const { db } = test.context;
  await db.deleteFrom('floor').where('id', '=', floorId).execute();

  expect((await ask('GET', '')).status).toBe(404);
  expect((await ask('GET', '/draft')).status).toBe(404);
  expect((await ask('PUT', '/draft', { body: of(), version: 3 })).status).toBe(404);
  const left = await db.selectFrom('plan').select('floor_id').where('org_id', '=', place.orgId).execute();
  expect(left.map((row) => row.floor_id)).toEqual([upperId]);
  const versions = await db.selectFrom('plan_version').select('number').where('floor_id', '=', floorId).execute();
  expect(versions).toEqual([]);
});

it('open pages hear of a publication and of nothing before it', async () => {
  const { save, publish, floorId } = await world('Kabar');
  const told: unknown[] = [];
  const { live } = test.context;
  const publishLive = live.publish.bind(live);
  live.publish = async (topic, packet, options) => {
    told.push(packet);
    return publishLive(topic, packet, options);
  };
  await save(of(note('a')));
  expect(told).toEqual([]);

  await publish();
  live.publish = publishLive;

  expect(told).toEqual([
    { entity: 'plan', id: floorId, version: 1, op: 'updated', at: new Date(test.clock.now).toISOString() },
  ]);
});

it('a picture that somebody takes off the plan is brought back by them, whoever has sent it', async () => {
  const { place, save, ask, draft } = await world('Urung');
  const manager = await makeMember(test, place, 'Pengelola', ['building-manager'], [place.buildingId]);
  const { data: picture } = await sendPicture(test, place, svgOf(10, 10));
  await save({ picture, items: [] });
  const put = async (body: PlanContent) =>
    ask('PUT', '/draft', { who: manager, version: (await draft()).version, body });

  const [off, on] = [await put({ picture: null, items: [] }), await put({ picture, items: [] })];

  expect([off.status, on.status, on.data.picture]).toEqual([200, 200, picture]);
});

it('a picture stays while any version that is kept shows it, and the draft of another floor keeps its own', async () => {
  const { save, publish, place, ask, upperId } = await world('Simpan');
  const [{ data: first }, { data: second }] = [
    await sendPicture(test, place, svgOf(10, 10)),
    await sendPicture(test, place, svgOf(20, 10)),
  ];
  await save({ picture: first, items: [] });
  await publish();
  await save({ picture: null, items: [] });
  await publish();
  await ask('PUT', `~/floors/${upperId}/plan/draft`, { version: 1, body: { picture: second, items: [] } });

  const { purgePlanPictures } = await import('./plan-pictures.ts');
  await purgePlanPictures(test.context.db, test.clock.now + 100 * 3_600_000);

  expect([await count(first.fileId), await count(second.fileId)]).toEqual([1, 1]);
  expect((await ask('POST', '/restoration', { version: 5, body: { number: 1 } })).data.picture).toEqual(first);
  // Its own picture is that of its floor alone.
  expect((await save({ picture: second, items: [] }, 6)).status).toBe(422);
});

const count = async (id: string) =>
  (await test.context.db.selectFrom('stored_file').select('id').where('id', '=', id).execute()).length;

/** Puts a person into a group of their own with these rights. */
async function grant(place: TestPlace, person: TestPerson, grants: string[]) {
  const groupId = randomUUIDv7();
  const { db } = test.context;
  await db
    .insertInto('member_group')
    .values({ org_id: place.orgId, id: groupId, name: 'Penggambar', grants, ticket_visibility: 'own' })
    .execute();
  await db
    .insertInto('membership_group')
    .columns(['org_id', 'membership_id', 'group_id'])
    .expression((from) =>
      from
        .selectFrom('membership')
        .select(['org_id', 'id', from.val(groupId).as('group_id')])
        .where('user_id', '=', person.id),
    )
    .execute();
}
