import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '@imah/server-platform/access';
import { makeMember, makePerson, makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
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

const names = async (query = '') => (await calls.members(place.owner, query)).data.map(({ name }) => name);

async function makeBuilding(name: string): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO building (org_id, id, name, code, kind, time_zone, address)
    VALUES (${place.orgId}, ${id}, ${name}, ${`B-${id.slice(-8).toUpperCase()}`}, 'office', 'Asia/Jakarta', '{}')`.execute(
    test.context.db,
  );
  return id;
}

const lastAudit = async () => {
  const { rows } = await sql<{ action: string; entity: string; actorId: string; before: unknown; after: unknown }>`
    SELECT action, entity, actor_id AS "actorId", before, after FROM audit_event
    WHERE org_id = ${place.orgId} ORDER BY seq DESC LIMIT 1`.execute(test.context.db);
  return rows[0];
};

describe('the list of members', () => {
  it('has name, groups, scope, status, end, and when each was last seen', async () => {
    const person = await makePerson(test, 'Budi');
    const expiresAt = test.clock.now + 86_400_000;
    await test.context.db
      .transaction()
      .execute((trx) =>
        addMember(
          trx,
          { orgId: place.orgId, userId: person.id, groups: ['vendor'], buildings: [place.buildingId], expiresAt },
          test.clock.now,
        ),
      );
    const vendor = await calls.groupOf(place.owner, 'vendor');

    expect(await calls.memberOf(place.owner, person)).toEqual({
      id: expect.any(String),
      userId: person.id,
      name: 'Budi',
      email: person.email,
      groups: [{ id: vendor.id, name: 'Vendor' }],
      buildingIds: [place.buildingId],
      otherBuildings: 0,
      status: 'active',
      trades: [],
      expiresAt: new Date(expiresAt).toISOString(),
      lastSeenAt: new Date(test.clock.now).toISOString(),
      joinedAt: new Date(test.clock.now).toISOString(),
      version: 1,
    });
  });

  it('is read by name, page after page, without one left out or told twice', async () => {
    for (const name of ['citra', 'Adi', 'Bayu', 'Adi']) await makeMember(test, place, name, ['supervisor']);

    const first = await calls.members(place.owner, '?limit=2');
    const second = await calls.members(place.owner, `?limit=2&cursor=${first.meta.nextCursor}`);
    const third = await calls.members(place.owner, `?limit=2&cursor=${second.meta.nextCursor}`);

    const all = [first, second, third].flatMap(({ data }) => data);
    expect(all.map(({ name }) => name)).toEqual(['Adi', 'Adi', 'Bayu', 'citra', 'Owner-Graha']);
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    expect([first, second, third].map(({ meta }) => [meta.nextCursor !== null, meta.total])).toEqual([
      [true, 5],
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('is the same by the usual fifty as by any other number', async () => {
    await sql`
      WITH made AS (
        INSERT INTO app_user (id, email, name)
        SELECT uuidv7(), format('tetap%s-%s@imah.test', n, ${place.orgId}::text), format('Tetap %s', n % 20)
        FROM generate_series(1, 55) n RETURNING id)
      INSERT INTO membership (org_id, id, user_id, all_buildings)
      SELECT ${place.orgId}, uuidv7(), id, true FROM made`.execute(test.context.db);

    const usual = await calls.members(place.owner);
    const rest = await calls.members(place.owner, `?cursor=${usual.meta.nextCursor}`);
    const whole = await calls.members(place.owner, '?limit=100');
    expect([usual.data.length, usual.meta.total, rest.meta.nextCursor]).toEqual([50, 56, null]);
    expect([...usual.data, ...rest.data]).toEqual(whole.data);

    const found = await calls.members(place.owner, '?q=tetap');
    expect([found.data.length, found.meta.total]).toEqual([50, 55]);
    expect(found.data).toEqual((await calls.members(place.owner, '?q=tetap&limit=100')).data.slice(0, 50));
  });

  it('is searched by every word in name and e-mail, and narrowed by group, building and status', async () => {
    await makeMember(test, place, 'Sari-Dewi', ['technician'], [place.buildingId]);
    await makeMember(test, place, 'Sari-Utami', ['reception'], []);
    const technician = await calls.groupOf(place.owner, 'technician');

    expect([
      await names('?q=SARI'),
      await names('?q=sari%20imah.test%20utami'),
      await names('?q=sari%25'),
      await names('?q=tidak-ada'),
      await names(`?groupId=${technician.id}`),
      await names(`?buildingId=${place.buildingId}`),
      await names('?status=suspended'),
    ]).toEqual([['Sari-Dewi', 'Sari-Utami'], ['Sari-Utami'], [], [], ['Sari-Dewi'], ['Owner-Graha', 'Sari-Dewi'], []]);
  });

  it('finds a person under the name and address they have now', async () => {
    const person = await makeMember(test, place, 'Lama', ['supervisor']);
    await sql`UPDATE app_user SET name = 'Baru' WHERE id = ${person.id}`.execute(test.context.db);

    expect([await names('?q=lama%20baru'), await names('?q=baru')]).toEqual([['Baru'], ['Baru']]);
    await sql`UPDATE app_user SET email = 'segar@imah.test' WHERE id = ${person.id}`.execute(test.context.db);
    expect([await names('?q=lama'), await names('?q=segar')]).toEqual([[], ['Baru']]);
  });

  it('says of a time that is over that it has expired', async () => {
    const person = await makeMember(test, place, 'Singgah', ['vendor']);
    await sql`UPDATE membership SET expires_at = ${new Date(test.clock.now)} WHERE user_id = ${person.id}`.execute(
      test.context.db,
    );

    expect([(await calls.memberOf(place.owner, person)).status, await names('?status=expired')]).toEqual([
      'expired',
      ['Singgah'],
    ]);
  });

  it('remembers when somebody was last seen after they have logged out', async () => {
    const person = await makeMember(test, place, 'Pulang', ['supervisor']);
    await test.app.inject({ method: 'DELETE', url: '/api/_auth/session', headers: person.bearer });

    expect((await calls.memberOf(place.owner, person)).lastSeenAt).toBe(new Date(test.clock.now).toISOString());
  });

  it('shows to who has one building only the members who reach it, and of them only that building', async () => {
    const elsewhere = await makeBuilding('Lain');
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
    await makeMember(test, place, 'Jauh', ['technician'], [elsewhere]);
    await makeMember(test, place, 'Dua', ['technician'], [place.buildingId, elsewhere]);

    const { data, meta } = await calls.members(manager);

    expect(data.map(({ name, buildingIds, otherBuildings }) => [name, buildingIds, otherBuildings])).toEqual([
      ['Dua', [place.buildingId], 1],
      ['Manajer', [place.buildingId], 0],
      ['Owner-Graha', null, 0],
    ]);
    expect(meta.total).toBe(3);
    const far = await calls.memberOf(place.owner, await makeMember(test, place, 'Luput', ['technician'], [elsewhere]));
    const answer = await test.app.inject({
      url: `/api/v1/organizations/${place.orgId}/members/${far.id}`,
      headers: manager.bearer,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a change of a member', () => {
  it('gives other groups, buildings and an end, tells the person’s pages and writes down before and after', async () => {
    const person = await makeMember(test, place, 'Tono', ['supervisor']);
    const before = await calls.memberOf(place.owner, person);
    const technician = await calls.groupOf(place.owner, 'technician');
    const expiresAt = new Date(test.clock.now + 3_600_000).toISOString();
    const change = { groupIds: [technician.id], buildingIds: [place.buildingId], expiresAt, status: 'active' };

    const answer = await calls.send(place.owner, 'PUT', `/members/${before.id}`, { version: 1, payload: change });

    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual({
      ...before,
      groups: [{ id: technician.id, name: 'Teknisi' }],
      buildingIds: [place.buildingId],
      expiresAt,
      version: 2,
    });
    expect(test.liveCalls).toEqual([`publish imah/v1/u/${person.id}/access`, `refresh ${person.id}`]);
    expect(await lastAudit()).toEqual({
      action: 'update',
      entity: 'membership',
      actorId: place.owner.id,
      before: unchanged(before),
      after: change,
    });
  });

  it('says what they are able to do, each trade once, which gives no right; left out it stays', async () => {
    const person = await makeMember(test, place, 'Tanya', ['technician']);
    const before = await calls.memberOf(place.owner, person);
    const url = `/members/${before.id}`;
    const scope = unchanged(before);

    const payload = { ...scope, trades: ['lift', 'electrical', 'lift'] };
    const taught = await calls.send(place.owner, 'PUT', url, { version: 1, payload });
    expect(taught.json().data).toEqual({ ...before, trades: ['lift', 'electrical'], version: 2 });
    expect(await lastAudit()).toMatchObject({ before: { ...scope, trades: [] }, after: payload });
    const kept = await calls.send(place.owner, 'PUT', url, { version: 2, payload: scope });
    expect(kept.json().data.trades).toEqual(['lift', 'electrical']);
    const none = await calls.send(place.owner, 'PUT', url, { version: 3, payload: { ...scope, trades: [] } });
    expect(none.json().data.trades).toEqual([]);
    const wrong = { ...scope, trades: ['magic'] };
    expect((await calls.send(place.owner, 'PUT', url, { version: 4, payload: wrong })).statusCode).toBe(422);
  });

  it('asks who one is before anybody’s rights change, once for each change, and not for one that is refused anyway', async () => {
    const person = await makeMember(test, place, 'Tanya', ['supervisor']);
    const member = await calls.memberOf(place.owner, person);
    const vendor = await makeMember(test, place, 'Tamu', ['vendor']);
    const put = async (as: typeof person, version: number, confirmed: 'yes' | 'no') => {
      const call = { version, payload: unchanged(member), confirmed };
      const answer = await calls.send(as, 'PUT', `/members/${member.id}`, call);
      return [answer.statusCode, answer.json().code];
    };

    expect([
      await put(vendor, 1, 'no'),
      await put(place.owner, 1, 'no'),
      await put(place.owner, 1, 'yes'),
      await put(place.owner, 2, 'no'),
    ]).toEqual([
      [404, 'TIDAK_DITEMUKAN'],
      [403, 'PERLU_KONFIRMASI'],
      [200, undefined],
      [403, 'PERLU_KONFIRMASI'],
    ]);
  });

  it('is refused when somebody else has changed the member meanwhile, with the member as they stand', async () => {
    const person = await makeMember(test, place, 'Tari', ['supervisor']);
    const member = await calls.memberOf(place.owner, person);
    const change = { payload: unchanged(member) };

    const answers = [
      await calls.send(place.owner, 'PUT', `/members/${member.id}`, { version: 1, ...change }),
      await calls.send(place.owner, 'PUT', `/members/${member.id}`, { version: 1, ...change }),
      await calls.send(place.owner, 'PUT', `/members/${member.id}`, change),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 412, 428]);
    expect(answers[1]?.json().current).toEqual({ ...member, version: 2 });
  });

  it('names the fields that are not right', async () => {
    const person = await makeMember(test, place, 'Salah', ['supervisor']);
    const member = await calls.memberOf(place.owner, person);
    const other = await makePlace(test, 'Asing');
    const foreign = await memberCalls(test, other).groupOf(other.owner, 'owner');
    const fieldsOf = async (change: Record<string, unknown>) => {
      const payload = { ...unchanged(member), ...change };
      const answer = await calls.send(place.owner, 'PUT', `/members/${member.id}`, { version: 1, payload });
      return [answer.statusCode, Object.keys(answer.json().errors)];
    };

    expect([
      await fieldsOf({ groupIds: [foreign.id] }),
      await fieldsOf({ groupIds: [] }),
      await fieldsOf({ buildingIds: [other.buildingId] }),
      await fieldsOf({ expiresAt: new Date(test.clock.now).toISOString() }),
      await fieldsOf({ status: 'expired' }),
    ]).toEqual([
      [422, ['groupIds']],
      [422, ['groupIds']],
      [422, ['buildingIds']],
      [422, ['expiresAt']],
      [422, ['status']],
    ]);
  });

  it('lets nobody give or take more than they have', async () => {
    const administrator = await makeMember(test, place, 'Admin', ['administrator']);
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
    const person = await makeMember(test, place, 'Orang', ['supervisor'], [place.buildingId]);
    const [member, owner] = [await calls.memberOf(place.owner, person), await calls.memberOf(place.owner, place.owner)];
    const [owners, vendors] = [await calls.groupOf(place.owner, 'owner'), await calls.groupOf(place.owner, 'vendor')];
    const put = async (as: typeof person, target: typeof member, change: Record<string, unknown>) => {
      const payload = { ...unchanged(target), ...change };
      const answer = await calls.send(as, 'PUT', `/members/${target.id}`, { version: target.version, payload });
      return [answer.statusCode, answer.json().code];
    };

    expect([
      await put(administrator, member, { groupIds: [owners.id] }),
      await put(administrator, owner, { groupIds: [vendors.id] }),
      await put(manager, member, { buildingIds: null }),
      await put(manager, owner, { buildingIds: [place.buildingId] }),
      [(await calls.send(administrator, 'DELETE', `/members/${owner.id}`, { version: 1 })).statusCode, 'HAK_MELEBIHI'],
    ]).toEqual(Array.from({ length: 5 }, () => [403, 'HAK_MELEBIHI']));
    expect(await put(manager, member, { groupIds: [vendors.id] })).toEqual([200, undefined]);
  });
});

describe('the last active owner', () => {
  it('cannot be removed, suspended, moved to another group or given an end', async () => {
    const owner = await calls.memberOf(place.owner, place.owner);
    const vendors = await calls.groupOf(place.owner, 'vendor');
    const put = (change: Record<string, unknown>) =>
      calls.send(place.owner, 'PUT', `/members/${owner.id}`, {
        version: 1,
        payload: { ...unchanged(owner), ...change },
      });

    const answers = [
      await calls.send(place.owner, 'DELETE', `/members/${owner.id}`, { version: 1 }),
      await put({ status: 'suspended' }),
      await put({ groupIds: [vendors.id] }),
      await put({ expiresAt: new Date(test.clock.now + 3_600_000).toISOString() }),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [409, 'PEMILIK_TERAKHIR']),
    );
    expect(await calls.memberOf(place.owner, place.owner)).toEqual(owner);
  });

  it('stays when two owners remove each other at the same moment', async () => {
    const second = await makeMember(test, place, 'Kedua', ['owner']);
    const [one, two] = [await calls.memberOf(place.owner, place.owner), await calls.memberOf(place.owner, second)];

    const answers = await Promise.all([
      calls.send(place.owner, 'DELETE', `/members/${two.id}`, { version: 1 }),
      calls.send(second, 'DELETE', `/members/${one.id}`, { version: 1 }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const { rows } = await sql`SELECT 1 FROM membership WHERE org_id = ${place.orgId}`.execute(test.context.db);
    expect(rows).toHaveLength(1);
  });

  it('may go once another is there, and is told so in their open pages', async () => {
    const second = await makeMember(test, place, 'Kedua', ['owner']);
    const owner = await calls.memberOf(place.owner, place.owner);

    const answer = await calls.send(second, 'DELETE', `/members/${owner.id}`, { version: 1 });

    expect(answer.statusCode).toBe(204);
    expect(test.liveCalls).toEqual([`publish imah/v1/u/${place.owner.id}/access`, `refresh ${place.owner.id}`]);
    expect(await lastAudit()).toEqual({
      action: 'delete',
      entity: 'membership',
      actorId: second.id,
      before: { userId: place.owner.id, ...unchanged(owner) },
      after: null,
    });
  });
});
