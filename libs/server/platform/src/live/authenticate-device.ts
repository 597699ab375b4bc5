import { createHash, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BuildingIdentity, DeviceIdentity } from './client-identity.ts';

export interface DeviceLogin {
  readonly username: string;
  readonly secret: string;
  /** The address it came from. */
  readonly from: string;
}

/** How often a use is written down, in milliseconds: a building's devices come by the hundred after a fault. */
const noteEveryMs = 1_000;

/** Who says they are `username`: a device, or the devices of a building. Null for a wrong pair, and where it was revoked. */
export async function authenticateDevice(
  db: Kysely<Database>,
  { username, secret, from }: DeviceLogin,
  now: number,
): Promise<DeviceIdentity | BuildingIdentity | null> {
  const { rows } = await sql<Found>`
    SELECT 'device' AS kind, d.org_id AS "orgId", d.building_id AS "buildingId", d.id, c.secret_hash AS "secretHash"
    FROM device_credential c JOIN device d ON d.org_id = c.org_id AND d.id = c.device_id
    WHERE c.username = ${username} AND c.revoked_at IS NULL AND d.enabled
    UNION ALL
    SELECT 'building', c.org_id, c.building_id, c.id, c.secret_hash
    FROM building_credential c WHERE c.username = ${username} AND c.revoked_at IS NULL`.execute(db);
  const [found] = rows;
  const given = createHash('sha256').update(secret).digest();
  if (found === undefined || !timingSafeEqual(given, found.secretHash)) return null;
  const { kind, orgId, buildingId, id } = found;
  const table = sql.table(kind === 'device' ? 'device_credential' : 'building_credential');
  const at = new Date(now);
  await sql`
    UPDATE ${table} SET last_used_at = ${at}, last_used_from = ${from.slice(0, 64)}
    WHERE org_id = ${orgId} AND username = ${username}
      AND (last_used_at IS NULL OR last_used_at <= ${new Date(now - noteEveryMs)} OR last_used_from IS DISTINCT FROM ${from.slice(0, 64)})`.execute(
    db,
  );
  return kind === 'device' ? { kind, orgId, buildingId, deviceId: id } : { kind, orgId, buildingId, credentialId: id };
}

interface Found {
  readonly kind: 'device' | 'building';
  readonly orgId: string;
  readonly buildingId: string;
  /** Of the device, or of the credential of the building. */
  readonly id: string;
  readonly secretHash: Buffer;
}
