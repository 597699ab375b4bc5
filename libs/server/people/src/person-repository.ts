import { randomUUIDv7 } from 'node:crypto';
import type { OccupantAccount, OccupantWhatsApp, Person, PersonDraft } from '@imah/contract/people';
import type { OccupantMessageState, OccupantWhatsAppState } from '@imah/contract/people/words';
import { type Expression, expressionBuilder, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { lockOrganization } from '@imah/server-platform/access';
import type { Change } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { hintOf, seal } from './seal.ts';

/** Whose people: of one building of one organisation, at a time in milliseconds since 1970 UTC. */
export interface PeopleOf {
  readonly orgId: string;
  readonly buildingId: string;
  readonly now: number;
}

const p = expressionBuilder<Database & { p: Database['person'] }, 'p'>();

/** SQL: the record of the person `p` as JSON, with the invitation to an account that was written last. */
export const personJson = jsonBuildObject({
  id: p.ref('p.id'),
  name: p.ref('p.name'),
  phone: p.ref('p.phone'),
  email: p.ref('p.email'),
  nikHint: p.ref('p.nik_hint'),
  npwpHint: p.ref('p.npwp_hint'),
  verified: p.ref('p.verified'),
  userId: p.ref('p.user_id'),
  version: p.ref('p.version'),
  whatsapp: jsonObjectFrom(
    p
      .selectFrom('whatsapp_consent as c')
      .leftJoin('app_user as by', 'by.id', 'c.by_id')
      .select(['c.state', 'c.at', 'by.name as by'])
      .whereRef('c.org_id', '=', 'p.org_id')
      .whereRef('c.person_id', '=', 'p.id'),
  ),
  lastMessage: jsonObjectFrom(
    p
      .selectFrom('occupant_message as m')
      .select(['m.status as state', sql<string>`coalesce(m.finished_at, m.created_at)`.as('at')])
      .whereRef('m.org_id', '=', 'p.org_id')
      .whereRef('m.person_id', '=', 'p.id')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(1),
  ),
  invitation: jsonObjectFrom(
    p
      .selectFrom('invitation as i')
      .select(['i.status', 'i.email', 'i.expires_at as expiresAt'])
      .whereRef('i.org_id', '=', 'p.org_id')
      .whereRef('i.person_id', '=', 'p.id')
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(1),
  ),
});
export type PersonRecord = typeof personJson extends Expression<infer Row> ? Row : never;

/** A person as the contract has them at `now`. */
export function toPerson({ userId, invitation, whatsapp, lastMessage, ...row }: PersonRecord, now: number): Person {
  return {
    ...row,
    hasAccount: userId !== null,
    account: accountOf({ userId, invitation }, now),
    whatsapp: whatsapp === null ? null : toWhatsApp(whatsapp, lastMessage),
  };
}

interface Stated {
  readonly state: string;
  readonly at: string;
}

function toWhatsApp({ state, at, by }: Stated & { readonly by: string | null }, last: Stated | null): OccupantWhatsApp {
  // JSON writes an instant as PostgreSQL does; the states are those that the tables allow.
  const stated = (each: Stated) => ({ state: each.state as OccupantMessageState, at: new Date(each.at).toISOString() });
  return {
    state: state as OccupantWhatsAppState,
    at: new Date(at).toISOString(),
    by,
    last: last === null ? null : stated(last),
  };
}

/** What became of bringing a person to an account of their own. */
export function accountOf(
  { userId, invitation }: Pick<PersonRecord, 'userId' | 'invitation'>,
  now: number,
): OccupantAccount {
  if (userId !== null) return { state: 'joined', by: null, until: null };
  const by = invitation?.email === null ? 'link' : 'mail';
  if (invitation?.status === 'declined') return { state: 'declined', by, until: null };
  if (invitation?.status !== 'pending') return { state: 'none', by: null, until: null };
  const until = new Date(invitation.expiresAt);
  return { state: until.getTime() <= now ? 'expired' : 'invited', by, until: until.toISOString() };
}

/** Somebody who has or had a stay in the building; null when there is nobody such. */
export async function findPerson(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  id: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom('person as p')
    .select(personJson.as('person'))
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('occupancy as o')
          .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id'))
          .select('o.id')
          .whereRef('o.org_id', '=', 'p.org_id')
          .whereRef('o.person_id', '=', 'p.id')
          .where('u.building_id', '=', buildingId),
      ),
    )
    .executeTakeFirst();
  return row === undefined ? null : toPerson(row.person, now);
}

