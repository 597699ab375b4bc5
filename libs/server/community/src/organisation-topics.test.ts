import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import { sendFile } from '@imah/server-platform/files/testing';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';
import { keepTopicsByTheClock } from './topic-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const hour = 3_600_000;
const later = (ms: number) => new Date(test.clock.now + ms).toISOString();

/** An organisation with two buildings, a resident in each, a manager of the first and its owner; and another organisation. */
async function twoBuildings(name: string) {
  const place = await makePlace(test, name);
  const other = await makePlace(test, `Lain-${name}`);
  const { db, now } = test.context;
  const secondId = await db.transaction().execute((trx) =>
    makeBuildingOf(
      trx,
      {
        orgId: place.orgId,
        name: `Gedung kedua ${name}`,
        kind: 'apartment',
        timeZone: 'Asia/Makassar',
        address: { street: 'Jalan Mawar 2', city: 'Makassar', province: 'Sulawesi Selatan' },
        locale: 'id',
        by: { kind: 'user', id: place.owner.id },
      },
      now(),
    ),
  );
  const second = { ...place, buildingId: secondId };
  const member = (who: string, group: 'resident' | 'building-manager', at: TestPlace) =>
    makeMember(test, at, who, [group], [at.buildingId]);
  const resident = await member('Warga-satu', 'resident', place);
  const farResident = await member('Warga-dua', 'resident', second);
  const manager = await member('Manajer', 'building-manager', place);
  const stranger = await member('Orang-lain', 'resident', other);
  const strangeOwner = other.owner;
  const groupOf = async (key: string, orgId = place.orgId) =>
    (
      await db
        .selectFrom('member_group')
        .select('id')
        .where('org_id', '=', orgId)
        .where('default_key', '=', key)
        .executeTakeFirstOrThrow()
    ).id;
  return { place, second, other, resident, farResident, manager, stranger, strangeOwner, groupOf };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function ask(person: TestPerson, method: Method, path: string, body?: object, version?: number) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...person.bearer,
      'idempotency-key': randomUUIDv7(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const json = answer.body === '' ? null : answer.json();
  return { status: answer.statusCode, code: json?.code, data: json?.data, errors: json?.errors };
}
const begin = (person: TestPerson, { orgId }: TestPlace, draft: object = {}) =>
  ask(person, 'POST', `/organizations/${orgId}/topics`, {
    kind: 'announcement',
    title: 'Kantor pengelola libur',
    body: 'Isi',
    audience: { kind: 'all' },
    ...draft,
  });
const titles = async (person: TestPerson, query = '') =>
  (await ask(person, 'GET', `/topics${query}`)).data.map(({ title }: { title: string }) => title);
const noticesOf = async (person: TestPerson, title: string) => {
  await fanOut(test.context);
  const { data } = await ask(person, 'GET', '/notifications');
  return data.filter((each: { title: string }) => each.title.includes(title));
};
const heardLive = (person: TestPerson) => test.liveCalls.includes(`publish imah/v1/u/${person.id}/topic`);

describe('a topic of a whole organisation', () => {
  it('is seen by its members in every building, and by other organisations nowhere: page, list, file, notice and live channel', async () => {
    const { place, second, other, resident, farResident, manager, stranger, strangeOwner } =
      await twoBuildings('Semua');
    const file = { name: 'surat.txt', content: new TextEncoder().encode('Surat') };
    const { id: fileId } = await sendFile(test, place.owner, place.orgId, file);
    test.liveCalls.length = 0;

    const made = await begin(place.owner, place, { title: 'Libur bersama', fileIds: [fileId] });

    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      orgId: place.orgId,
      orgName: 'Semua',
      buildingId: null,
      buildingName: null,
      timeZone: 'Asia/Jakarta',
      audience: { kind: 'all', names: [] },
    });
    const seen: Record<string, unknown> = {};
    const people = { resident, farResident, manager, stranger, strangeOwner };
    for (const [name, person] of Object.entries(people)) {
      const live = heardLive(person);
      seen[name] = [
        (await ask(person, 'GET', `/topics/${made.data.id}`)).status,
        (await ask(person, 'GET', `/topics/${made.data.id}/posts`)).status,
        await titles(person),
        (await titles(person, `?buildingId=${place.buildingId}`)).length,
        (await titles(person, `?buildingId=${second.buildingId}`)).length,
        (await titles(person, `?buildingId=${other.buildingId}`)).length,
        (await test.app.inject({ url: `/api/v1/files/${fileId}/content`, headers: person.bearer })).statusCode,
        (await noticesOf(person, 'Libur bersama')).length,
        live,
      ];
    }
    const inside = [200, 200, ['Libur bersama'], 1, 1, 0, 200, 1, true];
    const outside = [404, 404, [], 0, 0, 0, 404, 0, false];
    expect(seen).toEqual({
      resident: inside,
      farResident: inside,
      manager: inside,
      stranger: outside,
      strangeOwner: outside,
    });
    const [notice] = await noticesOf(farResident, 'Libur bersama');
    expect(notice.body).toContain('Semua. Dari Owner-Semua');
  });

  it('may be for groups of the organisation, and for no place and no group of another', async () => {
    const { place, other, resident, manager, groupOf } = await twoBuildings('Grup');
    const forGroup = async (id: string) => begin(place.owner, place, { audience: { kind: 'groups', ids: [id] } });

    const made = await forGroup(await groupOf('building-manager'));

    const statuses = [resident, manager, place.owner].map(
      async (person) => (await ask(person, 'GET', `/topics/${made.data.id}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
    expect((await forGroup(await groupOf('resident', other.orgId))).errors).toHaveProperty('audience');
    const forPlace = await begin(place.owner, place, { audience: { kind: 'sections', ids: [randomUUIDv7()] } });
    expect(forPlace.errors).toHaveProperty('audience');
  });

  it('is begun, moderated and taken away by those whose rights reach all of it, and by nobody else', async () => {
    const { place, resident, manager, stranger, strangeOwner } = await twoBuildings('Hak');
    const everywhere = await makeMember(test, place, 'Warga-semua', ['resident']);
    const central = await makeMember(test, place, 'Manajer-pusat', ['building-manager']);
    const beginAs = async (person: TestPerson) => (await begin(person, place, { kind: 'discussion' })).status;

    expect([
      await beginAs(manager),
      await beginAs(resident),
      await beginAs(everywhere),
      await beginAs(stranger),
      await beginAs(strangeOwner),
      await beginAs(central),
    ]).toEqual([403, 403, 403, 404, 404, 201]);

    const { data } = await begin(place.owner, place, { kind: 'discussion', title: 'Iuran tahun depan' });
    const moderate = async (person: TestPerson) =>
      (await ask(person, 'PUT', `/topics/${data.id}/moderation`, { pinned: true }, 1)).status;
    const remove = async (person: TestPerson) =>
      (await ask(person, 'DELETE', `/topics/${data.id}`, undefined, 2)).status;
    expect([await moderate(manager), await moderate(resident), await moderate(stranger)]).toEqual([403, 403, 404]);
    expect(await moderate(central)).toBe(200);
    expect([await remove(manager), await remove(strangeOwner), await remove(central)]).toEqual([403, 404, 204]);

    const count = async (person: TestPerson) =>
      ask(person, 'POST', `/organizations/${place.orgId}/topic-audience`, {
        kind: 'announcement',
        audience: { kind: 'all' },
      });
    // Owner, two residents, the manager, and the two who are everywhere.
    expect((await count(place.owner)).data).toEqual({ people: 6, units: 0, votingUnits: 0 });
    expect([(await count(manager)).status, (await count(stranger)).status]).toEqual([403, 404]);
  });

  it('is answered by every member, unread as any other, and reaches those who follow', async () => {
    const { place, resident, farResident } = await twoBuildings('Jawab');
    const { data } = await begin(place.owner, place, { kind: 'discussion', title: 'Iuran tahun depan' });

    const post = await ask(farResident, 'POST', `/topics/${data.id}/posts`, { body: 'Setuju' });

    expect(post.data).toMatchObject({ body: 'Setuju', side: 'resident' });
    expect((await ask(resident, 'GET', `/topics/${data.id}`)).data).toMatchObject({ unread: 1, isRead: false });
    await ask(resident, 'PUT', `/topics/${data.id}/reading`, { postId: post.data.id });
    expect((await ask(resident, 'GET', `/topics/${data.id}`)).data).toMatchObject({ unread: 0, isRead: true });
    expect((await noticesOf(place.owner, 'menulis di Iuran tahun depan')).length).toBe(1);
    const named = (await ask(resident, 'GET', `/topics/${data.id}/people`)).data;
    expect(named.map(({ name }: { name: string }) => name)).toEqual(['Owner-Jawab', 'Warga-dua']);
    expect((await ask(place.owner, 'POST', `/topics/${data.id}/tickets`, { postId: post.data.id })).code).toBe(
      'BENTROK',
    );
  });

  it('is told at its time, and a poll of it counts heads or units of all buildings, never shares', async () => {
    const { place, second, resident, farResident } = await twoBuildings('Suara');
    const poll = (weight: string) => ({ options: ['Ya', 'Tidak'], weight, closesAt: later(2 * hour) });
    for (const [at, code, person] of [
      [place, 'A-1', resident],
      [second, 'B-1', farResident],
    ] as const) {
      const [sectionId, floorId] = [randomUUIDv7(), randomUUIDv7()];
      await sql`INSERT INTO section (org_id, id, building_id, name, kind) VALUES (${at.orgId}, ${sectionId}, ${at.buildingId}, 'Menara uji', 'tower')`.execute(
        test.context.db,
      );
      await sql`INSERT INTO floor (org_id, id, section_id, level, label) VALUES (${at.orgId}, ${floorId}, ${sectionId}, 9, 'Lantai 9')`.execute(
        test.context.db,
      );
      await makeUnit(test, at, code, person);
    }
    expect((await begin(place.owner, place, { kind: 'poll', poll: poll('share') })).errors).toHaveProperty([
      'poll.weight',
    ]);

    const { data } = await begin(place.owner, place, {
      kind: 'poll',
      title: 'Jam taman',
      poll: poll('unit'),
      publishAt: later(hour),
    });
    expect((await ask(farResident, 'GET', `/topics/${data.id}`)).status).toBe(404);
    const before = test.clock.now;
    test.clock.now += hour;
    test.liveCalls.length = 0;
    await keepTopicsByTheClock(test.context);
    expect(heardLive(farResident)).toBe(true);
    expect((await noticesOf(farResident, 'Jam taman')).length).toBe(1);
    const [yes, no] = data.poll.options.map(({ id }: { id: string }) => id);
    await ask(resident, 'PUT', `/topics/${data.id}/vote`, { optionId: yes });
    const voted = await ask(farResident, 'PUT', `/topics/${data.id}/vote`, { optionId: no });

    expect(voted.data.poll).toMatchObject({
      options: [{ weight: 1 }, { weight: 1 }],
      cast: 2,
      possible: 2,
      ballots: [{ unit: { code: 'B-1' }, optionId: no }],
    });
    test.clock.now = before;
  });
});
