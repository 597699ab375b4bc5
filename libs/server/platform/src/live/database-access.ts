import { createHash, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { loadActor, loadViewer } from '../access/load-actor.ts';
import { rightsThatEnd } from '../access/rights-that-end.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { authenticateLive } from '../sessions/authenticate-live.ts';
import type { AccessPorts } from './access-ports.ts';
import type { DeviceIdentity } from './client-identity.ts';

/** The broker's questions, answered by the database. */
export function createDatabaseAccess({ db, now }: Pick<ServerContext, 'db' | 'now'>): AccessPorts {
  return {
    async authenticatePerson(email, secret) {
      const person = await authenticateLive(db, email, secret, now());
      return person === null ? null : { kind: 'person', ...person };
    },
    authenticateDevice: (username, secret) => authenticateDevice(db, username, secret, now()),
    loadActor: (userId, viewSessionId) =>
      viewSessionId === undefined
        ? loadActor(db, userId, now())
        : loadViewer(db, { userId, sessionId: viewSessionId }, now()),
    rightsThatEnd: (userIds, withinMs) => rightsThatEnd(db, userIds, withinMs, now()),
    async findDeviceUnit({ orgId, buildingId, deviceId }) {
      const rows = await db
        .selectFrom('device')
        .select('unit_id as unitId')
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .where('building_id', '=', buildingId)
        .execute();
      return rows[0] === undefined ? null : { unitId: rows[0].unitId ?? undefined };
    },
  };
}

async function authenticateDevice(
  db: Kysely<Database>,
  username: string,
  secret: string,
  now: number,
): Promise<DeviceIdentity | null> {
  const rows = await db
    .selectFrom('device_credential as c')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'c.org_id').onRef('d.id', '=', 'c.device_id'))
    .select(['d.org_id as orgId', 'd.building_id as buildingId', 'd.id as deviceId', 'c.secret_hash as secretHash'])
    .where('c.username', '=', username)
    .where('c.revoked_at', 'is', null)
    .where(sql<boolean>`d.enabled`)
    .execute();
  const [found] = rows;
  const given = createHash('sha256').update(secret).digest();
  if (found === undefined || !timingSafeEqual(given, found.secretHash)) return null;
  await sql`
    UPDATE device_credential SET last_used_at = ${new Date(now)}
    WHERE org_id = ${found.orgId} AND device_id = ${found.deviceId} AND username = ${username}`.execute(db);
  const { orgId, buildingId, deviceId } = found;
  return { kind: 'device', orgId, buildingId, deviceId };
}
