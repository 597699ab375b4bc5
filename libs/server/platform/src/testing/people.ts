import { randomUUIDv7 } from 'node:crypto';
import type { DefaultGroupKey } from '@imah/contract/access';
import { sql } from 'kysely';
import { makeOrganization } from './organizations.ts';
import { addMember } from '../access/membership.ts';
import { createSession, findSession } from '../sessions/sessions.ts';
import { grantStepUp } from '../sessions/step-up.ts';
import { insertBuilding } from './insert-building.ts';
import type { TestApp } from './test-app.ts';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  /** Header of a session that is open already. */
  readonly bearer: { readonly authorization: string };
}

export interface TestPlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly owner: TestPerson;
}

/** An account with a verified address and without a password, with an open session. */
export async function makePerson({ context }: TestApp, name: string, locale: 'id' | 'en' = 'id'): Promise<TestPerson> {
  const id = randomUUIDv7();
  const email = `${name.toLowerCase()}-${id.slice(-6)}@imah.test`;
  await sql`
    INSERT INTO app_user (id, email, name, locale, email_verified_at)
    VALUES (${id}, ${email}, ${name}, ${locale}, ${new Date(context.now())})`.execute(context.db);
  const token = await createSession(context.db, id, { ip: '127.0.0.1', userAgent: undefined }, context.now());
  return { id, email, bearer: { authorization: `Bearer ${token}` } };
}

/** The person has just shown who they are: one dangerous call of theirs goes through. */
export async function confirmStepUp({ context }: TestApp, person: TestPerson): Promise<void> {
  const token = person.bearer.authorization.slice('Bearer '.length);
  const session = await findSession(context.db, token, 'without-rights', context.now());
  if (session === null) throw new Error(`${person.email} has no open session`);
  await grantStepUp(context, session.sessionId);
}

/** Another building of the organisation. Returns its id. */
export function makeBuilding({ context }: TestApp, { orgId, owner }: TestPlace, name: string): Promise<string> {
  const building = { orgId, ownerId: owner.id, name: `Gedung ${name}` };
  return context.db.transaction().execute((trx) => insertBuilding(trx, building, context.now()));
}

/** An organisation with one building and its owner. */
export async function makePlace(test: TestApp, name: string): Promise<TestPlace> {
  const owner = await makePerson(test, `Owner-${name}`);
  return test.context.db.transaction().execute(async (trx) => {
    const now = test.context.now();
    const draft = { name, kind: 'manager', ownerId: owner.id, locale: 'id' } as const;
    const { id: orgId } = await makeOrganization(trx, draft, now);
    const buildingId = await insertBuilding(trx, { orgId, ownerId: owner.id, name: `Gedung ${name}` }, now);
    return { orgId, buildingId, owner };
  });
}

/** A new person in the default groups named, in every building unless said otherwise. */
export async function makeMember(
  test: TestApp,
  place: TestPlace,
  name: string,
  groups: readonly DefaultGroupKey[],
  buildings: 'all' | readonly string[] = 'all',
): Promise<TestPerson> {
  const person = await makePerson(test, name);
  await test.context.db
    .transaction()
    .execute((trx) => addMember(trx, { orgId: place.orgId, userId: person.id, groups, buildings }, test.context.now()));
  return person;
}

/** A unit on the first floor the building has, lived in by `person` (from today, without end). */
export async function makeUnit(
  test: TestApp,
  place: TestPlace,
  code: string,
  person: TestPerson | null,
): Promise<string> {
  const { db } = test.context;
  const id = randomUUIDv7();
  await sql`
    INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
    SELECT s.org_id, ${id}, s.building_id, f.id, ${code}, 'residential', 36000
    FROM section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    WHERE s.building_id = ${place.buildingId} LIMIT 1`.execute(db);
  if (person !== null) await moveIn(test, place, id, person, '[2026-11-21,)');
  return id;
}

