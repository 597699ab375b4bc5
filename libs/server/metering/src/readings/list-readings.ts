import { id, instant } from '@imah/contract/core';
import type { Reading, ReadingQuery } from '@imah/contract/metering';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { type Looking, sinceWhen } from '../meters/meter-detail.ts';
import { readPhotos } from './reading-photos.ts';
import { selectReadings, toReading } from './reading-row.ts';

const position = z.object({ at: instant, id });

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A page of readings, the newest first. Who sees only their own reads what was read since they came. */
export async function listReadings(
  db: Kysely<Database>,
  { actor, rows }: Looking,
  { orgId, buildingId }: Place,
  query: ReadingQuery,
): Promise<{ data: Reading[]; meta: { nextCursor: string | null } }> {
  const { meterId, state, limit } = query;
  const after = readCursor(position, query.cursor);
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  const own = [...(home?.unitIds ?? [])].map((unitId) => ({ unitId, since: sinceWhen(actor, orgId, unitId) ?? 0 }));
  const found = await selectReadings(db, orgId)
    .where('m.building_id', '=', buildingId)
    .$if(meterId !== undefined, (readings) => readings.where('r.meter_id', '=', meterId ?? ''))
    .$if(state !== undefined, (readings) => readings.where('r.state', '=', state ?? 'submitted'))
    .$if(rows === 'own', (readings) =>
      readings.where((eb) =>
        eb.or(
          own.map(({ unitId, since }) => eb.and([eb('m.unit_id', '=', unitId), eb('r.at', '>=', new Date(since))])),
        ),
      ),
    )
    .$if(after !== null, (readings) =>
      readings.where((eb) => {
        const at = new Date(after?.at ?? 0);
        return eb.or([eb('r.at', '<', at), eb.and([eb('r.at', '=', at), eb('r.id', '<', after?.id ?? '')])]);
      }),
    )
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const photos = await readPhotos(db, orgId, page);
  const sinceOf = (unitId: string | null) => (rows === 'all' ? 0 : (sinceWhen(actor, orgId, unitId) ?? 0));
  return {
    data: page.map((row) => toReading(row, sinceOf(row.unitId), photos)),
    meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.at.toISOString(), id: last.id }) },
  };
}
