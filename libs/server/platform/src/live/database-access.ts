import { loadActor, loadViewer } from '../access/load-actor.ts';
import { rightsThatEnd } from '../access/rights-that-end.ts';
import type { ServerContext } from '../context.ts';
import { authenticateLive } from '../sessions/authenticate-live.ts';
import type { AccessPorts } from './access-ports.ts';
import { authenticateDevice } from './authenticate-device.ts';

/** The broker's questions, answered by the database. */
export function createDatabaseAccess({ db, now }: Pick<ServerContext, 'db' | 'now'>): AccessPorts {
  return {
    async authenticatePerson(email, secret) {
      const person = await authenticateLive(db, email, secret, now());
      return person === null ? null : { kind: 'person', ...person };
    },
    authenticateDevice: (username, secret, from) => authenticateDevice(db, { username, secret, from }, now()),
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
