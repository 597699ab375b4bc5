import type { Places } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import type { Whoami } from '@imah/contract/identity';
import type { Household } from '@imah/contract/people';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeDevice,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../../testing/test-app.ts';
import { occupantCalls } from '@imah/server-people/accounts/testing';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof occupantCalls>;
let owner: Awaited<ReturnType<typeof calls.joined>>;
let tenant: Awaited<ReturnType<typeof calls.joined>>;
let [own, let_, foreign] = ['', '', ''];

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await occupantCalls(test, await makePlace(test, 'Awal')).prepare();
});
afterAll(() => test.close());
/** An owner of two units who lives in neither: one is let, one is empty. */
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  calls = occupantCalls(test, place);
  await calls.mailed();
  [own, let_, foreign] = [
    await makeUnit(test, place, 'A-101', null),
    await makeUnit(test, place, 'A-102', null),
    await makeUnit(test, place, 'A-103', null),
  ];
  for (const unitId of [own, let_, foreign]) await makeDevice(test, place, { name: `Meter ${unitId}`, unitId });
  owner = await calls.joined(own, 'Pemilik', { role: 'owner' });
  await calls.moveIn(let_, { personId: owner.personId }, { role: 'owner' });
  tenant = await calls.joined(let_, 'Penyewa', { role: 'tenant', from: '2026-02-01' });
});

const today = () => new Date(test.clock.now).toISOString().slice(0, 10);
const get = async <T>(as: TestPerson, path: string): Promise<T> =>
  (await test.app.inject({ url: `/api/v1/${path}`, headers: as.bearer })).json().data;
const unitsOf = async (as: TestPerson) =>
  (await get<Places>(as, `buildings/${place.buildingId}/places`)).units.map(({ code }) => code).toSorted();
const devicesOf = async (as: TestPerson) =>
  (await get<Device[]>(as, `buildings/${place.buildingId}/devices`)).map(({ unitId }) => unitId ?? '').toSorted();
const change = (method: 'POST' | 'PUT', as: TestPerson, path: string, payload: object) =>
  test.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...as.bearer, 'idempotency-key': randomUUIDv7() },
    payload,
  });

describe('an owner who lives elsewhere', () => {
  it('has one account for all their units, with what is in them, and nothing of the neighbours', async () => {
    expect([await unitsOf(owner.account), await devicesOf(owner.account)]).toEqual([
      ['A-101', 'A-102'],
      [own, let_].toSorted(),
    ]);
    const { memberships } = await get<Whoami>(owner.account, 'auth/whoami');
    expect(memberships.map(({ buildingIds, groups }) => [buildingIds, groups.map(({ name }) => name)])).toEqual([
      [[place.buildingId], ['Penghuni']],
    ]);
    expect(await unitsOf(tenant.account)).toEqual(['A-102']);
  });

  it('votes once for each unit, also where a tenant has voted before', async () => {
    const closesAt = new Date(test.clock.now + 86_400_000).toISOString();
    const poll = { options: ['Hijau', 'Biru'], weight: 'unit', closesAt };
    const draft = { kind: 'poll', title: 'Warna pagar', body: '', audience: { kind: 'all' }, poll };
    const made = await change('POST', place.owner, `buildings/${place.buildingId}/topics`, draft);
    const { id, poll: asked } = made.json().data as { id: string; poll: { options: { id: string }[] } };
    const [green, blue] = asked.options.map((option) => option.id);
    const results = async () => {
      const { poll: seen } = await get<{ poll: { ballots: { unit: { code: string }; optionId: string | null }[] } }>(
        owner.account,
        `topics/${id}`,
      );
      return seen.ballots.map(({ unit, optionId }) => [unit.code, optionId]);
    };

    await change('PUT', tenant.account, `topics/${id}/vote`, { optionId: green });
    expect(await results()).toEqual([
      ['A-101', null],
      ['A-102', green],
    ]);
    await change('PUT', owner.account, `topics/${id}/vote`, { optionId: blue });

    expect(await results()).toEqual([
      ['A-101', blue],
      ['A-102', blue],
    ]);
    const outside = await change('PUT', owner.account, `topics/${id}/vote`, { optionId: green, unitIds: [foreign] });
    expect(outside.statusCode).toBe(422);
  });

  it('reports for either unit, and invites no household into the one that is let', async () => {
    await change('PUT', place.owner, `organizations/${place.orgId}/household-settings`, { invitations: 'allowed' });
    const report = (unitId: string) =>
      change('POST', owner.account, `buildings/${place.buildingId}/tickets`, {
        title: 'Keran bocor',
        details: '',
        unitId,
      });

    const statuses = [await report(own), await report(let_), await report(foreign)].map(({ statusCode }) => statusCode);
    const homes = await get<Household[]>(owner.account, `buildings/${place.buildingId}/household`);

    expect(statuses.slice(0, 2)).toEqual([201, 201]);
    expect(statuses[2]).toBeGreaterThanOrEqual(403);
    expect(homes.map(({ unitCode, mayInvite }) => [unitCode, mayInvite])).toEqual([
      ['A-101', true],
      ['A-102', false],
    ]);
  });

  it('loses the unit that is sold at once, also on an open connection, and keeps the other', async () => {
    const stays = await calls.send(place.owner, 'GET', `units/${let_}/occupancies`);
    const current = (stays.data as { id: string; version: number; to: string | null; person: { id: string } }[]).find(
      ({ person, to }) => person.id === owner.personId && to === null,
    );
    test.liveCalls.length = 0;

    const sold = await calls.send(
      place.owner,
      'PATCH',
      `occupancies/${current?.id}`,
      { to: '2026-06-30' },
      current?.version,
    );

    expect([sold.status, await unitsOf(owner.account), await devicesOf(owner.account)]).toEqual([
      200,
      ['A-101'],
      [own],
    ]);
    expect(test.liveCalls).toContain(`refresh ${owner.account.id}`);
  });
});

