import { decide, type PolicyActor } from '@imah/contract/access';
import type { Contact, ContactDraft } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from '../building-repository.ts';

/** Whether the person reads what is for staff: whoever sees all units of a building works there, residents see their own. */
export function isStaffOf(actor: PolicyActor, { orgId, buildingId }: BuildingKey): boolean {
  return decide(actor, 'unit.view', { orgId, buildingId }) === 'allowed';
}

/** The contacts of a building in their order; those for staff only where asked for. */
export function listContacts(
  db: Kysely<Database>,
  { orgId, buildingId }: BuildingKey,
  readers: 'everybody' | 'staff',
): Promise<Contact[]> {
  return db
    .selectFrom('building_contact')
    .select(['id', 'name', 'role', 'phone', 'whatsapp', 'hours', 'audience', 'version'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .$if(readers === 'everybody', (query) => query.where('audience', '=', 'everybody'))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @throws {HttpProblem} 404 */
export async function getContact(db: Kysely<Database>, key: BuildingKey, id: string): Promise<Contact> {
  const found = (await listContacts(db, key, 'staff')).find((contact) => contact.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** A contact at the end of the list. */
export async function insertContact(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  id: string,
  { name, role, phone, whatsapp, hours, audience }: ContactDraft,
): Promise<void> {
  await sql`
    INSERT INTO building_contact (org_id, id, building_id, name, role, phone, whatsapp, hours, audience, position)
    SELECT ${orgId}, ${id}, ${buildingId}, ${name}, ${role}, ${phone}, ${whatsapp}, ${hours}, ${audience},
      coalesce(max(position) + 1, 0)
    FROM building_contact WHERE org_id = ${orgId} AND building_id = ${buildingId}`.execute(trx);
}

/** Writes a contact as its next version. */
export async function updateContactRow(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  id: string,
  { name, role, phone, whatsapp, hours, audience }: ContactDraft,
): Promise<void> {
  await trx
    .updateTable('building_contact')
    .set((eb) => ({ name, role, phone, whatsapp, hours, audience, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** Puts a contact at a position; the others keep their order around it. */
export async function moveContact(
  trx: Transaction<Database>,
  key: BuildingKey,
  id: string,
  position: number,
): Promise<void> {
  const others = (await listContacts(trx, key, 'staff')).filter((contact) => contact.id !== id);
  const ids = others.map((contact) => contact.id).toSpliced(position, 0, id);
  await sql`
    UPDATE building_contact c SET position = wanted.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    WHERE c.org_id = ${key.orgId} AND c.id = wanted.id AND c.position <> wanted.place - 1`.execute(trx);
}
