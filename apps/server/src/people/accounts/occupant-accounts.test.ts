import type { Whoami } from '@imah/contract/identity';
import type { Invitation, InvitationOffer } from '@imah/contract/members';
import type { OccupantAccount, OccupantInvitationResult } from '@imah/contract/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../../testing/test-app.ts';
import { memberCalls } from '@imah/server-people/members/testing';
import { updateStays } from '@imah/server-people';
import { occupantCalls } from '@imah/server-people/accounts/testing';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof occupantCalls>;
let unitId: string;
let started: number;

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await occupantCalls(test, await makePlace(test, 'Awal')).prepare();
  started = test.clock.now;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = started;
  place = await makePlace(test, 'Graha');
  calls = occupantCalls(test, place);
  unitId = await makeUnit(test, place, 'A-101', null);
  await calls.mailed();
  test.mails.length = 0;
  test.liveCalls.length = 0;
});

const who = async (person: TestPerson) =>
  (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json<{ data: Whoami }>().data;
const membershipOf = async (person: TestPerson) => {
  const { memberships } = await who(person);
  return memberships.map(({ orgId, buildingIds, groups }) => ({
    orgId,
    buildingIds,
    groups: groups.map(({ name }) => name),
  }));
};
const accountOf = async (personId: string): Promise<OccupantAccount | undefined> =>
  (await calls.people()).find(({ person }) => person.id === personId)?.person.account;
const verified = async (name: string) => {
  const person = await makePerson(test, name);
  return person;
};
const never = { state: 'none', by: null, until: null };

describe('an invitation by mail', () => {
  it('names the building and the unit, and is not among the invitations to work', async () => {
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: 'siti@imah.test' });

    const [result] = await calls.invite([personId], 'mail');
    const token = await calls.mailed();

    expect(result).toEqual({
      personId,
      name: 'Siti',
      units: ['A-101'],
      outcome: 'invited',
      link: null,
      until: new Date(started + 7 * day).toISOString(),
    });
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['siti@imah.test', 'Undangan untuk unit A-101 di Gedung Graha di Imah'],
    ]);
    const offer = (await calls.answer('read', token)).json<{ data: InvitationOffer }>().data;
    expect([offer.place, offer.email, offer.groups]).toEqual([
      { building: 'Gedung Graha', units: ['A-101'] },
      'siti@imah.test',
      ['Penghuni'],
    ]);
    expect(await accountOf(personId)).toEqual({
      state: 'invited',
      by: 'mail',
      until: new Date(started + 7 * day).toISOString(),
    });
    const work = await memberCalls(test, place).get<{ data: Invitation[] }>(place.owner, '/invitations');
    expect(work.data).toEqual([]);
  });

  it('has nothing of the name of a building or a unit that can be pressed', async () => {
    const rename = (building: string, unit: string) =>
      sql`WITH named AS (UPDATE building SET name = ${building} WHERE id = ${place.buildingId})
        UPDATE unit SET code = ${unit} WHERE id = ${unitId}`.execute(test.context.db);
    await rename('Bank Anda\r\n\r\nKlik https://evil.example/masuk', 'balas@evil.example');
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: 'siti-nama@imah.test' });
    await calls.invite([personId], 'mail');
    await calls.mailed();

    const mail = test.mails.at(-1);
    expect(mail?.subject).toBe(
      'Undangan untuk unit balas @ evil . example di Bank Anda Klik https :// evil . example/masuk di Imah',
    );
    expect([mail?.text.includes('https://evil'), mail?.text.includes('@evil')]).toEqual([false, false]);
  });

  it('joins the account to the person: their building, their unit and their devices follow', async () => {
    const siti = await makePerson(test, 'Siti');
    const deviceId = await makeDevice(test, place, { name: 'Meter', unitId });
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: siti.email });
    await calls.invite([personId], 'mail');
    const token = await calls.mailed();
    expect(await membershipOf(siti)).toEqual([]);

    const accepted = await calls.answer('accept', token, siti);

    expect([accepted.statusCode, accepted.json()]).toEqual([200, { data: { orgId: place.orgId } }]);
    expect(await membershipOf(siti)).toEqual([
      { orgId: place.orgId, buildingIds: [place.buildingId], groups: ['Penghuni'] },
    ]);
    expect([(await who(siti)).emailVerified, await accountOf(personId)]).toEqual([
      true,
      { state: 'joined', by: null, until: null },
    ]);
    const device = await test.app.inject({ url: `/api/v1/devices/${deviceId}`, headers: siti.bearer });
    expect(device.statusCode).toBe(200);
    expect(test.liveCalls).toContain(`refresh ${siti.id}`);
    expect((await calls.answer('accept', token, siti)).statusCode).toBe(410);
  });

  it('counts only from the account of its address, whoever else holds the link', async () => {
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: 'siti2@imah.test' });
    await calls.invite([personId], 'mail');
    const token = await calls.mailed();
    const other = await verified('Lain');

    const refused = await calls.answer('accept', token, other);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'UNDANGAN_EMAIL_LAIN']);
    expect([await membershipOf(other), (await accountOf(personId))?.state]).toEqual([[], 'invited']);
  });

  it('is replaced by a newer one, taken back, and too late after seven days', async () => {
    const siti = await makePerson(test, 'Siti');
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: siti.email });
    await calls.invite([personId], 'mail');
    const first = await calls.mailed();
    await calls.invite([personId], 'mail');
    const second = await calls.mailed();
    expect((await calls.answer('accept', first, siti)).statusCode).toBe(410);

    test.clock.now = started + 7 * day;
    await sql`UPDATE session SET expires_at = ${new Date(started + 30 * day)}`.execute(test.context.db);
    expect((await accountOf(personId))?.state).toBe('expired');
    test.clock.now = started;
    expect(await calls.send(place.owner, 'DELETE', `people/${personId}/invitation`)).toMatchObject({ status: 204 });
    expect((await calls.answer('accept', second, siti)).statusCode).toBe(410);
    expect(await accountOf(personId)).toEqual(never);
  });

  it('may be refused without an account, and the manager sees that', async () => {
    const { personId } = await calls.moveIn(unitId, { name: 'Siti', email: 'tidak@imah.test' });
    await calls.invite([personId], 'mail');

    expect((await calls.answer('decline', await calls.mailed())).statusCode).toBe(204);
    expect(await accountOf(personId)).toEqual({ state: 'declined', by: 'mail', until: null });
  });
});