/** `period` is a range of dates as PostgreSQL writes it. Whoever is the first on those days pays. */
export async function moveIn(
  test: TestApp,
  { orgId }: TestPlace,
  unitId: string,
  person: TestPerson,
  period: string,
): Promise<void> {
  const personId = randomUUIDv7();
  const { db } = test.context;
  await sql`INSERT INTO person (org_id, id, user_id, name) VALUES (${orgId}, ${personId}, ${person.id}, 'Penghuni')`.execute(
    db,
  );
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
    SELECT ${orgId}, ${randomUUIDv7()}, ${unitId}, ${personId}, 'tenant', ${period}::daterange, NOT EXISTS (
      SELECT 1 FROM occupancy o
      WHERE o.org_id = ${orgId} AND o.unit_id = ${unitId} AND o.is_billing_party AND o.period && ${period}::daterange
    )`.execute(db);
}

/** An active alarm of a device that is too hot. */
export async function makeAlarm(
  { context }: TestApp,
  { orgId, buildingId }: TestPlace,
  deviceId: string,
  {
    severity = 'major',
    key = 'temperature',
    condition = 'above',
    quiet = null,
  }: { severity?: string; key?: string; condition?: string; quiet?: 'shelved' | 'suppressed' | null } = {},
): Promise<string> {
  const id = randomUUIDv7();
  const at = new Date(context.now());
  await sql`
    INSERT INTO alarm (org_id, id, building_id, device_id, key, condition, severity, value, raised_at, last_at, quiet, quiet_until, quiet_reason)
    VALUES (${orgId}, ${id}, ${buildingId}, ${deviceId}, ${key}, ${condition}, ${severity}, '99', ${at}, ${at},
      ${quiet}, ${quiet === null ? null : at}, ${quiet === null ? null : 'Servis'})`.execute(context.db);
  return id;
}

export async function makeDevice(
  { context }: TestApp,
  place: TestPlace,
  device: { name: string; unitId?: string; online?: boolean | null; enabled?: boolean },
): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO device (org_id, id, building_id, unit_id, type_key, name, online, enabled)
    VALUES (${place.orgId}, ${id}, ${place.buildingId}, ${device.unitId ?? null}, 'pump', ${device.name}, ${device.online ?? null}, ${device.enabled ?? true})`.execute(
    context.db,
  );
  return id;
}

/** A ticket as one of the staff reports it, straight into the tables. */
export async function makeTicket(
  { context }: TestApp,
  { orgId, buildingId }: TestPlace,
  { title = 'Keran bocor', unitId, reporterId, audience = 'resident' }: TicketFixture = {},
): Promise<string> {
  const id = randomUUIDv7();
  const at = context.now();
  const times = JSON.stringify({ states: [{ at, state: 'new' }], promises: [], respondedAt: null });
  await sql`
    WITH taken AS (
      INSERT INTO number_counter AS counter (org_id, kind, year, last) VALUES (${orgId}, 'TKT', 2026, 1)
      ON CONFLICT (org_id, kind, year) DO UPDATE SET last = counter.last + 1 RETURNING last)
    INSERT INTO ticket (org_id, id, building_id, year, count, unit_id, kind, priority, title, source, audience, reporter_name,
      reporter_user_id, times, state_since, created_at, updated_at)
    SELECT ${orgId}, ${id}, ${buildingId}, 2026, last, ${unitId ?? null}, 'complaint', 'medium', ${title}, 'app', ${audience},
      'Pelapor', ${reporterId ?? null}, ${times}::jsonb, ${new Date(at)}, ${new Date(at)}, ${new Date(at)} FROM taken`.execute(
    context.db,
  );
  return id;
}

interface TicketFixture {
  readonly title?: string;
  readonly unitId?: string;
  readonly reporterId?: string;
  readonly audience?: 'resident' | 'staff';
}

/** A discussion for everyone of the building, with a post of its owner, straight into the tables. */
export async function makeTopic(
  { context }: TestApp,
  { orgId, buildingId, owner }: TestPlace,
  title: string,
): Promise<{ topicId: string; postId: string }> {
  const topicId = randomUUIDv7();
  const postId = randomUUIDv7();
  const at = new Date(context.now());
  await sql`
    WITH taken AS (
      INSERT INTO number_counter AS counter (org_id, kind, year, last) VALUES (${orgId}, 'TPC', 2026, 1)
      ON CONFLICT (org_id, kind, year) DO UPDATE SET last = counter.last + 1 RETURNING last)
    INSERT INTO topic (org_id, id, building_id, year, count, kind, title, audience, author_id, publish_at, told_at, last_post_at, created_at)
    SELECT ${orgId}, ${topicId}, ${buildingId}, 2026, last, 'discussion', ${title}, 'all', ${owner.id}, ${at}, ${at}, ${at}, ${at}
    FROM taken`.execute(context.db);
  await sql`
    INSERT INTO topic_post (org_id, topic_id, id, author_id, side, body, at)
    VALUES (${orgId}, ${topicId}, ${postId}, ${owner.id}, 'staff', 'Isi.', ${at})`.execute(context.db);
  return { topicId, postId };
}
