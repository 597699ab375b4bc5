import { randomUUIDv7 } from 'node:crypto';
import type { DefaultGroupKey } from '@imah/contract/access';
import { type Kysely, sql, type Transaction } from 'kysely';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';
import { createSession } from '@imah/server-platform/sessions';
import { makeOrganization } from '@imah/server-platform/testing';
import { fillLargeTickets } from './fill-large-tickets.ts';
import { fillLargeTraces } from './fill-large-traces.ts';

/** How much there is of what grows. */
export interface LargeSizes {
  readonly tickets: number;
  /** Of the owner alone; as many again are of others. */
  readonly notifications: number;
  readonly audit: number;
  readonly readings: number;
}

export interface LargeOrganization {
  readonly orgId: string;
  readonly buildingIds: readonly string[];
  /** Of the first building. */
  readonly sectionId: string;
  readonly floorId: string;
  readonly unitId: string;
  readonly categoryId: string;
  readonly deviceId: string;
  readonly ticketId: string;
  /** Has a thirtieth of the tickets. */
  readonly workerId: string;
  /** Open sessions: who sees all buildings, four of them, who works in all of them, and who lives in one. */
  readonly tokens: Readonly<Record<LargePerson, string>>;
  readonly people: Readonly<Record<LargePerson, string>>;
  /** An open session of the owner. */
  readonly token: string;
}

export type LargePerson = 'owner' | 'manager' | 'vendor' | 'resident';

const buildings = 20;
const workers = 30;

/** An organisation of 20 buildings in which half of the tickets of two years are open still. */
export async function fillLargeOrganization(
  db: Kysely<Database>,
  sizes: LargeSizes,
  now: number,
): Promise<LargeOrganization> {
  const people = { owner: randomUUIDv7(), manager: randomUUIDv7(), vendor: randomUUIDv7(), resident: randomUUIDv7() };
  const filled = await db.transaction().execute(async (trx) => {
    for (const [name, id] of Object.entries(people))
      await sql`INSERT INTO app_user (id, email, name, email_verified_at)
        VALUES (${id}, ${`${name}@besar.test`}, ${name}, ${new Date(now)})`.execute(trx);
    const draft = { name: 'Kelola Besar', kind: 'manager', ownerId: people.owner, locale: 'id' } as const;
    const { id: orgId } = await makeOrganization(trx, draft, now);
    const buildingIds: string[] = [];
    for (let position = 0; position < buildings; position += 1)
      buildingIds.push(await addBuilding(trx, { orgId, ownerId: people.owner, name: `Menara ${position + 1}` }, now));
    const first = await firstPlaces(trx, orgId, buildingIds[0] ?? '');
    await settle(trx, { orgId, people, buildingIds, unitId: first.unitId });
    const workerIds = await addWorkers(trx, orgId);
    const put = await takeIndexes(trx, ['ticket', 'ticket_executor', 'notification', 'audit_event']);
    const ticketId = await fillLargeTickets(trx, { orgId, people, workerIds, tickets: sizes.tickets }, now);
    const deviceId = await fillLargeTraces(trx, { orgId, buildingIds, people, sizes }, now);
    await put();
    return { orgId, buildingIds, ...first, deviceId, ticketId, workerId: workerIds[0] ?? '' };
  });
  await sql`VACUUM ANALYZE`.execute(db);
  const open = (id: string) => createSession(db, id, { ip: '127.0.0.1', userAgent: undefined }, now);
  const tokens = {
    owner: await open(people.owner),
    manager: await open(people.manager),
    vendor: await open(people.vendor),
    resident: await open(people.resident),
  };
  return { ...filled, people, tokens, token: tokens.owner };
}

