import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';

/** Tells the open pages of a building that something changed, so that they fetch it. */
export async function publishBuildingEvent(
  { live, now }: Pick<ServerContext, 'live' | 'now'>,
  address: { readonly orgId: string; readonly buildingId: string },
  changed: Pick<EventPacket, 'entity' | 'id' | 'version' | 'op'>,
): Promise<void> {
  const packet: EventPacket = { ...changed, at: new Date(now()).toISOString() };
  await live.publish(buildingTopic(address, 'ev'), packet);
}

/** The same as what follows from a change. */
export function buildingEvent(
  address: { readonly orgId: string; readonly buildingId: string },
  changed: Pick<EventPacket, 'entity' | 'id' | 'version' | 'op'>,
  now: number,
): Effect {
  const packet = { ...changed, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic(address, 'ev'), packet };
}
