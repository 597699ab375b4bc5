import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { Database } from '../database/schema.ts';

/** A building of the organisation with one section and its ground floor, straight into the tables. Returns its id. */
export async function insertBuilding(
  trx: Transaction<Database>,
  { orgId, ownerId, name }: { readonly orgId: string; readonly ownerId: string; readonly name: string },
  now: number,
): Promise<string> {
  const id = randomUUIDv7();
  const sectionId = randomUUIDv7();
  const code = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');
  const address = { street: 'Jalan Melati 1', city: 'Jakarta', province: 'DKI Jakarta' };
  const facts = { name, code, kind: 'apartment', timeZone: 'Asia/Jakarta', address };
  await sql`
    INSERT INTO building (org_id, id, name, code, kind, time_zone, address, created_at)
    VALUES (${orgId}, ${id}, ${name}, ${code}, ${facts.kind}, ${facts.timeZone}, ${JSON.stringify(address)}::jsonb, ${new Date(now)})`.execute(
    trx,
  );
  await sql`
    INSERT INTO section (org_id, id, building_id, name, kind, position)
    VALUES (${orgId}, ${sectionId}, ${id}, 'Bangunan Utama', 'tower', 0)`.execute(trx);
  await sql`
    INSERT INTO floor (org_id, id, section_id, level, label)
    VALUES (${orgId}, ${randomUUIDv7()}, ${sectionId}, 0, 'Lantai Dasar')`.execute(trx);
  const by = { kind: 'user', id: ownerId } as const;
  await writeAudit(trx, { orgId, actor: by, action: 'create', entity: 'building', entityId: id, after: facts }, now);
  return id;
}
