import type { TimeZone } from '@imah/contract/buildings/words';
import type { ScanPlace } from '@imah/contract/scan';
import { isScanProof, readScanCode } from '@imah/contract/scan/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidField, notFound } from '../http/errors.ts';

const hourMs = 3_600_000;
/** A proof is found for a report of now: none can be kept in stock. */
const ageMs = { most: 24 * hourMs, ahead: 300_000 };

/** SQL: what the place of label `s` is called when it is no unit; null for the whole building. */
export const labelPlace = sql`coalesce(s.place, (SELECT sec.name FROM section sec WHERE sec.org_id = s.org_id AND sec.id = s.section_id),
  (SELECT fl.label || ', ' || sec.name FROM floor fl JOIN section sec ON sec.org_id = fl.org_id AND sec.id = fl.section_id
    WHERE fl.org_id = s.org_id AND fl.id = s.floor_id))`;

/** A label with what only the server needs of it. */
export interface Label extends Omit<ScanPlace, 'categories'> {
  readonly codeId: string;
  readonly timeZone: TimeZone;
}

/** The label as it hangs there. @throws {HttpProblem} 404 when it is none, was revoked, or its building is archived */
export async function requireLabel(db: Kysely<Database>, text: string): Promise<Label> {
  const { rows } = await sql<Label>`
    SELECT s.code, s.org_id AS "orgId", s.id AS "codeId", b.id AS "buildingId", b.name AS "buildingName",
      b.time_zone AS "timeZone", un.id AS "unitId", un.code AS "unitCode", s.floor_id AS "floorId",
      s.section_id AS "sectionId", ${labelPlace} AS place
    FROM scan_code s JOIN building b ON b.org_id = s.org_id AND b.id = s.building_id
    LEFT JOIN unit un ON un.org_id = s.org_id AND un.id = s.unit_id
    WHERE s.code = ${readScanCode(text) ?? ''} AND s.revoked_at IS NULL AND b.status = 'active'
      AND (s.unit_id IS NULL OR un.deleted_at IS NULL)`.execute(db);
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
