import type { joiningEndpoints } from '@imah/contract/people';
import { sql } from 'kysely';
import { publishAccessEvent } from '../../access/publish-access.ts';
import { publishBuildingEvent } from '../../buildings/publish-building.ts';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../../http/handler.ts';
import { approve, refuse } from './answer-request.ts';
import { askToJoin, readOwnRequests, withdraw } from './ask-to-join.ts';
import { readRequests } from './read-requests.ts';
import { placeOfCode, readJoinCode, removeJoinCode, renewJoinCode } from './join-codes.ts';

/** How people come to where they live without having been invited. */
export function joiningHandlers(context: ServerContext): Pick<Handlers, keyof typeof joiningEndpoints> {
  const { db, now } = context;
  return {
    getJoinCode: async (call) => ({ data: await readJoinCode(db, call.edit) }),
    renewJoinCode: async (call) => ({
      data: await db.transaction().execute((trx) => renewJoinCode(trx, call.edit)),
    }),
    removeJoinCode: async (call) => {
      await db.transaction().execute((trx) => removeJoinCode(trx, call.edit));
      return undefined;
    },
    listJoinRequests: async (call) => {
      const { orgId, buildingId, now: at } = call.edit;
      const where = sql`r.org_id = ${orgId} AND r.building_id = ${buildingId}`;
      const found = await readRequests(db, { where, now: at, limit: 200 });
      return { data: found.map(({ request }) => request) };
    },
    approveJoinRequest: async (call) => {
      const { edit } = call;
      const { joinRequestId } = call.params;
      const userId = await db.transaction().execute((trx) => approve(db, trx, edit, joinRequestId, call.body));
      await publishAccessEvent(context, [userId]);
      await publishBuildingEvent(context, edit, { entity: 'occupancy', id: joinRequestId, version: 0, op: 'created' });
      return undefined;
    },
    refuseJoinRequest: async (call) => {
      const { joinRequestId } = call.params;
      await db.transaction().execute((trx) => refuse(trx, call.edit, joinRequestId, call.body.reason));
      return undefined;
    },
    readJoinCode: async ({ body }) => {
      const { building, organization } = await placeOfCode(db, body.code, now());
      return { data: { building, organization } };
    },
    requestToJoin: async ({ actor, body, request }) => {
      const asking = { userId: actor.userId, requestId: request.id, now: now() };
      return { data: await db.transaction().execute((trx) => askToJoin(trx, asking, body)) };
    },
    listOwnJoinRequests: async ({ actor }) => ({ data: await readOwnRequests(db, actor.userId) }),
    withdrawJoinRequest: async ({ actor, params, request }) => {
      const asking = { userId: actor.userId, requestId: request.id, now: now() };
      await db.transaction().execute((trx) => withdraw(trx, asking, params.joinRequestId));
      return undefined;
    },
  };
}
