import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { sendFile } from '@imah/server-platform/files/testing';
import { fanOut } from '@imah/server-notifications';
import { keepTopicsByTheClock } from './topic-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const hour = 3_600_000;
const later = (ms: number) => new Date(test.clock.now + ms).toISOString();

/** Two towers of two floors of one unit each, a resident in every unit, a manager and a technician. */
async function twoTowers(name: string) {
  const place = await makePlace(test, name);
  const { db } = test.context;
  const unit = async (sectionId: string, level: number, code: string, npp: number) => {
    const floorId = randomUUIDv7();
    const unitId = randomUUIDv7();
    await sql`INSERT INTO floor (org_id, id, section_id, level, label) VALUES (${place.orgId}, ${floorId}, ${sectionId}, ${level}, ${`Lantai ${level}`})`.execute(
      db,
    );
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2, npp)
      VALUES (${place.orgId}, ${unitId}, ${place.buildingId}, ${floorId}, ${code}, 'residential', 36000, ${npp})`.execute(
      db,
    );
    const person = await makeMember(test, place, `Warga-${code}`, ['resident'], [place.buildingId]);
    await moveIn(test, place, unitId, person, '[2026-11-01,)');
    return { floorId, unitId, person };
  };
  const section = async (tower: string) => {
    const sectionId = randomUUIDv7();
    await sql`INSERT INTO section (org_id, id, building_id, name, kind) VALUES (${place.orgId}, ${sectionId}, ${place.buildingId}, ${`Menara ${tower}`}, 'tower')`.execute(
      db,
    );
    return sectionId;
  };
  const towerA = await section('A');
  const towerB = await section('B');
  const a1 = await unit(towerA, 1, 'A-101', 10);
  const a2 = await unit(towerA, 2, 'A-201', 20);
  const b1 = await unit(towerB, 1, 'B-101', 30);
  const b2 = await unit(towerB, 2, 'B-201', 40);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const reception = await makeMember(test, place, 'Resepsionis', ['reception'], [place.buildingId]);
  const groupOf = async (key: string) =>
    (
      await db
        .selectFrom('member_group')
        .select('id')
        .where('org_id', '=', place.orgId)
        .where('default_key', '=', key)
        .executeTakeFirstOrThrow()
    ).id;
  return { place, towerA, towerB, a1, a2, b1, b2, manager, reception, groupOf };
}
type Towers = Awaited<ReturnType<typeof twoTowers>>;

async function ask(
  person: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  version?: number,
) {
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
const begin = (person: TestPerson, { buildingId }: TestPlace, draft: object) =>
  ask(person, 'POST', `/buildings/${buildingId}/topics`, {
    kind: 'discussion',
    title: 'Parkir tamu',
    body: 'Isi',
    audience: { kind: 'all' },
    ...draft,
  });
const titles = async (person: TestPerson, query = '') =>
  (await ask(person, 'GET', `/topics${query}`)).data.map(({ title }: { title: string }) => title);
const notices = async (person: TestPerson): Promise<string[]> => {
  await fanOut(test.context);
  const { rows } = await sql<{
    kind: string;
  }>`SELECT kind FROM notification WHERE user_id = ${person.id} ORDER BY kind`.execute(test.context.db);
  return rows.map(({ kind }) => kind);
};
const heardLive = (person: TestPerson, calls: readonly string[]) =>
  calls.includes(`publish imah/v1/u/${person.id}/topic`);

describe('the audience of a topic', () => {
  let t: Towers;
  beforeAll(async () => {
    t = await twoTowers('Audiens');
  });
  const cases = [
    ['a tower', (at: Towers) => ({ kind: 'sections', ids: [at.towerA] }), ['A-101', 'A-201']],
    ['a floor', (at: Towers) => ({ kind: 'floors', ids: [at.a2.floorId] }), ['A-201']],
    ['units', (at: Towers) => ({ kind: 'units', ids: [at.a1.unitId, at.b2.unitId] }), ['A-101', 'B-201']],
    ['everyone', () => ({ kind: 'all' }), ['A-101', 'A-201', 'B-101', 'B-201']],
  ] as const;

  it.each(cases)(
    '%s sees it, and for everyone else it is not there: page, list, file, notice and live channel',
    async (_, audienceOf, expected) => {
      const { a1, a2, b1, b2, manager, place } = t;
      const people = { 'A-101': a1, 'A-201': a2, 'B-101': b1, 'B-201': b2 };
      const { id: fileId } = await sendFile(test, manager, place.orgId, {
        name: 'surat.txt',
        content: new TextEncoder().encode('Surat'),
      });
      test.liveCalls.length = 0;
      const title = `Air padam ${randomUUIDv7()}`;

      const made = await begin(manager, place, {
        kind: 'announcement',
        title,
        audience: audienceOf(t),
        fileIds: [fileId],
      });

      expect(made.status).toBe(201);
      const live = [...test.liveCalls];
      const seen: Record<string, unknown> = {};
      for (const [code, { person }] of Object.entries(people)) {
        const told = sql`SELECT 1 FROM notification WHERE user_id = ${person.id} AND data ->> 'title' = ${title}`;
        await fanOut(test.context);
        seen[code] = [
          (await ask(person, 'GET', `/topics/${made.data.id}`)).status,
          (await ask(person, 'GET', `/topics/${made.data.id}/posts`)).status,
          (await titles(person)).includes(title),
          (await test.app.inject({ url: `/api/v1/files/${fileId}/content`, headers: person.bearer })).statusCode,
          (await told.execute(test.context.db)).rows.length,
          heardLive(person, live),
        ];
      }
      const shown = (code: string) =>
        expected.some((each) => each === code) ? [200, 200, true, 200, 1, true] : [404, 404, false, 404, 0, false];
      expect(seen).toEqual(Object.fromEntries(Object.keys(people).map((code) => [code, shown(code)])));
    },
  );

  it('may be a group, and the staff who moderate see everything', async () => {
    const { a1, manager, reception, place, groupOf } = t;
    const audience = { kind: 'groups', ids: [await groupOf('reception')] };

    const made = await begin(manager, place, { title: 'Jadwal piket', audience });

    const statuses = [a1.person, reception, manager].map(
      async (person) => (await ask(person, 'GET', `/topics/${made.data.id}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
  });

  it('answers a change of what is hidden, of what is foreign and of nothing at all alike', async () => {
    const { b1, manager, towerA, place } = t;
    const made = await begin(manager, place, { audience: { kind: 'sections', ids: [towerA] } });
    const change = async (id: string) => {
      const { status, code } = await ask(b1.person, 'PUT', `/topics/${id}/resolution`, { resolved: true }, 1);
      return [status, code];
    };

    expect([await change(made.data.id), await change(randomUUIDv7())]).toEqual([
      [404, 'TIDAK_DITEMUKAN'],
      [404, 'TIDAK_DITEMUKAN'],
    ]);
  });

  it('is counted before it is told: people, and the units they live in', async () => {
    const { manager, towerA, place } = t;
    const count = (audience: object) =>
      ask(manager, 'POST', `/buildings/${place.buildingId}/topic-audience`, { kind: 'announcement', audience });

    expect((await count({ kind: 'sections', ids: [towerA] })).data).toEqual({ people: 2, units: 2, votingUnits: 2 });
    // Four residents, the owner, the manager and the reception.
    expect((await count({ kind: 'all' })).data).toEqual({ people: 7, units: 4, votingUnits: 4 });
  });

  it('of a neighbour is where they live, and nowhere else', async () => {
    const { a1, towerA, towerB, place, groupOf } = t;
    const ofResident = async (audience: object) => (await begin(a1.person, place, { audience })).status;

    expect([
      await ofResident({ kind: 'sections', ids: [towerA] }),
      await ofResident({ kind: 'sections', ids: [towerB] }),
      await ofResident({ kind: 'groups', ids: [await groupOf('resident')] }),
      await ofResident({ kind: 'units', ids: [] }),
    ]).toEqual([201, 422, 422, 422]);
  });

  it('is never named beyond itself: whoever is mentioned without seeing it hears nothing', async () => {
    const { a1, a2, b1, manager, towerA, place } = t;
    const made = await begin(manager, place, { title: 'Lift A', audience: { kind: 'sections', ids: [towerA] } });
    const before = [await notices(a2.person), await notices(b1.person)];
    const body = { body: '@Warga lihat ini', mentionIds: [a2.person.id, b1.person.id] };

    const post = await ask(a1.person, 'POST', `/topics/${made.data.id}/posts`, body);

    expect(post.data.mentions.map(({ id }: { id: string }) => id)).toEqual([a2.person.id]);
    expect((await notices(a2.person)).filter((kind) => kind === 'topic-mentioned')).toHaveLength(1);
    expect(await notices(b1.person)).toEqual(before[1]);
    const named = (await ask(a1.person, 'GET', `/topics/${made.data.id}/people`)).data.map(
      ({ name }: { name: string }) => name,
    );
    expect(named).not.toContain('Warga-A-201');
    expect(named).toContain('Manajer');
  });
});

