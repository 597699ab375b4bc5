import { buildingTopic } from '@imah/contract/mqtt/words';
import type { EventPacket } from '@imah/contract/mqtt';
import type { Effect } from '@imah/server-platform/command';

type Address = { readonly orgId: string; readonly buildingId: string };

/** That what was found in a building has changed; `id` is any of it. */
export function foundPacket(id: string, now: number): EventPacket {
  return { entity: 'found-device', id, version: now, op: 'updated', at: new Date(now).toISOString() };
}

export function foundEvent(address: Address, id: string, now: number): Effect {
  return { kind: 'publish', topic: buildingTopic(address, 'ev'), packet: foundPacket(id, now) };
}
