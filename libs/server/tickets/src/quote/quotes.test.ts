import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketQuotes } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';
import { expireQuotes } from './expire-quotes.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let unitId: string;
let ticketId: string;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);

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
  unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = await report(resident, { unitId });
  await assign(technician);
  await move(technician, { to: 'in-progress' });
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = {},
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const report = async (who: TestPerson, body: object): Promise<string> =>
  (await call(who, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Keran bocor', ...body })).json().data.id;
const seen = async (): Promise<Ticket> => (await call(manager, 'GET', `/tickets/${ticketId}`)).json().data;
const match = async () => ({ 'if-match': `"${(await seen()).version}"` });
const assign = async (who: TestPerson) =>
  call(manager, 'PUT', `/tickets/${ticketId}/assignment`, { assigneeId: who.id }, await match());
const move = async (who: TestPerson, step: object) =>
  call(who, 'POST', `/tickets/${ticketId}/moves`, step, await match());

const draft = (change: object = {}) => ({
  id: randomUUIDv7(),
  lines: [
    { label: 'Keran baru', amount: 350_000 },
    { label: 'Jasa', amount: 150_000 },
  ],
  note: 'Merek yang sama.',
  validUntil: '2026-11-30',
  ...change,
});
const ask = (who: TestPerson, body: object) => call(who, 'POST', `/tickets/${ticketId}/quotes`, body);
const decide = (who: TestPerson, quoteId: string, body: object) =>
  call(who, 'PUT', `/tickets/${ticketId}/quotes/${quoteId}/decision`, body);
const quotes = async (who: TestPerson = resident): Promise<TicketQuotes> =>
  (await call(who, 'GET', `/tickets/${ticketId}/quotes`)).json().data;
const states = async () => (await quotes()).quotes.map(({ round, state }) => `${round} ${state}`);
const stateOfTicket = async () => {
  const { state, waitingReason } = await seen();
  return waitingReason === null ? state : `${state} ${waitingReason}`;
};
const told = async (who: TestPerson) => {
  await fanOut(test.context);
  const rows = await test.context.db
    .selectFrom('notification')
    .select('kind')
    .where('user_id', '=', who.id)
    .where('kind', 'like', 'ticket-quote-%')
    .execute();
  return rows.map(({ kind }) => kind);
};
const history = async () => {
  const { data }: { data: { kind: string; to: string | null }[] } = (
    await call(resident, 'GET', `/tickets/${ticketId}/events`)
  ).json();
  return data.flatMap(({ kind, to }) => (kind.startsWith('quote-') ? [`${kind} ${to}`] : [])).toReversed();
};

it('a quote makes the ticket wait for the resident, and work goes on when they approve it', async () => {
  const body = draft();
  for (let again = 0; again < 2; again += 1) expect((await ask(technician, body)).statusCode).toBe(201);
  expect([await stateOfTicket(), await told(resident)]).toEqual(['waiting approval', ['ticket-quote-asked']]);
  expect(await quotes()).toEqual({
    quotes: [
      {
        ...body,
        round: 1,
        total: 500_000,
        state: 'asked',
        askedBy: { id: technician.id, name: 'Tono' },
        askedAt: '2026-11-23T03:00:00.000Z',
        endedBy: null,
        endedAt: null,
        reason: null,
      },
    ],
    payable: false,
    deciders: [{ id: resident.id, name: 'Warga' }],
  });

  for (let again = 0; again < 2; again += 1)
    expect((await decide(resident, body.id, { decision: 'approved' })).statusCode).toBe(200);
  expect([await stateOfTicket(), (await quotes()).payable, await states()]).toEqual([
    'in-progress',
    true,
    ['1 approved'],
  ]);
  expect(await told(technician)).toEqual(['ticket-quote-answered']);
  expect(await history()).toEqual(['quote-asked waiting', 'quote-approved in-progress']);
});

it('a refusal says why, and the staff read it', async () => {
  const body = draft();
  await ask(technician, body);
  expect((await decide(resident, body.id, { decision: 'refused' })).json().errors).toHaveProperty('reason');
  await decide(resident, body.id, { decision: 'refused', reason: 'Terlalu mahal.' });

  const [quote] = (await quotes(technician)).quotes;
  expect([quote?.state, quote?.reason, quote?.endedBy?.name, await stateOfTicket()]).toEqual([
    'refused',
    'Terlalu mahal.',
    'Warga',
    'in-progress',
  ]);
  expect((await decide(resident, body.id, { decision: 'approved' })).json().code).toBe('PERSETUJUAN_BERAKHIR');
});

it('nobody else approves: not the staff, not a neighbour, not a staff member who reported it', async () => {
  const body = draft();
  await ask(manager, body);
  const answers = [
    await decide(manager, body.id, { decision: 'approved' }),
    await decide(technician, body.id, { decision: 'approved' }),
    await decide(neighbour, body.id, { decision: 'approved' }),
    await decide(resident, randomUUIDv7(), { decision: 'approved' }),
    await ask(resident, draft()),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 404, 404]);
  expect(await states()).toEqual(['1 asked']);

  ticketId = await report(manager, {});
  await move(manager, { to: 'in-progress' });
  expect((await ask(manager, draft())).json().code).toBe('PENYETUJU_TIDAK_ADA');
});

it('a changed quote is another round that is approved anew', async () => {
  const [first, second] = [draft(), draft({ lines: [{ label: 'Keran', amount: 600_000 }] })];
  await ask(technician, first);
  await ask(technician, second);
  expect(await states()).toEqual(['2 asked', '1 replaced']);
  expect((await decide(resident, first.id, { decision: 'approved' })).statusCode).toBe(409);
  await decide(resident, second.id, { decision: 'approved' });
  const third = draft();
  await ask(technician, third);
  expect([await states(), (await quotes()).payable, await stateOfTicket()]).toEqual([
    ['3 asked', '2 approved', '1 replaced'],
    false,
    'waiting approval',
  ]);
  await call(technician, 'DELETE', `/tickets/${ticketId}/quotes/${third.id}`);
  expect([(await states())[0], await stateOfTicket()]).toEqual(['3 withdrawn', 'in-progress']);
});

it('two who approve and take back at once leave one of the two stateOfTicket', async () => {
  const body = draft();
  await ask(technician, body);
  const answers = await Promise.all([
    decide(resident, body.id, { decision: 'approved' }),
    call(technician, 'DELETE', `/tickets/${ticketId}/quotes/${body.id}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('ends with its last day where the building is, and is not asked for a day that is over or too far', async () => {
  const body = draft({ validUntil: '2026-11-23' });
  expect((await ask(technician, draft({ validUntil: '2026-11-22' }))).json().errors).toHaveProperty('validUntil');
  expect((await ask(technician, draft({ validUntil: '2027-11-22' }))).json().errors).toHaveProperty('validUntil');
  await ask(technician, body);

  test.clock.now = Date.UTC(2026, 10, 23, 16, 59);
  expect(await expireQuotes(test.context)).toBe(0);
  test.clock.now = Date.UTC(2026, 10, 23, 17, 1);
  expect([await expireQuotes(test.context), await expireQuotes(test.context)]).toEqual([1, 0]);
  test.clock.now = start;
  expect([await states(), await stateOfTicket(), await history()]).toEqual([
    ['1 expired'],
    'in-progress',
    ['quote-asked waiting', 'quote-expired in-progress'],
  ]);
});

it('is only asked while somebody works on the ticket', async () => {
  await move(technician, { to: 'resolved', note: 'Sudah diganti.' });
  expect((await ask(technician, draft())).json().code).toBe('TIKET_TIDAK_BISA_PINDAH');
});
