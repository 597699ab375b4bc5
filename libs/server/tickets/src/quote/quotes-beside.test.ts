import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { type TicketCalls, ticketCalls } from '../testing/ticket-calls.ts';
import { expireQuotes } from './expire-quotes.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let calls: TicketCalls;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.parse('2026-11-23T10:00+07:00');
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  calls = ticketCalls(test, place, manager);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ({ id } = await calls.report(resident, { unitId }));
  await calls.assign(manager, id, technician.id);
  await calls.move(technician, id, { to: 'in-progress' });
});

const draft = (more: object = {}) => ({
  id: randomUUIDv7(),
  lines: [{ label: 'Keran baru', amount: 350_000 }],
  note: '',
  validUntil: '2026-11-23',
  ...more,
});
const ask = (body: object, who = technician) => calls.call(who, 'POST', `/tickets/${id}/quotes`, body);
const withdraw = (quoteId: string, who = technician) => calls.call(who, 'DELETE', `/tickets/${id}/quotes/${quoteId}`);
const decide = (quoteId: string, body: object, who = resident) =>
  calls.call(who, 'PUT', `/tickets/${id}/quotes/${quoteId}/decision`, body);
const stateOfTicket = async () => {
  const { state, waitingReason } = await calls.seen(id);
  return waitingReason === null ? state : `${state} ${waitingReason}`;
};
const stateOfQuote = async () =>
  (
    await test.context.db
      .selectFrom('ticket_quote')
      .select('state')
      .where('ticket_id', '=', id)
      .orderBy('round', 'desc')
      .executeTakeFirstOrThrow()
  ).state;
/** The work goes on without the answer, and then waits for something else. */
async function waitForPart(): Promise<void> {
  await calls.move(technician, id, { to: 'in-progress' });
  await calls.move(technician, id, { to: 'waiting', waitingReason: 'part' });
}

describe('a ticket that waits for something else than the answer', () => {
  it('goes on waiting for that when the time to answer is over', async () => {
    await ask(draft());
    await waitForPart();

    await calls.goTo('2026-11-24T00:01+07:00');
    await expireQuotes(test.context);

    expect([await stateOfTicket(), await stateOfQuote()]).toEqual(['waiting part', 'expired']);
    const [last] = await calls.events(manager, id);
    expect([last?.kind, last?.to, last?.waitingReason]).toEqual(['quote-expired', 'waiting', 'part']);
  });

  it.each(['approved', 'refused'])('goes on waiting for that when the quote is %s', async (decision) => {
    const quote = draft();
    await ask(quote);
    await waitForPart();

    await decide(quote.id, { decision, ...(decision === 'refused' ? { reason: 'Terlalu mahal' } : {}) });

    expect([await stateOfTicket(), await stateOfQuote()]).toEqual(['waiting part', decision]);
  });

  it('goes on waiting for that when the quote is taken back', async () => {
    const quote = draft();
    await ask(quote);
    await waitForPart();

    expect((await withdraw(quote.id)).statusCode).toBe(200);

    expect(await stateOfTicket()).toBe('waiting part');
  });

  it('waits for the answer once a quote is asked', async () => {
    await calls.move(technician, id, { to: 'waiting', waitingReason: 'part' });

    await ask(draft());

    expect(await stateOfTicket()).toBe('waiting approval');
  });
});

describe('a quote', () => {
  it('that has ended with its ticket is ended by the clock, and the ticket stays as it is', async () => {
    await ask(draft());
    await calls.move(manager, id, { to: 'cancelled', reason: 'Pindah' });

    await calls.goTo('2026-11-24T00:01+07:00');
    await expireQuotes(test.context);

    expect([await stateOfTicket(), await stateOfQuote()]).toEqual(['cancelled', 'expired']);
  });

  it('is answered by nobody any more once its ticket has ended', async () => {
    const quote = draft();
    await ask(quote);
    await calls.move(manager, id, { to: 'cancelled', reason: 'Pindah' });

    const answer = await decide(quote.id, { decision: 'approved' });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PERSETUJUAN_BERAKHIR']);
  });

  it('is asked once however often the same draft arrives, also at once', async () => {
    const quote = draft();

    const answers = await Promise.all([ask(quote), ask(quote), ask(quote)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(
      answers[0]?.json().data.quotes.map(({ round, total }: { round: number; total: number }) => [round, total]),
    ).toEqual([[1, 350_000]]);
  });

  it.each([
    ['without a line', { lines: [] }, 'lines'],
    ['of an amount that is no whole rupiah', { lines: [{ label: 'x', amount: 0.5 }] }, 'lines.0.amount'],
    ['of less than nothing', { lines: [{ label: 'x', amount: -1 }] }, 'lines.0.amount'],
    ['with a line that says nothing', { lines: [{ label: ' ', amount: 1 }] }, 'lines.0.label'],
    ['until a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
    ['until yesterday', { validUntil: '2026-11-22' }, 'validUntil'],
  ])('is refused %s, and the ticket does not wait', async (_, more, field) => {
    const answer = await ask(draft(more));

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await stateOfTicket()).toBe('in-progress');
  });

  it('is refused with a reason, and is nobody’s to answer under another id', async () => {
    const quote = draft();
    await ask(quote);

    expect([
      Object.keys((await decide(quote.id, { decision: 'refused' })).json().errors),
      (await decide(randomUUIDv7(), { decision: 'approved' })).statusCode,
      (await decide(quote.id, { decision: 'approved' }, manager)).statusCode,
      (await withdraw(quote.id, resident)).statusCode,
    ]).toEqual([['reason'], 404, 403, 404]);
    expect(await stateOfTicket()).toBe('waiting approval');
  });
});
