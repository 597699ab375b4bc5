import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPost, insertTopic } from './testing/insert-topics.ts';

let test: TestApp;
let call: ReturnType<typeof callsOf>;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Baca');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
});

const topic = async (who: TestPerson, topicId: string) => (await call(who, 'GET', `/topics/${topicId}`)).data;
const read = (who: TestPerson, topicId: string, postId: string | null = null) =>
  call(who, 'PUT', `/topics/${topicId}/reading`, { postId });
const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

describe('reading a topic', () => {
  it('counts what others wrote after it, not one’s own posts nor what was deleted', async () => {
    const topicId = await insertTopic(test, place);
    const first = await insertPost(test, place, { topic_id: topicId, author_id: neighbour.id });
    await read(resident, topicId, first);
    const later = { topic_id: topicId, at: new Date(test.clock.now + 1000) };
    await insertPost(test, place, { ...later, author_id: neighbour.id });
    await insertPost(test, place, { ...later, author_id: resident.id });
    await insertPost(test, place, { ...later, author_id: manager.id, body: '', deleted_at: new Date(test.clock.now) });

    const { unread, posts, lastReadPostId } = await topic(resident, topicId);

    expect({ unread, posts, lastReadPostId }).toEqual({ unread: 1, posts: 3, lastReadPostId: first });
  });

  it('of posts of one moment goes by their ids, so that none of them is counted twice or lost', async () => {
    const topicId = await insertTopic(test, place);
    const posts = [
      await insertPost(test, place, { topic_id: topicId, author_id: neighbour.id }),
      await insertPost(test, place, { topic_id: topicId, author_id: neighbour.id }),
      await insertPost(test, place, { topic_id: topicId, author_id: neighbour.id }),
    ].toSorted();
    const unread: number[] = [];
    for (const postId of posts) unread.push((await read(resident, topicId, postId)).data.unread);

    expect(unread).toEqual([2, 1, 0]);
  });

  it('keeps when it was first opened, also where two devices open it at once', async () => {
    const topicId = await insertTopic(test, place, { kind: 'announcement', receipts: true });
    const before = test.clock.now;
    await Promise.all([read(resident, topicId), read(resident, topicId)]);
    test.clock.now += 3_600_000;
    await read(resident, topicId);

    const { data } = await call(manager, 'GET', `/topics/${topicId}/receipts`);
    test.clock.now = before;

    expect(data.read).toEqual([{ id: resident.id, name: 'Warga', at: new Date(before).toISOString() }]);
  });

  it('takes no post of another topic, and then nothing is written down', async () => {
    const topicId = await insertTopic(test, place);
    const foreign = await insertPost(test, place, {
      topic_id: await insertTopic(test, place),
      author_id: neighbour.id,
    });

    const answers = [await read(resident, topicId, foreign), await read(resident, topicId, randomUUIDv7())];

    expect(answers.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
      [422, ['postId']],
      [422, ['postId']],
    ]);
    expect((await topic(resident, topicId)).isRead).toBe(false);
  });

  it('sees the notifications of that topic as read, and leaves those of others', async () => {
    const [one, other] = [await insertTopic(test, place), await insertTopic(test, place)];
    for (const topicId of [one, other]) {
      await call(resident, 'PUT', `/topics/${topicId}/visibility`, { visibility: 'following' });
      await call(manager, 'POST', `/topics/${topicId}/posts`, { body: 'Sudah diperbaiki' });
    }
    await fanOut(test.context);

    await read(resident, one);

    const { rows } = await sql<{ href: string; isRead: boolean }>`
      SELECT href, read_at IS NOT NULL AS "isRead" FROM notification WHERE user_id = ${resident.id} ORDER BY href`.execute(
      test.context.db,
    );
    expect(Object.fromEntries(rows.map(({ href, isRead }) => [href, isRead]))).toEqual({
      [`/imah/topic/${one}`]: true,
      [`/imah/topic/${other}`]: false,
    });
  });

  it('of a topic that is hidden from the person is answered as one that is not there', async () => {
    const topicId = await insertTopic(test, place, { publish_at: new Date(test.clock.now + 60_000), told_at: null });

    const answers = [
      await read(resident, topicId),
      await call(resident, 'PUT', `/topics/${topicId}/visibility`, { visibility: 'following' }),
      await call(resident, 'GET', `/topics/${topicId}/people`),
      await call(resident, 'GET', `/topics/${topicId}/receipts`),
      await read(resident, randomUUIDv7()),
    ];

    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: 5 }, () => '404 TIDAK_DITEMUKAN'),
    );
  });
});

