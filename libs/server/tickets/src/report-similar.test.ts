import { randomUUIDv7 } from 'node:crypto';
import type { SimilarTicket, Ticket } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let unitId: string;
let lift: string;
let water: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident']);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident']);
  unitId = await makeUnit(test, place, 'A-01', resident);
  await makeUnit(test, place, 'A-02', neighbour);
  const { data } = (await call(resident, 'GET', `/organizations/${place.orgId}/ticket-categories`)).json();
  const idOf = (key: string) => data.find((category: { key: string }) => category.key === key).id;
  [lift, water] = [idOf('lift'), idOf('water')];
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = {},
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const report = async (who: TestPerson, body: object): Promise<Ticket> =>
  (
    await call(who, 'POST', `/buildings/${place.buildingId}/tickets`, body, { 'idempotency-key': randomUUIDv7() })
  ).json().data;
const similar = async (who: TestPerson, query: string): Promise<SimilarTicket[]> =>
  (await call(who, 'GET', `/buildings/${place.buildingId}/similar-tickets?${query}`)).json().data;
const also = (who: TestPerson, method: 'PUT' | 'DELETE', id: string) =>
  call(who, method, `/buildings/${place.buildingId}/similar-tickets/${id}/also`);
const seen = async (id: string): Promise<Ticket> => (await call(manager, 'GET', `/tickets/${id}`)).json().data;
const move = async (id: string, step: object) =>
  call(manager, 'POST', `/tickets/${id}/moves`, step, { 'if-match': `"${(await seen(id)).version}"` });
const followers = async (who: TestPerson, id: string) => {
  const answer = await call(who, 'GET', `/tickets/${id}/followers`);
  return answer.json().data?.map(({ name }: { name: string }) => name) ?? answer.statusCode;
};
const stuck = { title: 'Lift kanan macet', details: 'Saya Warga dari A-01, terjebak tadi pagi' };

describe('what was reported already', () => {
  it('is found by words that are nearly the same, by those who may read it', async () => {
    const { id, number } = await report(resident, { ...stuck, categoryId: lift });

    const found = await similar(manager, `q=${encodeURIComponent('lift macet')}`);

    expect(found).toEqual([expect.objectContaining({ id, number, title: stuck.title, reach: 'known' })]);
    expect(await similar(manager, `q=${encodeURIComponent('tagihan listrik')}`)).toEqual([]);
  });

  it('is told a neighbour by category, state and age alone, and by none of its words', async () => {
    const { id, createdAt } = await report(resident, { ...stuck, categoryId: lift });

    const answer = await call(
      neighbour,
      'GET',
      `/buildings/${place.buildingId}/similar-tickets?categoryId=${lift}&q=${encodeURIComponent(stuck.title)}`,
    );

    const told = { id, reach: 'told', number: null, title: null, unitCode: null, place: null, state: 'new', createdAt };
    const category = { id: lift, key: 'lift', name: 'Lift' };
    expect(answer.json().data).toEqual([{ ...told, category, alsoCount: 0, also: 'no' }]);
    for (const secret of ['kanan', 'terjebak', 'Warga', 'A-01']) expect(answer.body).not.toContain(secret);
    // Words of another's report find nothing by themselves.
    expect(await similar(neighbour, `q=${encodeURIComponent(stuck.title)}`)).toEqual([]);
  });

  it('of another’s home or for the staff alone is nowhere for a neighbour, and cannot be joined', async () => {
    const home = await report(resident, { title: 'Keran bocor', categoryId: water, unitId });
    const staff = await report(manager, { title: 'Pompa bocor', categoryId: water, audience: 'staff' });

    expect(await similar(neighbour, `categoryId=${water}&q=bocor`)).toEqual([]);
    const joined = [await also(neighbour, 'PUT', home.id), await also(neighbour, 'PUT', staff.id)];
    joined.push(await also(neighbour, 'PUT', randomUUIDv7()));
    expect(joined.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('is found for those who live in the same unit', async () => {
    const spouse = await makeMember(test, place, 'Istri', ['resident']);
    const home = await report(resident, { title: 'Keran bocor', categoryId: water, unitId });
    await makeUnit(test, place, 'A-03', spouse);

    expect(await similar(spouse, `q=bocor&categoryId=${water}`)).toEqual([]);
    expect((await similar(resident, `categoryId=${water}&unitId=${unitId}`)).map(({ id }) => id)).toEqual([home.id]);
  });

  it('is gone from there once it is done', async () => {
    const { id } = await report(resident, { ...stuck, categoryId: lift });
    await move(id, { to: 'cancelled', reason: 'Sudah ditangani' });

    expect(await similar(neighbour, `categoryId=${lift}`)).toEqual([]);
    expect((await also(neighbour, 'PUT', id)).statusCode).toBe(404);
  });
});

describe('“saya juga”', () => {
  it('counts each person once, can be taken back, and shows the staff who they are', async () => {
    const { id } = await report(resident, { ...stuck, categoryId: lift });
    const both = [await also(neighbour, 'PUT', id), await also(neighbour, 'PUT', id)];

    expect(both.map((answer) => answer.json().data)).toEqual([
      expect.objectContaining({ alsoCount: 1, also: 'yes', title: null }),
      expect.objectContaining({ alsoCount: 1, also: 'yes', title: null }),
    ]);
    expect([(await seen(id)).alsoCount, await followers(manager, id)]).toEqual([1, ['Tetangga']]);
    expect(await followers(resident, id)).toBe(404);
    expect((await similar(neighbour, 'also=yes')).map((ticket) => ticket.id)).toEqual([id]);

    const undone = [await also(neighbour, 'DELETE', id), await also(neighbour, 'DELETE', id)];
    expect(undone.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect([(await seen(id)).alsoCount, await similar(neighbour, 'also=yes')]).toEqual([0, []]);
  });

  it('tells of every step in words that are nobody’s, and does not open the ticket', async () => {
    const { id, number } = await report(resident, { ...stuck, categoryId: lift });
    await also(neighbour, 'PUT', id);

    await move(id, { to: 'in-progress' });

    await fanOut(test.context);
    const answer = await call(neighbour, 'GET', '/notifications');
    const [notice] = answer.json().data;
    expect(notice).toMatchObject({ kind: 'ticket-moved', href: `/imah/new/ticket/${place.buildingId}` });
    expect([answer.body.includes(number), answer.body.includes('kanan')]).toEqual([true, false]);
    expect((await call(neighbour, 'GET', `/tickets/${id}`)).statusCode).toBe(404);
  });

  it('goes over to the ticket that theirs was merged into, with the one who reported it', async () => {
    const first = await report(resident, { ...stuck, categoryId: lift });
    const second = await report(neighbour, { title: 'Lift rusak', categoryId: lift });
    const third = await makeMember(test, place, 'Ketiga', ['resident']);
    await also(third, 'PUT', second.id);
    await also(resident, 'PUT', second.id);

    await move(second.id, { to: 'merged', targetId: first.id });

    const names: string[] = await followers(manager, first.id);
    expect(names.toSorted()).toEqual(['Ketiga', 'Tetangga']);
    expect((await seen(first.id)).alsoCount).toBe(2);
  });
});
