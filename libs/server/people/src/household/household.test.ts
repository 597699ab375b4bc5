import type { Household, HouseholdRequest, Occupancy } from '@imah/contract/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { occupantCalls } from '../accounts/testing/occupant-calls.ts';
import { notifyOfLostInvitation } from '../members/invitations/send-invitation-mail.ts';
import { updateStays } from '../update-stays.ts';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof occupantCalls>;
let unitId: string;
let host: Awaited<ReturnType<typeof calls.joined>>;
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
  host = await calls.joined(unitId, 'Ani', { role: 'tenant' });
  test.mails.length = 0;
  test.liveCalls.length = 0;
});

const allow = async (invitations: 'off' | 'allowed' | 'approval', as = place.owner) => {
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/v1/organizations/${place.orgId}/household-settings`,
    headers: as.bearer,
    payload: { invitations },
  });
  return answer.statusCode;
};
const invite = (as: TestPerson, change: object = {}) =>
  calls.send(as, 'POST', 'household', { unitId, name: 'Budi', email: null, locale: 'id', ...change });
const households = async (as: TestPerson): Promise<Household[]> => (await calls.send(as, 'GET', 'household')).data;
const membersOf = async (as: TestPerson) =>
  (await households(as)).flatMap(({ members }) =>
    members.map(({ name, status, account }) => [name, status, account?.state ?? null]),
  );
const stays = async (): Promise<[string, string, string | null, string | null][]> => {
  const { data } = await calls.send(place.owner, 'GET', `units/${unitId}/occupancies`);
  return (data as Occupancy[])
    .map(({ person, role, to, invitedBy }): [string, string, string | null, string | null] => [
      person.name,
      role,
      to,
      invitedBy,
    ])
    .toSorted(([a], [b]) => a.localeCompare(b));
};
const reaches = async (person: TestPerson) => {
  const answer = await test.app.inject({ url: `/api/v1/buildings/${place.buildingId}`, headers: person.bearer });
  return answer.statusCode;
};
const tokenOf = (link: string) => new URL(link).searchParams.get('undangan') ?? '';
const joinHousehold = async (name: string) => {
  const account = await makePerson(test, name);
  const { data } = await invite(host.account, { name });
  const accepted = await calls.answer('accept', tokenOf(data.link), account);
  expect(accepted.statusCode).toBe(200);
  return { account, id: data.member.id as string };
};
const told = async () => {
  const { rows } = await sql<{ kind: string; recipients: unknown; data: Record<string, unknown> }>`
    SELECT kind, recipients, data FROM notification_outbox
    WHERE org_id = ${place.orgId} AND kind LIKE 'household%' ORDER BY id`.execute(test.context.db);
  return rows;
};

describe('whether a household may be invited', () => {
  it('is no until the organisation says so, and said by those who change its settings in all its buildings', async () => {
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
    const refused = { status: 403, code: 'BUKAN_PENGHUNI_UTAMA' };

    expect((await households(host.account)).map(({ policy, mayInvite }) => [policy, mayInvite])).toEqual([
      ['off', false],
    ]);
    expect(await invite(host.account)).toMatchObject(refused);
    expect([await allow('allowed', manager), await allow('allowed', host.account), await allow('allowed')]).toEqual([
      403, 404, 200,
    ]);
    expect((await households(host.account)).map(({ policy, mayInvite }) => [policy, mayInvite])).toEqual([
      ['allowed', true],
    ]);
    expect((await invite(host.account)).status).toBe(201);
  });

  it('is for the first occupant alone: not for an owner whose tenant lives there, a neighbour, one of the household or staff', async () => {
    await allow('allowed');
    const owner = await calls.joined(unitId, 'Pemilik', { role: 'owner', isBillingParty: false });
    const neighbour = await calls.joined(await makeUnit(test, place, 'A-102', null), 'Tetangga');
    const family = await joinHousehold('Citra');

    const answers = [];
    for (const person of [owner.account, family.account, neighbour.account, place.owner])
      answers.push((await invite(person)).status);

    expect(answers).toEqual([403, 403, 404, 404]);
    expect((await households(owner.account)).map(({ mayInvite, members }) => [mayInvite, members])).toEqual([
      [false, []],
    ]);
  });
});

it('tells who invited of an answer and of a lost mail on their own page, and staff on the page of the unit', async () => {
  await allow('allowed');
  const hrefs = async (kind: string) => {
    const { rows } = await sql<{ href: string }>`
      SELECT href FROM notification_outbox WHERE org_id = ${place.orgId} AND kind = ${kind} ORDER BY id`.execute(
      test.context.db,
    );
    return rows.map(({ href }) => href);
  };
  await joinHousehold('Citra');
  const { data } = await invite(host.account, { name: 'Dodi', email: 'dodi-keluarga@imah.test' });
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM invitation i JOIN household_member h ON h.person_id = i.person_id WHERE h.id = ${data.member.id}`.execute(
    test.context.db,
  );
  await notifyOfLostInvitation(test.context, { orgId: place.orgId, invitationId: rows[0]?.id ?? '' });

  const home = `/imah/building/${place.buildingId}`;
  expect(await hrefs('invitation-accepted')).toEqual([`${home}/unit?unit=${unitId}`, `${home}#keluarga-${unitId}`]);
  expect(await hrefs('mail-failed')).toEqual([`${home}#keluarga-${unitId}`]);
});

