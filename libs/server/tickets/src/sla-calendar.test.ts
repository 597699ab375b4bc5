import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { type TicketCalls, ticketCalls } from './testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let calls: TicketCalls;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.parse('2026-11-23T10:00+07:00');
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  calls = ticketCalls(test, place, manager);
});

const hoursPath = () => `/organizations/${place.orgId}/business-hours`;
async function setHours(change: object): Promise<void> {
  const { version, ...hours } = (await calls.call(manager, 'GET', hoursPath())).json().data;
  const answer = await calls.call(manager, 'PUT', hoursPath(), { ...hours, ...change }, version);
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
}
/** When a ticket that is reported now is to be answered and resolved. */
async function dueOf(body: object, buildingId = place.buildingId) {
  const { sla } = await calls.report(manager, body, buildingId);
  return [sla.response.dueAt, sla.resolution.dueAt];
}
const high = { priority: 'high' };

// An hour to answer and eight to resolve, of the office: Monday to Friday, eight to five, with an hour at noon.
describe('what is due in hours of the office', () => {
  it.each([
    ['in the morning, on the next one', '2026-11-23T10:00+07:00', '2026-11-23T11:00+07:00', '2026-11-24T10:00+07:00'],
    [
      'before the office opens, from then on',
      '2026-11-23T06:30+07:00',
      '2026-11-23T09:00+07:00',
      '2026-11-23T17:00+07:00',
    ],
    ['at noon, after it', '2026-11-23T12:30+07:00', '2026-11-23T14:00+07:00', '2026-11-24T12:00+07:00'],
    [
      'an hour before it closes, at the very end of the day',
      '2026-11-23T16:00+07:00',
      '2026-11-23T17:00+07:00',
      '2026-11-24T16:00+07:00',
    ],
    ['when it has closed, the next day', '2026-11-23T17:00+07:00', '2026-11-24T09:00+07:00', '2026-11-24T17:00+07:00'],
    ['on a Sunday, on Monday', '2026-11-29T10:00+07:00', '2026-11-30T09:00+07:00', '2026-11-30T17:00+07:00'],
    ['on a Friday evening, on Monday', '2026-11-27T16:30+07:00', '2026-11-30T08:30+07:00', '2026-11-30T16:30+07:00'],
    [
      'before Christmas with its joint leave, after it',
      '2026-12-23T16:00+07:00',
      '2026-12-23T17:00+07:00',
      '2026-12-28T16:00+07:00',
    ],
    [
      'on New Year’s Eve, in the new year',
      '2026-12-31T16:30+07:00',
      '2027-01-04T08:30+07:00',
      '2027-01-04T16:30+07:00',
    ],
  ])('is, where it is reported %s', async (_, at, response, resolution) => {
    await calls.goTo(at);

    expect(await dueOf(high)).toEqual([response, resolution].map((time) => new Date(time).toISOString()));
  });

  it.each([
    ['joint leave is worked', { holidays: 'national' }, '2026-12-24T16:00+07:00'],
    ['every holiday is worked', { holidays: 'none' }, '2026-12-24T16:00+07:00'],
    ['the organisation closes on a day of its own', { closedDays: ['2026-12-28'] }, '2026-12-29T16:00+07:00'],
  ])('is another where %s', async (_, change, resolution) => {
    await setHours(change);
    await calls.goTo('2026-12-23T16:00+07:00');

    expect((await dueOf(high))[1]).toBe(new Date(resolution).toISOString());
  });

  it('is by the clock of each building, though the hours are those of the organisation', async () => {
    const east = await makeBuilding(test, place, 'Timur');
    await sql`UPDATE building SET time_zone = 'Asia/Jayapura' WHERE id = ${east}`.execute(test.context.db);
    await calls.goTo('2026-11-23T15:30+07:00');

    expect([await dueOf(high), await dueOf(high, east)]).toEqual([
      ['2026-11-23T09:30:00.000Z', '2026-11-24T08:30:00.000Z'],
      // Half past five there: the office has closed.
      ['2026-11-24T00:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    ]);
  });
});

describe('what is due at any hour', () => {
  it('is, in the night and on holidays as well', async () => {
    await calls.goTo('2026-12-25T01:00+07:00');

    expect(await dueOf({ priority: 'emergency' })).toEqual(['2026-12-24T18:15:00.000Z', '2026-12-24T22:00:00.000Z']);
  });
});

describe('a clock', () => {
  const due = async (id: string) => (await calls.seen(id)).sla.resolution.dueAt;

  it('stands while the ticket waits, and goes on with what was left', async () => {
    const { id } = await calls.report(manager, high);
    await calls.move(manager, id, { to: 'in-progress' });
    await calls.goTo('2026-11-23T11:00+07:00');
    await calls.move(manager, id, { to: 'waiting', waitingReason: 'part' });
    const waiting = await due(id);
    await calls.goTo('2026-11-24T10:00+07:00');
    await calls.move(manager, id, { to: 'in-progress' });

    // An hour was used: two more before noon, four after it, and the last on Wednesday.
    expect([waiting, await due(id)]).toEqual([null, '2026-11-25T02:00:00.000Z']);
  });

  it('that stood over a night loses nothing of the night', async () => {
    const { id } = await calls.report(manager, high);
    await calls.move(manager, id, { to: 'in-progress' });
    await calls.goTo('2026-11-23T17:00+07:00');
    await calls.move(manager, id, { to: 'waiting', waitingReason: 'part' });
    await calls.goTo('2026-11-24T08:00+07:00');
    await calls.move(manager, id, { to: 'in-progress' });

    expect(await due(id)).toBe('2026-11-24T03:00:00.000Z');
  });

  it('of an answer ends with the first word of the staff to the resident, and never with a note', async () => {
    const { id } = await calls.report(manager, high);
    const say = (kind: 'replies' | 'notes') =>
      calls.call(manager, 'POST', `/tickets/${id}/${kind}`, { body: 'Baik.', fileIds: [] });
    await say('notes');
    const afterNote = (await calls.seen(id)).sla.response.state;
    await calls.goTo('2026-11-23T10:20+07:00');
    await say('replies');
    const answered = (await calls.seen(id)).sla.response;

    expect([afterNote, answered.state, answered.elapsedMs]).toEqual(['running', 'met', 20 * 60_000]);
  });
});
