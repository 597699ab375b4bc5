import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';

/** Tells the open pages of a building that the record of a device has changed. */
export function deviceEvent(
  address: { readonly orgId: string; readonly buildingId: string },
  changed: Pick<EventPacket, 'id' | 'version' | 'op'>,
  now: number,
): Effect {
  const packet = { entity: 'device', ...changed, at: new Date(now).toISOString() } as const;
  return { kind: 'publish', topic: buildingTopic(address, 'ev'), packet };
}

/** A device is cut off, whatever it is connected with. */
export const disconnecting = (deviceId: string): Effect => ({ kind: 'disconnect', who: { deviceId } });
