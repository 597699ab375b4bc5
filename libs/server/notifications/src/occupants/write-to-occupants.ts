import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { endOfQuiet } from '../schedule.ts';
import type { OccupantTemplateName } from '../whatsapp/templates.ts';
import { asParameter } from '../whatsapp/write-message.ts';

/** Something that occupants without an account are told. */
export interface OccupantNews {
  readonly orgId: string;
  readonly buildingId: string;
  readonly template: OccupantTemplateName;
  /** SQL: which of them, of the person `p` with a stay in unit `un` on floor `f`. */
  readonly whom: RawBuilder<unknown>;
  /** The same key is told once. At most 200 characters. */
  readonly dedupeKey: string;
  /** What the template is filled with after the name of the building, in order. */
  readonly parameters: readonly string[];
  readonly urgency: 'critical' | 'normal';
}

const longestParameter = 400;
const nights = { fromMinute: 1320, toMinute: 360 } as const;

/**
 * Tells occupants without an account of what concerns their unit: those who live there now, and agreed to it for the number
 * they have. In the transaction of the change. `now` in milliseconds since 1970 UTC.
 */
export async function writeToOccupants(trx: Transaction<Database>, news: OccupantNews, now: number): Promise<void> {
  const { orgId, buildingId, template, whom, dedupeKey, urgency } = news;
  const building = await trx
    .selectFrom('building')
    .select(['name', 'time_zone as timeZone'])
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (building === undefined) return;
  const { name, timeZone } = building;
  const dueAt = urgency === 'critical' ? now : endOfQuiet(now, { quietHours: nights, timeZone });
  const parameters = [asParameter(name, 100), ...news.parameters.map((text) => asParameter(text, longestParameter))];
  await sql`
    INSERT INTO occupant_message (id, org_id, person_id, building_id, template, parameters, dedupe_key, due_at, created_at)
    SELECT uuidv7(), p.org_id, p.id, ${buildingId}, ${template}, ${parameters}::text[], ${dedupeKey}, ${new Date(dueAt)}, ${new Date(now)}
    FROM person p JOIN whatsapp_consent c ON c.org_id = p.org_id AND c.person_id = p.id
    WHERE p.org_id = ${orgId} AND p.user_id IS NULL AND c.state = 'agreed' AND c.phone = p.phone AND EXISTS (
      SELECT 1 FROM occupancy o
      JOIN unit un ON un.org_id = o.org_id AND un.id = o.unit_id
      JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
      WHERE o.org_id = p.org_id AND o.person_id = p.id AND un.building_id = ${buildingId}
        AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date AND ${whom})
    ON CONFLICT (org_id, person_id, dedupe_key) DO NOTHING`.execute(trx);
}
