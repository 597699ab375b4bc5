import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { Database } from '../database/schema.ts';

const anHour = 3_600_000;

/** Personal data that a person was shown. */
export interface Reading {
  readonly orgId: string;
  readonly userId: string;
  readonly requestId: string;
  /** What the data is about: one record, or the organisation or building whose list was read. */
  readonly entity: string;
  readonly entityId: string;
  readonly buildingId?: string | null;
  /** Names of the personal fields shown. */
  readonly fields: readonly string[];
}

/**
 * Writes down that a person was shown personal data (UU PDP art. 31). The same reader and record are written once
 * an hour: a page that refreshes itself is one reading.
 */
export async function logReading(db: Kysely<Database>, reading: Reading, now: number): Promise<void> {
  const { orgId, userId, requestId, entity, entityId, buildingId = null, fields } = reading;
  if (fields.length === 0) return;
  const after = { fields: [...new Set(fields)].toSorted() };
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('audit_event')
      .select('seq')
      .where('org_id', '=', orgId)
      .where('entity', '=', entity)
      .where('entity_id', '=', entityId)
      .where('actor_id', '=', userId)
      .where('action', '=', 'read')
      .where('at', '>', new Date(now - anHour))
      .where(sql<boolean>`after = ${JSON.stringify(after)}::jsonb`)
      .limit(1)
      .execute();
    if (rows.length > 0) return;
    const actor = { kind: 'user', id: userId } as const;
    await writeAudit(trx, { orgId, actor, requestId, action: 'read', entity, entityId, buildingId, after }, now);
  });
}