describe('an announcement', () => {
  it('that was sent stays as it is; a correction is a new version with its note, and is unread again', async () => {
    const { manager, a1, place } = await twoTowers('Tetap');
    const { data } = await begin(manager, place, { kind: 'announcement', title: 'Air padam Sabtu', body: 'Pukul 9' });
    await ask(a1.person, 'PUT', `/topics/${data.id}/reading`, { postId: null });

    expect((await ask(manager, 'PATCH', `/topics/${data.id}`, { body: 'Pukul 10' }, 1)).code).toBe('PENGUMUMAN_TETAP');
    const correction = { title: 'Air padam Minggu', body: 'Pukul 10', note: 'Hari dan jamnya' };
    const corrected = await ask(manager, 'POST', `/topics/${data.id}/corrections`, correction, 1);

    expect(corrected.data).toMatchObject({
      title: 'Air padam Minggu',
      version: 2,
      revisions: [{ title: 'Air padam Sabtu', body: 'Pukul 9', note: 'Hari dan jamnya' }],
    });
    expect((await ask(a1.person, 'GET', `/topics/${data.id}`)).data.isRead).toBe(false);
    expect(await notices(a1.person)).toEqual(['announcement-corrected', 'announcement-published']);
    expect((await ask(a1.person, 'POST', `/topics/${data.id}/corrections`, correction, 2)).status).toBe(403);
  });

  it('that is urgent needs an end, passes quiet hours and reaches those who have muted', async () => {
    const { manager, a1, place } = await twoTowers('Darurat');

    expect((await begin(manager, place, { kind: 'announcement', urgent: true })).errors).toEqual({
      validUntil: ['Wajib diisi'],
    });
    expect((await begin(manager, place, { urgent: true, validUntil: later(hour) })).status).toBe(422);
    await begin(manager, place, { kind: 'announcement', urgent: true, validUntil: later(hour) });
    await notices(a1.person);

    const { rows } = await sql<{
      urgency: string;
    }>`SELECT urgency FROM notification WHERE user_id = ${a1.person.id}`.execute(test.context.db);
    expect(rows).toEqual([{ urgency: 'critical' }]);
  });

  it('of later is hidden until its time, and told then', async () => {
    const { manager, a1, place } = await twoTowers('Nanti');
    const { data } = await begin(manager, place, { kind: 'announcement', title: 'Besok', publishAt: later(hour) });

    expect([(await ask(a1.person, 'GET', `/topics/${data.id}`)).status, await notices(a1.person)]).toEqual([404, []]);
    const before = test.clock.now;
    test.clock.now += hour;
    await keepTopicsByTheClock(test.context);
    expect([(await ask(a1.person, 'GET', `/topics/${data.id}`)).status, await notices(a1.person)]).toEqual([
      200,
      ['announcement-published'],
    ]);
    await keepTopicsByTheClock(test.context);
    expect(await notices(a1.person)).toEqual(['announcement-published']);
    test.clock.now = before;
  });

  it('leaves the list of what holds when its time is over', async () => {
    const { manager, a1, place } = await twoTowers('Lewat');
    await begin(manager, place, { kind: 'announcement', title: 'Hari ini', validUntil: later(hour) });
    const before = test.clock.now;
    test.clock.now += hour;

    expect([await titles(a1.person), await titles(a1.person, '?show=resolved')]).toEqual([[], ['Hari ini']]);
    test.clock.now = before;
  });

  it('tells the staff who has read it, and nobody else', async () => {
    const { manager, a1, a2, towerA, place } = await twoTowers('Baca');
    const { data } = await begin(manager, place, {
      kind: 'announcement',
      receipts: true,
      audience: { kind: 'sections', ids: [towerA] },
    });
    await ask(a1.person, 'PUT', `/topics/${data.id}/reading`, { postId: null });

    const receipts = await ask(manager, 'GET', `/topics/${data.id}/receipts`);

    expect(receipts.data).toEqual({
      read: [{ id: a1.person.id, name: 'Warga-A-101', at: new Date(test.clock.now).toISOString() }],
      unread: [{ id: a2.person.id, name: 'Warga-A-201' }],
    });
    expect((await ask(a1.person, 'GET', `/topics/${data.id}/receipts`)).status).toBe(403);
    const quiet = await begin(manager, place, { kind: 'announcement', title: 'Tanpa tanda baca' });
    expect((await ask(manager, 'GET', `/topics/${quiet.data.id}/receipts`)).status).toBe(409);
  });

  it('sends a person at most one push an hour for what is not urgent', async () => {
    const { manager, a1, place } = await twoTowers('Dorong');
    const before = test.clock.now;
    test.clock.now = Date.parse('2026-11-21T05:00:00.000Z');
    for (const minutes of [0, 10, 20]) {
      test.clock.now = Date.parse('2026-11-21T05:00:00.000Z') + minutes * 60_000;
      await begin(manager, place, { kind: 'announcement', title: `Kabar ${minutes}` });
      await fanOut(test.context);
    }
    const { rows } = await sql<{ due: Date }>`
      SELECT due_at AS due FROM notification_delivery WHERE user_id = ${a1.person.id} AND channel = 'push' ORDER BY due_at`.execute(
      test.context.db,
    );

    expect(rows.map(({ due }) => due.toISOString())).toEqual([
      '2026-11-21T05:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
    ]);
    test.clock.now = before;
  });
});

