import type { PolicyActor } from '@imah/contract/access';
import type { AlarmInBuilding } from '@imah/contract/alarms';
import type { WallTicket } from '@imah/contract/dashboards';
import { type Kysely, sql } from 'kysely';
import { nameOrigins, readAlarms } from '@imah/server-devices/alarms';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpen, isVisibleTicket, readTicketRows } from '@imah/server-tickets';
import type { Place } from '../dashboards/dashboard-rows.ts';

/** The alarms of a building that tell people, the most severe first, without who has taken them on. */
export async function readWallAlarms(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  rows: number,
): Promise<AlarmInBuilding[]> {
  const condition = sql`a.org_id = ${orgId} AND a.building_id = ${buildingId} AND a.active AND a.quiet IS NULL`;
  const found = await readAlarms(db, condition, rows);
  const hushed = found.map(({ alarm }) => ({ ...alarm, acknowledgedBy: null, quiet: null }));
  return nameOrigins(db, hushed);
}

/** The open tickets of a building by the time left: which, of what kind and how far, nothing of what anybody wrote. */
export async function readWallTickets(
  db: Kysely<Database>,
  maker: PolicyActor,
  { orgId, buildingId }: Place,
  limit: number,
  now: number,
): Promise<WallTicket[]> {
  const found = await readTicketRows(
    db,
    {
      reader: maker,
      condition: sql`t.org_id = ${orgId} AND t.building_id = ${buildingId} AND ${isOpen} AND ${isVisibleTicket(maker)}`,
      order: sql`t.resolve_due_at, t.id`,
      limit,
    },
    now,
  );
  return found.map(({ row: { number, category, priority, state } }) => ({
    number,
    category: category?.name ?? null,
    priority,
    state,
  }));
}
