import { randomUUIDv7 } from 'node:crypto';
import type { TicketAppointments } from '@imah/contract/tickets';
import { fanOut } from '@imah/server-notifications';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { ticketCalls, type TicketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let calls: TicketCalls;
let ticketId: string;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);
const slot = (day: number, hour: number, hours = 2) => ({
  begin: new Date(Date.UTC(2026, 10, day, hour)).toISOString(),
  end: new Date(Date.UTC(2026, 10, day, hour + hours)).toISOString(),
});
const morning = slot(24, 2);
const noon = slot(24, 6);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  calls = ticketCalls(test, place, manager);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = (await calls.report(resident, { unitId })).id;
  await calls.assign(manager, ticketId, technician.id);
});

const offer = (who: TestPerson, body: object = {}) =>
  calls.call(who, 'POST', `/tickets/${ticketId}/appointments`, {
    id: randomUUIDv7(),
    slots: [morning, noon],
    ...body,
  });
const read = async (who: TestPerson): Promise<TicketAppointments> =>
  (await calls.call(who, 'GET', `/tickets/${ticketId}/appointments`)).json().data;
const lastId = async () => (await read(technician)).appointments[0]?.id ?? '';
const answer = async (who: TestPerson, body: object, id?: string) =>
  calls.call(who, 'PUT', `/tickets/${ticketId}/appointments/${id ?? (await lastId())}/answer`, body);
const cancel = async (who: TestPerson, reason = 'Hujan deras') =>
  calls.call(who, 'PUT', `/tickets/${ticketId}/appointments/${await lastId()}/cancellation`, { reason });
const states = async () => (await read(technician)).appointments.map(({ state, agreed }) => [state, agreed?.begin]);
const told = async (): Promise<string[]> => {
  await fanOut(test.context);
  const { rows } = await sql<{ said: string }>`SELECT n.kind || ' ' || u.name AS said FROM notification n
    JOIN app_user u ON u.id = n.user_id WHERE n.kind LIKE 'ticket-appointment-%' AND n.org_id = ${place.orgId}
`.execute(test.context.db);
  return rows.map(({ said }) => said.replace('ticket-appointment-', '')).toSorted();
};

it('is offered by who works on the ticket, taken by whose it is, and told to the other side', async () => {
  expect((await offer(technician)).statusCode).toBe(201);
  expect([(await read(technician)).acts, (await read(resident)).acts]).toEqual([['offer', 'cancel'], ['answer']]);
  const { statusCode } = await answer(resident, { begin: morning.begin });

  expect(statusCode).toBe(200);
  expect(await states()).toEqual([['agreed', morning.begin]]);
  expect(await told()).toEqual(['changed Tono', 'offered Warga']);
  expect((await calls.events(resident, ticketId)).slice(0, 2).map(({ kind, begin }) => [kind, begin])).toEqual([
    ['appointment-agreed', morning.begin],
    ['appointment-offered', null],
  ]);
  const audit = await sql<{ action: string }>`SELECT action FROM audit_event WHERE entity_id = ${ticketId}
    AND action LIKE 'appointment-%' ORDER BY seq`.execute(test.context.db);
  expect(audit.rows.map(({ action }) => action)).toEqual(['appointment-offered', 'appointment-agreed']);
});

it('is the same however often it is offered and answered in the same way', async () => {
  const body = { id: randomUUIDv7() };
  await offer(technician, body);
  await offer(technician, body);
  for (const count of [1, 2])
    expect([count, (await answer(resident, { begin: noon.begin })).statusCode]).toEqual([count, 200]);

  expect(await states()).toEqual([['agreed', noon.begin]]);
  expect(await told()).toHaveLength(2);
});

it('is neither offered by a resident nor answered by anybody but whose ticket it is', async () => {
  expect((await offer(resident)).statusCode).toBe(404);
  await offer(technician);

  expect((await answer(technician, { begin: morning.begin })).statusCode).toBe(403);
  expect((await answer(neighbour, { begin: morning.begin })).statusCode).toBe(404);
  expect((await cancel(resident)).statusCode).toBe(403);
});

