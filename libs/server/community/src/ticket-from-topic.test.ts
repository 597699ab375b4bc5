import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPost, insertTopic } from './testing/insert-topics.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let call: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
});

const convert = (who: TestPerson, topicId: string, postId: string | null = null, key?: string) =>
  call(who, 'POST', `/topics/${topicId}/tickets`, { postId }, key === undefined ? {} : { key });
const ticketsOf = () =>
  test.context.db.selectFrom('ticket').select('title').where('org_id', '=', place.orgId).execute();

describe('a ticket that is made of a topic', () => {
  it('follows the rules of its organisation as any other that is reported', async () => {
    const rule = { name: 'Lampu', state: 'on', event: 'created', conditions: { contains: 'lampu' } };
    const actions = { priority: 'high', assigneeId: technician.id };
    const made = await call(manager, 'POST', `/organizations/${place.orgId}/ticket-rules`, { ...rule, actions });
    expect([made.status, made.errors]).toEqual([201, undefined]);
    const topicId = await insertTopic(test, place, { title: 'Lampu lorong mati', body: 'Sejak Senin' });

    const { data } = await convert(manager, topicId);

    expect([data.priority, data.assignee.name, data.state]).toEqual(['high', 'Tono', 'new']);
    const shown = await call(manager, 'GET', `/topics/${topicId}`);
    expect([shown.data.ticket, shown.data.version]).toEqual([{ id: data.id, number: data.number }, 2]);
  });

  it('says what the topic said, by whom and where it stands', async () => {
    const topicId = await insertTopic(test, place, {
      title: 'Lampu mati',
      body: 'Sejak Senin',
      author_id: resident.id,
    });
    const { data: topic } = await call(manager, 'GET', `/topics/${topicId}`);

    expect((await convert(manager, topicId)).data.details).toBe(
      `Sejak Senin\n\nWarga, ${topic.number}: /imah/topic/${topicId}`,
    );
  });

  it('is the resident’s own where a resident makes it, within what they may report a day', async () => {
    const topics = await Promise.all(Array.from({ length: 11 }, () => insertTopic(test, place)));
    const statuses: number[] = [];
    for (const topicId of topics) statuses.push((await convert(resident, topicId)).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const refused = await call(manager, 'GET', `/topics/${topics.at(-1)}`);
    expect(refused.data.ticket).toBeNull();
  });

  it('is one, however many ask for it at once', async () => {
    const topicId = await insertTopic(test, place, { title: 'Keran taman' });
    const everyone = [manager, manager, place.owner, resident];

    const answers = await Promise.all(everyone.map((who) => convert(who, topicId)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
    expect(await ticketsOf()).toEqual([{ title: 'Keran taman' }]);
  });

  it('is made while others write in the topic, and nobody is refused for that', async () => {
    const topicId = await insertTopic(test, place);
    const postId = await insertPost(test, place, { topic_id: topicId, author_id: resident.id });

    const reply = () => call(manager, 'POST', `/topics/${topicId}/posts`, { body: 'Kami cek' });

    const answers = [
      ...(await Promise.all([
        convert(manager, topicId, postId),
        reply(),
        reply(),
        call(manager, 'PUT', `/topics/${topicId}/moderation`, { pinned: true }, { version: 1 }),
      ])),
      // Who moderates names the version they saw, which the topic's own ticket raises: that race is theirs to lose.
      ...(await Promise.all([convert(manager, topicId), reply(), reply()])),
    ];

    const refused = answers.filter(({ status }) => status >= 300).map(({ status, code }) => [status, code]);
    expect(refused).toEqual([]);
    expect(await ticketsOf()).toHaveLength(2);
  });

  it('is answered again to who asks again with the same key', async () => {
    const topicId = await insertTopic(test, place);
    const key = '01935e4f-7c1a-7b2c-8d3e-0000000000aa';

    const [first, again] = [await convert(manager, topicId, null, key), await convert(manager, topicId, null, key)];

    expect([again.status, again.data.id]).toEqual([201, first.data.id]);
  });

  it('is not made of a post of another topic', async () => {
    const [topicId, other] = [await insertTopic(test, place), await insertTopic(test, place)];
    const postId = await insertPost(test, place, { topic_id: other, author_id: resident.id });

    expect((await convert(manager, topicId, postId)).code).toBe('TIDAK_DITEMUKAN');
    expect(await ticketsOf()).toEqual([]);
  });
});
