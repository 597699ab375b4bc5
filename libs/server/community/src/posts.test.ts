import { randomUUIDv7 } from 'node:crypto';
import type { TopicPost } from '@imah/contract/community';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { sendFile } from '@imah/server-platform/files/testing';
import { fanOut } from '@imah/server-notifications';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPost, insertTopic } from './testing/insert-topics.ts';

const minute = 60_000;
let test: TestApp;
let call: ReturnType<typeof callsOf>;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let topicId: string;
beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Kiriman');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  topicId = await insertTopic(test, place);
});

const write = (who: TestPerson, body: object, at = topicId) =>
  call(who, 'POST', `/topics/${at}/posts`, { body: 'Halo', ...body });
const posts = async (who: TestPerson, query = '') => {
  const { data, meta } = await call(who, 'GET', `/topics/${topicId}/posts${query}`);
  return { data: data as TopicPost[], next: meta?.nextCursor ?? null };
};
const edit = (who: TestPerson, postId: string, body: string, version = 1) =>
  call(who, 'PATCH', `/topics/${topicId}/posts/${postId}`, { body }, { version });
const remove = (who: TestPerson, postId: string, version = 1) =>
  call(who, 'DELETE', `/topics/${topicId}/posts/${postId}`, undefined, { version });
const react = (who: TestPerson, postId: string, reaction: string, given = true) =>
  call(who, 'PUT', `/topics/${topicId}/posts/${postId}/reaction`, { reaction, given });
const codes = (answers: readonly { status: number; code: string | undefined }[]) =>
  answers.map(({ status, code }) => (code === undefined ? `${status}` : `${status} ${code}`));

describe('the posts of a topic', () => {
  it('come newest first, each once over all pages, also those of one moment', async () => {
    for (let count = 0; count < 5; count += 1)
      await insertPost(test, place, { topic_id: topicId, author_id: neighbour.id, body: `Kiriman ${count}` });
    const whole = (await posts(resident)).data.map(({ id }) => id);
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { data, next: following }: Awaited<ReturnType<typeof posts>> = await posts(
        resident,
        `?limit=2${next === '' ? '' : `&cursor=${next}`}`,
      );
      seen.push(...data.map(({ id }) => id));
      sizes.push(data.length);
      next = following;
    }

    expect([seen, sizes]).toEqual([whole, [2, 2, 1]]);
  });

  it('that are written while somebody turns the page shift nothing on the next one', async () => {
    for (const body of ['Satu', 'Dua', 'Tiga'])
      await insertPost(test, place, {
        topic_id: topicId,
        author_id: neighbour.id,
        body,
        at: new Date(test.clock.now + body.length * 1000),
      });
    const first = await posts(resident, '?limit=1');
    await insertPost(test, place, {
      topic_id: topicId,
      author_id: neighbour.id,
      body: 'Baru',
      at: new Date(test.clock.now + minute),
    });

    const rest = await posts(resident, `?cursor=${first.next}`);

    expect([...first.data, ...rest.data].map(({ body }) => body).toSorted()).toEqual(['Dua', 'Satu', 'Tiga']);
  });

  it.each([
    ['without a word', { body: '   ' }, 'body'],
    ['longer than a letter', { body: 'a'.repeat(5001) }, 'body'],
    ['with more names than one calls', { mentionIds: Array.from({ length: 21 }, () => randomUUIDv7()) }, 'mentionIds'],
    ['with more files than one carries', { fileIds: Array.from({ length: 11 }, () => randomUUIDv7()) }, 'fileIds'],
    ['that answers a post which is none', { replyToId: randomUUIDv7() }, 'replyToId'],
    ['with a file that nobody sent', { fileIds: [randomUUIDv7()] }, 'fileIds'],
  ])('take none %s', async (_what, body, field) => {
    const { status, errors } = await write(resident, body);

    expect([status, Object.keys(errors ?? {}).map((key) => key.split('.')[0])]).toEqual([422, [field]]);
  });

  it('answer only a post of their own topic', async () => {
    const other = await insertTopic(test, place);
    const foreign = await insertPost(test, place, { topic_id: other, author_id: neighbour.id });

    const { status, errors } = await write(resident, { replyToId: foreign });

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['replyToId']]);
  });

  it('move their topic to what was said last, and never back', async () => {
    const before = test.clock.now;
    await write(manager, {});
    const late = (await call(resident, 'GET', `/topics/${topicId}`)).data.lastPostAt;
    test.clock.now = before - minute;
    await write(manager, {});
    test.clock.now = before;

    expect([late, (await call(resident, 'GET', `/topics/${topicId}`)).data.lastPostAt]).toEqual([
      new Date(before).toISOString(),
      new Date(before).toISOString(),
    ]);
  });

  it('carry files that then stand for those who see the topic, and for nobody else', async () => {
    const stranger = await makeMember(test, await makePlace(test, 'Luar'), 'Asing', ['building-manager']);
    const { id } = await sendFile(test, resident, place.orgId, {
      name: 'foto.txt',
      content: new TextEncoder().encode('Lampu'),
    });
    const { data } = await write(resident, { fileIds: [id] });
    const statusOf = async (who: TestPerson) =>
      (await test.app.inject({ url: `/api/v1/files/${id}/content`, headers: who.bearer })).statusCode;

    expect(data.files.map((file: { name: string }) => file.name)).toEqual(['foto.txt']);
    expect([await statusOf(neighbour), await statusOf(stranger)]).toEqual([200, 404]);

    await remove(resident, data.id);
    expect(await statusOf(neighbour)).toBe(404);
  });

  it('take the same file once: what stands in one post is in no other', async () => {
    const { id } = await sendFile(test, resident, place.orgId, {
      name: 'foto.txt',
      content: new TextEncoder().encode('Lampu'),
    });
    await write(resident, { fileIds: [id] });

    expect((await write(resident, { fileIds: [id] })).status).toBe(422);
  });
});

