import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type NppUnit, nppByArea } from '@imah/server-buildings';
import { hintOf, seal } from '@imah/server-people';
import type { BuildingPlan, ContactPlan, NoticePlan, OccupantPlan } from './plan/demo-plan.ts';

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
      floor.units.map((unit) => ({
        ...unit,
        id: randomUUIDv7(),
        floorId: floor.id,
        status: plan.renovation?.includes(unit.code) === true ? 'renovation' : 'vacant',
      })),
    );
    for (const { code: unitCode, id, floorId } of unitRows) units.set(unitCode, { id, floorId, sectionId });
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, status, area_milli_m2)
      SELECT ${orgId}, id, ${buildingId}, "floorId", code, kind, status, "areaMilliM2"
      FROM jsonb_to_recordset(${JSON.stringify(unitRows)}::jsonb) AS u(id uuid, "floorId" uuid, code text, kind text, status text, "areaMilliM2" bigint)`.execute(
      trx,
    );
  }
  return { buildingId, units, floors };
}

/** Gives every unit its share in the building, by its area. */
export async function writeShares(trx: Transaction<Database>, orgId: string, buildingId: string): Promise<void> {
  const { rows } = await sql<NppUnit>`
    SELECT id, kind, area_milli_m2 AS "areaMilliM2" FROM unit
    WHERE org_id = ${orgId} AND building_id = ${buildingId} ORDER BY code`.execute(trx);
  const shares = [...nppByArea(rows)].map(([id, npp]) => ({ id, npp }));
  await sql`
    UPDATE unit u SET npp = s.npp::numeric / 1000000
    FROM jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) AS s(id uuid, npp integer)
    WHERE u.org_id = ${orgId} AND u.id = s.id`.execute(trx);
}

/** Tells the people of the building what the plan says. */
export async function writeNotices(
  trx: Transaction<Database>,
  { orgId, buildingId, authorId, now }: { orgId: string; buildingId: string; authorId: string; now: number },
  notices: readonly NoticePlan[],
): Promise<void> {
  const rows = notices.map(({ title, body, urgency, forDays }) => ({
    id: randomUUIDv7(),
    title,
    body,
    urgency,
    published: new Date(now - 5 * dayMs).toISOString(),
    expires: new Date(now + forDays * dayMs).toISOString(),
  }));
  await sql`
    INSERT INTO notice (org_id, id, building_id, title, body, urgency, published_at, expires_at, author_id)
    SELECT ${orgId}, id, ${buildingId}, title, body, urgency, published, expires, ${authorId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n(id uuid, title text, body text, urgency text, published timestamptz, expires timestamptz)`.execute(trx);
}

/** Whom the people of the building can call. */
export async function writeContacts(
  trx: Transaction<Database>,
  orgId: string,
  buildingId: string,
  contacts: readonly ContactPlan[],
): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map((contact, position) => ({
    ...contact,
    org_id: orgId,
    id: randomUUIDv7(),
    building_id: buildingId,
    position,
  }));
  await trx.insertInto('building_contact').values(rows).execute();
}

const dayMs = 86_400_000;

export interface OccupantRow {
  readonly unitId: string;
  readonly name: string;
  readonly role: 'owner' | 'tenant' | 'family';
  /** Exactly one of a unit does. */
  readonly pays: boolean;
  readonly email?: string;
}

/** Everybody of a unit: who lives there, whose it is, and who lives with them. */
export function household(unitId: string, { name, role, owner, family = [] }: OccupantPlan): OccupantRow[] {
  return [
    { unitId, name, role, pays: true },
    ...(owner === undefined ? [] : [{ unitId, name: owner, role: 'owner' as const, pays: false }]),
    ...family.map((member) => ({ unitId, name: member, role: 'family' as const, pays: false })),
  ];
}

/**
 * Moves people in. The same name in several units is the same person. Their numbers are nobody's. Answers with the
 * person of each name.
 */
export async function writeOccupants(
  trx: Transaction<Database>,
  orgId: string,
  occupants: readonly OccupantRow[],
  since: string,
): Promise<ReadonlyMap<string, string>> {
  const people = new Map<string, { id: string; nik: string | null } & OccupantRow & { phone: string }>();
  for (const [index, occupant] of occupants.entries()) {
    if (people.has(occupant.name)) continue;
    const digits = String(index + 1).padStart(4, '0');
    const nik = occupant.role === 'owner' ? `317400010190${digits}` : null;
    people.set(occupant.name, { ...occupant, id: randomUUIDv7(), nik, phone: `+62812000${digits}` });
  }
  for (const { id, name, email, phone, nik } of people.values()) {
    await sql`
      INSERT INTO person (org_id, id, name, email, phone, verified, nik_sealed, nik_hint)
      VALUES (${orgId}, ${id}, ${name}, ${email ?? null}, ${phone}, ${nik !== null},
        ${nik === null ? null : await seal(trx, nik)}, ${nik === null ? null : hintOf(nik)})`.execute(trx);
  }
  const stays = occupants.map(({ unitId, name, role, pays }) => ({
    id: randomUUIDv7(),
    unitId,
    personId: people.get(name)?.id,
    role,
    pays,
    share: role === 'owner' ? 1_000_000 : null,
  }));
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(stays)}::jsonb)
    AS o(id uuid, "unitId" uuid, "personId" uuid, role text, pays boolean, share integer)`;
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, share_ppm, period)
    SELECT ${orgId}, id, "unitId", "personId", role, pays, share, daterange(${since}::date, NULL) FROM ${recordset}`.execute(
    trx,
  );
  await sql`
    UPDATE unit u SET status = CASE o.role WHEN 'tenant' THEN 'rented' ELSE 'occupied' END
    FROM ${recordset} WHERE u.org_id = ${orgId} AND u.id = o."unitId" AND o.pays`.execute(trx);
  return new Map([...people].map(([name, { id }]) => [name, id]));
}
