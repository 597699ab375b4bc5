import { permissions } from '@imah/contract/access';
import type { Group } from '@imah/contract/members';
import { groupLimit } from '@imah/contract/members/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadActor } from '@imah/server-platform/access';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { memberCalls, unchanged } from './testing/member-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof memberCalls>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  calls = memberCalls(test, place);
  test.liveCalls.length = 0;
});

const draft = { name: 'Satpam', description: 'Jaga malam', grants: ['alarm.view'], ticketVisibility: 'building' };
const create = async (as: TestPerson, change: Record<string, unknown> = {}) =>
  calls.send(as, 'POST', '/groups', { payload: { ...draft, ...change } });
const created = async (): Promise<Group> => (await create(place.owner)).json().data;

it('tells every group by name, with its permissions and how many are in it', async () => {
  await makeMember(test, place, 'Tono', ['technician']);

  const { data } = await calls.get<{ data: Group[] }>(place.owner, '/groups');

  expect(data.map(({ name, memberCount, ticketVisibility }) => [name, memberCount, ticketVisibility])).toEqual([
    ['Administrator', 0, 'organization'],
    ['Keuangan', 0, 'organization'],
    ['Manajer Gedung', 0, 'building'],
    ['Pemilik Organisasi', 1, 'organization'],
    ['Pengawas', 0, 'building'],
    ['Penghuni', 0, 'own'],
    ['Resepsionis', 0, 'building'],
    ['Teknisi', 1, 'building-and-specialization'],
    ['Vendor', 0, 'assigned'],
  ]);
  expect(data.find(({ defaultKey }) => defaultKey === 'owner')?.grants).toEqual(permissions);
});

describe('a group of one’s own', () => {
  it('is made with its permissions', async () => {
    const answer = await create(place.owner);

    expect([answer.statusCode, answer.json().data]).toEqual([
      201,
      { ...draft, id: expect.any(String), defaultKey: null, memberCount: 0, version: 1 },
    ]);
  });

  it('needs a name that no other group has', async () => {
    const answer = await create(place.owner, { name: 'TEKNISI' });

    expect([answer.statusCode, answer.json().errors]).toEqual([422, { name: ['Nama ini sudah dipakai'] }]);
  });

  it('knows no permission that does not exist', async () => {
    expect((await create(place.owner, { grants: ['alarm.fly'] })).statusCode).toBe(422);
  });

  it(`is refused when there are ${groupLimit} already`, async () => {
    const { data } = await calls.get<{ data: Group[] }>(place.owner, '/groups');
    for (let count = data.length; count < groupLimit; count += 1)
      expect((await create(place.owner, { name: `Regu ${count}` })).statusCode).toBe(201);

    const answer = await create(place.owner, { name: 'Satu lagi' });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'GRUP_PENUH']);
  });

  it('changes the rights of all who are in it at once, and tells their open pages', async () => {
    const group = await created();
    const person = await makeMember(test, place, 'Jaga', ['vendor']);
    const member = await calls.memberOf(place.owner, person);
    const payload = { ...unchanged(member), groupIds: [group.id] };
    await calls.send(place.owner, 'PUT', `/members/${member.id}`, { version: 1, payload });
    test.liveCalls.length = 0;

    const answer = await calls.send(place.owner, 'PUT', `/groups/${group.id}`, {
      version: 1,
      payload: { ...draft, grants: ['alarm.view', 'unit.view'] },
    });

    expect(answer.json().data).toEqual({ ...group, grants: ['alarm.view', 'unit.view'], memberCount: 1, version: 2 });
    expect(test.liveCalls).toEqual([`publish imah/v1/u/${person.id}/access`, `refresh ${person.id}`]);
    expect((await loadActor(test.context.db, person.id, test.clock.now))?.memberships[0]?.grants).toEqual(
      new Set(['alarm.view', 'unit.view']),
    );
  });

  it('keeps its permissions until whoever changes them has shown who they are', async () => {
    const group = await created();
    const payload = { ...draft, grants: ['alarm.view', 'unit.view'] };

    const answer = await calls.send(place.owner, 'PUT', `/groups/${group.id}`, {
      version: 1,
      payload,
      confirmed: 'no',
    });

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PERLU_KONFIRMASI']);
    const { data } = await calls.get<{ data: Group[] }>(place.owner, '/groups');
    expect(data.find(({ id }) => id === group.id)).toEqual(group);
  });

  it('is deleted only when nobody is in it', async () => {
    const group = await created();
    const member = await calls.memberOf(place.owner, await makeMember(test, place, 'Jaga', ['vendor']));
    const put = (groupIds: string[], version: number) =>
      calls.send(place.owner, 'PUT', `/members/${member.id}`, { version, payload: { ...unchanged(member), groupIds } });
    await put([group.id], 1);

    const used = await calls.send(place.owner, 'DELETE', `/groups/${group.id}`, { version: 1 });
    await put(
      member.groups.map(({ id }) => id),
      2,
    );
    const unused = await calls.send(place.owner, 'DELETE', `/groups/${group.id}`, { version: 1 });

    expect([used.statusCode, used.json().code, unused.statusCode]).toEqual([409, 'GRUP_DIPAKAI', 204]);
  });
});

it('keeps the owners’ group as it is, and every default group', async () => {
  const [owners, vendors] = [await calls.groupOf(place.owner, 'owner'), await calls.groupOf(place.owner, 'vendor')];

  const answers = [
    await calls.send(place.owner, 'PUT', `/groups/${owners.id}`, { version: 1, payload: draft }),
    await calls.send(place.owner, 'DELETE', `/groups/${owners.id}`, { version: 1 }),
    await calls.send(place.owner, 'DELETE', `/groups/${vendors.id}`, { version: 1 }),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [409, 'GRUP_TETAP']),
  );
});

it('lets nobody put more into a group than they have, nor take out more', async () => {
  const administrator = await makeMember(test, place, 'Admin', ['administrator']);
  const here = await makeMember(test, place, 'Setempat', ['administrator'], [place.buildingId]);
  const payments = (await create(place.owner, { name: 'Bayar', grants: ['payment.approve'] })).json().data;

  const answers = [
    await create(administrator, { grants: ['org.delete'] }),
    await calls.send(administrator, 'PUT', `/groups/${payments.id}`, { version: 1, payload: draft }),
    await calls.send(administrator, 'DELETE', `/groups/${payments.id}`, { version: 1 }),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [403, 'HAK_MELEBIHI']),
  );
  expect((await create(administrator)).statusCode).toBe(201);
  // A group may be given in any building: whoever reaches one of them makes none.
  expect((await create(here)).json().code).toBe('TIDAK_BERWENANG');
});