describe('a post', () => {
  it('sent twice with one id is one, also where both arrive at once', async () => {
    const id = randomUUIDv7();

    const answers = await Promise.all([write(resident, { id }), write(resident, { id }), write(resident, { id })]);

    expect(answers.map(({ data }) => data?.id)).toEqual([id, id, id]);
    expect((await posts(resident)).data).toHaveLength(1);
  });

  it('is its author’s to change for 15 minutes to the moment', async () => {
    const before = test.clock.now;
    const postId = (await write(resident, {})).data.id;
    test.clock.now = before + 15 * minute;
    const inTime = await edit(resident, postId, 'Tepat waktu');
    test.clock.now += 1;
    const late = await edit(resident, postId, 'Terlambat', 2);
    test.clock.now = before;

    expect(codes([inTime, late])).toEqual(['200', '409 TERLAMBAT_DIUBAH']);
  });

  it('of a version that has changed is refused with the post as it stands', async () => {
    const postId = (await write(resident, {})).data.id;
    await edit(resident, postId, 'Dari telepon');

    const refused = await edit(resident, postId, 'Dari laptop');

    expect([refused.status, refused.current.body, refused.current.version]).toEqual([412, 'Dari telepon', 2]);
  });

  it('that is changed and taken away at once is one of both, and never half of each', async () => {
    const postId = (await write(resident, {})).data.id;

    const answers = await Promise.all([edit(resident, postId, 'Baru'), remove(resident, postId)]);

    const [found] = (await posts(resident)).data;
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect([
      ['Baru', null],
      ['', new Date(test.clock.now).toISOString()],
    ]).toContainEqual([found?.body, found?.deletedAt]);
  });

  it('that was taken away is nothing to change, to answer with a sign or to make a ticket of', async () => {
    const postId = (await write(resident, {})).data.id;
    await remove(resident, postId);

    const answers = [
      await edit(resident, postId, 'Kembali', 2),
      await react(neighbour, postId, 'agree'),
      await remove(manager, postId, 2),
      await call(manager, 'POST', `/topics/${topicId}/tickets`, { postId }),
    ];

    expect(codes(answers)).toEqual([
      '403 TIDAK_BERWENANG',
      '404 TIDAK_DITEMUKAN',
      '404 TIDAK_DITEMUKAN',
      '404 TIDAK_DITEMUKAN',
    ]);
  });

  it('takes its answers not along: they stand at the place that is left of it', async () => {
    const first = (await write(resident, {})).data.id;
    const answer = (await write(neighbour, { body: 'Saya juga', replyToId: first })).data.id;
    await remove(resident, first);

    const found = (await posts(resident)).data.map(({ id, body, replyToId }) => ({ id, body, replyToId }));

    expect(found).toContainEqual({ id: answer, body: 'Saya juga', replyToId: first });
    expect(found).toContainEqual({ id: first, body: '', replyToId: null });
  });

  it('is not found under the address of another topic', async () => {
    const postId = (await write(resident, {})).data.id;
    const other = await insertTopic(test, place);

    const answers = [
      await call(resident, 'PATCH', `/topics/${other}/posts/${postId}`, { body: 'Lain' }, { version: 1 }),
      await call(resident, 'DELETE', `/topics/${other}/posts/${postId}`, undefined, { version: 1 }),
      await call(resident, 'PUT', `/topics/${other}/posts/${postId}/reaction`, { reaction: 'agree', given: true }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('says which side wrote it as it was then, also once that person only lives there', async () => {
    const both = await makeMember(test, place, 'Pengurus', ['building-manager', 'resident']);
    await write(both, { body: 'Sebagai pengurus' });

    expect((await posts(resident)).data.map(({ side, body }) => [side, body])).toEqual([['staff', 'Sebagai pengurus']]);
  });
});

describe('the signs on a post', () => {
  it('are each person’s own, each once, and can be taken back', async () => {
    const postId = (await write(resident, {})).data.id;
    await react(resident, postId, 'agree');
    await Promise.all([react(neighbour, postId, 'agree'), react(neighbour, postId, 'agree')]);
    await react(neighbour, postId, 'thanks');
    await react(resident, postId, 'agree', false);

    const signsFor = async (who: TestPerson) => (await posts(who)).data[0]?.reactions;

    expect(await signsFor(neighbour)).toEqual([
      { reaction: 'agree', count: 1, isMine: true },
      { reaction: 'thanks', count: 1, isMine: true },
    ]);
    expect(await signsFor(resident)).toEqual([
      { reaction: 'agree', count: 1, isMine: false },
      { reaction: 'thanks', count: 1, isMine: false },
    ]);
  });

  it('that was never given is taken back without a word', async () => {
    const postId = (await write(resident, {})).data.id;

    const { status, data } = await react(neighbour, postId, 'sad', false);

    expect([status, data.reactions, data.version]).toEqual([200, [], 1]);
  });

  it('are those that everybody knows', async () => {
    const postId = (await write(resident, {})).data.id;

    const { status, errors } = await react(neighbour, postId, '💣');

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['reaction']]);
  });

  it('tell nobody, and do not make a topic unread', async () => {
    const postId = (await write(resident, {})).data.id;
    await call(resident, 'PUT', `/topics/${topicId}/reading`, { postId });
    await react(neighbour, postId, 'thanks');
    await fanOut(test.context);

    const told = await test.context.db
      .selectFrom('notification')
      .select('kind')
      .where('user_id', '=', resident.id)
      .execute();
    expect([told, (await call(resident, 'GET', `/topics/${topicId}`)).data.unread]).toEqual([[], 0]);
  });
});

describe('a mention', () => {
  const told = async (who: TestPerson) => {
    await fanOut(test.context);
    const rows = await test.context.db
      .selectFrom('notification')
      .select('kind')
      .where('user_id', '=', who.id)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('reaches a person once, however often they are named, and beside it they hear of no post', async () => {
    await call(neighbour, 'PUT', `/topics/${topicId}/visibility`, { visibility: 'following' });
    await write(resident, { mentionIds: [neighbour.id, neighbour.id] });

    expect(await told(neighbour)).toEqual(['topic-mentioned']);
  });

  it('of oneself tells nobody', async () => {
    const { data } = await write(resident, { mentionIds: [resident.id] });

    expect([data.mentions, await told(resident)]).toEqual([[{ id: resident.id, name: 'Warga' }], []]);
  });

  it('of somebody of another organisation is left out, and does not say whether they are there', async () => {
    const stranger = await makeMember(test, await makePlace(test, 'Luar'), 'Asing', ['resident']);
    const { status, data } = await write(resident, { mentionIds: [stranger.id, randomUUIDv7()] });

    expect([status, data.mentions, await told(stranger)]).toEqual([201, [], []]);
  });
});
