import { randomUUIDv7 } from 'node:crypto';
import type { OwnReport } from '@imah/contract/tickets';
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
let unitId: string;
const start = Date.UTC(2026, 10, 23, 3);
const slot = (day: number, hour: number) => ({
  begin: new Date(Date.UTC(2026, 10, day, hour)).toISOString(),
  end: new Date(Date.UTC(2026, 10, day, hour + 2)).toISOString(),
});

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
  unitId = await makeUnit(test, place, 'A-01', resident);
});

const reportsOf = async (who: TestPerson): Promise<OwnReport[]> =>
  (await calls.call(who, 'GET', '/own-reports')).json().data;
const reply = async (who: TestPerson, ticketId: string, body: string) =>
  expect((await calls.call(who, 'POST', `/tickets/${ticketId}/replies`, { body })).statusCode).toBe(201);

it('are the newest five of the person that are open, and nobody else’s', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    test.clock.now += 60_000;
    ids.unshift((await calls.report(resident, { unitId, title: `Keran ${index}` })).id);
  }
  await sql`UPDATE ticket SET state = 'closed' WHERE id = ${ids[0]}`.execute(test.context.db);

  expect((await reportsOf(resident)).map(({ ticket }) => ticket.id)).toEqual(ids.slice(1));
  expect([await reportsOf(neighbour), await reportsOf(technician)]).toEqual([[], []]);
  expect((await reportsOf(resident))[0]).toMatchObject({ visit: null, lastReply: null });
});

it('carry the last reply of the staff, with whose it is, until the person has read what tells of it', async () => {
  const { id } = await calls.report(resident, { unitId });
  await calls.assign(manager, id, technician.id);
  await reply(technician, id, 'Kami datang besok.');
  test.clock.now += 60_000;
  await reply(technician, id, 'a'.repeat(300));
  await reply(resident, id, 'Terima kasih');
  const note = { body: 'Hanya untuk staf' };
  await calls.call(technician, 'POST', `/tickets/${id}/notes`, note);
  await fanOut(test.context);
  const at = new Date(start + 60_000).toISOString();

  const [told] = await reportsOf(resident);
  expect(told?.lastReply).toEqual({ by: 'Tono', at, excerpt: 'a'.repeat(160), unread: true });
  await sql`UPDATE notification SET read_at = now() WHERE user_id = ${resident.id}`.execute(test.context.db);
  const [read] = await reportsOf(resident);
  expect(read?.lastReply).toEqual({ by: 'Tono', at, excerpt: 'a'.repeat(160), unread: false });
});

it('carry the slots to choose from, then who comes when, and nothing once it is over', async () => {
  const { id: ticketId } = await calls.report(resident, { unitId });
  await calls.assign(manager, ticketId, technician.id);
  const [morning, noon] = [slot(24, 2), slot(24, 6)];
  const id = randomUUIDv7();
  const body = { id, slots: [noon, morning] };
  expect((await calls.call(technician, 'POST', `/tickets/${ticketId}/appointments`, body)).statusCode).toBe(201);
  const visit = async () => (await reportsOf(resident))[0]?.visit;

  expect(await visit()).toEqual({ state: 'choose', ...morning });
  await calls.call(resident, 'PUT', `/tickets/${ticketId}/appointments/${id}/answer`, { begin: noon.begin });
  expect(await visit()).toEqual({ state: 'comes', ...noon });
  test.clock.now = Date.parse(noon.end);
  await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + 3_600_000)}`.execute(test.context.db);
  expect(await visit()).toBeNull();
});
