import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Kysely } from 'kysely';
import type { Edit, Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** Tells the open pages of all buildings of the organisation that its catalogue has changed. */
export async function catalogueEvents(
  db: Kysely<Database>,
  { orgId, now }: Pick<Edit, 'orgId' | 'now'>,
  changed: Pick<EventPacket, 'id' | 'version' | 'op'>,
): Promise<Effect[]> {
  const buildings = await db.selectFrom('building').select('id').where('org_id', '=', orgId).execute();
  const packet: EventPacket = { entity: 'product', ...changed, at: new Date(now).toISOString() };
  return buildings.map(({ id }) => ({
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId: id }, 'ev'),
    packet,
  }));
}
