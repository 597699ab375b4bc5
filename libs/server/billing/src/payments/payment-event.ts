import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Edit, Effect } from '@imah/server-platform/command';

/** Tells the open pages of the building that bills and payments have changed; each reads what is its own. */
export function paymentEvent(
  { orgId, buildingId, now }: Pick<Edit, 'orgId' | 'now'> & { readonly buildingId: string },
  paymentId: string,
  version: number,
  op: EventPacket['op'],
): Effect {
  const packet: EventPacket = { entity: 'bill', id: paymentId, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}