describe('a discussion', () => {
  it('that is resolved is so in silence: nobody is told, nothing moves, no wish changes', async () => {
    const { manager, a1, a2, place } = await twoTowers('Hening');
    const { data } = await begin(a1.person, place, { title: 'Lampu lorong' });
    await ask(a2.person, 'PUT', `/topics/${data.id}/visibility`, { visibility: 'muted' });
    const before = {
      heard: [await notices(a1.person), await notices(a2.person)],
      shown: (await ask(a2.person, 'GET', `/topics/${data.id}`)).data,
    };
    test.clock.now += 60_000;

    const resolved = await ask(manager, 'PUT', `/topics/${data.id}/resolution`, { resolved: true }, 1);

    expect(resolved.data.resolvedAt).toBe(new Date(test.clock.now).toISOString());
    expect([await notices(a1.person), await notices(a2.person)]).toEqual(before.heard);
    const { lastPostAt, unread, visibility } = (await ask(a2.person, 'GET', `/topics/${data.id}`)).data;
    expect({ lastPostAt, unread, visibility }).toEqual({
      lastPostAt: before.shown.lastPostAt,
      unread: before.shown.unread,
      visibility: 'muted',
    });
    expect([await titles(a2.person), await titles(a2.person, '?show=resolved')]).toEqual([[], ['Lampu lorong']]);
  });

  it('knows how far each person has read, and never goes back', async () => {
    const { a1, a2, place } = await twoTowers('Batas');
    const { data } = await begin(a1.person, place, {});
    const posts: string[] = [];
    for (const body of ['Satu', 'Dua', 'Tiga']) {
      test.clock.now += 1000;
      posts.push((await ask(a1.person, 'POST', `/topics/${data.id}/posts`, { body })).data.id);
    }
    const unread = async () => (await ask(a2.person, 'GET', `/topics/${data.id}`)).data.unread;

    expect(await unread()).toBe(3);
    await ask(a2.person, 'PUT', `/topics/${data.id}/reading`, { postId: posts[1] });
    expect(await unread()).toBe(1);
    await ask(a2.person, 'PUT', `/topics/${data.id}/reading`, { postId: posts[0] });
    expect(await unread()).toBe(1);
    expect((await ask(a1.person, 'GET', `/topics/${data.id}`)).data.unread).toBe(0);
  });

  it('tells those who follow of posts, those who are named of that alone, and who is muted nothing', async () => {
    const { manager, a1, a2, b1, place } = await twoTowers('Ikut');
    const { data } = await begin(a1.person, place, {});
    await ask(a2.person, 'PUT', `/topics/${data.id}/visibility`, { visibility: 'following' });

    await ask(manager, 'POST', `/topics/${data.id}/posts`, {
      body: '@Warga-A-101 sudah kami catat',
      mentionIds: [a1.person.id],
    });

    expect([await notices(a1.person), await notices(a2.person), await notices(b1.person)]).toEqual([
      ['topic-mentioned'],
      ['topic-replied', 'topic-started'],
      ['topic-started'],
    ]);
  });

  it('that somebody chose to hear of reaches them from a building they have muted; the others there do not', async () => {
    const { manager, a1, a2, place } = await twoTowers('Bisu');
    const topics = [await begin(manager, place, { title: 'Satu' }), await begin(manager, place, { title: 'Dua' })];
    const [one, two] = topics.map(({ data }) => data.id);
    await notices(a1.person);
    await sql`INSERT INTO notification_setting (user_id, muted_building_ids) VALUES (${a1.person.id}, ${[place.buildingId]}::uuid[])`.execute(
      test.context.db,
    );
    await ask(a1.person, 'PUT', `/topics/${one}/visibility`, { visibility: 'following' });

    await ask(a2.person, 'POST', `/topics/${one}/posts`, { body: 'Halo' });
    await ask(a2.person, 'POST', `/topics/${two}/posts`, { body: 'Halo' });
    await begin(manager, place, { title: 'Tiga' });

    expect(await notices(a1.person)).toEqual(['topic-replied', 'topic-started', 'topic-started']);
  });

  it('says on top what has become of it, by those who moderate, in silence', async () => {
    const { manager, a1, a2, place } = await twoTowers('Ringkas');
    const { data } = await begin(a1.person, place, {});
    const before = await notices(a2.person);
    const summarize = (person: TestPerson, text: string | null, version: number) =>
      ask(person, 'PUT', `/topics/${data.id}/summary`, { text }, version);

    expect((await summarize(a1.person, 'Area belakang dibuka', 1)).status).toBe(403);
    const said = await summarize(manager, 'Area belakang **dibuka**', 1);

    expect(said.data).toMatchObject({
      lastPostAt: data.lastPostAt,
      version: 2,
      summary: { text: 'Area belakang **dibuka**', author: { id: manager.id, name: 'Manajer' } },
    });
    expect([await notices(a2.person), (await ask(a2.person, 'GET', `/topics/${data.id}`)).data.unread]).toEqual([
      before,
      0,
    ]);
    expect((await summarize(manager, 'Lain', 1)).status).toBe(412);
    expect((await summarize(manager, null, 2)).data.summary).toBeNull();
  });

  it('tells neighbours where somebody lives only if they say so; the staff know', async () => {
    const { manager, a1, a2, place } = await twoTowers('Unitku');
    const { data } = await begin(a1.person, place, {});
    const shownTo = async (person: TestPerson) => {
      const topic = (await ask(person, 'GET', `/topics/${data.id}`)).data;
      const posts = (await ask(person, 'GET', `/topics/${data.id}/posts`)).data;
      return { topic: topic.authorUnits, posts: posts.map(({ units }: { units: string[] }) => units) };
    };
    const write = (person: TestPerson, more: object = {}) =>
      ask(person, 'POST', `/topics/${data.id}/posts`, { body: 'Halo', ...more });
    await write(a1.person);
    await write(manager, { showsUnit: true });

    expect(await shownTo(a2.person)).toEqual({ topic: [], posts: [[], []] });
    expect(await shownTo(manager)).toEqual({ topic: ['A-101'], posts: [[], ['A-101']] });
    expect(await shownTo(a1.person)).toEqual({ topic: ['A-101'], posts: [[], ['A-101']] });
    expect((await ask(a1.person, 'GET', `/topics/${data.id}`)).data.home).toEqual({ units: ['A-101'], isShown: false });

    await write(a1.person, { showsUnit: true });

    expect((await shownTo(a2.person)).posts).toEqual([['A-101'], [], []]);
    expect((await ask(a1.person, 'GET', `/topics/${data.id}`)).data.home).toEqual({ units: ['A-101'], isShown: true });
    const open = await begin(a1.person, place, { title: 'Dari A-101', showsUnit: true });
    expect((await ask(a2.person, 'GET', `/topics/${open.data.id}`)).data.authorUnits).toEqual(['A-101']);
  });

  it('has answers of one level, signs that count once for each person, and places of what was deleted', async () => {
    const { manager, a1, a2, place } = await twoTowers('Balas');
    const { data } = await begin(a1.person, place, {});
    const path = `/topics/${data.id}/posts`;
    const first = (await ask(a1.person, 'POST', path, { body: 'Pertama' })).data;
    const reply = (await ask(a2.person, 'POST', path, { body: 'Balasan', replyToId: first.id })).data;

    expect((await ask(a1.person, 'POST', path, { body: 'Lagi', replyToId: reply.id })).status).toBe(422);
    for (const person of [a1.person, a2.person, a2.person])
      await ask(person, 'PUT', `${path}/${first.id}/reaction`, { reaction: 'thanks', given: true });
    expect((await ask(a1.person, 'GET', path)).data[1].reactions).toEqual([
      { reaction: 'thanks', count: 2, isMine: true },
    ]);
    expect((await ask(a2.person, 'DELETE', `${path}/${first.id}`, undefined, 1)).status).toBe(403);
    expect((await ask(manager, 'DELETE', `${path}/${first.id}`, undefined, 1)).data).toMatchObject({
      body: '',
      reactions: [],
      deletedAt: expect.any(String),
    });
    expect((await ask(a1.person, 'GET', path)).data).toHaveLength(2);
  });

  it('lets an author change a post for 15 minutes, and nobody write once it is locked', async () => {
    const { manager, a1, place } = await twoTowers('Kunci');
    const { data } = await begin(a1.person, place, {});
    const path = `/topics/${data.id}/posts`;
    const post = (await ask(a1.person, 'POST', path, { body: 'Salah' })).data;

    expect((await ask(a1.person, 'PATCH', `${path}/${post.id}`, { body: 'Benar' }, 1)).data).toMatchObject({
      body: 'Benar',
      editedAt: expect.any(String),
    });
    expect((await ask(manager, 'PATCH', `${path}/${post.id}`, { body: 'Lain' }, 2)).status).toBe(403);
    test.clock.now += 16 * 60_000;
    expect((await ask(a1.person, 'PATCH', `${path}/${post.id}`, { body: 'Lain' }, 2)).code).toBe('TERLAMBAT_DIUBAH');
    await ask(manager, 'PUT', `/topics/${data.id}/moderation`, { locked: true }, 1);
    expect((await ask(a1.person, 'POST', path, { body: 'Halo' })).code).toBe('TOPIK_TERKUNCI');
  });

  it('does not flood: five topics a day, ten posts a minute', async () => {
    const { a1, place } = await twoTowers('Banjir');
    const made: number[] = [];
    for (let count = 0; count < 6; count += 1)
      made.push((await begin(a1.person, place, { title: `Topik ${count}` })).status);
    expect(made).toEqual([201, 201, 201, 201, 201, 429]);
    const [{ id }] = (await ask(a1.person, 'GET', '/topics')).data;
    const sent: number[] = [];
    for (let count = 0; count < 11; count += 1)
      sent.push((await ask(a1.person, 'POST', `/topics/${id}/posts`, { body: 'Halo' })).status);
    expect(sent.filter((status) => status === 201)).toHaveLength(10);
    expect(sent.at(-1)).toBe(429);
  });

  it('becomes a ticket once, and each leads to the other', async () => {
    const { manager, a1, place } = await twoTowers('Tiket');
    const { data } = await begin(a1.person, place, { title: 'Lampu lorong mati' });
    const post = (await ask(a1.person, 'POST', `/topics/${data.id}/posts`, { body: 'Sudah tiga hari gelap' })).data;

    const made = await ask(manager, 'POST', `/topics/${data.id}/tickets`, { postId: post.id });

    expect(made.data).toMatchObject({
      title: 'Lampu lorong mati',
      details: expect.stringContaining(`/imah/topic/${data.id}`),
    });
    const [shown] = (await ask(a1.person, 'GET', `/topics/${data.id}/posts`)).data;
    expect(shown.ticket).toEqual({ id: made.data.id, number: made.data.number });
    expect((await ask(manager, 'POST', `/topics/${data.id}/tickets`, { postId: post.id })).status).toBe(409);
  });
});