/** Takes the indexes of tables away that are no constraints: made at once they take a tenth of the time. Returns how to make them. */
async function takeIndexes(trx: Transaction<Database>, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relname = ANY(${[...tables]}::text[]) AND t.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`.execute(trx);
  for (const { name } of rows) await sql`DROP INDEX ${sql.ref(name)}`.execute(trx);
  return async () => {
    // What hangs on the rows is checked before the tables may change.
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
    for (const { definition } of rows) await sql.raw(definition).execute(trx);
  };
}

async function addBuilding(
  trx: Transaction<Database>,
  { orgId, ownerId, name }: { readonly orgId: string; readonly ownerId: string; readonly name: string },
  now: number,
): Promise<string> {
  const address = { street: 'Jalan Besar 1', city: 'Jakarta', province: 'DKI Jakarta' };
  const draft = { kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id', orgId, name } as const;
  const buildingId = await makeBuildingOf(trx, { ...draft, by: { kind: 'user', id: ownerId } }, now);
  await sql`
    INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
    SELECT ${orgId}, uuidv7(), ${buildingId}, f.id, format('A-%s', lpad(n::text, 4, '0')), 'residential', 36000
    FROM generate_series(1, 100) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    WHERE s.building_id = ${buildingId}`.execute(trx);
  return buildingId;
}

async function firstPlaces(trx: Transaction<Database>, orgId: string, buildingId: string) {
  const { rows } = await sql<{ sectionId: string; floorId: string; unitId: string; categoryId: string }>`
    SELECT s.id AS "sectionId", f.id AS "floorId", u.id AS "unitId",
      (SELECT id FROM ticket_category WHERE org_id = ${orgId} ORDER BY position, id LIMIT 1) AS "categoryId"
    FROM section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    JOIN unit u ON u.org_id = f.org_id AND u.floor_id = f.id
    WHERE s.org_id = ${orgId} AND s.building_id = ${buildingId} ORDER BY u.code LIMIT 1`.execute(trx);
  const [places] = rows;
  if (places === undefined) throw new Error('the building has no unit');
  return places;
}

interface Settling {
  readonly orgId: string;
  readonly people: Readonly<Record<LargePerson, string>>;
  readonly buildingIds: readonly string[];
  readonly unitId: string;
}

async function settle(trx: Transaction<Database>, { orgId, people, buildingIds, unitId }: Settling): Promise<void> {
  const join = (userId: string, group: DefaultGroupKey, only: readonly string[] | null) =>
    sql`
    WITH joined AS (
      INSERT INTO membership (org_id, id, user_id, all_buildings, building_ids)
      VALUES (${orgId}, uuidv7(), ${userId}, ${only === null}, ${only ?? []}::uuid[]) RETURNING id)
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT ${orgId}, joined.id, g.id FROM joined, member_group g
    WHERE g.org_id = ${orgId} AND g.default_key = ${group}`.execute(trx);
  await join(people.manager, 'building-manager', buildingIds.slice(0, 4));
  await join(people.vendor, 'vendor', null);
  await join(people.resident, 'resident', buildingIds.slice(0, 1));
  await sql`
    WITH named AS (INSERT INTO person (org_id, id, user_id, name) VALUES (${orgId}, uuidv7(), ${people.resident}, 'Warga')
      RETURNING id)
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party, created_at)
    SELECT ${orgId}, uuidv7(), ${unitId}, id, 'tenant', '[2020-01-01,)', true, '2020-01-01Z' FROM named`.execute(trx);
}

/** Accounts in the group of technicians. */
async function addWorkers(trx: Transaction<Database>, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH made AS (
      INSERT INTO app_user (id, email, name)
      SELECT uuidv7(), format('teknisi%s@besar.test', n), format('Teknisi %s', n)
      FROM generate_series(1, ${workers}::integer) n RETURNING id
    ), joined AS (
      INSERT INTO membership (org_id, id, user_id, all_buildings) SELECT ${orgId}, uuidv7(), id, true FROM made
      RETURNING id
    ), grouped AS (
      INSERT INTO membership_group (org_id, membership_id, group_id)
      SELECT ${orgId}, joined.id, g.id FROM joined, member_group g
      WHERE g.org_id = ${orgId} AND g.default_key = 'technician')
    SELECT id FROM made`.execute(trx);
  return rows.map(({ id }) => id);
}
