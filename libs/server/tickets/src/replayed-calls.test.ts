import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketEvent } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

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

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object, headers = {}) =>
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

const eventsOf = async (id: string): Promise<string[]> => {
  const { data }: { data: TicketEvent[] } = (await call(manager, 'GET', `/tickets/${id}/events`)).json();
  return data.map(({ kind, fields }) => [kind, ...fields].join(' ')).toReversed();
};

it('a change of fields and an assignment whose answers were lost are known again, also after others have changed the ticket', async () => {
  const { id } = await report();
  const fields = { id: randomUUIDv7(), title: 'Keran dapur bocor', priority: 'high' };
  const workers = { id: randomUUIDv7(), assigneeId: technician.id };
  const change = (version: number) => call(manager, 'PATCH', `/tickets/${id}`, fields, { 'if-match': `"${version}"` });
  const assign = (version: number) =>
    call(manager, 'PUT', `/tickets/${id}/assignment`, workers, { 'if-match': `"${version}"` });
  await Promise.all([change(1), change(1)]);
  await assign(2);
  await call(technician, 'PATCH', `/tickets/${id}`, { title: 'Keran rusak' }, { 'if-match': '"3"' });
  test.liveCalls.length = 0;

  const again = [await change(1), await assign(2)];

  expect(again.map((answer) => [answer.statusCode, answer.json().data.title, answer.json().data.version])).toEqual([
    [200, 'Keran rusak', 4],
    [200, 'Keran rusak', 4],
  ]);
  expect(await eventsOf(id)).toEqual(['created', 'changed title priority', 'assigned', 'changed title']);
  expect(test.liveCalls).toEqual([]);
});

it('an answer on the checklist does not write over one that was given since, and is told what stands', async () => {
  const { id } = await report();
  const check = { id: randomUUIDv7(), label: 'Tekanan air', kind: 'number' };
  await call(manager, 'POST', `/tickets/${id}/checks`, check);
  const answer = (who: TestPerson, body: object) => call(who, 'PUT', `/tickets/${id}/checks/${check.id}`, body);
  const mine = { answer: '2.5', before: null };
  const first = await answer(technician, mine);
  const lost = await answer(technician, mine);
  await answer(manager, { answer: '3', before: '2.5' });

  const late = await answer(technician, mine);
  const decided = await answer(technician, { answer: '2.5', before: '3' });

  expect([first, lost, late, decided].map(({ statusCode }) => statusCode)).toEqual([200, 200, 412, 200]);
  expect([late.json().code, late.json().current.answer]).toEqual(['VERSI_BERUBAH', '3']);
  expect(decided.json().data.checks.map(({ answer: stands }: { answer: string }) => stands)).toEqual(['2.5']);
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

it('a report and a reply arrive once also where the key of the first try is not known any more', async () => {
  const ticket = await report();
  const body = { id: randomUUIDv7(), body: 'Air masih menetes' };
  await call(resident, 'POST', `/tickets/${ticket.id}/replies`, body);
  await sql`DELETE FROM idempotency_key`.execute(test.context.db);

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
