import { randomUUIDv7 } from 'node:crypto';
import type { NewWall, WallDraft } from '@imah/contract/dashboards';
import { mostWalls, wallPath } from '@imah/contract/dashboards/words';
import type { Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { nameOf, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, HttpProblem, invalidFields, notFound } from '@imah/server-platform/http';
import { publicLink } from '@imah/server-platform/mail';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import type { Place } from '../dashboards/dashboard-rows.ts';
import { mayShow, type WallBuilding } from './find-wall.ts';

type Edit = PersonalEdit & Place;

const dayMs = 86_400_000;

/**
 * Makes a wall; its address is answered here and nowhere else.
 * @throws {HttpProblem} 409 where too many are good, 422 by field for a building that the person may not show
 */
export function createWall(context: ServerContext, edit: Edit, draft: WallDraft): Promise<NewWall> {
  const { orgId, buildingId, actor, now } = edit;
  const { name, seconds, days, buildingIds } = draft;
  const [id, token] = [randomUUIDv7(), createToken()];
  const [madeAt, expiresAt] = [new Date(now), days === null ? null : new Date(now + days * dayMs)];
  return runCommand<readonly WallBuilding[], NewWall>(context, edit, {
    lock: (trx) => lockBuildings(trx, edit, buildingIds),
    validate: async (trx, known) => {
      requireShowable(edit, buildingIds, known);
      await requireRoom(trx, edit);
    },
    write: async (trx, known) => {
      await trx
        .insertInto('wall')
        .values({
          org_id: orgId,
          id,
          name,
          token_hash: hashToken(token),
          seconds,
          made_by: actor.userId,
          made_by_name: nameOf(actor),
          made_at: madeAt,
          expires_at: expiresAt,
        })
        .execute();
      await trx
        .insertInto('wall_building')
        .values(buildingIds.map((shown, position) => ({ org_id: orgId, wall_id: id, position, building_id: shown })))
        .execute();
      const buildings = buildingIds.flatMap((shown) => known.filter((one) => one.id === shown));
      const times = { madeAt: madeAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
      const after = { name, expiresAt: times.expiresAt, buildings: buildings.map((one) => one.name) };
      return {
        result: {
          id,
          name,
          state: 'open',
          buildings,
          seconds,
          madeByName: nameOf(actor),
          ...times,
          seen: null,
          address: publicLink(context.config, wallPath(token)),
        },
        audit: { action: 'create', entity: 'wall', entityId: id, buildingId, after },
      };
    },
  });
}

/** A wall stops showing anything, and its screens are cut off; one that was withdrawn stays so. @throws {HttpProblem} 404 */
export function withdrawWall(context: ServerContext, edit: Edit & { readonly wallId: string }): Promise<void> {
  const { orgId, buildingId, wallId, now } = edit;
  return runCommand<{ readonly name: string; readonly withdrawnAt: Date | null }, void>(context, edit, {
    lock: (trx) =>
      trx
        .selectFrom('wall as w')
        .innerJoin('wall_building as h', (join) =>
          join.onRef('h.org_id', '=', 'w.org_id').onRef('h.wall_id', '=', 'w.id'),
        )
        .select(['w.name', 'w.withdrawn_at as withdrawnAt'])
        .where('w.org_id', '=', orgId)
        .where('w.id', '=', wallId)
        .where('h.building_id', '=', buildingId)
        .forUpdate('w')
        .executeTakeFirstOrThrow(notFound),
    write: async (trx, { name, withdrawnAt }) => {
      if (withdrawnAt !== null) return unchanged(undefined);
      await trx
        .updateTable('wall')
        .set({ withdrawn_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', wallId)
        .execute();
      return {
        result: undefined,
        audit: { action: 'withdraw', entity: 'wall', entityId: wallId, buildingId, before: { name } },
        effects: [{ kind: 'disconnect', who: { wallId } }],
      };
    },
  });
}

/** Two who make the twenty-first at once wait for each other; a building that is removed meanwhile waits too. */
function lockBuildings(
  trx: Transaction<Database>,
  { orgId, buildingId }: Place,
  shown: readonly string[],
): Promise<WallBuilding[]> {
  return trx
    .selectFrom('building')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set([buildingId, ...shown])])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function requireShowable({ actor, orgId }: Edit, shown: readonly string[], known: readonly WallBuilding[]): void {
  const faults = shown.flatMap((id, index): [string, FieldErrors[string]][] => {
    const isThere =
      shown.indexOf(id) === index && known.some((one) => one.id === id) && mayShow(actor, { orgId, buildingId: id });
    return isThere ? [] : [[`buildingIds.${index}`, [{ fault: 'not-an-option' }]]];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

async function requireRoom(trx: Transaction<Database>, { orgId, buildingId, now }: Edit): Promise<void> {
  const good = await trx
    .selectFrom('wall as w')
    .innerJoin('wall_building as h', (join) => join.onRef('h.org_id', '=', 'w.org_id').onRef('h.wall_id', '=', 'w.id'))
    .select('w.id')
    .where('w.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .where('w.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('w.expires_at', 'is', null), eb('w.expires_at', '>', new Date(now))]))
    .limit(mostWalls)
    .execute();
  if (good.length >= mostWalls) throw new HttpProblem(409, 'BENTROK');
}