describe('what a person wants to hear of a topic', () => {
  it('is what they chose last, and stays so when they write in it', async () => {
    const topicId = await insertTopic(test, place);
    const choose = (visibility: string) => call(resident, 'PUT', `/topics/${topicId}/visibility`, { visibility });
    const write = () => call(resident, 'POST', `/topics/${topicId}/posts`, { body: 'Saya juga' });
    const now = async () => (await topic(resident, topicId)).visibility;

    const seen = [await now()];
    await write();
    seen.push(await now());
    for (const wish of ['muted', 'normal'] as const) {
      await choose(wish);
      await write();
      seen.push(await now());
    }

    expect(seen).toEqual(['inherit', 'following', 'muted', 'normal']);
  });

  it('is nobody else’s', async () => {
    const topicId = await insertTopic(test, place);
    await call(resident, 'PUT', `/topics/${topicId}/visibility`, { visibility: 'muted' });

    expect((await topic(neighbour, topicId)).visibility).toBe('inherit');
  });

  it('is one of the words for it', async () => {
    const topicId = await insertTopic(test, place);

    const { status, errors } = await call(resident, 'PUT', `/topics/${topicId}/visibility`, { visibility: 'loud' });

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['visibility']]);
  });
});

describe('receipts', () => {
  it('name the audience without the author, by the alphabet, whatever the size of letters', async () => {
    const small = await makeMember(test, place, 'andi', ['resident'], [place.buildingId]);
    const topicId = await insertTopic(test, place, { kind: 'announcement', receipts: true, author_id: manager.id });
    await read(small, topicId);

    const { data } = await call(manager, 'GET', `/topics/${topicId}/receipts`);

    expect([names(data.read), names(data.unread)]).toEqual([['andi'], ['Owner-Baca', 'Tetangga', 'Warga']]);
  });

  it('are refused where nobody was told that it is looked at, and to who does not moderate', async () => {
    const silent = await insertTopic(test, place, { kind: 'announcement' });
    const watched = await insertTopic(test, place, { kind: 'announcement', receipts: true });

    const answers = [
      await call(manager, 'GET', `/topics/${silent}/receipts`),
      await call(resident, 'GET', `/topics/${watched}/receipts`),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'BENTROK'],
      [403, 'TIDAK_BERWENANG'],
    ]);
  });

  it('forget who had read what was wrong, but for the one who put it right', async () => {
    const topicId = await insertTopic(test, place, { kind: 'announcement', receipts: true });
    await read(resident, topicId);
    await read(manager, topicId);

    await call(
      manager,
      'POST',
      `/topics/${topicId}/corrections`,
      { title: 'Air padam', body: 'Jam sembilan', note: 'Jamnya lain' },
      { version: 1 },
    );

    const { data } = await call(manager, 'GET', `/topics/${topicId}/receipts`);
    expect(names(data.read)).toEqual(['Manajer']);
  });
});

describe('the people who can be named in a topic', () => {
  it('are for neighbours its author, those who wrote there and the staff: nobody learns who lives in the building', async () => {
    const topicId = await insertTopic(test, place, { author_id: neighbour.id });
    const silent = await makeMember(test, place, 'Diam', ['resident'], [place.buildingId]);
    const writer = await makeMember(test, place, 'Penulis', ['resident'], [place.buildingId]);
    await insertPost(test, place, { topic_id: topicId, author_id: writer.id });

    const shownTo = async (who: TestPerson) => names((await call(who, 'GET', `/topics/${topicId}/people`)).data);

    expect(await shownTo(resident)).toEqual(['Manajer', 'Owner-Baca', 'Penulis', 'Tetangga']);
    expect(await shownTo(manager)).toEqual(['Diam', 'Owner-Baca', 'Penulis', 'Tetangga', 'Warga']);
    expect(await shownTo(silent)).not.toContain('Diam');
  });

  it('are only those who see the topic', async () => {
    const elsewhere = await makePlace(test, 'Luar');
    const topicId = await insertTopic(test, place, { author_id: elsewhere.owner.id });
    await insertPost(test, place, { topic_id: topicId, author_id: elsewhere.owner.id });

    expect(names((await call(resident, 'GET', `/topics/${topicId}/people`)).data)).toEqual(['Manajer', 'Owner-Baca']);
  });
});
