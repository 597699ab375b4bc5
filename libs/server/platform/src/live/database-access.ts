import { loadActor, loadViewer } from '../access/load-actor.ts';
import { rightsThatEnd } from '../access/rights-that-end.ts';
import type { ServerContext } from '../context.ts';
import type { DomainPorts } from '../domain-ports.ts';
import { authenticateLive } from '../sessions/authenticate-live.ts';
import { noWalls } from '../wall-access.ts';
import type { AccessPorts } from './access-ports.ts';
import { authenticateDevice } from './authenticate-device.ts';

/** Left out, the domains know of no walls. */
type Asking = Pick<ServerContext, 'db' | 'now'> & { readonly domains?: Pick<DomainPorts, 'walls'> };

/** The broker's questions, answered by the database. */
export function createDatabaseAccess({ db, now, domains }: Asking): AccessPorts {
  const walls = domains?.walls ?? noWalls;
  return {
    async authenticatePerson(email, secret) {
      const person = await authenticateLive(db, email, secret, now());
      return person === null ? null : { kind: 'person', ...person };
    },
    authenticateDevice: (username, secret, from) => authenticateDevice(db, { username, secret, from }, now()),
    async authenticateWall(wallId, token) {
      const found = await walls.find(db, { wallId, token }, now());
      return found === null ? null : { kind: 'wall', wallId, userId: found.makerId };
    },
    wallTopics: (wallId) => walls.topics(db, wallId, now()),
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