/** @throws {HttpProblem} 404 for who is not of the building */
export async function getPerson(db: Kysely<Database>, of: PeopleOf, id: string): Promise<Person> {
  const person = await findPerson(db, of, id);
  if (person === null) throw notFound();
  return person;
}

/** The person, and who has which rights in the organisation, stay as they are until the transaction ends. @throws {HttpProblem} 404 */
export async function lockPerson(trx: Transaction<Database>, of: PeopleOf, id: string): Promise<Person> {
  await lockOrganization(trx, of.orgId);
  await trx
    .selectFrom('person')
    .select('id')
    .where('org_id', '=', of.orgId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return getPerson(trx, of, id);
}

/** The account of a person, locked; undefined without the person. */
export function lockAccountOf(
  trx: Transaction<Database>,
  { orgId, personId }: PersonKey,
): Promise<{ userId: string | null } | undefined> {
  return trx
    .selectFrom('person')
    .select('user_id as userId')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Which person of an organisation. */
export interface PersonKey {
  readonly orgId: string;
  readonly personId: string;
}

/** The identity numbers of a person as they are stored. */
export async function readSealedNumbers(db: Kysely<Database>, { orgId, personId }: PersonKey) {
  const row = await db
    .selectFrom('person')
    .select(['nik_sealed as nik', 'npwp_sealed as npwp'])
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ?? { nik: null, npwp: null };
}

/** Columns of `person` that a draft sets; what it leaves out is undefined. */
async function columnsOf(
  db: Kysely<Database>,
  { name, phone, email, nik, npwp, verified }: Change<PersonDraft>,
): Promise<Updateable<Database['person']>> {
  const [nikSealed, npwpSealed] = [await sealed(db, nik), await sealed(db, npwp)];
  const hints = { nik_hint: nikSealed?.hint, npwp_hint: npwpSealed?.hint };
  return { name, phone, email, verified, nik_sealed: nikSealed?.sealed, npwp_sealed: npwpSealed?.sealed, ...hints };
}

async function sealed(db: Kysely<Database>, number: string | null | undefined) {
  if (number === undefined) return undefined;
  return number === null ? { sealed: null, hint: null } : { sealed: await seal(db, number), hint: hintOf(number) };
}

/** A new person of the organisation. `db` is the pool, where the key of sealed numbers is read. */
export async function insertPerson(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  draft: PersonDraft,
): Promise<string> {
  const id = randomUUIDv7();
  const columns = { ...(await columnsOf(db, draft)), name: draft.name };
  await trx
    .insertInto('person')
    .values({ ...columns, org_id: orgId, id, created_at: new Date(now) })
    .execute();
  return id;
}

/** Writes what a draft names, and nothing else, as the next version of a person. */
export async function updatePersonRow(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  { orgId, personId }: PersonKey,
  draft: Change<PersonDraft>,
): Promise<void> {
  const columns = await columnsOf(db, draft);
  await trx
    .updateTable('person')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .execute();
}

/** Joins an account to a person who has none, or parts them from theirs; what is so already stays. */
export async function setAccountOf(
  trx: Transaction<Database>,
  { orgId, personId }: PersonKey,
  userId: string | null,
): Promise<void> {
  await trx
    .updateTable('person')
    .set((eb) => ({ user_id: userId, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('user_id', userId === null ? 'is not' : 'is', null)
    .execute();
}

/** Parts everybody of an organisation who has this account from it. */
export async function partAccount(trx: Transaction<Database>, orgId: string, userId: string): Promise<void> {
  await trx
    .updateTable('person')
    .set((eb) => ({ user_id: null, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .execute();
}
