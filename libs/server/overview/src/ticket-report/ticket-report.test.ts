import { randomUUIDv7 } from 'node:crypto';
import type { TicketReport } from '@imah/contract/portfolio';
import type { Ticket } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let menara: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let unitId: string;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = Date.parse('2026-09-30T01:00:00Z');
  place = await makePlace(test, 'Graha');
  menara = { ...place, buildingId: await makeBuilding(test, place, 'Menara') };
  manager = await makeMember(test, place, 'Made', ['building-manager']);
  technician = await makeMember(test, place, 'Agus', ['technician']);
  resident = await makeMember(test, place, 'Sari', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'A-01', null);
  await moveIn(test, place, unitId, resident, '[2026-01-01,)');

  await goTo('2026-10-05T02:00:00Z');
  const early = await report(place);
  await goTo('2026-10-05T02:30:00Z');
  await resolve(early);

  // Reported as November begins in Jakarta, which is still October in UTC.
  await goTo('2026-10-31T17:00:00Z');
  const first = await report(place);
  await goTo('2026-10-31T17:10:00Z');
  await resolve(first);
  await sendBack(first);
  await goTo('2026-11-02T03:00:00Z');
  await resolve(first);
  await move(resident, first, { to: 'closed', rating: 'good' });
  await report(place);
  const late = await report(menara, { priority: 'emergency' });
  await goTo('2026-11-04T03:00:00Z');
  await resolve(late);
  const gone = await report(menara);
  await move(manager, gone, { to: 'cancelled', reason: 'Salah lapor' });
});
afterAll(() => test.close());

/** Sets the clock, with everybody signed in just then. */
async function goTo(at: string): Promise<void> {
  test.clock.now = Date.parse(at);
  await sql`UPDATE session SET created_at = ${new Date(at)}, expires_at = ${new Date(test.clock.now + 3_600_000)}`.execute(
    test.context.db,
  );
}
const call = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, version?: number) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...who.bearer,
      ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
async function report({ buildingId }: TestPlace, body: object = {}): Promise<string> {
  const own = buildingId === place.buildingId;
  const answer = await call(own ? resident : manager, 'POST', `/buildings/${buildingId}/tickets`, {
    title: 'Keran bocor',
    ...(own ? { unitId } : {}),
    ...body,
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json().data.id;
}
async function move(who: TestPerson, id: string, step: object): Promise<void> {
  const { version }: Ticket = (await call(manager, 'GET', `/tickets/${id}`)).json().data;
  const answer = await call(who, 'POST', `/tickets/${id}/moves`, step, version);
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
}
async function resolve(id: string): Promise<void> {
  const { version }: Ticket = (await call(manager, 'GET', `/tickets/${id}`)).json().data;
  await call(manager, 'PUT', `/tickets/${id}/assignment`, { assigneeId: technician.id, executorIds: [] }, version);
  await move(manager, id, { to: 'in-progress' });
  await move(manager, id, { to: 'resolved', note: 'Sudah diganti' });
}
const sendBack = (id: string) => move(resident, id, { to: 'new', reason: 'Masih menetes' });
const reportOf = async (who: TestPerson, query: string): Promise<TicketReport> =>
  (await call(who, 'GET', `/portfolio/tickets?month=2026-11${query}`)).json().data;
const rowsOf = ({ rows }: TicketReport) =>
  rows.map(({ name, now, before }) => [name, now.received, now.resolved, before.received]);

describe('the report of a month of tickets', () => {
  it('counts what was received and resolved in the month of the building, beside the month before', async () => {
    const { total } = await reportOf(manager, '');

    expect(total.now).toEqual({
      received: 3,
      answered: 2,
      answeredInTime: 1,
      // The emergency, and the one that nobody has answered within its four hours.
      answeredLate: 2,
      // Ten minutes, and two days: the middle between them.
      medianAnswerSeconds: 86_700,
      resolved: 2,
      resolvedInTime: 1,
      medianResolveSeconds: (34 * 3600 + 48 * 3600) / 2,
      reopened: 1,
      good: 1,
      bad: 0,
    });
    expect(total.before).toEqual({
      received: 1,
      answered: 1,
      answeredInTime: 1,
      answeredLate: 0,
      medianAnswerSeconds: 1800,
      resolved: 1,
      resolvedInTime: 1,
      medianResolveSeconds: 1800,
      reopened: 0,
      good: 0,
      bad: 0,
    });
  });

  it('has a row for each building, the one with most reports first', async () => {
    expect(rowsOf(await reportOf(manager, '&by=building'))).toEqual([
      ['Gedung Graha', 2, 1, 1],
      ['Gedung Menara', 1, 1, 0],
    ]);
  });

  it('has a row for each person who had them, and one without a name for what nobody has', async () => {
    expect(rowsOf(await reportOf(manager, '&by=assignee'))).toEqual([
      ['Agus', 2, 2, 1],
      [null, 1, 0, 0],
    ]);
  });

  it('puts tickets without a category into one row', async () => {
    expect(rowsOf(await reportOf(manager, '&by=category'))).toEqual([[null, 3, 2, 1]]);
  });

  it('tells of one building alone when it is asked to', async () => {
    const { total, rows } = await reportOf(manager, `&buildingId=${menara.buildingId}`);

    expect([total.now.received, rows.map(({ name }) => name)]).toEqual([1, ['Gedung Menara']]);
  });

  it('tells nothing to those who may see their own tickets alone, nor of a building of others', async () => {
    const stranger = await makePlace(test, 'Lain');
    const empty = { total: { received: 0 }, rows: [] };

    for (const who of [resident, stranger.owner]) {
      const { total, rows } = await reportOf(who, `&buildingId=${place.buildingId}`);
      expect({ total: { received: total.now.received }, rows }).toEqual(empty);
    }
  });

  it('leaves out the buildings that a manager is not of', async () => {
    const elsewhere = await makeMember(test, place, 'Dewi', ['building-manager'], [menara.buildingId]);

    expect(rowsOf(await reportOf(elsewhere, ''))).toEqual([['Gedung Menara', 1, 1, 0]]);
  });

  it('does not count as answered late what nobody has answered while there is time', async () => {
    await goTo('2026-11-02T04:00:00Z');
    const { now } = (await reportOf(manager, '')).total;

    expect([now.answered, now.answeredInTime, now.answeredLate]).toEqual([2, 1, 1]);
  });

  it('refuses a month that is none', async () => {
    const answer = await call(manager, 'GET', '/portfolio/tickets?month=2026-13');

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['month']]);
  });
});
