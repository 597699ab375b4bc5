import type { BuildingAddress } from '@imah/contract/mqtt/words';

/** Bounds of what devices say with the credential of their building. */
export const rawLimits = {
  /** Bytes of a topic or filter. */
  topicBytes: 256,
  /** Bytes of a payload: a coordinator of Zigbee describes all of its devices in one. */
  payloadBytes: 524_288,
  /** Messages that are taken of one credential at once, and by how many that rises in a second; the others wait. */
  burst: 3_000,
  perSecond: 300,
  /** Messages that may wait of one connection, which is what a frame of short ones holds, and of all of a credential. */
  waitingOfOne: 8_000,
  waiting: 100_000,
} as const;

/**
 * The topics of a building's own devices, as the broker knows them: two buildings may each have a `tasmota_ABC`, and neither
 * hears the other. Nothing of the product's own grammar begins so.
 */
const prefixOf = (buildingId: string) => `raw/${buildingId}/`;

export function rawTopic({ buildingId }: Pick<BuildingAddress, 'buildingId'>, topic: string): string {
  const prefix = prefixOf(buildingId);
  // A session that is restored names its filters as the broker keeps them.
  return topic.startsWith(prefix) ? topic : prefix + topic;
}

/** The topic as the devices of the building know it; any other topic as it is. */
export function plainTopic(topic: string): string {
  return topic.replace(/^raw\/[0-9a-f-]{36}\//, '');
}

/** Whether the devices of a building may speak on a topic, or listen to a filter: not below `$`, and in bounds. */
export function isRawTopic(topic: string): boolean {
  return (
    topic !== '' && !topic.startsWith('$') && !topic.includes('\0') && Buffer.byteLength(topic) <= rawLimits.topicBytes
  );
}
