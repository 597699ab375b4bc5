import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';
import type { OutageKey } from './outage-row.ts';

/** Tells the open pages of the building that an outage has changed. */
export function outageEvent(
  { orgId, buildingId, outageId }: OutageKey,
  version: number,
  now: number,
  op: EventPacket['op'] = 'updated',
): Effect {
  const packet: EventPacket = { entity: 'outage', id: outageId, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}
