import type { joiningEndpoints } from '@imah/contract/people';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { approve, refuse } from './answer-request.ts';
import { askToJoin, readOwnRequests, withdraw } from './ask-to-join.ts';
import { listRequests } from './join-request-repository.ts';
import { placeOfCode, readJoinCode, removeJoinCode, renewJoinCode } from './join-codes.ts';

/** How people come to where they live without having been invited. */
export function joiningHandlers(context: ServerContext): Pick<Handlers, keyof typeof joiningEndpoints> {
  const { db, now } = context;
  return {
    getJoinCode: async (call) => ({ data: await readJoinCode(db, call.edit) }),
    renewJoinCode: async ({ edit }) => ({ data: await renewJoinCode(context, edit) }),
    removeJoinCode: ({ edit }) => removeJoinCode(context, edit).then(() => undefined),
    listJoinRequests: async (call) => {
      const { orgId, buildingId, now: at } = call.edit;
      const where = sql<boolean>`r.org_id = ${orgId} AND r.building_id = ${buildingId}`;
      const found = await listRequests(db, { where, now: at, limit: 200 });
      return { data: found.map(({ request }) => request) };
    },
    approveJoinRequest: ({ edit, body }) => approve(context, edit, body).then(() => undefined),
    refuseJoinRequest: ({ edit, body }) => refuse(context, edit, body.reason).then(() => undefined),
    readJoinCode: async ({ body }) => {
      const { building, organization } = await placeOfCode(db, body.code, now());
      return { data: { building, organization } };
    },
    requestToJoin: async ({ actor, body, request }) => ({
      data: await askToJoin(context, { actor, requestId: request.id, now: now() }, body),
    }),
    listOwnJoinRequests: async ({ actor }) => ({ data: await readOwnRequests(db, actor.userId) }),
    withdrawJoinRequest: ({ actor, params }) =>
      withdraw(db, { actor, now: now() }, params.joinRequestId).then(() => undefined),
  };
}
