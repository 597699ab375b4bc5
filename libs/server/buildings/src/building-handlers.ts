import type { PolicyActor } from '@imah/contract/access';
import type { buildingEndpoints } from '@imah/contract/buildings';
import { id } from '@imah/contract/core';
import * as z from 'zod/mini';
import { loadActor } from '@imah/server-platform/access';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound, readCursor, writeCursor } from '@imah/server-platform/http';
import { getBuilding, listBuildings } from './building-repository.ts';
import { setBuildingStatus, updateBuilding } from './change-building.ts';
import { addBuilding } from './create-building.ts';
import { listPlaces } from './place-repository.ts';

const position = z.object({ sortKey: z.string(), id });

export function buildingHandlers(context: ServerContext): Pick<Handlers, keyof typeof buildingEndpoints> {
  const { db, now } = context;
  return {
    listBuildings: async ({ actor, query }) => {
      const page = await listBuildings(db, actor, { ...query, after: readCursor(position, query.cursor) });
      return { data: page.data, meta: { nextCursor: page.next === null ? null : writeCursor(page.next) } };
    },
    getBuilding: async ({ actor, params }) => {
      return { data: await getBuilding(db, actor, params.buildingId) };
    },
    createBuilding: async ({ edit, body }) => {
      const id = await addBuilding(context, edit, body);
      const { userId } = edit.actor;
      const reader = await loadActor(db, userId, now());
      if (reader === null) throw notFound();
      return { data: await getBuilding(db, reader, id) };
    },
    updateBuilding: async ({ edit, body }) => ({ data: await updateBuilding(context, edit, body) }),
    archiveBuilding: async ({ edit }) => ({ data: await setBuildingStatus(context, edit, 'archived') }),
    unarchiveBuilding: async ({ edit }) => ({ data: await setBuildingStatus(context, edit, 'active') }),
    getPlaces: async ({ actor, params, rows, target }) => ({
      data: await listPlaces(
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
