import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { makeOrganization } from '@imah/server-platform/testing';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';

/** What the drill works on. */
export interface DrillPlace {
  readonly orgId: string;
  readonly buildings: readonly { readonly id: string; readonly personIds: readonly string[] }[];
}

/** Above it the calculation of a run goes on after its call. */
const largeBuilding = 520;

/** An organisation of somebody who has an account: buildings of so many units, and one larger, each unit with its payer. */
export async function fillKillDrill(
  db: Kysely<Database>,
  { ownerId, buildings, units }: { readonly ownerId: string; readonly buildings: number; readonly units: number },
): Promise<DrillPlace> {
  await db.updateTable('app_user').set({ email_verified_at: new Date() }).where('id', '=', ownerId).execute();
  return db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await makeOrganization(trx, { name: 'Latihan', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Latihan 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const place = { kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id', orgId } as const;
    const made: DrillPlace['buildings'][number][] = [];
    for (let nth = 0; nth < buildings; nth += 1) {
      const building = { ...place, name: `Menara ${nth + 1}`, by: { kind: 'user', id: ownerId } } as const;
      const id = await makeBuildingOf(trx, building, now);
      const personIds = await fillUnits(trx, { orgId, buildingId: id, units: nth === 0 ? largeBuilding : units });
      made.push({ id, personIds });
    }
    return { orgId, buildings: made };
  });
}

async function fillUnits(
  db: Kysely<Database>,
  { orgId, buildingId, units }: { readonly orgId: string; readonly buildingId: string; readonly units: number },
): Promise<string[]> {
  await sql`
    INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
    SELECT ${orgId}, uuidv7(), ${buildingId}, f.id, format('A-%s', lpad(n::text, 4, '0')), 'residential', 36000
    FROM generate_series(1, ${units}::integer) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    WHERE s.building_id = ${buildingId}`.execute(db);
  const codes = await db.selectFrom('unit').select(['id', 'code']).where('building_id', '=', buildingId).execute();
  const payers = codes.map(({ id: unitId, code }) => ({ unitId, code, personId: randomUUIDv7() }));
  await db
    .insertInto('person')
    .values(payers.map(({ personId, code }) => ({ org_id: orgId, id: personId, name: `Penghuni ${code}` })))
    .execute();
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
    SELECT ${orgId}, uuidv7(), p.unit_id, p.person_id, 'tenant', '[2020-01-01,)', true
    FROM unnest(${payers.map(({ unitId }) => unitId)}::uuid[], ${payers.map(({ personId }) => personId)}::uuid[])
      AS p (unit_id, person_id)`.execute(db);
  return payers.map(({ personId }) => personId);
}
