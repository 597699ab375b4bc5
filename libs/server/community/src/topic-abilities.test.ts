import { randomUUIDv7 } from 'node:crypto';
import { type TopicAct, topicActs, topicPostActs } from '@imah/contract/community/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, type Said, insertPoll, insertPost, insertTopic } from './testing/insert-topics.ts';

const roles = ['manager', 'reception', 'overseer', 'author', 'neighbour', 'manager elsewhere'] as const;
type Role = (typeof roles)[number];
const minute = 60_000;

let test: TestApp;
let place: TestPlace;
let people: Record<Role, TestPerson>;
let call: ReturnType<typeof callsOf>;
let unitIds: readonly string[];
let ticketId: string;

beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
  place = await makePlace(test, 'Kewenangan');
  const elsewhere = await makeBuilding(test, place, 'Lain');
  const here = [place.buildingId];
  people = {
    manager: await makeMember(test, place, 'Manajer', ['building-manager']),
    reception: await makeMember(test, place, 'Resepsi', ['reception'], here),
    overseer: await makeMember(test, place, 'Wira', ['supervisor']),
    author: await makeMember(test, place, 'Sari', ['resident'], here),
    neighbour: await makeMember(test, place, 'Adik', ['resident'], here),
    'manager elsewhere': await makeMember(test, place, 'Budi', ['building-manager'], [elsewhere]),
  };
  unitIds = [await makeUnit(test, place, 'A-01', people.author), await makeUnit(test, place, 'A-02', people.neighbour)];
  const reported = { title: 'Lampu mati', kind: 'complaint' };
  ticketId = (await call(people.manager, 'POST', `/buildings/${place.buildingId}/tickets`, reported)).data.id;
});
afterAll(() => test.close());

const ago = (ms: number) => new Date(test.clock.now - ms);
const byAuthor = () => ({ author_id: people.author.id });
const announcement = (more: object = {}) => insertTopic(test, place, { ...byAuthor(), kind: 'announcement', ...more });
const poll = async (more: object = {}) => (await insertPoll(test, place, { ...byAuthor(), ...more })).topicId;

/** Each kind of topic in each state that decides about an act. All were begun by the author. */
const states = {
  'a new discussion': () => insertTopic(test, place, byAuthor()),
  'an old discussion': () => insertTopic(test, place, { ...byAuthor(), created_at: ago(16 * minute) }),
  'a locked discussion': () => insertTopic(test, place, { ...byAuthor(), locked: true }),
  'a discussion with a ticket': () => insertTopic(test, place, { ...byAuthor(), ticket_id: ticketId }),
  'an answered discussion': async () => {
    const topicId = await insertTopic(test, place, byAuthor());
    await insertPost(test, place, { topic_id: topicId, author_id: place.owner.id });
    return topicId;
  },
  'a discussion of the whole organisation': () => insertTopic(test, place, { ...byAuthor(), building_id: null }),
  'an announcement of tomorrow': () => announcement({ publish_at: ago(-1440 * minute), told_at: null }),
  'an announcement': () => announcement(),
  'an announcement with receipts that nobody answers': () => announcement({ receipts: true, locked: true }),
  'an open poll': () => poll(),
  'a poll that tells its result at its end': () => poll({ poll_results: 'after-close' }),
  'a poll in which all have voted': async () => {
    const { topicId, yes } = await insertPoll(test, place, byAuthor());
    const vote = { org_id: place.orgId, topic_id: topicId, option_id: yes, cast_at: ago(0) };
    const votes = unitIds.map((unitId) => ({ ...vote, unit_id: unitId }));
    await test.context.db.insertInto('topic_vote').values(votes).execute();
    return topicId;
  },
  'a closed poll': () => poll({ publish_at: ago(120 * minute), poll_closes_at: ago(minute) }),
} satisfies Readonly<Record<string, () => Promise<string>>>;
type State = keyof typeof states;

/** Tries each act on a topic of its own. */
const acts: Readonly<Record<TopicAct, readonly ((who: TestPerson, topicId: string) => Promise<Said>)[]>> = {
  reply: [(who, id) => call(who, 'POST', `/topics/${id}/posts`, { body: 'Setuju' })],
  update: [(who, id) => call(who, 'PATCH', `/topics/${id}`, { title: 'Lampu lobi' }, { version: 1 })],
  correct: [
    (who, id) =>
      call(who, 'POST', `/topics/${id}/corrections`, { title: 'Lampu', body: '', note: 'Jamnya' }, { version: 1 }),
  ],
  resolve: [(who, id) => call(who, 'PUT', `/topics/${id}/resolution`, { resolved: true }, { version: 1 })],
  moderate: [
    (who, id) => call(who, 'PUT', `/topics/${id}/moderation`, { pinned: true }, { version: 1 }),
    (who, id) => call(who, 'PUT', `/topics/${id}/moderation`, { locked: true }, { version: 1 }),
    (who, id) => call(who, 'PUT', `/topics/${id}/summary`, { text: 'Diganti Sabtu' }, { version: 1 }),
  ],
  'list-receipts': [(who, id) => call(who, 'GET', `/topics/${id}/receipts`)],
  vote: [
    async (who, id) => {
      const options = await test.context.db
        .selectFrom('topic_poll_option')
        .select('id')
        .where('topic_id', '=', id)
        .execute();
      return call(who, 'PUT', `/topics/${id}/vote`, { optionId: options[0]?.id ?? null });
    },
  ],
  'see-result': [
    async (who, id) => {
      const found = await call(who, 'GET', `/topics/${id}`);
      const shown: (number | null)[] = found.data?.poll?.options.map(({ weight }: { weight: number | null }) => weight);
      return shown?.includes(null) === false ? found : { ...found, status: 403 };
    },
  ],
  'make-ticket': [(who, id) => call(who, 'POST', `/topics/${id}/tickets`, { postId: null })],
  delete: [(who, id) => call(who, 'DELETE', `/topics/${id}`, undefined, { version: 1 })],
};
const isDone = ({ status }: Said) => status >= 200 && status < 300;

