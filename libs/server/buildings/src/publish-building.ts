import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';

/** Tells the open pages of a building that something changed, so that they fetch it. */
export function buildingEvent(
  address: { readonly orgId: string; readonly buildingId: string },
  changed: Pick<EventPacket, 'entity' | 'id' | 'version' | 'op'>,
  now: number,
): Effect {
  const packet = { ...changed, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic(address, 'ev'), packet };
}
