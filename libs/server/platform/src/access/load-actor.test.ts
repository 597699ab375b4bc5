import { randomUUIDv7 } from 'node:crypto';
import { decide } from '@imah/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePerson, makePlace, makeUnit, moveIn, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addMember, LastOwnerError, suspendMember } from './membership.ts';
import { loadActor } from './load-actor.ts';

let test: TestApp;
let place: TestPlace;
const load = (userId: string) => loadActor(test.context.db, userId, test.clock.now);

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());

it('knows nobody under an id without an account', async () => {
  expect(await load(randomUUIDv7())).toBeNull();
});

it('knows nobody whose account is locked or deleted', async () => {
  const person = await makePerson(test, 'Terkunci');
  await sql`UPDATE app_user SET status = 'locked' WHERE id = ${person.id}`.execute(test.context.db);

  expect(await load(person.id)).toBeNull();
});

it('grants nothing to a person without a membership', async () => {
  const person = await makePerson(test, 'Baru');

  expect(await load(person.id)).toEqual({ userId: person.id, memberships: [], withheld: [] });
});

it('grants everything to an owner, also what their stored group has not heard of', async () => {
  await sql`UPDATE member_group SET grants = '{}' WHERE org_id = ${place.orgId} AND default_key = 'owner'`.execute(
    test.context.db,
  );

  const owner = await load(place.owner.id);

  expect(owner && decide(owner, 'org.delete', { orgId: place.orgId })).toBe('allowed');
});

it('joins the grants of every group and drops a word that is no grant', async () => {
  const person = await makeMember(test, place, 'Dua', ['vendor', 'resident'], [place.buildingId]);
  await sql`
    UPDATE member_group SET grants = grants || '{drop.table}' WHERE org_id = ${place.orgId} AND default_key = 'vendor'`.execute(
    test.context.db,
  );

  const actor = await load(person.id);

  expect(actor?.memberships).toHaveLength(1);
  expect(actor?.memberships[0]).toMatchObject({ orgId: place.orgId, buildings: new Set([place.buildingId]) });
  expect([...(actor?.memberships[0]?.grants ?? [])].toSorted()).toEqual([
    'announcement.view',
    'bill.view.own',
    'building.view',
    'device.view.own',
    'meter.view.own',
    'order.create.own',
    'order.view.own',
    'org.view',
    'outage.view',
    'payment.create.own',
    'payment.view.own',
    'reading.create.own',
    'reading.view.own',
    'telemetry.view.own',
    'ticket.create.own',
    'ticket.transition.own',
    'ticket.view.own',
    'ticketComment.create.own',
    'ticketComment.view.own',
    'topic.create',
    'topic.view',
    'unit.view.own',
    'wallet.create.own',
    'wallet.view.own',
  ]);
});

it('leaves out a membership that is suspended', async () => {
  const person = await makeMember(test, place, 'Ditangguhkan', ['technician']);

  await test.context.db.transaction().execute((trx) => suspendMember(trx, { orgId: place.orgId, userId: person.id }));

  expect(await load(person.id)).toEqual({ userId: person.id, memberships: [], withheld: [] });
});

it('leaves out a membership from the millisecond on at which it expires', async () => {
  const person = await makePerson(test, 'Sementara');
  const expiresAt = test.clock.now + 1;
  await test.context.db
    .transaction()
    .execute((trx) =>
      addMember(
        trx,
        { orgId: place.orgId, userId: person.id, groups: ['vendor'], buildings: 'all', expiresAt },
        test.clock.now,
      ),
    );

  expect((await load(person.id))?.memberships).toHaveLength(1);
  expect((await loadActor(test.context.db, person.id, expiresAt))?.memberships).toEqual([]);
});

it("counts the units a person lives in on the building's day, not those of yesterday or tomorrow", async () => {
  const person = await makeMember(test, place, 'Penghuni', ['resident']);
  const today = await makeUnit(test, place, 'A-1', null);
  const past = await makeUnit(test, place, 'A-2', null);
  const future = await makeUnit(test, place, 'A-3', null);
  await moveIn(test, place, today, person, '[2026-11-21,2026-11-22)');
  await moveIn(test, place, past, person, '[2026-01-01,2026-11-21)');
  await moveIn(test, place, future, person, '[2026-11-22,)');

  expect((await load(person.id))?.memberships[0]?.unitIds).toEqual(new Set([today]));

  // 17:30 UTC is half past midnight in Jakarta.
  const afterMidnight = await loadActor(test.context.db, person.id, Date.UTC(2026, 10, 21, 17, 30));
  expect(afterMidnight?.memberships[0]?.unitIds).toEqual(new Set([future]));
});

it('never lets an organisation lose its last active owner', async () => {
  const suspend = () =>
    test.context.db.transaction().execute((trx) => suspendMember(trx, { orgId: place.orgId, userId: place.owner.id }));

  await expect(suspend()).rejects.toThrow(LastOwnerError);
  expect((await load(place.owner.id))?.memberships).toHaveLength(1);

  await makeMember(test, place, 'Pemilik-kedua', ['owner']);
  await suspend();
  expect((await load(place.owner.id))?.memberships).toEqual([]);
});
