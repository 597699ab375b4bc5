import type { AlarmWindow } from '@imah/contract/alarms';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** A building of an organisation. */
export interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A query of the maintenance windows of a building, each of which `toWindows` makes one of the contract. */
export function selectWindows(db: Kysely<Database>, { orgId, buildingId }: Place) {
  return db
    .selectFrom('alarm_window as w')
    .select(['w.id', 'w.building_id as buildingId', 'w.reason', 'w.scope as kind', 'w.place_ids as ids', 'w.rhythm'])
    .select(['w.starts_at as startsAt', 'w.ends_at as endsAt', 'w.ended_at as endedAt'])
    .select((eb) => [
      eb.selectFrom('app_user as u').select('u.name').whereRef('u.id', '=', 'w.created_by').as('author'),
      eb
        .selectFrom('alarm as a')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('a.org_id', '=', 'w.org_id')
        .whereRef('a.window_id', '=', 'w.id')
        .as('alarms'),
    ])
    .where('w.org_id', '=', orgId)
    .where('w.building_id', '=', buildingId);
}

type WindowRow = Awaited<ReturnType<ReturnType<typeof selectWindows>['execute']>>[number];

/** The windows with the names of what they are about, in their order. */
export async function toWindows(
  db: Kysely<Database>,
  place: Place,
  rows: readonly WindowRow[],
): Promise<AlarmWindow[]> {
  const names = await namesOf(db, place, rows);
  return rows.map(({ kind, ids, startsAt, endsAt, endedAt, alarms, ...row }) => ({
    ...row,
    scope: { kind, ids: [...ids], names: ids.flatMap((id) => names.get(id) ?? []) },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    alarms: alarms ?? 0,
  }));
}

/** @throws {HttpProblem} 404 when the building has no such window */
export async function readWindow(db: Kysely<Database>, place: Place, windowId: string): Promise<AlarmWindow> {
  const rows = await selectWindows(db, place).where('w.id', '=', windowId).execute();
  const [window] = await toWindows(db, place, rows);
  if (window === undefined) throw notFound();
  return window;
}

/** What of these is of the building, by its id; of a kind that is not asked for nothing is read. */
export async function namesOf(
  db: Kysely<Database>,
  place: Place,
  rows: readonly Pick<WindowRow, 'kind' | 'ids'>[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  for (const kind of ['sections', 'floors', 'devices'] as const) {
    const ids = [...new Set(rows.filter((row) => row.kind === kind).flatMap((row) => row.ids))];
    if (ids.length === 0) continue;
    for (const { id, name } of await finders[kind](db, place, ids)) named.set(id, name);
  }
  return named;
}

type Find = (
  db: Kysely<Database>,
  place: Place,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>;

const finders: Readonly<Record<'sections' | 'floors' | 'devices', Find>> = {
  sections: (db, { orgId, buildingId }, ids) =>
    db
      .selectFrom('section')
      .select(['id', 'name'])
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', 'in', ids)
      .execute(),
  floors: (db, { orgId, buildingId }, ids) =>
    db
      .selectFrom('floor as f')
      .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
      .select(['f.id', 'f.label as name'])
      .where('f.org_id', '=', orgId)
      .where('s.building_id', '=', buildingId)
      .where('f.id', 'in', ids)
      .execute(),
  devices: (db, { orgId, buildingId }, ids) =>
    db
      .selectFrom('device')
      .select(['id', 'name'])
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', 'in', ids)
      .execute(),
};
