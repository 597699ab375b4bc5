import type { CommunityTopic } from '@imah/contract/community';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPoll, insertPost, insertTopic, type Said } from './testing/insert-topics.ts';

const minute = 60_000;
let test: TestApp;
let call: ReturnType<typeof callsOf>;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Ubah');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
});

const topic = async (who: TestPerson, topicId: string): Promise<CommunityTopic> =>
  (await call(who, 'GET', `/topics/${topicId}`)).data;
const change = (who: TestPerson, topicId: string, body: object, version = 1) =>
  call(who, 'PATCH', `/topics/${topicId}`, body, { version });
const moderate = (topicId: string, body: object, version = 1) =>
  call(manager, 'PUT', `/topics/${topicId}/moderation`, body, { version });
const summarize = (topicId: string, text: string | null, version = 1) =>
  call(manager, 'PUT', `/topics/${topicId}/summary`, { text }, { version });
const fieldsOf = ({ status, errors }: Said) => [status, Object.keys(errors ?? {})];
const auditOf = (topicId: string) =>
  test.context.db
    .selectFrom('audit_event')
    .select(['action', 'before', 'after'])
    .where('entity_id', '=', topicId)
    .orderBy('seq')
    .execute();

describe('a change of a topic', () => {
  it.each([
    ['title', { title: 'Lampu lobi' }, { title: 'Lampu lobi', body: 'Sudah lama' }],
    ['text', { body: 'Sejak Senin' }, { title: 'Lampu lorong', body: 'Sejak Senin' }],
    ['text, to none at all', { body: '' }, { title: 'Lampu lorong', body: '' }],
    ['title, without the blanks around it', { title: '  Lampu lift  ' }, { title: 'Lampu lift', body: 'Sudah lama' }],
    ['nothing that is named', {}, { title: 'Lampu lorong', body: 'Sudah lama' }],
  ])('of its %s leaves the rest as it stands, and is its next version', async (_what, body, expected) => {
    const topicId = await insertTopic(test, place, {
      title: 'Lampu lorong',
      body: 'Sudah lama',
      author_id: resident.id,
    });

    const { data } = await change(resident, topicId, body);

    expect({ title: data.title, body: data.body, version: data.version }).toEqual({ ...expected, version: 2 });
  });

  it.each([
    ['a title of two letters', { title: 'Ok' }, 'title'],
    ['a title of blanks', { title: '      ' }, 'title'],
    ['a title longer than its line', { title: 'a'.repeat(141) }, 'title'],
    ['a text longer than a letter', { body: 'a'.repeat(5001) }, 'body'],
    ['a text of another kind', { body: 7 }, 'body'],
    ['quotes in quotes without end', { body: `${'>'.repeat(500)} a` }, 'body'],
  ])('is refused with %s', async (_what, body, field) => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });

    expect(fieldsOf(await change(resident, topicId, body))).toEqual([422, [field]]);
  });

  it('of a version that somebody else has changed is refused with the topic as it stands', async () => {
    const topicId = await insertTopic(test, place, { title: 'Semula', author_id: resident.id });
    await change(manager, topicId, { title: 'Dari manajer' });

    const refused = await change(resident, topicId, { title: 'Dari warga' });

    expect([refused.status, refused.current.title, refused.current.version]).toEqual([412, 'Dari manajer', 2]);
    expect((await topic(resident, topicId)).title).toBe('Dari manajer');
  });

  it('of one version by two at once is taken from one of them', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });

    const answers = await Promise.all([
      change(manager, topicId, { title: 'Dari manajer' }),
      change(resident, topicId, { title: 'Dari warga' }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await topic(manager, topicId)).version).toBe(2);
  });

  it('without the version that was seen is refused before anything is asked', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });

    expect((await call(resident, 'PATCH', `/topics/${topicId}`, { title: 'Tanpa versi' })).status).toBe(428);
  });

  it('is open to its author for 15 minutes to the moment, and to who moderates at any time', async () => {
    const before = test.clock.now;
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    test.clock.now = before + 15 * minute;
    const inTime = await change(resident, topicId, { title: 'Tepat waktu' });
    test.clock.now += 1;

    const late = await change(resident, topicId, { title: 'Terlambat' }, 2);
    const byStaff = await change(manager, topicId, { title: 'Oleh manajer' }, 2);
    test.clock.now = before;

    expect([inTime.status, late.status, late.code, byStaff.status]).toEqual([200, 409, 'TERLAMBAT_DIUBAH', 200]);
  });

  it('is told in the history with what it said before', async () => {
    const topicId = await insertTopic(test, place, { title: 'Semula', body: 'Lama', author_id: resident.id });
    await change(resident, topicId, { body: 'Baru' });

    expect(await auditOf(topicId)).toEqual([
      { action: 'update', before: { title: 'Semula', body: 'Lama' }, after: { body: 'Baru' } },
    ]);
  });
});

