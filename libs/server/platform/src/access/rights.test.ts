import { randomUUIDv7 } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Grant, Permission, PolicyActor, PolicyMembership } from '@imah/contract/access';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  moveIn,
  type TestPerson,
  type TestPlace,
} from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadActor, loadViewer } from './load-actor.ts';
import { addMember, LastOwnerError, suspendMember } from './membership.ts';
import { holds, permissionScopes, scopeRows } from './permission-scopes.ts';
import { publishAccessEvent } from './publish-access.ts';
import { rightsThatEnd } from './rights-that-end.ts';
import { grantsInBoth, narrowToGroup } from './view-as.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
});
afterAll(() => test.close());

const hour = 3_600_000;

describe('a right that ends by itself', () => {
  const within = async (person: TestPerson, ms: number) => {
    const ends = await rightsThatEnd(test.context.db, [person.id, place.owner.id], ms, test.clock.now);
    return [...ends].map(([userId, after]) => [userId === person.id ? 'theirs' : 'another', after]);
  };
  const memberUntil = async (name: string, expiresAt: number) => {
    const person = await makePerson(test, name);
    const member = { orgId: place.orgId, userId: person.id, groups: ['vendor'], buildings: 'all', expiresAt } as const;
    await test.context.db.transaction().execute((trx) => addMember(trx, member, test.clock.now));
    return person;
  };

  it('is a membership that runs out, up to the last moment that is asked about and not before now', async () => {
    const person = await memberUntil('Sementara', test.clock.now + hour);
    const over = await memberUntil('Lewat', test.clock.now);

    expect([await within(person, hour), await within(person, hour - 1), await within(over, hour)]).toEqual([
      [['theirs', hour]],
      [],
      [],
    ]);
  });

  it('is a stay whose last day ends where the building stands', async () => {
    const person = await makeMember(test, place, 'Penghuni', ['resident']);
    await moveIn(test, place, await makeUnit(test, place, 'B-1', null), person, '[2026-11-21,2026-11-22)');

    // It is ten in Jakarta.
    expect([await within(person, 14 * hour), await within(person, 14 * hour - 1)]).toEqual([
      [['theirs', 14 * hour]],
      [],
    ]);
  });

  it('is the earliest of several, and nothing of a membership that is suspended or of a stay without end', async () => {
    const person = await memberUntil('Banyak', test.clock.now + 20 * hour);
    await moveIn(test, place, await makeUnit(test, place, 'B-2', null), person, '[2026-11-01,2026-11-22)');
    await moveIn(test, place, await makeUnit(test, place, 'B-3', null), person, '[2026-11-01,)');
    const earliest = await within(person, 24 * hour);
    await test.context.db.transaction().execute((trx) => suspendMember(trx, { orgId: place.orgId, userId: person.id }));
    await sql`DELETE FROM occupancy USING person p WHERE p.id = person_id AND p.user_id = ${person.id}`.execute(
      test.context.db,
    );

    expect([earliest, await within(person, 24 * hour)]).toEqual([[['theirs', 14 * hour]], []]);
  });

  it('is a session that sees as a group', async () => {
    const { db } = test.context;
    const person = await makeMember(test, place, 'Melihat', ['administrator']);
    await sql`UPDATE session SET view_org_id = ${place.orgId}, view_group_id = (
      SELECT id FROM member_group WHERE org_id = ${place.orgId} AND default_key = 'resident') WHERE user_id = ${person.id}`.execute(
      db,
    );

    expect((await within(person, 3 * hour)).map(([who]) => who)).toEqual(['theirs']);
  });
});

describe('a session that sees as a group', () => {
  async function viewing(group: string) {
    const { db } = test.context;
    const person = await makeMember(test, place, 'Lihat', ['building-manager']);
    const { rows } = await sql<{ id: string }>`UPDATE session SET view_org_id = ${place.orgId}, view_group_id = (
      SELECT id FROM member_group WHERE org_id = ${place.orgId} AND default_key = ${group})
      WHERE user_id = ${person.id} RETURNING id`.execute(db);
    return { userId: person.id, sessionId: rows[0]?.id ?? '' };
  }

  it('has on the live channel the rights that the group has as well, until it ends or sees as itself again', async () => {
    const { db, now } = test.context;
    const viewer = await viewing('reception');
    const whole = await loadActor(db, viewer.userId, now());
    const narrow = await loadViewer(db, viewer, now());
    const grants = (actor: PolicyActor | null) => [...(actor?.memberships[0]?.grants ?? [])];

    expect(grants(narrow).length).toBeLessThan(grants(whole).length);
    expect(grants(narrow).filter((grant) => !grants(whole).includes(grant))).toEqual([]);
    expect(await loadViewer(db, viewer, now() + 3 * hour)).toBeNull();
    expect(await loadViewer(db, { ...viewer, userId: place.owner.id }, now())).toBeNull();
    await sql`UPDATE session SET view_org_id = NULL, view_group_id = NULL WHERE id = ${viewer.sessionId}`.execute(db);
    expect(await loadViewer(db, viewer, now())).toBeNull();
  });

  it('has nothing in any other organisation', () => {
    const membership = (orgId: string): PolicyMembership => ({
      orgId,
      grants: new Set<Grant>(['ticket.view', 'ticket.create']),
      buildings: 'all',
      unitIds: new Set(),
    });
    const group = { orgId: 'a', groupId: 'g', groupKey: null, groupName: 'G', isOwner: false, grants: ['ticket.view'] };

    expect(narrowToGroup([membership('a'), membership('b')], group)).toEqual([
      { ...membership('a'), grants: new Set(['ticket.view']) },
    ]);
    expect(narrowToGroup([membership('a')], { ...group, isOwner: true, grants: [] })).toEqual([membership('a')]);
  });

  it.each([
    ['what both have', ['ticket.view'], ['ticket.view'], ['ticket.view']],
    ['what only one has', ['ticket.view'], ['ticket.create'], []],
    ['the own rows where the person has all', ['ticket.view'], ['ticket.view.own'], ['ticket.view.own']],
    ['the own rows where the group has all', ['ticket.view.own'], ['ticket.view'], ['ticket.view.own']],
    ['the own rows of both', ['ticket.view.own'], ['ticket.view.own'], ['ticket.view.own']],
    ['nothing', [], ['ticket.view'], []],
  ] as const)('keeps of grants %s', (_, held, asked, kept) => {
    expect([...grantsInBoth(new Set<Grant>(held), asked)]).toEqual(kept);
  });
});