describe('a poll', () => {
  const poll = (weight: string, more: object = {}) => ({
    options: ['Setuju', 'Tidak'],
    weight,
    closesAt: later(hour),
    ...more,
  });
  const open = async (name: string, weight: string, more: object = {}) => {
    const t = await twoTowers(name);
    const { data } = await begin(t.manager, t.place, { kind: 'poll', title: 'Cat lobi', poll: poll(weight, more) });
    const [yes, no] = data.poll.options.map(({ id }: { id: string }) => id);
    const vote = (person: TestPerson, optionId: string | null) =>
      ask(person, 'PUT', `/topics/${data.id}/vote`, { optionId });
    const result = async (person: TestPerson = t.manager) => {
      const found = (await ask(person, 'GET', `/topics/${data.id}`)).data.poll;
      return {
        options: found.options.map(({ weight: sum }: { weight: number | null }) => sum),
        cast: found.cast,
        possible: found.possible,
      };
    };
    return { ...t, id: data.id, yes, no, vote, result };
  };

  it('by unit gives each unit one vote, whoever of it votes last', async () => {
    const { a1, a2, b1, vote, yes, no, result, place } = await open('Unit', 'unit');
    const spouse = await makeMember(test, place, 'Pasangan', ['resident'], [place.buildingId]);
    await moveIn(test, place, a1.unitId, spouse, '[2026-11-01,)');
    await vote(a1.person, yes);
    await vote(a2.person, yes);
    await vote(b1.person, no);
    expect(await result()).toEqual({ options: [2, 1], cast: 3, possible: 4 });

    await vote(spouse, no);

    expect(await result()).toEqual({ options: [1, 2], cast: 3, possible: 4 });
  });

  it('by share weighs the share of the unit', async () => {
    const { a1, b1, b2, vote, yes, no, result } = await open('Bagian', 'share');
    await vote(a1.person, yes);
    await vote(b1.person, yes);
    await vote(b2.person, no);

    // 10 % and 30 % against 40 %, in millionths of a per cent.
    expect(await result()).toEqual({ options: [40_000_000, 40_000_000], cast: 80_000_000, possible: 100_000_000 });
  });

  it('by person counts heads; a vote can be taken back', async () => {
    const { a1, a2, manager, vote, yes, no, result } = await open('Orang', 'person');
    await vote(a1.person, yes);
    await vote(a2.person, no);
    await vote(manager, yes);
    expect(await result()).toEqual({ options: [2, 1], cast: 3, possible: 7 });

    await vote(manager, null);

    expect(await result()).toEqual({ options: [1, 1], cast: 2, possible: 7 });
  });

  it('hides its result until it is closed, closes by the clock and stays as it was then', async () => {
    const { a1, b2, id, vote, yes, no, result, manager } = await open('Tutup', 'share', { results: 'after-close' });
    await vote(a1.person, yes);
    await vote(b2.person, no);
    expect(await result(manager)).toEqual({ options: [null, null], cast: 50_000_000, possible: 100_000_000 });
    const before = test.clock.now;
    test.clock.now += hour;

    expect((await vote(a1.person, no)).code).toBe('POLLING_DITUTUP');
    await keepTopicsByTheClock(test.context);
    await sql`UPDATE unit SET npp = 99 WHERE id = ${a1.unitId}`.execute(test.context.db);

    expect((await result()).options).toEqual([10_000_000, 40_000_000]);
    expect((await notices(a1.person)).filter((kind) => kind === 'poll-closed')).toHaveLength(1);
    expect((await ask(a1.person, 'GET', `/topics/${id}`)).data.poll.closed).toBe(true);
    test.clock.now = before;
  });

  it('shows its result to who has voted and to those who moderate, and to nobody who is still to choose', async () => {
    const { a1, a2, vote, yes, result } = await open('Dahulu', 'unit');
    await vote(a1.person, yes);

    expect((await result()).options).toEqual([1, 0]);
    expect((await result(a1.person)).options).toEqual([1, 0]);
    expect(await result(a2.person)).toEqual({ options: [null, null], cast: 1, possible: 4 });

    await vote(a1.person, null);
    expect((await result(a1.person)).options).toEqual([null, null]);
  });

  it('is asked by the staff, and answered by those who live in what it is for', async () => {
    const { a1, b1, manager, towerA, place } = await twoTowers('Siapa');
    expect((await begin(a1.person, place, { kind: 'poll', poll: poll('unit') })).status).toBe(403);
    const { data } = await begin(manager, place, {
      kind: 'poll',
      poll: poll('unit'),
      audience: { kind: 'sections', ids: [towerA] },
    });
    const optionId = data.poll.options[0].id;

    const votes = [a1.person, b1.person, manager].map(
      async (person) => (await ask(person, 'PUT', `/topics/${data.id}/vote`, { optionId })).status,
    );

    expect(await Promise.all(votes)).toEqual([200, 404, 403]);
    expect(data.poll.possible).toBe(2);
  });
});