describe('somebody of a household', () => {
  it('is one of the unit at once, as long as who invited is, and staff read who that was', async () => {
    await allow('allowed');

    const { data } = await invite(host.account, { email: 'budi-keluarga@imah.test' });
    await calls.mailed();

    expect([data.link, data.member.status]).toEqual([null, 'current']);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['budi-keluarga@imah.test', 'Undangan untuk unit A-101 di Gedung Graha di Imah'],
    ]);
    expect(await stays()).toEqual([
      ['Ani', 'tenant', null, null],
      ['Budi', 'family', null, 'Ani'],
    ]);
    expect(await membersOf(host.account)).toEqual([['Budi', 'current', 'invited']]);
    expect((await told()).map(({ kind, recipients, data: facts }) => [kind, recipients, facts])).toEqual([
      [
        'household-invited',
        { kind: 'granted', permission: 'occupant.approve', except: [host.account.id] },
        { host: 'Ani', name: 'Budi', unit: 'A-101', waits: false },
      ],
    ]);
  });

  it('comes by a link that is shown once, and can be given another', async () => {
    await allow('allowed');
    const budi = await makePerson(test, 'Budi');
    const { data } = await invite(host.account);
    const again = await calls.send(host.account, 'POST', `household/${data.member.id}/invitation`, {
      by: 'link',
      locale: 'id',
    });

    expect((await calls.answer('accept', tokenOf(data.link), budi)).statusCode).toBe(410);
    expect((await calls.answer('accept', tokenOf(again.data.link), budi)).statusCode).toBe(200);
    expect([await reaches(budi), await membersOf(host.account)]).toEqual([200, [['Budi', 'current', 'joined']]]);
  });

  it('is not invited twice, nor a ninth time, nor by an address that is not shown to be one’s own', async () => {
    await allow('allowed');
    const twice = [
      await invite(host.account, { email: 'dua@imah.test' }),
      await invite(host.account, { email: 'DUA@imah.test' }),
      await invite(host.account, { email: host.account.email }),
    ];
    for (let count = 0; count < 7; count += 1) await invite(host.account, { name: `Anak ${count}` });
    const ninth = await invite(host.account);
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${host.account.id}`.execute(test.context.db);

    expect(twice.map(({ status }) => status)).toEqual([201, 422, 422]);
    expect(ninth).toMatchObject({ status: 409, code: 'DAFTAR_PENUH' });
    expect(await invite(host.account)).toMatchObject({ status: 403, code: 'EMAIL_BELUM_DIVERIFIKASI' });
  });

  it('may be invited from the day after their last one, by the clock of the building', async () => {
    await allow('allowed');
    const gone = { name: 'Budi', email: 'budi@imah.test' };
    await calls.moveIn(unitId, gone, { role: 'family', isBillingParty: false, to: '2026-11-21' });

    test.clock.now = Date.parse('2026-11-21T23:59:00+07:00');
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + day)}`.execute(test.context.db);
    const before = await invite(host.account, gone);
    // In London it is still the evening of the day before.
    test.clock.now = Date.parse('2026-11-22T00:00:00+07:00');
    const after = await invite(host.account, gone);

    expect([before.status, Object.keys(before.errors), after.status]).toEqual([422, ['email'], 201]);
  });

  it('loses the unit at once when who invited them says so, and nobody else can', async () => {
    await allow('allowed');
    const budi = await joinHousehold('Budi');
    const neighbour = await calls.joined(await makeUnit(test, place, 'A-102', null), 'Tetangga');

    await calls.send(neighbour.account, 'DELETE', `household/${budi.id}`);
    const before = await reaches(budi.account);
    test.liveCalls.length = 0;
    const ended = await calls.send(host.account, 'DELETE', `household/${budi.id}`);

    expect([before, ended.status, await reaches(budi.account)]).toEqual([200, 204, 404]);
    expect(test.liveCalls).toContain(`refresh ${budi.account.id}`);
    expect([await membersOf(host.account), (await stays()).map(([name]) => name)]).toEqual([[], ['Ani']]);
    expect((await calls.send(host.account, 'DELETE', `household/${budi.id}`)).status).toBe(204);
  });

  it('loses it when staff end the stay', async () => {
    await allow('allowed');
    const budi = await joinHousehold('Budi');
    const { data } = await calls.send(place.owner, 'GET', `units/${unitId}/occupancies`);
    const stay = (data as Occupancy[]).find(({ person }) => person.name === 'Budi');

    await calls.send(place.owner, 'DELETE', `occupancies/${stay?.id}`, undefined, stay?.version);

    expect([await reaches(budi.account), await membersOf(host.account)]).toEqual([404, []]);
  });

  it('leaves with who invited them: on the same last day, and at once where that day is past', async () => {
    await allow('allowed');
    const budi = await joinHousehold('Budi');

    const ending = { to: '2026-12-31' };
    const { data } = await calls.send(place.owner, 'PATCH', `occupancies/${host.stayId}`, ending, host.version);
    expect(await stays()).toEqual([
      ['Ani', 'tenant', '2026-12-31', null],
      ['Budi', 'family', '2026-12-31', 'Ani'],
    ]);
    expect(await reaches(budi.account)).toBe(200);
    await calls.send(place.owner, 'PATCH', `occupancies/${host.stayId}`, { to: '2026-01-31' }, data.version);

    expect([await reaches(budi.account), await reaches(host.account)]).toEqual([404, 404]);
  });

  it('leaves by the date, without anybody doing anything', async () => {
    await allow('allowed');
    const budi = await joinHousehold('Budi');
    await calls.send(place.owner, 'PATCH', `occupancies/${host.stayId}`, { to: '2026-12-31' }, host.version);
    await updateStays(test.context);

    test.clock.now = Date.parse('2026-12-31T17:00:00Z');
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + day)}`.execute(test.context.db);
    await updateStays(test.context);

    expect(await reaches(budi.account)).toBe(404);
  });

  it('stays where they have become somebody who pays', async () => {
    await allow('allowed');
    const budi = await joinHousehold('Budi');
    const { data } = await calls.send(place.owner, 'GET', `units/${unitId}/occupancies`);
    const stay = (data as Occupancy[]).find(({ person }) => person.name === 'Budi');
    const budis = await calls.send(
      place.owner,
      'PATCH',
      `occupancies/${stay?.id}`,
      { isBillingParty: true },
      stay?.version,
    );
    expect(budis.status).toBe(200);
    const now = (await calls.send(place.owner, 'GET', `units/${unitId}/occupancies`)).data as Occupancy[];
    const anis = now.find(({ person, to }) => person.name === 'Ani' && to === null);

    const ended = await calls.send(place.owner, 'DELETE', `occupancies/${anis?.id}`, undefined, anis?.version);

    expect([ended.status, await reaches(budi.account)]).toEqual([204, 200]);
  });
});

describe('where staff have to agree', () => {
  const requests = async (as = place.owner): Promise<HouseholdRequest[]> =>
    (await calls.send(as, 'GET', 'household-requests')).data;
  const answer = (id: string, said: 'approve' | 'refuse', reason = '', as = place.owner) =>
    calls.send(as, 'POST', `household-requests/${id}/answer`, { answer: said, reason });

  it('nobody comes in before; those who run the building are told, and the mail goes out when they agree', async () => {
    await allow('approval');

    const { data } = await invite(host.account, { email: 'menunggu@imah.test' });
    await calls.mailed();
    expect([data.member.status, test.mails, (await stays()).map(([name]) => name)]).toEqual(['waiting', [], ['Ani']]);
    expect(await requests()).toEqual([
      {
        id: data.member.id,
        unitId,
        unitCode: 'A-101',
        name: 'Budi',
        email: 'menunggu@imah.test',
        host: 'Ani',
        createdAt: new Date(started).toISOString(),
      },
    ]);
    expect((await answer(data.member.id, 'approve')).status).toBe(204);
    await calls.mailed();

    expect(test.mails.map(({ to }) => to)).toEqual(['menunggu@imah.test']);
    expect(await stays()).toEqual([
      ['Ani', 'tenant', null, null],
      ['Budi', 'family', null, 'Ani'],
    ]);
    expect((await told()).map(({ kind, data: facts }) => [kind, facts['waits'] ?? facts['outcome']])).toEqual([
      ['household-invited', true],
      ['household-answered', 'approved'],
    ]);
    expect((await answer(data.member.id, 'approve')).status).toBe(409);
  });

  it('a no is read with its reason by who invited, and lets nobody in', async () => {
    await allow('approval');
    const { data } = await invite(host.account);

    expect((await answer(data.member.id, 'refuse', 'Unit ini penuh.')).status).toBe(204);

    const [home] = await households(host.account);
    expect(home?.members.map(({ status, reason }) => [status, reason])).toEqual([['refused', 'Unit ini penuh.']]);
    expect([await requests(), (await stays()).length]).toEqual([[], 1]);
  });

  it('it is not asked for by who has left, nor answered by a resident or another organisation', async () => {
    await allow('approval');
    const { data } = await invite(host.account);
    const others = [host.account, (await makePlace(test, 'Lain')).owner];
    const refusals = [];
    for (const person of others) refusals.push((await answer(data.member.id, 'approve', '', person)).status);

    await calls.send(place.owner, 'PATCH', `occupancies/${host.stayId}`, { to: '2026-01-31' }, host.version);

    expect([refusals, await requests(), (await answer(data.member.id, 'approve')).status]).toEqual([
      [404, 404],
      [],
      409,
    ]);
  });
});

it('writes down who invited whom, and what became of it', async () => {
  await allow('allowed');
  const budi = await joinHousehold('Budi');
  await calls.send(host.account, 'DELETE', `household/${budi.id}`);

  const { rows } = await sql<{ entity: string; action: string; actor: string; after: unknown }>`
    SELECT entity, action, actor_id AS actor, after FROM audit_event
    WHERE org_id = ${place.orgId} AND entity LIKE 'household%' ORDER BY seq`.execute(test.context.db);

  expect(rows.map(({ entity, action, actor }) => [entity, action, actor])).toEqual([
    ['household_settings', 'update', place.owner.id],
    ['household_member', 'create', host.account.id],
    ['household_member', 'end', host.account.id],
  ]);
  expect(JSON.stringify(rows)).not.toContain('Budi');
});
