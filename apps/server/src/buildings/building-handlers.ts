import { type buildingEndpoints, id, type PolicyActor } from '@imah/contract';
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { readBuilding, readBuildings } from './read-buildings.ts';
import { readPlaces } from './read-places.ts';

const position = z.object({ sortKey: z.string(), id });

export function buildingHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof buildingEndpoints> {
  return {
    listBuildings: async ({ actor, query }) => {
      const page = await readBuildings(db, actor, { limit: query.limit, after: readCursor(position, query.cursor) });
      return { data: page.data, meta: { nextCursor: page.next === null ? null : writeCursor(page.next) } };
    },
    getBuilding: async ({ actor, params }) => {
      const building = await readBuilding(db, actor, params.buildingId);
      if (building === null) throw notFound();
      return { data: building };
    },
    getPlaces: async ({ actor, params, rows, target }) => ({
      data: await readPlaces(
        db,
        { orgId: target.orgId, buildingId: params.buildingId },
        rows === 'all' ? 'all' : unitsOf(actor, target.orgId),
      ),
    }),
  };
}

function unitsOf(actor: PolicyActor, orgId: string): ReadonlySet<string> {
  return actor.memberships.find((membership) => membership.orgId === orgId)?.unitIds ?? new Set();
}
