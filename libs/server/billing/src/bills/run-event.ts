import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Effect } from '@imah/server-platform/command';
import type { RunKey } from './run-key.ts';

/** Tells the open pages of the building that bills have changed; each reads what is its own. */
export function runEvent(
  { orgId, buildingId, runId }: RunKey,
  version: number,
  now: number,
  op: EventPacket['op'] = 'updated',
): Effect {
  const packet: EventPacket = { entity: 'bill', id: runId, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}
