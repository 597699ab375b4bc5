import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPoll, insertTopic } from './testing/insert-topics.ts';
import { keepTopicsByTheClock } from './topic-jobs.ts';

const hour = 3_600_000;
let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let unitIds: readonly [string, string];
let call: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Suara');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  unitIds = [await makeUnit(test, place, 'A-01', resident), await makeUnit(test, place, 'A-02', null)];
  await moveIn(test, place, unitIds[1], resident, '[2026-11-21,)');
});

const vote = (who: TestPerson, topicId: string, body: object) => call(who, 'PUT', `/topics/${topicId}/vote`, body);
const chosenBy = async (who: TestPerson, topicId: string) =>
  (await call(who, 'GET', `/topics/${topicId}`)).data.poll.ballots.map(
    ({ unit, optionId }: { unit: { code: string } | null; optionId: string | null }) => [unit?.code ?? null, optionId],
  );

describe('a vote', () => {
  it('is for all units of a person, or for those that they name', async () => {
    const { topicId, yes, no } = await insertPoll(test, place);

    await vote(resident, topicId, { optionId: yes });
    await vote(resident, topicId, { optionId: no, unitIds: [unitIds[1]] });

    expect(await chosenBy(resident, topicId)).toEqual([
      ['A-01', yes],
      ['A-02', no],
    ]);
  });

  it.each([
    ['answer of another poll', async () => ({ optionId: (await insertPoll(test, place)).yes }), 'optionId'],
    ['unit of somebody else', async () => ({ optionId: null, unitIds: [randomUUIDv7()] }), 'unitIds'],
    [
      'unit of theirs beside one that is not',
      async () => ({ optionId: null, unitIds: [unitIds[0], randomUUIDv7()] }),
      'unitIds',
    ],
  ])('names no %s', async (_what, bodyOf, field) => {
    const { topicId, yes } = await insertPoll(test, place);
    await vote(resident, topicId, { optionId: yes });

    const refused = await vote(resident, topicId, await bodyOf());

    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
    expect(await chosenBy(resident, topicId)).toEqual([
      ['A-01', yes],
      ['A-02', yes],
    ]);
  });

  it('is not cast in a discussion, nor in a poll that was deleted', async () => {
    const discussion = await insertTopic(test, place);
    const { topicId, yes } = await insertPoll(test, place, { deleted_at: new Date(test.clock.now) });

    const answers = [
      await vote(resident, discussion, { optionId: null }),
      await vote(resident, topicId, { optionId: yes }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'BENTROK'],
      [404, 'TIDAK_DITEMUKAN'],
    ]);
  });

  it('of two of one unit at once is the later one, and counts once', async () => {
    const { topicId, yes, no } = await insertPoll(test, place);
    const spouse = await makeMember(test, place, 'Pasangan', ['resident'], [place.buildingId]);
    await moveIn(test, place, unitIds[0], spouse, '[2026-11-21,)');

    const both = await Promise.all([
      vote(resident, topicId, { optionId: yes, unitIds: [unitIds[0]] }),
      vote(spouse, topicId, { optionId: no }),
    ]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { cast, possible } = (await call(manager, 'GET', `/topics/${topicId}`)).data.poll;
    expect({ cast, possible }).toEqual({ cast: 1, possible: 2 });
  });

  it('is told in the history without what was voted for', async () => {
    const { topicId, yes } = await insertPoll(test, place);
    await vote(resident, topicId, { optionId: yes });

    const written = await test.context.db
      .selectFrom('audit_event')
      .select(['action', 'after'])
      .where('entity_id', '=', topicId)
      .execute();
    expect(written).toEqual([{ action: 'vote', after: { units: ['A-01', 'A-02'] } }]);
  });
});

describe('a poll by person', () => {
  it('is voted in by those whom it asks, and by nobody who only moderates it', async () => {
    const { topicId, yes } = await insertPoll(test, place, { poll_weight: 'person', audience: 'units' });
    await test.context.db
      .insertInto('topic_audience')
      .values({ org_id: place.orgId, topic_id: topicId, unit_id: unitIds[0] })
      .execute();

    expect((await vote(resident, topicId, { optionId: yes })).status).toBe(200);
    const outside = await call(manager, 'GET', `/topics/${topicId}`);
    expect([outside.data.abilities.acts.includes('vote'), outside.data.poll.ballots]).toEqual([false, []]);
    expect((await vote(manager, topicId, { optionId: yes })).status).toBe(403);
    const { cast, possible } = (await call(manager, 'GET', `/topics/${topicId}`)).data.poll;
    expect({ cast, possible }).toEqual({ cast: 1, possible: 1 });
  });
});

describe('the clock', () => {
  it('closes a poll once, however many processes come upon it', async () => {
    const { topicId, yes } = await insertPoll(test, place);
    await vote(resident, topicId, { optionId: yes });
    test.clock.now += 2 * hour;

    await Promise.all([keepTopicsByTheClock(test.context), keepTopicsByTheClock(test.context)]);

    const votes = await test.context.db
      .selectFrom('topic_vote')
      .select('weight')
      .where('topic_id', '=', topicId)
      .execute();
    expect(votes.map(({ weight }) => Number(weight))).toEqual([1, 1]);
    expect(await keepTopicsByTheClock(test.context)).toBe(0);
  });

  it('leaves what was deleted, and what is not due yet', async () => {
    const at = (ms: number) => new Date(test.clock.now + ms);
    await insertTopic(test, place, { told_at: null, publish_at: at(-hour), deleted_at: at(0) });
    const waiting = await insertTopic(test, place, { told_at: null, publish_at: at(hour) });
    await insertPoll(test, place, { publish_at: at(-2 * hour), poll_closes_at: at(-hour), deleted_at: at(0) });

    expect(await keepTopicsByTheClock(test.context)).toBe(0);
    test.clock.now += hour;
    expect(await keepTopicsByTheClock(test.context)).toBe(1);
    const told = await test.context.db
      .selectFrom('topic')
      .select('told_at')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(told.told_at).toEqual(new Date(test.clock.now));
  });
});
