import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketEvent } from '@imah/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, type TestPerson, type TestPlace } from '../http/testing/people.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let unitId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, `A-${randomUUIDv7().slice(-4)}`, resident);
  test.liveCalls.length = 0;
});

const call = (who: TestPerson, method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const report = async (id: string = randomUUIDv7()): Promise<Ticket> => {
  const body = { id, title: 'Keran bocor', unitId };
  return (await call(resident, 'POST', `/buildings/${place.buildingId}/tickets`, body)).json().data;
};
const move = (who: TestPerson, id: string, step: object, version: number) =>
  call(who, 'POST', `/tickets/${id}/moves`, step, { 'if-match': `"${version}"` });
const movesOf = async (id: string): Promise<string[]> => {
  const { data }: { data: TicketEvent[] } = (await call(manager, 'GET', `/tickets/${id}/events`)).json();
  return data.filter(({ kind }) => kind === 'moved').map(({ to }) => to ?? '');
};

it('a move whose answer was lost is answered again, not refused for its old version, and happens and is told once', async () => {
  const { id } = await report();
  const step = { id: randomUUIDv7(), to: 'in-progress' };
  const first = await move(manager, id, step, 1);
  test.liveCalls.length = 0;
  const again = await move(manager, id, step, 1);

  expect([first.statusCode, again.statusCode, again.json().data.state, again.json().data.version]).toEqual([
    200,
    200,
    'in-progress',
    2,
  ]);
  expect(await movesOf(id)).toEqual(['in-progress']);
  expect(test.liveCalls).toEqual([]);
});

it('a move that arrives twice at once happens once', async () => {
  const { id } = await report();
  const step = { id: randomUUIDv7(), to: 'in-progress' };

  const answers = await Promise.all([1, 2, 3].map(() => move(manager, id, step, 1)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await movesOf(id)).toEqual(['in-progress']);
});

it('a move is known again after others have moved the ticket on, which stays as it is', async () => {
  const { id } = await report();
  const step = { id: randomUUIDv7(), to: 'in-progress' };
  await move(manager, id, step, 1);
  await move(technician, id, { to: 'waiting', waitingReason: 'part' }, 2);

  const again = await move(manager, id, step, 1);

  expect([again.statusCode, again.json().data.state]).toEqual([200, 'waiting']);
});

it('a move that did not happen is still refused for its old version, with the ticket as it stands', async () => {
  const { id } = await report();
  await move(technician, id, { id: randomUUIDv7(), to: 'cancelled', reason: 'Laporan ganda' }, 1);

  const late = await move(manager, id, { id: randomUUIDv7(), to: 'in-progress' }, 1);

  expect([late.statusCode, late.json().code, late.json().current.state]).toEqual([412, 'VERSI_BERUBAH', 'cancelled']);
});

it("the id of another's move, or of another move, is refused", async () => {
  const { id } = await report();
  const step = { id: randomUUIDv7(), to: 'in-progress' };
  await move(manager, id, step, 1);
  const answers = [
    await move(technician, id, step, 1),
    await move(manager, id, { ...step, to: 'waiting', waitingReason: 'part' }, 2),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'KUNCI_DIPAKAI_ULANG'],
    [409, 'KUNCI_DIPAKAI_ULANG'],
  ]);
});

it('a report and a reply arrive once also where the first try died with the server and its key is still held', async () => {
  const ticket = await report();
  const body = { id: randomUUIDv7(), body: 'Air masih menetes' };
  await call(resident, 'POST', `/tickets/${ticket.id}/replies`, body);
  // The key as a killed server leaves it.
  await sql`UPDATE idempotency_key SET status = 0, answer = 'null'`.execute(test.context.db);

  const again = [
    await report(ticket.id),
    (await call(resident, 'POST', `/tickets/${ticket.id}/replies`, body)).json().data,
  ];
  const replies = (await call(resident, 'GET', `/tickets/${ticket.id}/replies`)).json().data;

  expect(again.map(({ id }) => id)).toEqual([ticket.id, body.id]);
  expect(replies.map(({ id }: { id: string }) => id)).toEqual([body.id]);
});

it('what waited for one person is not taken under the session of another', async () => {
  const { id } = await report();
  const body = { id: randomUUIDv7(), body: 'Dari orang lain' };
  const send = (account: string) => call(manager, 'POST', `/tickets/${id}/replies`, body, { 'imah-account': account });

  expect([(await send(resident.id)).statusCode, (await send(manager.id)).statusCode]).toEqual([401, 201]);
});