describe('who moves from one unit to another', () => {
  const reportOf = (as: TestPerson, unitId: string) => makeTicket(test, place, { unitId, reporterId: as.id });
  const statusOf = async (as: TestPerson, ticketId: string) =>
    (await test.app.inject({ url: `/api/v1/tickets/${ticketId}`, headers: as.bearer })).statusCode;

  it('has the new one and not the old one from then on, and still reads what they reported there', async () => {
    const ticketId = await reportOf(tenant.account, let_);
    test.liveCalls.length = 0;

    const moved = await calls.send(
      place.owner,
      'POST',
      `occupancies/${tenant.stayId}/move`,
      { unitId: foreign, from: today(), isBillingParty: true, successorId: owner.personId },
      tenant.version,
    );

    expect([moved.status, moved.data.unitId, moved.data.role]).toEqual([200, foreign, 'tenant']);
    expect([await unitsOf(tenant.account), await devicesOf(tenant.account)]).toEqual([['A-103'], [foreign]]);
    expect(await statusOf(tenant.account, ticketId)).toBe(200);
    expect(test.liveCalls).toContain(`refresh ${tenant.account.id}`);
  });

  it('does so wholly or not at all: no successor, another unit’s day, the same unit and an old version change nothing', async () => {
    const send = (body: object, version = tenant.version) =>
      calls.send(place.owner, 'POST', `occupancies/${tenant.stayId}/move`, body, version);
    const move = { unitId: foreign, from: today(), isBillingParty: true };

    const answers = [
      await send(move),
      await send({ ...move, from: '2026-02-01' }),
      await send({ ...move, unitId: let_ }),
      await send({ ...move, unitId: randomUUIDv7() }),
      await send({ ...move, successorId: owner.personId }, tenant.version + 7),
    ];

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404, 412]);
    expect([await unitsOf(tenant.account), await unitsOf(owner.account)]).toEqual([['A-102'], ['A-101', 'A-102']]);
  });

  it('leaves by the date of a move that is to come, and never is without a home', async () => {
    const { memberships: before } = await get<Whoami>(tenant.account, 'auth/whoami');
    const inTenDays = new Date(test.clock.now + 10 * 86_400_000).toISOString().slice(0, 10);
    const body = { unitId: foreign, from: inTenDays, isBillingParty: true, successorId: owner.personId };

    await calls.send(place.owner, 'POST', `occupancies/${tenant.stayId}/move`, body, tenant.version);

    expect(await unitsOf(tenant.account)).toEqual(['A-102']);
    expect((await get<Whoami>(tenant.account, 'auth/whoami')).memberships).toEqual(before);
  });
});
