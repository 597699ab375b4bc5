import type { AlarmWindow, AlarmWindowQuery } from '@imah/contract/alarms';
import { id, instant } from '@imah/contract/core';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { type Place, selectWindows, toWindows } from './window-rows.ts';

/** Where a page ends. */
const position = z.object({ startsAt: instant, id });

/** A page of the windows of a building, the first to begin on top; of those that are over the last. @throws {HttpProblem} 422 */
export async function listWindows(
  db: Kysely<Database>,
  place: Place,
  { show, limit, cursor }: AlarmWindowQuery,
  now: number,
): Promise<{ readonly data: AlarmWindow[]; readonly meta: { readonly nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const isOpen = show === 'open';
  const [direction, compare] = isOpen ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const over = sql<boolean>`(w.ended_at IS NOT NULL OR (w.rhythm = 'once' AND w.ends_at <= ${new Date(now)}))`;
  const rows = await selectWindows(db, place)
    .where(isOpen ? sql<boolean>`NOT ${over}` : over)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(w.starts_at, w.id) ${compare} (${after?.startsAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('w.starts_at', direction)
    .orderBy('w.id', direction)
    .limit(limit + 1)
    .execute();
  const data = await toWindows(db, place, rows.slice(0, limit));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return {
    data,
    meta: { nextCursor: last === undefined ? null : writeCursor({ startsAt: last.startsAt, id: last.id }) },
  };
}
