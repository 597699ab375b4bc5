import { type alarmEndpoints, id, instant } from '@imah/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handlers } from '../http/handler.ts';
import { readAlarms, severityRank } from './read-alarms.ts';

const position = z.object({ rank: z.int(), raisedAt: instant, id });

export function alarmHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof alarmEndpoints> {
  return {
    listActiveAlarms: async ({ params, query, target }) => {
      const after = readCursor(position, query.cursor);
      // The rank rises while the rest falls, so it is negated to compare all three at once.
      const later =
        after === null
          ? sql`true`
          : sql`(-${severityRank}, a.raised_at, a.id) < (${-after.rank}::integer, ${after.raisedAt}::timestamptz, ${after.id}::uuid)`;
      const active = sql`a.org_id = ${target.orgId} AND a.building_id = ${params.buildingId} AND a.active AND ${later}`;
      const found = await readAlarms(db, active, query.limit + 1);
      const shown = found.slice(0, query.limit);
      const last = found.length > query.limit ? shown.at(-1) : undefined;
      const next = last && { rank: last.rank, raisedAt: last.alarm.raisedAt, id: last.alarm.id };
      return {
        data: shown.map(({ alarm }) => alarm),
        meta: { nextCursor: next === undefined ? null : writeCursor(next) },
      };
    },
  };
}
