import type { BillQuestion, Ticket } from '@imah/contract/tickets';
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
import { createTestApp } from '../testing/test-app.ts';
import { ticketCalls, type TicketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let finance: TestPerson;
let technician: TestPerson;
let payer: TestPerson;
let housemate: TestPerson;
let neighbour: TestPerson;
let calls: TicketCalls;
let billId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.UTC(2026, 10, 21, 3);
  place = await makePlace(test, 'Kenanga');
  const member = (name: string, group: Parameters<typeof makeMember>[3]) =>
    makeMember(test, place, name, group, [place.buildingId]);
  manager = await member('Manajer', ['building-manager']);
  finance = await member('Keuangan', ['finance']);
  technician = await member('Teknisi', ['technician']);
  payer = await member('Sari', ['resident']);
  housemate = await member('Serumah', ['resident']);
  neighbour = await member('Tetangga', ['resident']);
  calls = ticketCalls(test, place, manager);
  const [home, next] = [await makeUnit(test, place, 'A-01', null), await makeUnit(test, place, 'A-02', null)];
  await moveIn(test, place, home, payer, '[2026-01-01,)');
  await moveIn(test, place, home, housemate, '[2026-01-01,)');
  await moveIn(test, place, next, neighbour, '[2026-01-01,)');
  billId = await issue();
});

/** Issues bills of two lines each for October; the id of the payer's. */
async function issue(): Promise<string> {
  const own = `/buildings/${place.buildingId}`;
  const tariff = { basis: 'area', payer: 'occupant', tax: 'none', from: '2026-01' };
  await calls.call(finance, 'POST', `${own}/tariffs`, { ...tariff, kind: 'service-charge', rateE4: 180_000_000 });
  await calls.call(finance, 'POST', `${own}/tariffs`, { ...tariff, kind: 'sinking-fund', rateE4: 20_000_000 });
  const run = await calls.call(finance, 'POST', `${own}/billing-runs`, { period: '2026-10', dueOn: '2026-11-20' });
  const { id } = run.json().data;
  for (const [index, move] of ['calculate', 'review', 'issue'].entries())
    await calls.call(finance, 'POST', `${own}/billing-runs/${id}/moves`, { move }, index + 1);
  return (await calls.call(payer, 'GET', '/own-bills')).json().data[0].id;
}
const ask = (who = payer, body: object = { position: 2, question: 'Untuk apa dana ini?' }, ofBill = billId) =>
  calls.call(who, 'POST', `/bills/${ofBill}/questions`, body);
const asked = async (): Promise<BillQuestion> => (await ask()).json().data;
const list = async (who = payer): Promise<BillQuestion[]> =>
  (await calls.call(who, 'GET', `/bills/${billId}/questions`)).json().data;
const ticketOf = async (id: string, who = manager): Promise<Ticket> =>
  (await calls.call(who, 'GET', `/tickets/${id}`)).json().data;
const reply = (who: TestPerson, id: string, body: string) => {
  test.clock.now += 60_000;
  return calls.call(who, 'POST', `/tickets/${id}/replies`, { body });
};

