import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';
import type { MeterKey } from './meter-row.ts';

/** Tells the open pages of the building that a meter, or what it shows, has changed. */
export function meterEvent(
  { orgId, buildingId, meterId }: MeterKey,
  version: number,
  now: number,
  op: EventPacket['op'] = 'updated',
): Effect {
  const packet: EventPacket = { entity: 'meter', id: meterId, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}
