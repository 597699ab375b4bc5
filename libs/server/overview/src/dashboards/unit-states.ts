import { decide, decideRows, type PolicyActor } from '@imah/contract/access';
import type { FloorStates, UnitState } from '@imah/contract/dashboards';
import { isVisibleAlarm } from '@imah/server-devices/alarms';
import { isOpen, isVisibleTicket } from '@imah/server-tickets';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Place } from './dashboard-rows.ts';

/** The units of a building by floor, with what is the matter there as far as the person may see it. */
export async function listUnitStates(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
): Promise<readonly FloorStates[]> {
  const [rows, alarms, tickets] = await Promise.all([
    readUnits(db, place),
    countAlarms(db, actor, place),
    countTickets(db, actor, place),
  ]);
  const floors = new Map<string, FloorStates & { units: UnitState[] }>();
  for (const { floorId, label, section, id, code, kind, status } of rows) {
    const floor = floors.get(floorId) ?? { id: floorId, label, section, units: [] };
    floors.set(floorId, floor);
    floor.units.push({
      id,
      code,
      kind,
      status,
      alarms: alarms && (alarms.get(id) ?? 0),
      tickets: tickets && (tickets.get(id) ?? 0),
    });
  }
  return [...floors.values()];
}

function readUnits(db: Kysely<Database>, { orgId, buildingId }: Place) {
  return db
    .selectFrom('unit as u')
    .innerJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'u.org_id').onRef('f.id', '=', 'u.floor_id'))
    .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['f.id as floorId', 'f.label', 's.name as section', 'u.id', 'u.code', 'u.kind', 'u.status'])
    .where('u.org_id', '=', orgId)
    .where('u.building_id', '=', buildingId)
    .where('u.deleted_at', 'is', null)
    .orderBy('s.position')
    .orderBy('s.name')
    .orderBy('s.id')
    .orderBy('f.level', 'desc')
    .orderBy('u.code')
    .execute();
}

type Counts = ReadonlyMap<string, number>;
const byUnit = (rows: readonly { readonly unitId: string | null; readonly count: number }[]): Counts =>
  new Map(rows.flatMap(({ unitId, count }) => (unitId === null ? [] : [[unitId, Number(count)] as const])));

async function countAlarms(db: Kysely<Database>, actor: PolicyActor, place: Place): Promise<Counts | null> {
  if (decide(actor, 'alarm.view', place) !== 'allowed') return null;
  const rows = await db
    .selectFrom('alarm as a')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'a.org_id').onRef('d.id', '=', 'a.device_id'))
    .select(({ fn }) => ['d.unit_id as unitId', fn.countAll<number>().as('count')])
    .where('a.org_id', '=', place.orgId)
    .where('a.building_id', '=', place.buildingId)
    .where('a.active', '=', true)
    .where('a.quiet', 'is', null)
    .where(sql<boolean>`${isVisibleAlarm(actor)}`)
    .groupBy('d.unit_id')
    .execute();
  return byUnit(rows);
}

async function countTickets(db: Kysely<Database>, actor: PolicyActor, place: Place): Promise<Counts | null> {
  const rows = decideRows(actor, 'ticket.view', place);
  if (rows !== 'all' && rows !== 'own') return null;
  const counted = await db
    .selectFrom('ticket as t')
    .select(({ fn }) => ['t.unit_id as unitId', fn.countAll<number>().as('count')])
    .where('t.org_id', '=', place.orgId)
    .where('t.building_id', '=', place.buildingId)
    .where(sql<boolean>`${isOpen}`)
    .where(isVisibleTicket(actor))
    .groupBy('t.unit_id')
    .execute();
  return byUnit(counted);
}