describe('the places in which a person may see something', () => {
  const permission: Permission = 'unit.view';
  const rowsOf = async (actor: PolicyActor) => {
    const { rows } = await sql<{ id: string }>`
      SELECT b.id FROM building b WHERE ${holds(actor, permission, { org: 'b.org_id', building: 'b.id' })} ORDER BY b.id`.execute(
      test.context.db,
    );
    return rows.map(({ id }) => id);
  };
  const actorOf = async (person: TestPerson) => {
    const actor = await loadActor(test.context.db, person.id, test.clock.now);
    if (actor === null) throw new Error('nobody');
    return actor;
  };

  it('are all buildings, some of them, the own units, or none', async () => {
    const second = await makeBuilding(test, place, 'Kedua');
    const neighbour = await makePlace(test, 'Sebelah');
    const some = await actorOf(await makeMember(test, place, 'Satu', ['building-manager'], [second]));
    const resident = await makeMember(test, place, 'Warga', ['resident']);
    const unit = await makeUnit(test, place, 'C-1', resident);

    expect(await rowsOf(await actorOf(place.owner))).toEqual([place.buildingId, second].toSorted());
    expect(await rowsOf(some)).toEqual([second]);
    expect(await rowsOf(await actorOf(neighbour.owner))).toEqual([neighbour.buildingId]);
    expect(await rowsOf(await actorOf(resident))).toEqual([]);
    expect(permissionScopes(await actorOf(resident), permission)).toEqual([
      { org_id: place.orgId, building_ids: null, unit_ids: [unit] },
    ]);
    expect(await rowsOf({ userId: randomUUIDv7(), memberships: [] })).toEqual([]);
  });

  it('are rows that a query can join', async () => {
    const scopes = [
      { org_id: place.orgId, building_ids: null, unit_ids: null },
      { org_id: place.orgId, building_ids: [place.buildingId], unit_ids: [] },
    ];

    const { rows } = await sql`SELECT s.* FROM ${scopeRows(scopes, 's')}`.execute(test.context.db);

    expect(rows).toEqual(scopes);
  });
});

describe('the last owner', () => {
  it('stays one of two who send each other away at once', async () => {
    const { db } = test.context;
    const own = await makePlace(test, 'Dua');
    const other = await makeMember(test, own, 'Pemilik-dua', ['owner']);
    const suspend = (userId: string) =>
      db.transaction().execute((trx) => suspendMember(trx, { orgId: own.orgId, userId }));

    const outcomes = await Promise.allSettled([suspend(own.owner.id), suspend(other.id)]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(LastOwnerError);
  });

  it('is nobody whose time is limited or whose account is locked', async () => {
    const { db } = test.context;
    const own = await makePlace(test, 'Terbatas');
    const [limited, locked] = [await makePerson(test, 'Batas'), await makeMember(test, own, 'Kunci', ['owner'])];
    const expiresAt = test.clock.now + 365 * 24 * hour;
    const member = { orgId: own.orgId, userId: limited.id, groups: ['owner'], buildings: 'all', expiresAt } as const;
    await db.transaction().execute((trx) => addMember(trx, member, test.clock.now));
    await sql`UPDATE app_user SET status = 'locked' WHERE id = ${locked.id}`.execute(db);

    const change = db.transaction().execute((trx) => suspendMember(trx, { orgId: own.orgId, userId: own.owner.id }));

    await expect(change).rejects.toThrow(LastOwnerError);
  });
});

it('tells each whose rights have changed, then reads them anew, and logs who could not be told', async () => {
  const lines: { userId: string; msg: string }[] = [];
  const log = pino(new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) }));
  const told: string[] = [];
  const live = {
    ...test.context.live,
    publish: async (topic: string) => {
      if (topic.includes('budi')) throw new Error('no broker');
      told.push(topic);
    },
    refreshGrants: async (userId: string) => void told.push(`refresh ${userId}`),
  };

  await publishAccessEvent({ live, log, now: test.context.now }, ['ani', 'budi', 'citra']);

  expect(told).toEqual(['imah/v1/u/ani/access', 'refresh ani', 'imah/v1/u/citra/access', 'refresh citra']);
  expect(lines.map(({ userId, msg }) => [userId, msg])).toEqual([['budi', 'a change of rights was not announced']]);
});
