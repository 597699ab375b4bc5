import { randomUUIDv7 } from 'node:crypto';
import type { Today, VisitToday } from '@imah/contract/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
const people = new Map<string, TestPerson>();
let unitId: string;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);
const hour = 3_600_000;
const as = (name: string) => people.get(name) as TestPerson;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setClock(start);
  place = await makePlace(test, 'Melati');
  people.set('manager', await makeMember(test, place, 'Manajer', ['building-manager']));
  people.set('manager elsewhere', await makeMember(test, place, 'Manajer lain', ['building-manager'], []));
  people.set('technician', await makeMember(test, place, 'Tono', ['technician']));
  people.set('colleague', await makeMember(test, place, 'Tini', ['technician']));
  people.set('resident', await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]));
  people.set('neighbour', await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]));
  unitId = await makeUnit(test, place, 'A-01', as('resident'));
});

async function setClock(at: number) {
  test.clock.now = at;
  await sql`UPDATE session SET expires_at = ${new Date(at + hour)}`.execute(test.context.db);
}
const call = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7() },
    ...(payload === undefined ? {} : { payload }),
  });

/** A ticket of the resident that the technician has, and slots offered for it, each two hours long, from so many hours on. */
async function offered(title: string, ...inHours: readonly number[]) {
  const ticketId = await makeTicket(test, place, { title, reporterId: as('resident').id, unitId });
  await sql`UPDATE ticket SET state = 'in-progress', assignee_id = ${as('technician').id}, reporter_name = 'Warga',
    reporter_phone = '+628123456789' WHERE id = ${ticketId}`.execute(test.context.db);
  const id = randomUUIDv7();
  const slots = inHours.map((from) => ({
    begin: new Date(test.clock.now + from * hour).toISOString(),
    end: new Date(test.clock.now + (from + 2) * hour).toISOString(),
  }));
  const answer = await call(as('technician'), 'POST', `/tickets/${ticketId}/appointments`, { id, slots });
  expect(answer.statusCode).toBe(201);
  return { ticketId, id, slots };
}
type Offered = Awaited<ReturnType<typeof offered>>;
async function answered({ ticketId, id }: Offered, body: { begin: string | null | undefined; reason?: string }) {
  const path = `/tickets/${ticketId}/appointments/${id}/answer`;
  expect((await call(as('resident'), 'PUT', path, body)).statusCode).toBe(200);
}
const agreed = async (title: string, inHours: number) => {
  const offer = await offered(title, inHours);
  await answered(offer, { begin: offer.slots[0]?.begin });
  return offer;
};

const todayAs = async (name: string): Promise<Today> => (await call(as(name), 'GET', '/today')).json().data;
const visitsOf = ({ items }: Today): VisitToday[] => items.flatMap((item) => (item.kind === 'visit' ? [item] : []));
const visitsAs = async (name: string) =>
  visitsOf(await todayAs(name)).map(({ reason, ticket, mine }) => [reason, ticket.title, mine]);

it('are those of today, in the order of their time, for who works on the ticket and who gives tickets out there', async () => {
  await agreed('Sore', 6);
  await agreed('Siang', 3);
  await agreed('Besok', 24);
  const [visit] = visitsOf(await todayAs('manager'));

  expect(await visitsAs('technician')).toEqual([
    ['comes', 'Siang', true],
    ['comes', 'Sore', true],
  ]);
  expect(await visitsAs('manager')).toEqual([
    ['comes', 'Siang', false],
    ['comes', 'Sore', false],
  ]);
  expect((await todayAs('manager')).totals.visit).toBe(2);
  expect(visit?.contact).toEqual({ name: 'Warga', phone: '+628123456789' });
  expect(visit?.slot).toEqual({
    begin: new Date(start + 3 * hour).toISOString(),
    end: new Date(start + 5 * hour).toISOString(),
  });
  const others = ['manager elsewhere', 'colleague', 'resident', 'neighbour'];
  expect(await Promise.all(others.map(visitsAs))).toEqual(others.map(() => []));
});

it('are the next one alone where nobody comes today, and none once it is over or its ticket has ended', async () => {
  const next = await agreed('Besok', 24);
  await agreed('Lusa', 48);

  expect(await visitsAs('technician')).toEqual([['comes', 'Besok', true]]);
  await setClock(start + 25 * hour);
  expect(await visitsAs('technician')).toEqual([['comes', 'Besok', true]]);
  await setClock(start + 26 * hour);
  expect(await visitsAs('technician')).toEqual([['comes', 'Lusa', true]]);
  await setClock(start);
  await sql`UPDATE ticket SET state = 'closed' WHERE id = ${next.ticketId}`.execute(test.context.db);
  expect(await visitsAs('technician')).toEqual([['comes', 'Lusa', true]]);
});

it('are slots to choose from for whose ticket it is, and wait for the staff once nobody has chosen for a day', async () => {
  await offered('Keran', 30, 50);
  const [first] = visitsOf(await todayAs('resident'));

  expect(await visitsAs('resident')).toEqual([['choose', 'Keran', false]]);
  expect([first?.slot?.begin, first?.contact]).toEqual([new Date(start + 30 * hour).toISOString(), null]);
  expect(await Promise.all(['technician', 'manager', 'neighbour'].map(visitsAs))).toEqual([[], [], []]);
  await setClock(start + 24 * hour + 1);
  expect(await Promise.all(['technician', 'manager', 'colleague'].map(visitsAs))).toEqual([
    [['unanswered', 'Keran', true]],
    [['unanswered', 'Keran', false]],
    [],
  ]);
  expect(await visitsAs('resident')).toEqual([['choose', 'Keran', false]]);
});

it('wait for the staff at once where the last slot has begun, and the resident has nothing left to choose', async () => {
  await offered('Keran', 1);
  await setClock(start + hour);

  expect(await visitsAs('technician')).toEqual([['unanswered', 'Keran', true]]);
  expect(await visitsAs('resident')).toEqual([]);
});

it('wait for the staff where none of the slots fits, until others are offered', async () => {
  const offer = await offered('Keran', 30);
  await answered(offer, { begin: null, reason: 'Sedang di luar kota' });

  expect(await visitsAs('manager')).toEqual([['declined', 'Keran', false]]);
  expect(await visitsAs('resident')).toEqual([]);
  await call(as('technician'), 'POST', `/tickets/${offer.ticketId}/appointments`, {
    id: randomUUIDv7(),
    slots: offer.slots,
  });
  expect(await visitsAs('manager')).toEqual([]);
  expect(await visitsAs('resident')).toEqual([['choose', 'Keran', false]]);
});

it('leave the numbers of tickets as they are', async () => {
  const before = await todayAs('manager');
  await offered('Keran', 30);
  await agreed('Pipa', 2);
  const after = await todayAs('manager');

  expect([before.totals.visit, after.totals.visit]).toEqual([0, 1]);
  expect([after.totals.ticket, after.tickets]).toEqual([0, before.tickets]);
});

it('of a cost, a ticket that nobody has asks its payer too', async () => {
  const ticketId = await makeTicket(test, place, { title: 'Keran', reporterId: as('resident').id, unitId });
  await sql`UPDATE ticket SET state = 'in-progress' WHERE id = ${ticketId}`.execute(test.context.db);
  const asked = await call(as('manager'), 'POST', `/tickets/${ticketId}/quotes`, {
    id: randomUUIDv7(),
    lines: [{ label: 'Keran baru', amount: 35_000 }],
    note: '',
    validUntil: '2026-11-30',
  });

  expect(asked.statusCode).toBe(201);
  expect((await todayAs('resident')).totals.quote).toBe(1);
});