describe('moderation of a topic', () => {
  it('changes only what it names', async () => {
    const topicId = await insertTopic(test, place);

    await moderate(topicId, { pinned: true }, 1);
    await moderate(topicId, { locked: true }, 2);
    await moderate(topicId, { pinned: false }, 3);

    const { pinned, locked, version } = await topic(resident, topicId);
    expect({ pinned, locked, version }).toEqual({ pinned: false, locked: true, version: 4 });
  });

  it('that locks a topic stops neighbours and not those who moderate', async () => {
    const topicId = await insertTopic(test, place);
    await moderate(topicId, { locked: true });
    const write = (who: TestPerson) => call(who, 'POST', `/topics/${topicId}/posts`, { body: 'Halo' });

    const answers = [await write(resident), await write(manager)];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'TOPIK_TERKUNCI'],
      [201, undefined],
    ]);
  });

  it('does not move a topic among those that were written in', async () => {
    const long = new Date(test.clock.now - 90 * minute);
    const topicId = await insertTopic(test, place, { last_post_at: long });
    await moderate(topicId, { pinned: true });

    expect((await topic(resident, topicId)).lastPostAt).toBe(long.toISOString());
  });

  it('is of one kind only: an announcement is not moderated by who may not announce', async () => {
    const topicId = await insertTopic(test, place, { kind: 'announcement' });

    const { status, code } = await call(
      resident,
      'PUT',
      `/topics/${topicId}/moderation`,
      { pinned: true },
      { version: 1 },
    );

    expect([status, code]).toEqual([403, 'TIDAK_BERWENANG']);
  });
});

describe('what is held fast on top of a topic', () => {
  it('says who held it and when, and is gone once it is taken away', async () => {
    const topicId = await insertTopic(test, place);

    const held = (await summarize(topicId, 'Lampu diganti Sabtu')).data;
    const gone = (await summarize(topicId, null, 2)).data;

    expect([held.summary, gone.summary]).toEqual([
      {
        text: 'Lampu diganti Sabtu',
        author: { id: manager.id, name: 'Manajer' },
        at: new Date(test.clock.now).toISOString(),
      },
      null,
    ]);
  });

  it.each([
    ['too short to say anything', 'Ok'],
    ['of blanks alone', '     '],
    ['longer than a summary', 'a'.repeat(2001)],
    ['nested without end', `${'>'.repeat(500)} a`],
  ])('is refused where it is %s', async (_what, text) => {
    const topicId = await insertTopic(test, place);

    expect(fieldsOf(await summarize(topicId, text))).toEqual([422, ['text']]);
  });
});

describe('a topic that is resolved', () => {
  it('can be taken up again, by its author as well as by who moderates', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    const resolve = (who: TestPerson, resolved: boolean, version: number) =>
      call(who, 'PUT', `/topics/${topicId}/resolution`, { resolved }, { version });

    const done = (await resolve(resident, true, 1)).data.resolvedAt;
    const again = (await resolve(manager, false, 2)).data.resolvedAt;

    expect([done, again]).toEqual([new Date(test.clock.now).toISOString(), null]);
  });

  it('may still be answered', async () => {
    const topicId = await insertTopic(test, place, { resolved_at: new Date(test.clock.now) });

    expect((await call(resident, 'POST', `/topics/${topicId}/posts`, { body: 'Terima kasih' })).status).toBe(201);
  });
});

