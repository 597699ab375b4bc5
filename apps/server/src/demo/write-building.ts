import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BuildingPlan } from './plan/demo-plan.ts';

export interface WrittenPlaces {
  readonly buildingId: string;
  readonly units: ReadonlyMap<string, { readonly id: string; readonly floorId: string; readonly sectionId: string }>;
  /** By section name and level. */
  readonly floors: ReadonlyMap<string, { readonly id: string; readonly sectionId: string }>;
}

/** Writes a building with its sections, floors and units. */
export async function writeBuilding(
  trx: Transaction<Database>,
  orgId: string,
  plan: BuildingPlan,
  now: number,
): Promise<WrittenPlaces> {
  const buildingId = randomUUIDv7();
  const units = new Map<string, { id: string; floorId: string; sectionId: string }>();
  const floors = new Map<string, { id: string; sectionId: string }>();
  const { name, code, kind, timeZone, address } = plan;
  await sql`
    INSERT INTO building (org_id, id, name, code, kind, time_zone, address, created_at)
    VALUES (${orgId}, ${buildingId}, ${name}, ${code}, ${kind}, ${timeZone}, ${JSON.stringify(address)}::jsonb, ${new Date(now)})`.execute(
    trx,
  );

  for (const [position, section] of plan.sections.entries()) {
    const sectionId = randomUUIDv7();
    await sql`
      INSERT INTO section (org_id, id, building_id, name, kind, position)
      VALUES (${orgId}, ${sectionId}, ${buildingId}, ${section.name}, ${section.kind}, ${position})`.execute(trx);
    const rows = section.floors.map((floor) => ({
      id: randomUUIDv7(),
      level: floor.level,
      label: floor.label,
      units: floor.units,
    }));
    for (const { id, level } of rows) floors.set(`${section.name}/${level}`, { id, sectionId });
    await sql`
      INSERT INTO floor (org_id, id, section_id, level, label)
      SELECT ${orgId}, id, ${sectionId}, level, label
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS f(id uuid, level integer, label text)`.execute(trx);
    const unitRows = rows.flatMap((floor) =>
      floor.units.map((unit) => ({ ...unit, id: randomUUIDv7(), floorId: floor.id })),
    );
    for (const { code: unitCode, id, floorId } of unitRows) units.set(unitCode, { id, floorId, sectionId });
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${orgId}, id, ${buildingId}, "floorId", code, kind, "areaMilliM2"
      FROM jsonb_to_recordset(${JSON.stringify(unitRows)}::jsonb) AS u(id uuid, "floorId" uuid, code text, kind text, "areaMilliM2" bigint)`.execute(
      trx,
    );
  }
  return { buildingId, units, floors };
}

export interface OccupantRow {
  readonly unitId: string;
  readonly name: string;
  readonly role: 'owner' | 'tenant';
  readonly userId?: string;
  readonly email?: string;
}

/** Moves people in; each pays for the unit. */
export async function writeOccupants(
  trx: Transaction<Database>,
  orgId: string,
  occupants: readonly OccupantRow[],
  since: string,
): Promise<void> {
  const rows = occupants.map((occupant) => ({ ...occupant, id: randomUUIDv7(), occupancyId: randomUUIDv7() }));
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS o(id uuid, "occupancyId" uuid, "unitId" uuid, name text, role text, "userId" uuid, email text)`;
  await sql`
    INSERT INTO person (org_id, id, user_id, name, email)
    SELECT ${orgId}, id, "userId", name, email FROM ${recordset}`.execute(trx);
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period)
    SELECT ${orgId}, "occupancyId", "unitId", id, role, true, daterange(${since}::date, NULL) FROM ${recordset}`.execute(
    trx,
  );
  await sql`
    UPDATE unit u SET status = CASE o.role WHEN 'tenant' THEN 'rented' ELSE 'occupied' END
    FROM ${recordset} WHERE u.org_id = ${orgId} AND u.id = o."unitId"`.execute(trx);
}
