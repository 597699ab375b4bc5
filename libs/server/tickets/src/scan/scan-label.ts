import type { TimeZone } from '@imah/contract/buildings/words';
import type { ScanPlace } from '@imah/contract/scan';
import { isScanProof, readScanCode } from '@imah/contract/scan/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, notFound } from '@imah/server-platform/http';

const hourMs = 3_600_000;
/** A proof is found for a report of now: none can be kept in stock. */
const ageMs = { most: 24 * hourMs, ahead: 300_000 };

/** SQL: what the place of label `s` is called when it is no unit; null for the whole building. */
export const labelPlace = sql<
  string | null
>`coalesce(s.place, (SELECT sec.name FROM section sec WHERE sec.org_id = s.org_id AND sec.id = s.section_id),
  (SELECT fl.label || ', ' || sec.name FROM floor fl JOIN section sec ON sec.org_id = fl.org_id AND sec.id = fl.section_id
    WHERE fl.org_id = s.org_id AND fl.id = s.floor_id),
  (SELECT dev.name FROM device dev WHERE dev.org_id = s.org_id AND dev.id = s.device_id))`;

/** A label with what only the server needs of it. */
export interface Label extends Omit<ScanPlace, 'categories'> {
  readonly codeId: string;
  readonly timeZone: TimeZone;
}

/** The label as it hangs there. @throws {HttpProblem} 404 when it is none, was revoked, or its building is archived */
export async function requireLabel(db: Kysely<Database>, text: string): Promise<Label> {
  const rows = await db
    .selectFrom('scan_code as s')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 's.org_id').onRef('b.id', '=', 's.building_id'))
    .leftJoin('device as d', (join) => join.onRef('d.org_id', '=', 's.org_id').onRef('d.id', '=', 's.device_id'))
    // What hangs on a device of a unit hangs in that unit.
    .leftJoin('unit as un', (join) =>
      join.onRef('un.org_id', '=', 's.org_id').on(sql<boolean>`un.id = coalesce(s.unit_id, d.unit_id)`),
    )
    .select([
      's.code',
      's.org_id as orgId',
      's.id as codeId',
      'b.id as buildingId',
      'b.name as buildingName',
      'b.time_zone as timeZone',
      'un.id as unitId',
      'un.code as unitCode',
      's.floor_id as floorId',
      's.section_id as sectionId',
      's.device_id as deviceId',
    ])
    .select([labelPlace.as('place')])
    .where('s.code', '=', readScanCode(text) ?? '')
    .where('s.revoked_at', 'is', null)
    .where('b.status', '=', 'active')
    .where(sql<boolean>`(s.unit_id IS NULL OR un.deleted_at IS NULL)`)
    .where('d.archived_at', 'is', null)
    .execute();
  const [label] = rows;
  if (label === undefined) throw notFound();
  return label;
}

/** One call at a time for each label, until the transaction ends: what counts against its limits is then all there. */
export async function lockLabel(trx: Transaction<Database>, { codeId }: Label): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${codeId}, 101))`.execute(trx);
}

/** What the sender of a report made: its id, and the proof found for it. */
interface Sent {
  readonly id: string;
  readonly proof: number;
  readonly website?: string;
}

/** @throws {HttpProblem} 422 at what an honest page never sends */
export function requireHonesty({ code }: Label, { id, proof, website = '' }: Sent, now: number): void {
  if (website !== '') throw invalidField('website', 'not-an-option');
  // The first 48 bits of the id are the time at which it was made.
  const age = now - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  if (age > ageMs.most || age < -ageMs.ahead) throw invalidField('id', 'not-an-option');
  if (!isScanProof({ code, id }, proof)) throw invalidField('proof', 'not-an-option');
}