describe('a link that is handed over', () => {
  it('is shown once, is for one person, and is used up', async () => {
    const [siti, other] = [await verified('Siti'), await verified('Lain')];
    const { personId } = await calls.moveIn(unitId, { name: 'Siti' });

    const [result] = await calls.invite([personId], 'link');
    const token = new URL(result?.link ?? '').searchParams.get('undangan') ?? '';

    const kept = await sql<{ hash: Buffer }>`
      SELECT token_hash AS hash FROM invitation WHERE person_id = ${personId}`.execute(test.context.db);
    expect(kept.rows[0]?.hash.toString('utf8')).not.toContain(token);
    expect((await calls.answer('accept', token, siti)).statusCode).toBe(200);
    expect((await calls.answer('accept', token, other)).statusCode).toBe(410);
    expect(await membershipOf(other)).toEqual([]);
  });

  it('needs an address that was shown to be theirs', async () => {
    const siti = await makePerson(test, 'Belum');
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${siti.id}`.execute(test.context.db);
    const { personId } = await calls.moveIn(unitId, { name: 'Siti' });
    const [result] = await calls.invite([personId], 'link');
    const token = new URL(result?.link ?? '').searchParams.get('undangan') ?? '';

    const refused = await calls.answer('accept', token, siti);

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_BELUM_DIVERIFIKASI']);
    await sql`UPDATE app_user SET email_verified_at = now() WHERE id = ${siti.id}`.execute(test.context.db);
    expect((await calls.answer('accept', token, siti)).statusCode).toBe(200);
  });
});

describe('many at once', () => {
  it('says of each what became of it, and leaves those of other buildings alone', async () => {
    const neighbour = await makePlace(test, 'Tetangga');
    const theirs = occupantCalls(test, neighbour);
    const foreign = await theirs.moveIn(await makeUnit(test, neighbour, 'T-1', null), {
      name: 'Asing',
      email: 'x@imah.test',
    });
    const mailed = await calls.moveIn(unitId, { name: 'Ani', email: 'ani@imah.test' });
    const without = await calls.moveIn(unitId, { name: 'Budi' }, { isBillingParty: false });
    const gone = await calls.moveIn(
      await makeUnit(test, place, 'A-102', null),
      { name: 'Citra', email: 'c@imah.test' },
      { from: '2020-01-01', to: '2020-12-31' },
    );

    const results = await calls.invite(
      [mailed, without, gone, foreign].map(({ personId }) => personId),
      'mail',
    );

    const outcomes = new Map(results.map(({ name, outcome }) => [name, outcome]));
    expect(outcomes).toEqual(
      new Map([
        ['Ani', 'invited'],
        ['Budi', 'no-email'],
        ['Citra', 'left'],
      ]),
    );
  });

  it('invites everybody who has neither account nor invitation', async () => {
    const joined = await calls.joined(unitId, 'Ani');
    await calls.moveIn(unitId, { name: 'Budi', email: 'budi3@imah.test' }, { isBillingParty: false });
    await calls.moveIn(unitId, { name: 'Citra' }, { isBillingParty: false });

    const first = await calls.invite(null, 'mail');
    const second = await calls.invite(null, 'mail');
    const links = await calls.invite(null, 'link');

    const names = (results: readonly OccupantInvitationResult[]) => results.map(({ name }) => name);
    expect([names(first), names(second), names(links)]).toEqual([['Budi'], [], ['Citra']]);
    expect((await accountOf(joined.personId))?.state).toBe('joined');
  });

  it('is not for a resident, a technician or another organisation', async () => {
    const { personId } = await calls.moveIn(unitId, { name: 'Ani', email: 'ani4@imah.test' });
    const { owner } = await makePlace(test, 'Lain');
    const people = [
      (await calls.joined(unitId, 'Budi', { isBillingParty: false })).account,
      await makeMember(test, place, 'Teknisi', ['technician']),
      owner,
    ];

    const answers = await Promise.all(people.map((person) => calls.tryInvite([personId], 'mail', person)));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await accountOf(personId))?.state).toBe('none');
  });
});

describe('an account that is joined', () => {
  it('reaches several units and buildings of the organisation, and loses each with its stay', async () => {
    const other = await calls.secondBuilding('Kedua');
    const { account, stayId, version } = await calls.joined(unitId, 'Ani');
    const second = await other.moveIn(other.unitId, { name: 'Ani', email: account.email });
    await other.invite([second.personId], 'mail');
    await calls.answer('accept', await calls.mailed(), account);
    const scope = async () => (await membershipOf(account))[0]?.buildingIds?.toSorted();
    expect(await scope()).toEqual([place.buildingId, other.buildingId].toSorted());

    await calls.send(place.owner, 'PATCH', `occupancies/${stayId}`, { to: '2026-01-31' }, version);

    expect(await scope()).toEqual([other.buildingId]);
    expect(test.liveCalls).toContain(`refresh ${account.id}`);
  });

  it('has no membership any more on the day after the last day, and an open offer of that person is worth nothing', async () => {
    const ani = await calls.joined(unitId, 'Ani', { to: '2026-12-31' });
    const budi = await calls.moveIn(unitId, { name: 'Budi' }, { to: '2026-12-31', isBillingParty: false });
    const [offer] = await calls.invite([budi.personId], 'link');
    await updateStays(test.context);
    expect(await membershipOf(ani.account)).toHaveLength(1);

    test.clock.now = Date.parse('2026-12-31T17:00:00Z');
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + day)}`.execute(test.context.db);
    await updateStays(test.context);

    expect(await membershipOf(ani.account)).toEqual([]);
    const token = new URL(offer?.link ?? '').searchParams.get('undangan') ?? '';
    expect((await calls.answer('accept', token, await verified('Budi'))).statusCode).toBe(410);
  });

  it('is parted by the manager: what came with the stay ends, and the person can be invited again', async () => {
    const { account, personId } = await calls.joined(unitId, 'Ani');

    expect(await calls.send(place.owner, 'DELETE', `people/${personId}/account`)).toMatchObject({ status: 204 });

    expect([await membershipOf(account), await accountOf(personId)]).toEqual([[], never]);
    expect((await calls.invite([personId], 'link'))[0]?.outcome).toBe('invited');
  });

  it('is parted too when its member is taken out of the organisation', async () => {
    const { account, personId } = await calls.joined(unitId, 'Ani');
    const members = memberCalls(test, place);
    const { id, version } = await members.memberOf(place.owner, account);

    expect((await members.send(place.owner, 'DELETE', `/members/${id}`, { version })).statusCode).toBe(204);

    expect([await membershipOf(account), await accountOf(personId)]).toEqual([[], never]);
  });

  it('gives staff no building that they do not work in, and keeps what they had', async () => {
    const other = await calls.secondBuilding('Kedua');
    const technician = await makeMember(test, place, 'Tono', ['technician'], [other.buildingId]);
    const here = await makeMember(test, place, 'Tini', ['technician'], [place.buildingId]);
    const there = await calls.moveIn(unitId, { name: 'Tono', email: technician.email });
    const near = await calls.moveIn(unitId, { name: 'Tini', email: here.email }, { isBillingParty: false });
    await calls.invite([there.personId], 'mail');
    const [refusedToken] = [await calls.mailed()];
    await calls.invite([near.personId], 'mail');
    const token = await calls.mailed();

    const refused = await calls.answer('accept', refusedToken, technician);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'KEANGGOTAAN_TIDAK_MENCAKUP']);
    expect((await accountOf(there.personId))?.state).toBe('invited');
    expect((await calls.answer('accept', token, here)).statusCode).toBe(200);
    expect((await membershipOf(here))[0]?.groups).toEqual(['Penghuni', 'Teknisi']);
    await calls.send(place.owner, 'DELETE', `people/${near.personId}/account`);
    expect(await membershipOf(here)).toEqual([
      { orgId: place.orgId, buildingIds: [place.buildingId], groups: ['Teknisi'] },
    ]);
  });
});
