import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

export interface DeviceCredential {
  readonly username: string;
  readonly secret: string;
}

/** Gives each device a fresh credential in place of those it had. Secrets live only in this process. */
export async function issueCredentials(
  db: Kysely<Database>,
  devices: readonly { readonly orgId: string; readonly deviceId: string }[],
): Promise<ReadonlyMap<string, DeviceCredential>> {
  const issued = devices.map(({ orgId, deviceId }) => ({
    orgId,
    deviceId,
    username: `demo-${deviceId}`,
    secret: randomBytes(32).toString('base64url'),
  }));
  const rows = issued.map(({ orgId, deviceId, username, secret }) => ({
    org_id: orgId,
    device_id: deviceId,
    username,
    hash: createHash('sha256').update(secret).digest('hex'),
  }));
  await db.transaction().execute(async (trx) => {
    await sql`DELETE FROM device_credential WHERE device_id = ANY(${devices.map(({ deviceId }) => deviceId)}::uuid[])`.execute(
      trx,
    );
    await sql`
      INSERT INTO device_credential (org_id, device_id, username, secret_hash)
      SELECT org_id, device_id, username, decode(hash, 'hex')
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(org_id uuid, device_id uuid, username text, hash text)`.execute(
      trx,
    );
  });
  return new Map(issued.map(({ deviceId, username, secret }) => [deviceId, { username, secret }]));
}
