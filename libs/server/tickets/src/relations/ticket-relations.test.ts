import { randomUUIDv7 } from 'node:crypto';
import type { TicketRelation } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let leak: string;
let tiles: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  leak = await makeTicket(test, place, { title: 'Pipa bocor' });
  tiles = await makeTicket(test, place, { title: 'Ubin lepas' });
});

const call = (who: TestPerson, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/v1/tickets/${url}`,
    headers: who.bearer,
    ...(payload === undefined ? {} : { payload }),
  });
const relations = async (id: string) => {
  const data: TicketRelation[] = (await call(manager, 'GET', `${id}/relations`)).json().data;
  return data.map(({ kind, direction, ticket }) => [kind, direction, ticket.title]);
};

it('is one between two tickets, seen from both, and the last word holds', async () => {
  await call(manager, 'PUT', `${leak}/relations`, { kind: 'related', targetId: tiles });
  await call(manager, 'PUT', `${leak}/relations`, { kind: 'blocks', targetId: tiles });

  expect([await relations(leak), await relations(tiles)]).toEqual([
    [['blocks', 'from', 'Ubin lepas']],
    [['blocks', 'to', 'Pipa bocor']],
  ]);
});

it('is taken apart from either side, once or twice', async () => {
  await call(manager, 'PUT', `${leak}/relations`, { kind: 'split', targetId: tiles });

  const answers = [
    await call(manager, 'DELETE', `${tiles}/relations/${leak}`),
    await call(manager, 'DELETE', `${tiles}/relations/${leak}`),
  ];

  expect([answers.map(({ statusCode }) => statusCode), await relations(leak)]).toEqual([[200, 200], []]);
});

it('is refused with itself, with what is in another organisation and with what is nowhere', async () => {
  const elsewhere = await makePlace(test, 'Kenanga');
  const foreign = await makeTicket(test, elsewhere, { title: 'Lift macet' });

  const answers = [leak, foreign, randomUUIDv7()].map((targetId) =>
    call(manager, 'PUT', `${leak}/relations`, { kind: 'related', targetId }),
  );

  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
});

it('stands once when two people relate the same two from both sides at once', async () => {
  const answers = await Promise.all([
    call(manager, 'PUT', `${leak}/relations`, { kind: 'related', targetId: tiles }),
    call(place.owner, 'PUT', `${tiles}/relations`, { kind: 'related', targetId: leak }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await relations(leak)).length).toBe(1);
});

it('of opposite merges at once, one is made and the other told that its target is gone, in 12 of 12 pairs', async () => {
  const merge = (from: string, into: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/tickets/${from}/moves`,
      headers: { ...manager.bearer, 'if-match': '"1"' },
      payload: { to: 'merged', targetId: into },
    });
  const pair = async (): Promise<readonly [string, string]> => [
    await makeTicket(test, place, { title: 'Pipa bocor' }),
    await makeTicket(test, place, { title: 'Ubin lepas' }),
  ];
  const pairs: (readonly [string, string])[] = [];
  for (let index = 0; index < 12; index += 1) pairs.push(await pair());

  const answers = await Promise.all(pairs.flatMap(([one, other]) => [merge(one, other), merge(other, one)]));

  const told = pairs.map((_, index) =>
    answers.slice(index * 2, index * 2 + 2).map((answer) => [answer.statusCode, answer.json().errors]),
  );
  const second = [422, { targetId: ['Pilihan tidak tersedia'] }];
  expect(told.map((both) => both.filter(([status]) => status === 200).length)).toEqual(Array(12).fill(1));
  expect(told.map((both) => both.find(([status]) => status !== 200))).toEqual(Array(12).fill(second));
});
