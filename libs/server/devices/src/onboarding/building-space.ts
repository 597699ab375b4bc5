import type { DeviceProtocol } from '@imah/contract/devices/words';
import type { FoundSource } from './found-source.ts';

/** What is known of all that speaks in one building, and which topic is about which of it. */
export interface BuildingSpace {
  readonly find: (protocol: DeviceProtocol, sourceKey: string) => FoundSource | undefined;
  readonly about: (topic: string) => readonly FoundSource[];
  /** Takes one that is new, or whose description has changed. */
  readonly put: (found: FoundSource) => void;
  readonly all: () => readonly FoundSource[];
  /** How many nobody has adopted. */
  readonly unadopted: () => number;
}

/** Those of ThingsBoard's gateway that are about any of its devices. */
const gatewayTopics = ['v1/gateway/connect', 'v1/gateway/disconnect', 'v1/gateway/rpc'];

export function createBuildingSpace(found: readonly FoundSource[]): BuildingSpace {
  const byKey = new Map<string, FoundSource>();
  const byTopic = new Map<string, Set<FoundSource>>();
  const keyOf = (protocol: DeviceProtocol, sourceKey: string) => `${protocol} ${sourceKey}`;

  function topicsOf({ protocol, source }: FoundSource): readonly string[] {
    const reads = [...source.presence, ...source.properties.flatMap((property) => property.reads)];
    return [...reads.map(({ topic }) => topic), ...(protocol === 'thingsboard' ? gatewayTopics : [])];
  }

  const space: BuildingSpace = {
    find: (protocol, sourceKey) => byKey.get(keyOf(protocol, sourceKey)),
    about: (topic) => [...(byTopic.get(topic) ?? [])],
    put(one) {
      byKey.set(keyOf(one.protocol, one.source.sourceKey), one);
      for (const topic of topicsOf(one)) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(one));
    },
    all: () => [...byKey.values()],
    unadopted: () => [...byKey.values()].filter(({ state }) => state !== 'adopted').length,
  };
  for (const one of found) space.put(one);
  return space;
}
