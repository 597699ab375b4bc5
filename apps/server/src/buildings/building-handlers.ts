import type { PolicyActor, PolicyTarget } from '@imah/contract/access';
import type { Building, buildingEndpoints } from '@imah/contract/buildings';
import { id } from '@imah/contract/core';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { loadActor } from '../access/load-actor.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { notFound } from '../http/errors.ts';
import type { Actor, Handlers } from '../http/handler.ts';
import { type BuildingEdit, setBuildingStatus, updateBuilding } from './change-building.ts';
import { createBuilding } from './create-building.ts';
import { readBuilding, readBuildings } from './read-buildings.ts';
import { readPlaces } from './read-places.ts';
import { publishBuildingEvent } from './publish-building.ts';

const position = z.object({ sortKey: z.string(), id });

export function buildingHandlers(context: ServerContext): Pick<Handlers, keyof typeof buildingEndpoints> {
  const { db, now } = context;
  const told = async (building: Building) => {
    const { orgId, id: buildingId, version } = building;
    await publishBuildingEvent(
      context,
      { orgId, buildingId },
      { entity: 'building', id: buildingId, version, op: 'updated' },
    );
    return building;
  };
  return {
    listBuildings: async ({ actor, query }) => {
      const page = await readBuildings(db, actor, { ...query, after: readCursor(position, query.cursor) });
      return { data: page.data, meta: { nextCursor: page.next === null ? null : writeCursor(page.next) } };
    },
    getBuilding: async ({ actor, params }) => {
      const building = await readBuilding(db, actor, params.buildingId);
      if (building === null) throw notFound();
      return { data: building };
    },
    createBuilding: async ({ actor, body, target, request }) => {
      const id = await db.transaction().execute(async (trx) => {
        const made = await createBuilding(
          trx,
          {
            ...body,
            orgId: target.orgId,
            locale: actor.locale,
            by: { kind: 'user', id: actor.userId },
            requestId: request.id,
            codeField: 'code',
          },
          now(),
        );
        await giveToMaker(trx, { orgId: target.orgId, userId: actor.userId, buildingId: made });
        return made;
      });
      const reader = await loadActor(db, actor.userId, now());
      const building = reader === null ? null : await readBuilding(db, reader, id);
      if (building === null) throw notFound();
      await context.live.refreshGrants(actor.userId);
      await publishBuildingEvent(
        context,
        { orgId: target.orgId, buildingId: id },
        { entity: 'building', id, version: 1, op: 'created' },
      );
      return { data: building };
    },
    updateBuilding: async (call) => {
      const building = await updateBuilding(db, editOf(call), call.body, now());
      return { data: await told(building) };
    },
    archiveBuilding: async (call) => ({
      data: await told(await setBuildingStatus(db, editOf(call), 'archived', now())),
    }),
    unarchiveBuilding: async (call) => ({
      data: await told(await setBuildingStatus(db, editOf(call), 'active', now())),
    }),
    getPlaces: async ({ actor, params, rows, target }) => ({
      data: await readPlaces(
        db,
        { orgId: target.orgId, buildingId: params.buildingId },
        rows === 'all' ? 'all' : unitsOf(actor, target.orgId),
      ),
    }),
  };
}

/** Who reaches only some buildings reaches also the one they made. */
async function giveToMaker(
  trx: Transaction<Database>,
  { orgId, userId, buildingId }: { readonly orgId: string; readonly userId: string; readonly buildingId: string },
): Promise<void> {
  await sql`
    UPDATE membership SET building_ids = array_append(building_ids, ${buildingId}::uuid), version = version + 1
    WHERE org_id = ${orgId} AND user_id = ${userId} AND NOT all_buildings`.execute(trx);
}

function editOf(call: {
  readonly actor: Actor;
  readonly target: PolicyTarget;
  readonly params: { readonly buildingId: string };
  readonly request: { readonly id: string };
  readonly version: number;
}): BuildingEdit {
  const { actor, target, params, request, version } = call;
  const { orgId } = target;
  const by = { kind: 'user', id: actor.userId } as const;
  return { orgId, buildingId: params.buildingId, actor, by, requestId: request.id, version };
}

function unitsOf(actor: PolicyActor, orgId: string): ReadonlySet<string> {
  return actor.memberships.find((membership) => membership.orgId === orgId)?.unitIds ?? new Set();
}
