import type { PolicyActor } from '@imah/contract/access';
import type { AlarmInBuilding } from '@imah/contract/alarms';
import type { AlarmSeverity } from '@imah/contract/alarms/words';
import { id, instant } from '@imah/contract/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { permissionScopes, scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { nameOrigins, readAlarms, severityRank } from './read-alarms.ts';

/** Where a page of alarms ends. */
const position = z.object({ rank: z.int32(), raisedAt: instant, id });

/** SQL: whether alarm `a` comes after the page that ended at `cursor`. @throws {HttpProblem} 422 */
export function afterCursor(cursor: string | undefined): RawBuilder<unknown> {
  const after = readCursor(position, cursor);
  // The rank rises while the rest falls, so it is negated to compare all three at once.
  return after === null
    ? sql`true`
    : sql`(-${severityRank}, a.raised_at, a.id) < (${-after.rank}::integer, ${after.raisedAt}::timestamptz, ${after.id}::uuid)`;
}

/** A page of `limit` alarms and the cursor of the next. */
export async function readAlarmPage(db: Kysely<Database>, condition: RawBuilder<unknown>, limit: number) {
  const found = await readAlarms(db, condition, limit + 1);
  const last = found.length > limit ? found[limit - 1] : undefined;
  const nextCursor =
    last === undefined ? null : writeCursor({ rank: last.rank, raisedAt: last.alarm.raisedAt, id: last.alarm.id });
  return { alarms: found.slice(0, limit).map(({ alarm }) => alarm), nextCursor };
}

/** SQL: whether the person may see alarm `a` of device `d`, and its building is in use. */
export function isVisibleAlarm(actor: PolicyActor): RawBuilder<unknown> {
  return sql`EXISTS (
    SELECT 1 FROM ${scopeRows(permissionScopes(actor, 'alarm.view'), 's')}
    JOIN building b ON b.org_id = a.org_id AND b.id = a.building_id AND b.status = 'active'
    WHERE s.org_id = a.org_id AND (s.building_ids IS NULL OR a.building_id = ANY(s.building_ids))
      AND (s.unit_ids IS NULL OR d.unit_id = ANY(s.unit_ids)))`;
}

export interface MyAlarmsQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly severity?: AlarmSeverity | undefined;
  readonly handling: 'all' | 'unhandled';
}

/** The active alarms of every building a person may see. */
export async function listMyAlarms(
  db: Kysely<Database>,
  actor: PolicyActor,
  { limit, cursor, severity, handling }: MyAlarmsQuery,
): Promise<{ readonly data: AlarmInBuilding[]; readonly meta: { readonly nextCursor: string | null } }> {
  const ofSeverity = severity === undefined ? sql`true` : sql`a.severity = ${severity}`;
  const ofHandling = handling === 'all' ? sql`true` : sql`a.acknowledged_at IS NULL`;
  const condition = sql`a.active AND ${ofSeverity} AND ${ofHandling} AND ${isVisibleAlarm(actor)} AND ${afterCursor(cursor)}`;
  const { alarms, nextCursor } = await readAlarmPage(db, condition, limit);
  return { data: await nameOrigins(db, alarms), meta: { nextCursor } };
}