describe('a topic that is taken away', () => {
  it('is gone from its page, its posts, its list and all that could be done with it', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    const remove = () => call(resident, 'DELETE', `/topics/${topicId}`, undefined, { version: 1 });

    const first = await remove();
    const after = [
      await remove(),
      await call(manager, 'GET', `/topics/${topicId}`),
      await call(manager, 'GET', `/topics/${topicId}/posts`),
      await call(manager, 'POST', `/topics/${topicId}/posts`, { body: 'Halo' }),
      await moderate(topicId, { pinned: true }, 2),
      await call(manager, 'POST', `/topics/${topicId}/tickets`, { postId: null }),
    ];

    expect(first.status).toBe(204);
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await call(manager, 'GET', '/topics?show=all')).data).toEqual([]);
  });

  it('is not its author’s to take once somebody else has written there, and is still the moderators’', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    await insertPost(test, place, { topic_id: topicId, author_id: manager.id });
    const remove = (who: TestPerson) => call(who, 'DELETE', `/topics/${topicId}`, undefined, { version: 1 });

    expect([(await remove(resident)).status, (await remove(manager)).status]).toEqual([403, 204]);
  });

  it('is its author’s to take while only they have written there', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    await insertPost(test, place, { topic_id: topicId, author_id: resident.id });

    expect((await call(resident, 'DELETE', `/topics/${topicId}`, undefined, { version: 1 })).status).toBe(204);
  });

  it('was not changed meanwhile: a version of before is refused', async () => {
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    await moderate(topicId, { pinned: true });

    const { status, current } = await call(resident, 'DELETE', `/topics/${topicId}`, undefined, { version: 1 });

    expect([status, current.pinned]).toEqual([412, true]);
  });

  it('is told to open pages of those who saw it, and to nobody else', async () => {
    const stranger = await makeMember(test, await makePlace(test, 'Jauh'), 'Asing', ['resident']);
    const topicId = await insertTopic(test, place, { author_id: resident.id });
    test.liveCalls.length = 0;

    await call(resident, 'DELETE', `/topics/${topicId}`, undefined, { version: 1 });

    const heard = [manager, resident, stranger].map(({ id }) =>
      test.liveCalls.includes(`publish imah/v1/u/${id}/topic`),
    );
    expect(heard).toEqual([true, true, false]);
  });
});

describe('a correction of an announcement', () => {
  const correct = (topicId: string, note: string, version: number, more: object = {}) =>
    call(
      manager,
      'POST',
      `/topics/${topicId}/corrections`,
      { title: `Air padam ${version}`, body: `Isi ${version}`, note, ...more },
      { version },
    );

  it('keeps every version that was sent, the newest first, with what the next one says differently', async () => {
    const topicId = await insertTopic(test, place, { kind: 'announcement', title: 'Air padam', body: 'Isi' });
    await correct(topicId, 'Jamnya lain', 1);
    await correct(topicId, 'Tanggalnya lain', 2);

    const { revisions, title } = await topic(resident, topicId);

    expect([title, revisions.map((each) => [each.title, each.body, each.note])]).toEqual([
      'Air padam 2',
      [
        ['Air padam 1', 'Isi 1', 'Tanggalnya lain'],
        ['Air padam', 'Isi', 'Jamnya lain'],
      ],
    ]);
  });

  it('tells each reader of each correction once, and not the one who wrote it', async () => {
    const topicId = await insertTopic(test, place, { kind: 'announcement' });
    await correct(topicId, 'Jamnya lain', 1);
    await fanOut(test.context);
    await correct(topicId, 'Tanggalnya lain', 2);
    await fanOut(test.context);

    const told = await test.context.db
      .selectFrom('notification')
      .select(['user_id as userId'])
      .where('kind', '=', 'announcement-corrected')
      .where('user_id', 'in', [resident.id, manager.id])
      .execute();
    expect(told.map(({ userId }) => userId)).toEqual([resident.id, resident.id]);
  });

  it.each([
    ['says nothing of what is different', { note: '  ' }, 'note'],
    ['takes the title away', { title: '' }, 'title'],
  ])('is refused where it %s', async (_what, more, field) => {
    const topicId = await insertTopic(test, place, { kind: 'announcement' });

    expect(fieldsOf(await correct(topicId, 'Jamnya lain', 1, more))).toEqual([422, [field]]);
  });

  it('is none of a discussion, of a poll, or of what nobody was told yet', async () => {
    const later = { kind: 'announcement' as const, publish_at: new Date(test.clock.now + minute), told_at: null };
    const ids = [
      await insertTopic(test, place),
      (await insertPoll(test, place)).topicId,
      await insertTopic(test, place, later),
    ];
    const answers: unknown[] = [];
    for (const id of ids) {
      const { status, code } = await correct(id, 'Jamnya lain', 1);
      answers.push([status, code]);
    }

    expect(answers).toEqual([
      [409, 'BENTROK'],
      [409, 'BENTROK'],
      [409, 'BENTROK'],
    ]);
  });
});
