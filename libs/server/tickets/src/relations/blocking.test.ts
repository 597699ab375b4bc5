import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';
import { createTestApp } from '../testing/test-app.ts';
import { type TicketCalls, ticketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let calls: TicketCalls;
let leak: string;
let tiles: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['vendor']);
  calls = ticketCalls(test, place, manager);
  leak = await makeTicket(test, place, { title: 'Pipa bocor' });
  tiles = await makeTicket(test, place, { title: 'Ubin lepas' });
  await calls.assign(manager, tiles, technician.id);
});

const relate = (from: string, targetId: string, kind = 'blocks') =>
  calls.call(manager, 'PUT', `/tickets/${from}/relations`, { kind, targetId });
const start = (id: string) => calls.move(manager, id, { to: 'in-progress' });
const resolve = (who: TestPerson, id: string) => calls.move(who, id, { to: 'resolved', note: 'Sudah diperbaiki' });
/** What the person was told of tickets that wait no more, as kind and address. */
const unblocked = async (who: TestPerson) => {
  await fanOut(test.context);
  const rows = await test.context.db
    .selectFrom('notification')
    .select(['href'])
    .where('user_id', '=', who.id)
    .where('kind', '=', 'ticket-unblocked')
    .execute();
  return rows.map(({ href }) => href);
};

describe('a ticket that an open one blocks', () => {
  it('cannot be resolved, and the refusal names the one that stands in the way', async () => {
    await relate(leak, tiles);
    await start(tiles);
    const { number } = await calls.seen(leak);

    const answer = await resolve(manager, tiles);

    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      409,
      'TIKET_TERHALANG',
      `Tiket ini masih dihambat oleh ${number} Pipa bocor. Selesaikan itu dahulu, atau lepas kaitannya.`,
    ]);
    expect((await calls.seen(tiles)).state).toBe('in-progress');
  });

  it('is refused to who does not see the other with its number alone', async () => {
    await relate(leak, tiles);
    await calls.move(technician, tiles, { to: 'in-progress' });
    const { number } = await calls.seen(leak);

    const answer = await resolve(technician, tiles);

    expect(answer.json().message).toBe(
      `Tiket ini masih dihambat oleh ${number}. Selesaikan itu dahulu, atau lepas kaitannya.`,
    );
  });

  it.each([
    ['the other is resolved', async () => void (await start(leak), await resolve(manager, leak))],
    [
      'the other is cancelled',
      async () => void (await calls.move(manager, leak, { to: 'cancelled', reason: 'Salah lapor' })),
    ],
    [
      'the two are taken apart',
      async () => void (await calls.call(manager, 'DELETE', `/tickets/${tiles}/relations/${leak}`)),
    ],
  ])('can be resolved once %s', async (_, end) => {
    await relate(leak, tiles);
    await start(tiles);
    await end();

    expect((await resolve(manager, tiles)).statusCode).toBe(200);
  });

  it.each(['related', 'duplicate', 'split'])('is not one that is merely %s', async (kind) => {
    await relate(leak, tiles, kind);
    await start(tiles);

    expect((await resolve(manager, tiles)).statusCode).toBe(200);
  });

  it('may still be cancelled, and holds up nothing that it blocks itself', async () => {
    await relate(leak, tiles);
    await start(leak);

    expect((await resolve(manager, leak)).statusCode).toBe(200);
    expect((await calls.move(manager, tiles, { to: 'cancelled', reason: 'Tidak jadi' })).statusCode).toBe(200);
  });
});

describe('who works on what was blocked', () => {
  it('is told once, when nothing open blocks it any more', async () => {
    const roof = await makeTicket(test, place, { title: 'Atap bocor' });
    await relate(leak, tiles);
    await relate(roof, tiles);
    await start(leak);
    await start(roof);

    await resolve(manager, leak);
    const early = await unblocked(technician);
    await resolve(manager, roof);

    expect([early, await unblocked(technician)]).toEqual([[], [`/imah/ticket/${tiles}`]]);
  });

  it('is not told of what they ended themselves', async () => {
    await relate(leak, tiles);
    await calls.assign(manager, leak, technician.id);
    await calls.move(technician, leak, { to: 'in-progress' });

    await resolve(technician, leak);

    expect(await unblocked(technician)).toEqual([]);
  });

  it('waits for the target from then on where the one that blocks is merged', async () => {
    const target = await makeTicket(test, place, { title: 'Pipa utama retak' });
    await relate(leak, tiles);
    await start(tiles);
    await calls.move(manager, leak, { to: 'merged', targetId: target });

    const answer = await resolve(manager, tiles);

    const { number } = await calls.seen(target);
    expect([await unblocked(technician), answer.statusCode]).toEqual([[], 409]);
    expect(answer.json().message).toContain(`${number} Pipa utama retak`);
  });
});

describe('tickets that would block each other in a ring', () => {
  it('are refused at the target, and what stood between the two stays', async () => {
    const paint = await makeTicket(test, place, { title: 'Cat terkelupas' });
    await relate(leak, tiles);
    await relate(tiles, paint);
    await relate(paint, leak, 'related');

    const answer = await relate(paint, leak);

    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { targetId: ['Tiket itu sendiri menunggu tiket ini, langsung atau lewat tiket lain'] },
    ]);
    const known = (await calls.call(manager, 'GET', `/tickets/${leak}/relations`)).json().data;
    expect(known.map((relation: { kind: string }) => relation.kind).sort()).toEqual(['blocks', 'related']);
  });

  it('are not made by a merge: what the target waits for itself it does not block', async () => {
    const paint = await makeTicket(test, place, { title: 'Cat terkelupas' });
    await relate(leak, tiles);
    await relate(tiles, paint);

    await calls.move(manager, leak, { to: 'merged', targetId: paint });
    await start(tiles);

    expect((await resolve(manager, tiles)).statusCode).toBe(200);
  });

  it('are turned round by the last word between two', async () => {
    await relate(leak, tiles);

    expect((await relate(tiles, leak)).statusCode).toBe(200);
  });
});