describe('a question about a line', () => {
  it('is a ticket of its payer that names bill, line and unit, and nothing of what they come to', async () => {
    const question = await asked();

    expect(question).toEqual({
      ticketId: question.ticketId,
      number: question.number,
      position: 2,
      question: 'Untuk apa dana ini?',
      state: 'open',
      askedAt: '2026-11-21T03:00:00.000Z',
      answer: null,
    });
    const ticket = await ticketOf(question.ticketId);
    const { kind, priority, category, title, details, place: where, unitId, reporterName, audience, billLine } = ticket;
    expect([kind, priority, category?.name, reporterName, audience]).toEqual([
      'request',
      'medium',
      'Administrasi',
      'Sari',
      'resident',
    ]);
    expect([title, details]).toEqual(['INV-2026-000001: Untuk apa dana ini?', 'Untuk apa dana ini?']);
    expect([where, unitId]).toEqual(['A-01', null]);
    expect(billLine).toEqual({
      billId,
      number: 'INV-2026-000001',
      period: '2026-10',
      unitCode: 'A-01',
      position: 2,
      kind: 'sinking-fund',
    });
    expect(JSON.stringify(await ticketOf(question.ticketId, technician))).not.toContain('72000');
  });

  it('begins its title with the bill and cuts it where the question is long', async () => {
    const { ticketId } = (await ask(payer, { position: 1, question: `Mengapa\nnaik ${'x'.repeat(900)}` })).json().data;

    const { title } = await ticketOf(ticketId);
    expect(title).toHaveLength(140);
    expect(title).toMatch(/^INV-2026-000001: Mengapa naik x+…$/);
  });

  it('is asked of lines that are there, in words', async () => {
    const refused = [
      await ask(payer, { position: 3, question: 'Apa ini?' }),
      await ask(payer, { position: 0, question: 'Apa ini?' }),
      await ask(payer, { position: 1, question: '  a ' }),
      await ask(payer, { position: 1, question: 'x'.repeat(1_001) }),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  });

  it('stops nothing: the bill is as it was, and may be disputed beside it', async () => {
    await asked();

    const bill = (await calls.call(payer, 'GET', `/bills/${billId}`)).json().data;
    expect([bill.state, bill.outstanding]).toEqual(['issued', 720_000]);
    const dispute = await calls.call(payer, 'POST', `/bills/${billId}/disputes`, { positions: [2], reason: 'Salah' });
    expect(dispute.statusCode).toBe(201);
  });
});

describe('who asks and reads', () => {
  it('is the payer; nobody else asks, and of those who do not see bills nobody learns that there is one', async () => {
    const strangers = [housemate, neighbour, technician, finance, manager];
    const statuses = [];
    for (const who of strangers) statuses.push((await ask(who)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await ask(payer, { position: 1, question: 'Apa ini?' }, randomUUIDv7())).statusCode).toBe(404);

    const question = await asked();
    const read = [];
    for (const who of [payer, finance, housemate, neighbour, technician])
      read.push((await calls.call(who, 'GET', `/bills/${billId}/questions`)).statusCode);
    expect(read).toEqual([200, 200, 404, 404, 404]);
    // Who lives there and does not pay reads nothing of it.
    expect((await calls.call(housemate, 'GET', `/tickets/${question.ticketId}`)).statusCode).toBe(404);
    expect((await calls.call(housemate, 'GET', '/tickets')).json().data).toEqual([]);
  });

  it('asks within the limits of what residents report', async () => {
    const report = () =>
      calls.call(payer, 'POST', `/buildings/${place.buildingId}/tickets`, { title: `Hal ${randomUUIDv7()}` });
    for (let count = 0; count < 10; count += 1) await report();

    expect((await ask()).json().code).toBe('TERLALU_BANYAK_TIKET');
  });
});

describe('a line has one question at a time', () => {
  it('however often it is asked at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));

    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await ask(payer, { position: 1, question: 'Dan yang ini?' })).statusCode).toBe(201);
    expect((await list()).map(({ position }) => position)).toEqual([1, 2]);
  });

  it('another one is asked once it has ended, and the first does not come back beside it', async () => {
    const first = await asked();
    await calls.move(manager, first.ticketId, { to: 'in-progress' });
    await calls.move(manager, first.ticketId, { to: 'resolved', note: 'Untuk lift.' });
    expect((await ask()).statusCode).toBe(409);
    await calls.move(payer, first.ticketId, { to: 'closed', rating: 'good', ratingReasons: [] });

    expect((await ask()).statusCode).toBe(201);
    const back = await calls.move(payer, first.ticketId, { to: 'resolved' });
    expect([back.statusCode, back.json().code]).toEqual([409, 'BENTROK']);
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'closed']);
  });
});

describe('where it stands', () => {
  it('is answered once the staff have spoken last, and open again once the payer asks on', async () => {
    const { ticketId } = await asked();
    await reply(manager, ticketId, 'Untuk perbaikan lift.');
    const [answered] = await list();
    expect([answered?.state, answered?.answer]).toEqual([
      'answered',
      { text: 'Untuk perbaikan lift.', at: '2026-11-21T03:01:00.000Z' },
    ]);

    await reply(payer, ticketId, 'Lift yang mana?');
    const [again] = await list(finance);
    expect([again?.state, again?.answer?.text]).toEqual(['open', 'Untuk perbaikan lift.']);
  });

  it('is answered by what was said when it was resolved', async () => {
    const { ticketId } = await asked();
    await calls.move(manager, ticketId, { to: 'in-progress' });
    test.clock.now += 60_000;
    await calls.move(manager, ticketId, { to: 'resolved', note: 'Untuk perbaikan lift.' });

    expect((await list()).map(({ state, answer }) => [state, answer?.text])).toEqual([
      ['answered', 'Untuk perbaikan lift.'],
    ]);
  });

  it('says nothing of what the staff tell each other', async () => {
    const { ticketId } = await asked();
    await calls.call(manager, 'POST', `/tickets/${ticketId}/notes`, { body: 'Warga ini sering bertanya' });

    expect((await list())[0]).toMatchObject({ state: 'open', answer: null });
  });

  it('is closed where its ticket went into another, of which the payer reads nothing', async () => {
    const { ticketId } = await asked();
    const other = await calls.report(neighbour, { title: 'Hal lain' });
    await reply(manager, other.id, 'Rahasia tetangga');
    await calls.move(manager, ticketId, { to: 'merged', targetId: other.id });

    expect((await list()).map(({ state, answer }) => [state, answer])).toEqual([['closed', null]]);
  });
});

it('what is said once a question was made a matter of the staff is not told to its payer', async () => {
  const { ticketId } = await asked();
  await reply(manager, ticketId, 'Kami periksa');
  const { version } = await ticketOf(ticketId);
  const hidden = await calls.call(manager, 'PATCH', `/tickets/${ticketId}`, { audience: 'staff' }, version);
  expect(hidden.statusCode).toBe(200);
  await reply(manager, ticketId, 'Salah hitung sejak lama');

  expect(await list()).toMatchObject([{ ticketId, state: 'open', answer: null }]);
  expect(await list(finance)).toMatchObject([{ ticketId, answer: { text: 'Salah hitung sejak lama' } }]);
});