it.each([
  ['one that has begun', [slot(23, 3)], 'slots.0.begin'],
  ['one too far ahead', [{ begin: '2027-11-24T02:00:00.000Z', end: '2027-11-24T04:00:00.000Z' }], 'slots.0.begin'],
  ['one that ends before it begins', [{ begin: morning.end, end: morning.begin }], 'slots.0.end'],
  ['one of more than twelve hours', [slot(24, 2, 13)], 'slots.0.end'],
  ['two that overlap', [morning, slot(24, 3)], 'slots.1.begin'],
  ['none', [], 'slots'],
  ['six', [1, 2, 3, 4, 5, 6].map((day) => slot(23 + day, 2)), 'slots'],
] as const)('has no slots like %s', async (_what, slots, field) => {
  const refused = await offer(technician, { slots });

  expect([refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([422, [field]]);
});

it('is declined with a reason, after which other slots are offered', async () => {
  await offer(technician);
  const bare = await answer(resident, { begin: null });
  expect([bare.statusCode, Object.keys(bare.json().errors ?? {})]).toEqual([422, ['reason']]);
  await answer(resident, { begin: null, reason: 'Saya di kantor sampai sore' });
  await offer(technician, { slots: [slot(25, 10)] });

  expect(await states()).toEqual([
    ['offered', undefined],
    ['declined', undefined],
  ]);
});

it('is moved by the resident to another slot, and by the staff by others, each with a reason', async () => {
  await offer(technician);
  await answer(resident, { begin: morning.begin });
  const bare = await answer(resident, { begin: noon.begin });
  expect([bare.statusCode, Object.keys(bare.json().errors ?? {})]).toEqual([422, ['reason']]);
  await answer(resident, { begin: noon.begin, reason: 'Baru pulang siang' });
  expect(await states()).toEqual([['agreed', noon.begin]]);
  expect(Object.keys((await offer(technician)).json().errors ?? {})).toEqual(['reason']);
  await offer(technician, { slots: [slot(25, 2)], reason: 'Suku cadang belum datang' });

  expect(await states()).toEqual([
    ['offered', undefined],
    ['replaced', noon.begin],
  ]);
});

it.each(['technician', 'resident'] as const)('that was agreed is cancelled by the %s', async (who) => {
  await offer(technician);
  await answer(resident, { begin: morning.begin });
  expect((await cancel(who === 'technician' ? technician : resident)).statusCode).toBe(200);

  expect(await states()).toEqual([['cancelled', morning.begin]]);
  expect((await answer(resident, { begin: noon.begin })).statusCode).toBe(409);
  // Of the offer and its acceptance each has heard before.
  const cancelled = sql<{ name: string }>`SELECT u.name FROM notification n JOIN app_user u ON u.id = n.user_id
    WHERE n.org_id = ${place.orgId} AND n.data ->> 'appointment' = 'appointment-cancelled'`;
  await fanOut(test.context);
  expect((await cancelled.execute(test.context.db)).rows).toEqual([{ name: who === 'technician' ? 'Warga' : 'Tono' }]);
});

it('taken and taken back in the same moment is one of both, and never half of each', async () => {
  await offer(technician);
  const id = await lastId();
  const [taken, cancelled] = await Promise.all([answer(resident, { begin: morning.begin }, id), cancel(technician)]);

  expect(cancelled.statusCode).toBe(200);
  expect(await states()).toEqual([['cancelled', taken.statusCode === 200 ? morning.begin : undefined]]);
});

it('taken by two who live together in the same moment is one slot, and the second gives a reason', async () => {
  await offer(technician);
  const id = await lastId();
  const answers = await Promise.all([
    answer(resident, { begin: morning.begin }, id),
    answer(resident, { begin: noon.begin }, id),
  ]);

  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

it('ends with its ticket, and nothing is arranged for one that has ended', async () => {
  await offer(technician);
  await answer(resident, { begin: morning.begin });
  await calls.move(manager, ticketId, { to: 'cancelled', reason: 'Sudah tidak perlu' });

  expect(await states()).toEqual([['ended', morning.begin]]);
  expect((await offer(technician)).statusCode).toBe(409);
  expect((await read(resident)).acts).toEqual([]);
});

it('of which every slot has begun is over, and one that was kept is no longer moved', async () => {
  await offer(technician);
  await calls.goTo('2026-11-24T07:00:00.000Z');
  expect(await states()).toEqual([['expired', undefined]]);
  expect((await answer(resident, { begin: noon.begin })).statusCode).toBe(409);

  const [late, next] = [slot(24, 8), slot(24, 12)];
  await offer(technician, { slots: [late] });
  await answer(resident, { begin: late.begin });
  await calls.goTo('2026-11-24T09:00:00.000Z');
  expect((await cancel(resident)).statusCode).toBe(409);
  await offer(technician, { slots: [next] });

  expect(await states()).toEqual([
    ['offered', undefined],
    ['ended', late.begin],
    ['replaced', undefined],
  ]);
});

it('that nobody could take was agreed elsewhere: its one slot holds at once', async () => {
  ticketId = (await calls.report(manager, { reporter: { name: 'Bu Ani', phone: '+628123456789' } })).id;
  const two = await offer(manager);
  expect([two.statusCode, Object.keys(two.json().errors ?? {})]).toEqual([422, ['slots']]);
  await offer(manager, { slots: [morning] });

  expect((await read(manager)).appointments.map(({ state, agreed }) => [state, agreed])).toEqual([['agreed', morning]]);
});
