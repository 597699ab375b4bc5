import type { Alarm } from '@imah/contract/alarms';
import { id, instant } from '@imah/contract/core';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { newestFirst, readAlarms } from './read-alarms.ts';

/** Where a page of the history ends. */
const position = z.object({ raisedAt: instant, id });

/** The alarms of one device, those that are over too, newest first. @throws {HttpProblem} 422 at `cursor` */
export async function listDeviceAlarms(
  db: Kysely<Database>,
  { orgId, deviceId }: { readonly orgId: string; readonly deviceId: string },
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ readonly data: Alarm[]; readonly meta: { readonly nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const later =
    after === null ? sql`true` : sql`(a.raised_at, a.id) < (${after.raisedAt}::timestamptz, ${after.id}::uuid)`;
  const condition = sql`a.org_id = ${orgId} AND a.device_id = ${deviceId} AND ${later}`;
  const found = await readAlarms(db, condition, limit + 1, newestFirst);
  const data = found.slice(0, limit).map(({ alarm }) => alarm);
  const last = found.length > limit ? data.at(-1) : undefined;
  return {
    data,
    meta: { nextCursor: last === undefined ? null : writeCursor({ raisedAt: last.raisedAt, id: last.id }) },
  };
}
