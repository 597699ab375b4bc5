import { randomUUIDv7 } from 'node:crypto';
import type { Occupancy, Resident } from '@imah/contract/people';
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

let test: TestApp;
let place: TestPlace;
let unitId: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Hunian');
  unitId = await makeUnit(test, place, 'A-1', null);
});

async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  { version, who = place.owner, at = place }: { version?: number; who?: TestPerson; at?: TestPlace } = {},
) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/buildings/${at.buildingId}/${path}`,
    headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { data, errors, code, current, meta } = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data, code, current, meta, fields: Object.keys(errors ?? {}) };
}
const add = (name: string, more: object = {}, unit = unitId) =>
  ask('POST', `units/${unit}/occupancies`, {
    person: { name },
    role: 'owner',
    from: '2026-01-01',
    isBillingParty: true,
    ...more,
  });
const stays = async (): Promise<Occupancy[]> => (await ask('GET', `units/${unitId}/occupancies`)).data;
const change = ({ id, version }: Pick<Occupancy, 'id' | 'version'>, body: object) =>
  ask('PATCH', `occupancies/${id}`, body, { version });
const residents = async (query = ''): Promise<string[]> =>
  (await ask('GET', `people${query}`)).data.map(({ person }: Resident) => person.name);

describe('somebody who moves in', () => {
  it.each([
    ['without a name', { person: { name: '  ' } }, ['person.name']],
    ['with a number that nobody can call', { person: { name: 'Ani', phone: '0812' } }, ['person.phone']],
    ['with an address that is none', { person: { name: 'Ani', email: 'ani(at)imah' } }, ['person.email']],
    ['with an identity number of letters', { person: { name: 'Ani', nik: 'abc' } }, ['person.nik']],
    ['as what nobody is', { role: 'guest' }, ['role']],
    ['with no part of the ownership', { sharePpm: 0 }, ['sharePpm']],
    ['with more than the whole', { sharePpm: 1_000_001 }, ['sharePpm']],
    ['on no day', { from: '2026-13-01' }, ['from']],
    ['until no day', { to: '2026-02-30' }, ['to']],
    ['who is nobody of the organisation', { person: undefined, personId: randomUUIDv7() }, ['personId']],
  ])('%s is refused where the fault is', async (_what, more, fields) => {
    const answer = await add('Ani', more);

    expect([answer.status, answer.fields]).toEqual([422, fields]);
    expect(await stays()).toEqual([]);
  });

  it('is nobody of another organisation, though they are known there', async () => {
    const elsewhere = await makePlace(test, 'Lain');
    const there = await makeUnit(test, elsewhere, 'B-1', null);
    const { data } = await ask(
      'POST',
      `units/${there}/occupancies`,
      { person: { name: 'Budi' }, role: 'owner', from: '2026-01-01', isBillingParty: true },
      { who: elsewhere.owner, at: elsewhere },
    );

    const answer = await add('', { person: undefined, personId: data.person.id });

    expect([answer.status, answer.fields]).toEqual([422, ['personId']]);
  });

  it('may stay for one day, and is there on that day alone', async () => {
    await add('Ani', { from: '2026-11-21', to: '2026-11-21' });

    expect((await stays()).map(({ from, to }) => [from, to])).toEqual([['2026-11-21', '2026-11-21']]);
    expect(await residents()).toEqual(['Ani']);
  });

  it('is in the building until the end of their last day by its clock, and no more from midnight on', async () => {
    const before = test.clock.now;
    test.clock.now = Date.parse('2026-11-21T23:00:00+07:00');
    place = await makePlace(test, 'Tengah Malam');
    unitId = await makeUnit(test, place, 'A-1', null);
    await add('Ani', { to: '2026-11-21' });
    test.clock.now = Date.parse('2026-11-21T23:59:59+07:00');
    const late = await residents();
    test.clock.now = Date.parse('2026-11-22T00:00:00+07:00');
    const gone = await residents();
    test.clock.now = before;

    expect([late, gone]).toEqual([['Ani'], []]);
  });

  it('comes back after they have left, as somebody who is known', async () => {
    const { data } = await add('Ani', { to: '2026-03-31' });

    const again = await add('', { person: undefined, personId: data.person.id, from: '2026-06-01' });

    expect([again.status, again.data.person.id]).toEqual([201, data.person.id]);
    expect(await residents()).toEqual(['Ani']);
  });

  it('is taken in by who may, and by nobody else; a unit of another building is not found', async () => {
    const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
    const elsewhere = await makePlace(test, 'Lain');
    const foreign = await makeUnit(test, elsewhere, 'B-1', null);
    const draft = { person: { name: 'Ani' }, role: 'owner', from: '2026-01-01', isBillingParty: true };

    const answers = [
      await ask('POST', `units/${unitId}/occupancies`, draft, { who: technician }),
      await ask('POST', `units/${foreign}/occupancies`, draft),
      await ask('POST', `units/${randomUUIDv7()}/occupancies`, draft),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a change of a stay', () => {
  it('of a version that has changed is refused with what stands there', async () => {
    const { data } = await add('Ani');
    await change(data, { role: 'tenant' });

    const late = await change(data, { role: 'family' });

    expect([late.status, late.current.role, late.current.version]).toEqual([412, 'tenant', 2]);
  });

  it('by two at once is made by one of them', async () => {
    const { data } = await add('Ani');

    const answers = await Promise.all([change(data, { role: 'tenant' }), change(data, { sharePpm: 500_000 })]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it.each([
    ['an end before its beginning', { to: '2025-12-31' }, ['to']],
    ['a beginning after its end', { from: '2027-01-01', to: '2026-12-31' }, ['to']],
    ['a role that there is none of', { role: 'guest' }, ['role']],
    ['more than the whole', { sharePpm: 2_000_000 }, ['sharePpm']],
  ])('to %s is refused, and the stay is as it was', async (_what, body, fields) => {
    const { data } = await add('Ani');

    const answer = await change(data, body);

    expect([answer.status, answer.fields]).toEqual([422, fields]);
    expect(await stays()).toEqual([data]);
  });

  it('takes an end away: then no end is known', async () => {
    const { data } = await add('Ani', { to: '2026-12-31' });

    expect((await change(data, { to: null })).data.to).toBe(null);
  });

  it('never gives the bills to somebody who is not there', async () => {
    const { data } = await add('Ani');
    const other = await add('Budi', { from: '2026-06-01', to: '2026-06-30', isBillingParty: false });

    const answer = await change(data, { isBillingParty: false, successorId: other.data.person.id });

    expect([answer.status, answer.fields]).toEqual([422, ['isBillingParty']]);
  });

  it('leaves what was paid before as it was: the past is not given to another', async () => {
    const { data } = await add('Ani');
    await add('Budi', { role: 'tenant', from: '2026-07-01', to: '2026-09-30' });

    const payers = (await stays())
      .filter(({ isBillingParty }) => isBillingParty)
      .map(({ person, from, to }) => `${person.name} ${from} ${to ?? ''}`.trim())
      .toSorted();

    expect(payers).toEqual(['Ani 2026-01-01 2026-06-30', 'Ani 2026-10-01', 'Budi 2026-07-01 2026-09-30']);
    expect((await stays()).some(({ id }) => id === data.id)).toBe(true);
  });
});

describe('the people of a building', () => {
  beforeEach(async () => {
    const second = await makeUnit(test, place, 'B-77', null);
    await add('100% Warga');
    // What `0%` and `a_d` would find too, were they patterns.
    await add('budi0 Citra Dewi', {}, second);
    await add('Citra_Dewi', { role: 'family', isBillingParty: false });
  });

  it('stand by name whatever the size of its letters, each once over all pages', async () => {
    const first = await ask('GET', 'people?limit=2');
    const rest = await residents(`?limit=2&cursor=${first.meta.nextCursor}`);

    expect([first.data.map(({ person }: Resident) => person.name), rest]).toEqual([
      ['100% Warga', 'budi0 Citra Dewi'],
      ['Citra_Dewi'],
    ]);
  });

  it.each([
    ['0%', ['100% Warga']],
    ['a_d', ['Citra_Dewi']],
    ['BUDI', ['budi0 Citra Dewi']],
    ['b-77', ['budi0 Citra Dewi']],
    ['tidak ada', []],
  ])('are found by %s as it is written', async (q, expected) => {
    expect(await residents(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it.each([
    ['?cursor=halaman-dua', ['cursor']],
    ['?limit=0', ['limit']],
    [`?q=${'a'.repeat(300)}`, ['q']],
  ])('are not asked for by %s', async (query, fields) => {
    const answer = await ask('GET', `people${query}`);

    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });

  it('are shown to nobody who only lives there', async () => {
    const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);

    expect((await ask('GET', 'people', undefined, { who: resident })).status).toBe(404);
  });
});