const cases = roles.flatMap((role) => (Object.keys(states) as State[]).map((state) => [role, state] as const));

describe('what a topic says that a person may do is what the server then lets them', () => {
  it.each(cases)('%s with %s', async (role, state) => {
    const who = people[role];
    // Who writes often is asked to wait: that is no right.
    test.clock.now += minute;
    const { data } = await call(who, 'GET', `/topics/${await states[state]()}`);
    const said: readonly TopicAct[] = data?.abilities.acts ?? [];

    const tried = await Promise.all(
      topicActs.map(async (act) => {
        const answers = await Promise.all(acts[act].map(async (attempt) => attempt(who, await states[state]())));
        return [act, answers.map(isDone)] as const;
      }),
    );

    const expected = topicActs.map((act) => [act, acts[act].map(() => said.includes(act))] as const);
    expect(tried).toEqual(expected);
  });

  it.each(['manager', 'author', 'neighbour'] as const)(
    '%s writes as whom the topic says that they speak',
    async (role) => {
      const topicId = await insertTopic(test, place, byAuthor());
      const { data } = await call(people[role], 'GET', `/topics/${topicId}`);

      expect((await call(people[role], 'POST', `/topics/${topicId}/posts`, { body: 'Baik' })).data.side).toBe(
        data.abilities.side,
      );
    },
  );

  it('is limited to the minutes that an author has, and to none for who moderates', async () => {
    const topicId = await insertTopic(test, place, byAuthor());
    const until = async (who: TestPerson) => (await call(who, 'GET', `/topics/${topicId}`)).data.abilities.updateUntil;
    const end = test.clock.now + 15 * minute;

    expect([await until(people.author), await until(people.manager), await until(people.neighbour)]).toEqual([
      new Date(end).toISOString(),
      null,
      null,
    ]);
    const change = (version: number) =>
      call(people.author, 'PATCH', `/topics/${topicId}`, { body: 'Lantai 3' }, { version });
    test.clock.now = end;
    expect((await change(1)).status).toBe(200);
    test.clock.now = end + 1;
    expect((await change(2)).code).toBe('TERLAMBAT_DIUBAH');
    expect(await until(people.author)).toBeNull();
  });
});

describe('what a post says that a person may do is what the server then lets them', () => {
  const posts = {
    'a new one': (topic_id: string) => insertPost(test, place, { topic_id, author_id: people.author.id }),
    'an old one': (topic_id: string) =>
      insertPost(test, place, { topic_id, author_id: people.author.id, at: ago(16 * minute) }),
    'one with a ticket': (topic_id: string) =>
      insertPost(test, place, { topic_id, author_id: people.author.id, ticket_id: ticketId }),
    'one that is gone': (topic_id: string) =>
      insertPost(test, place, { topic_id, author_id: people.author.id, body: '', deleted_at: ago(0) }),
  };
  const tries = {
    react: (who: TestPerson, path: string) => call(who, 'PUT', `${path}/reaction`, { reaction: 'agree', given: true }),
    update: (who: TestPerson, path: string) => call(who, 'PATCH', path, { body: 'Dua lampu' }, { version: 1 }),
    'make-ticket': (who: TestPerson, path: string) => {
      const [topic = '', postId] = path.split('/posts/');
      return call(who, 'POST', `${topic}/tickets`, { postId });
    },
    delete: (who: TestPerson, path: string) => call(who, 'DELETE', path, undefined, { version: 1 }),
  };
  const rows = roles.flatMap((role) =>
    (['discussion', 'announcement', 'whole organisation'] as const).flatMap((where) =>
      (Object.keys(posts) as (keyof typeof posts)[]).map((which) => [role, which, where] as const),
    ),
  );

  it.each(rows)('%s with %s in a topic of kind %s', async (role, which, where) => {
    const who = people[role];
    // Tickets of one person are limited by the day.
    test.clock.now += minute;
    await test.context.db
      .updateTable('ticket')
      .set({ created_at: ago(1500 * minute) })
      .execute();
    const topicId = await insertTopic(test, place, {
      kind: where === 'announcement' ? where : 'discussion',
      ...(where === 'whole organisation' ? { building_id: null } : {}),
    });
    const begin = () => posts[which](topicId);
    const shownId = await begin();
    const { data } = await call(who, 'GET', `/topics/${topicId}/posts`);
    const shown = data?.find(({ id }: { id: string }) => id === shownId)?.abilities;

    const tried = await Promise.all(
      topicPostActs.map(async (act) => [
        act,
        isDone(await tries[act](who, `/topics/${topicId}/posts/${await begin()}`)),
      ]),
    );

    expect(tried).toEqual(topicPostActs.map((act) => [act, shown?.acts.includes(act) ?? false]));
    const until = shown?.acts.includes('update') === true ? new Date(test.clock.now + 15 * minute).toISOString() : null;
    expect(shown?.updateUntil ?? null).toBe(until);
  });

  it('is nothing where there is no such post', async () => {
    const topicId = await insertTopic(test, place, byAuthor());
    const path = `/topics/${topicId}/posts/${randomUUIDv7()}`;

    const answers = await Promise.all(topicPostActs.map((act) => tries[act](people.manager, path)));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
