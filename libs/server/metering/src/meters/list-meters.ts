import type { PolicyActor } from '@imah/contract/access';
import { id } from '@imah/contract/core';
import type { Meter, MeterDetail, MeterQuery } from '@imah/contract/metering';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { detailOf, type Looking } from './meter-detail.ts';
import { selectMeters, toMeter } from './meter-row.ts';
import { readMeterSettings } from './meter-settings.ts';
import { orderTree, type TreeMeter } from './meter-tree.ts';
import { orderWalk, type PassedMeter } from './meter-walk.ts';

/** The last meter of a page, and where it stood: it may have been taken out by the time that the next page is asked for. */
const position = z.object({ id, nth: z.int().check(z.gte(0)) });

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A page of the meters of a building in the order asked for; of who sees only their own, those of their units. */
export async function listMeters(
  db: Kysely<Database>,
  looking: Looking,
  place: Place,
  query: MeterQuery,
): Promise<{ data: Meter[]; meta: { nextCursor: string | null; total: number } }> {
  const after = readCursor(position, query.cursor);
  const meters = await readMeters(db, looking, place, query);
  const inOrder = query.order === 'walk' ? orderWalk(meters) : orderTree(meters);
  const rows = inOrder.filter(({ meter }) => matches(meter, query.q));
  const begin = after === null ? 0 : beginAfter(rows, after);
  const page = rows.slice(begin, begin + query.limit);
  const last = begin + query.limit < rows.length ? page.at(-1) : undefined;
  const settings = await readMeterSettings(db, place);
  const found = page.length === 0 ? [] : await selectMeters(db, place.orgId).where('m.id', 'in', idsOf(page)).execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return {
    data: page.flatMap(({ meter, depth }) => {
      const row = byId.get(meter.id);
      return row === undefined ? [] : [toMeter(row, { ...looking, settings, depth })];
    }),
    meta: {
      nextCursor: last === undefined ? null : writeCursor({ id: last.meter.id, nth: begin + query.limit - 1 }),
      total: rows.length,
    },
  };
}

function beginAfter(
  rows: readonly { readonly meter: TreeMeter }[],
  { id: lastId, nth }: z.infer<typeof position>,
): number {
  const found = rows.findIndex(({ meter }) => meter.id === lastId);
  return found < 0 ? nth : found + 1;
}

/** The meters of all units that are the person's own, with what was consumed since they came. */
export async function listOwnMeters(db: Kysely<Database>, actor: PolicyActor, now: number): Promise<MeterDetail[]> {
  const details: MeterDetail[] = [];
  for (const { orgId, unitIds, grants } of actor.memberships) {
    if (unitIds.size === 0 || !(grants.has('meter.view.own') || grants.has('meter.view'))) continue;
    const rows = await selectMeters(db, orgId)
      .where('m.unit_id', 'in', [...unitIds])
      .where('m.state', '=', 'active')
      .orderBy('u.code')
      .orderBy('m.resource')
      .orderBy('m.number')
      .limit(mostOwn)
      .execute();
    for (const row of rows) details.push(await detailOf(db, { actor, rows: 'own', now }, row));
  }
  return details;
}

/** Of an organisation: ten units with a meter of each resource. */
const mostOwn = 50;

const idsOf = (page: readonly { readonly meter: TreeMeter }[]) => page.map(({ meter }) => meter.id);

type ListedMeter = TreeMeter & PassedMeter;

function matches({ number, unitCode, location }: ListedMeter, q: string | undefined): boolean {
  const wanted = q?.toLowerCase() ?? '';
  return [number, unitCode ?? '', location].some((text) => text.toLowerCase().includes(wanted));
}

function readMeters(
  db: Kysely<Database>,
  { actor, rows }: Looking,
  { orgId, buildingId }: Place,
  { show, resource }: MeterQuery,
): Promise<ListedMeter[]> {
  const own = actor.memberships.find((membership) => membership.orgId === orgId)?.unitIds ?? new Set<string>();
  return db
    .selectFrom('meter as m')
    .leftJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'm.org_id').onRef('u.id', '=', 'm.unit_id'))
    .leftJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'u.org_id').onRef('f.id', '=', 'u.floor_id'))
    .leftJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['m.id', 'm.parent_id as parentId', 'm.role', 'm.resource', 'u.code as unitCode', 'm.number', 'm.location'])
    .select(['s.position', 's.name as section', 'f.level'])
    .where('m.org_id', '=', orgId)
    .where('m.building_id', '=', buildingId)
    .where('m.state', '=', show)
    .$if(resource !== undefined, (query) => query.where('m.resource', '=', resource ?? 'electricity'))
    .$if(rows === 'own', (query) => query.where((eb) => eb('m.unit_id', '=', eb.fn.any(eb.val([...own])))))
    .execute();
}
