import { randomUUIDv7 } from 'node:crypto';
import type { RuntimeConfig } from '@imah/contract/system/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addMember, createOrganization } from '@imah/server-platform/access';
import { recordingOf, writeEditAudit } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import type { LivePublisher } from '@imah/server-platform/live';
import { createPasswords } from '@imah/server-identity';
import { joinPerson } from '@imah/server-people/accounts';
import { actingAs } from './acting-as.ts';
import type { BooksPorts } from './books/books-place.ts';
import { writeBooks } from './books/write-books.ts';
import { writeCatalogue } from './books/write-catalogue.ts';
import { melatiBooks } from './plan/books-melati.ts';
import { melatiCatalogue } from './plan/catalogue-melati.ts';
import type { AccountPlan, OrganizationPlan } from './plan/demo-plan.ts';
import { demoAccounts, demoOrganizations, demoPassword } from './plan/organizations.ts';
import { isDemoRemoved } from './runtime/remove-demo.ts';
import {
  household,
  writeBuilding,
  writeContacts,
  writeNotices,
  writeOccupants,
  writeShares,
} from './write-building.ts';
import { earlierMelatiTickets } from './plan/tickets-melati-earlier.ts';
import { melatiTickets } from './plan/tickets-melati.ts';
import { otherTickets } from './plan/tickets-others.ts';
import { demoTopics } from './plan/topics.ts';
import { writeDevices } from './write-devices.ts';
import { writeRoster } from './write-roster.ts';
import { type TicketPlace, writeTickets } from './write-tickets.ts';
import { writeTopics } from './write-topics.ts';

// Any constant: one process at a time loads or removes the demonstration.
const lockKey = 5_302;
const occupiedForMs = 400 * 86_400_000;

/**
 * Writes the demonstration where it is not yet; all of it or nothing. Answers with what the login page
 * may show, or null when it was removed once, or when somebody has one of its addresses.
 */
export async function loadDemo({
  db,
  log,
  now,
}: Pick<ServerContext, 'db' | 'log' | 'now'>): Promise<RuntimeConfig['demo']> {
  const passwordHash = await createPasswords().hash(demoPassword);
  const isLoaded = await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (await isDemoRemoved(trx)) return false;
    if (await exists(trx, sql`SELECT 1 FROM organization WHERE is_demo`)) return true;
    if (await exists(trx, sql`SELECT 1 FROM app_user WHERE email = ANY(${[...demoAccounts]}::citext[])`)) {
      log.warn('an account of this installation has an address of the demonstration, so it is not loaded');
      return false;
    }
    const ports = { db: trx, live: silent, log, now };
    for (const plan of demoOrganizations) await writeOrganization(ports, plan, passwordHash, now());
    return true;
  });
  return isLoaded ? { accounts: demoAccounts, password: demoPassword } : null;
}

async function writeOrganization(
  ports: BooksPorts,
  plan: OrganizationPlan,
  passwordHash: string,
  now: number,
): Promise<void> {
  const { db: trx } = ports;
  const [owner, ...others] = plan.accounts;
  const ownerId = await writeAccount(trx, owner, passwordHash, now);
  const { name, kind } = plan;
  const orgId = randomUUIDv7();
  const edit = { orgId, actor: null, now };
  const { parts, audit } = recordingOf(edit);
  await createOrganization(trx, parts, { name, kind, ownerId, locale: 'id', isDemo: true });
  const residents = new Map<string, { userId: string; account: AccountPlan }>();
  const ticketPlaces = new Map<string, TicketPlace>();
  const peopleOf = new Map<string, ReadonlyMap<string, string>>();
  const staff = new Map([[owner.email, ownerId]]);
  let worker = ownerId;
  for (const account of others) {
    const userId = await writeAccount(trx, account, passwordHash, now);
    if (account.groups.includes('technician')) worker = userId;
    staff.set(account.email, userId);
    if (account.unit === undefined) await addMember(trx, { ...account, orgId, userId, buildings: 'all' }, now);
    else residents.set(account.unit, { userId, account });
  }
  const since = new Date(now - occupiedForMs).toISOString().slice(0, 10);
  for (const building of plan.buildings) {
    const places = await writeBuilding(trx, orgId, building, now);
    const neighbours = building.occupants.flatMap((occupant) => {
      const unit = places.units.get(occupant.unit);
      return unit === undefined ? [] : household(unit.id, occupant);
    });
    const members = [...residents].flatMap(([code, { userId, account }]) => {
      const unit = places.units.get(code);
      return unit === undefined ? [] : [{ unitId: unit.id, ...account, userId, role: 'tenant' as const, pays: true }];
    });
    const people = await writeOccupants(trx, orgId, [...neighbours, ...members], since);
    peopleOf.set(building.code, people);
    for (const { name, userId } of members) {
      // As whoever accepts an invitation: the building and the group of the residents come with it.
      const personId = people.get(name);
      if (personId !== undefined) await joinPerson(trx, parts, { personId, userId });
    }
    if (building.hasShares === true) await writeShares(trx, orgId, places.buildingId);
    const { buildingId } = places;
    await writeNotices(trx, { orgId, buildingId, authorId: ownerId, now }, building.notices ?? []);
    await writeContacts(trx, orgId, buildingId, building.contacts ?? []);
    await writeDevices(trx, orgId, building, places, now);
    const { timeZone } = building;
    const accounts = new Map([...residents].map(([unit, { userId }]) => [unit, userId]));
    const place = { orgId, buildingId, timeZone, units: places.units, residents: accounts, manager: ownerId, worker };
    ticketPlaces.set(building.code, place);
  }
  await writeTickets(trx, ticketPlaces, [...earlierMelatiTickets, ...melatiTickets, ...otherTickets], now);
  await writeTopics(trx, ticketPlaces, demoTopics, now);
  for (const { code, roster = [] } of plan.buildings) {
    const place = ticketPlaces.get(code);
    if (place !== undefined) await writeRoster(ports, { ...place, accounts: staff, roster, now });
  }
  const place = ticketPlaces.get(melatiBooks.building);
  const people = peopleOf.get(melatiBooks.building);
  const actor = await actingAs(trx, { ...owner, userId: ownerId }, now);
  if (place !== undefined && people !== undefined && actor !== null) {
    const books = { ...place, people, actor };
    await writeBooks(ports, books, melatiBooks, now);
    const resident = residents.get(melatiCatalogue.order.unit);
    const buyer = resident && (await actingAs(trx, { ...resident.account, userId: resident.userId }, now));
    if (buyer) await writeCatalogue(ports, books, melatiCatalogue, { buyer, now });
  }
  for (const entry of audit) await writeEditAudit(trx, edit, entry);
}

/** Nobody listens yet: what is written is of the past. */
export const silent: LivePublisher = {
  publish: async () => {},
  refreshGrants: async () => {},
  tellRaw: async () => {},
  disconnect: async () => {},
};

async function writeAccount(
  trx: Transaction<Database>,
  { email, name }: AccountPlan,
  passwordHash: string,
  now: number,
): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO app_user (id, email, name, password_hash, email_verified_at, accepted_terms, accepted_terms_at, is_demo)
    VALUES (${id}, ${email}, ${name}, ${passwordHash}, ${new Date(now)}, 'demo', ${new Date(now)}, true)`.execute(trx);
  return id;
}

async function exists(trx: Kysely<Database>, query: ReturnType<typeof sql>): Promise<boolean> {
  return (await query.execute(trx)).rows.length > 0;
}
