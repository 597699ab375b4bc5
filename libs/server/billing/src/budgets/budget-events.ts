import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Kysely } from 'kysely';
import type { Edit, Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** Tells the open pages of its building that a budget has changed; of all buildings where it is of the whole organisation. */
export async function budgetEvents(
  db: Kysely<Database>,
  { orgId, buildingId, now }: Pick<Edit, 'orgId' | 'now'> & { readonly buildingId: string | null },
  changed: Pick<EventPacket, 'id' | 'version' | 'op'>,
): Promise<Effect[]> {
  const packet: EventPacket = { entity: 'bill', ...changed, at: new Date(now).toISOString() };
  const rows = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .$if(buildingId !== null, (query) => query.where('id', '=', buildingId ?? ''))
    .execute();
  return rows.map(({ id }) => ({ kind: 'publish', topic: buildingTopic({ orgId, buildingId: id }, 'ev'), packet }));
}
