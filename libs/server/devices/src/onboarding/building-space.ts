import { type DeviceProtocol, deviceProtocols } from '@imah/contract/devices/words';
import { adapters, type Said } from './adapters/index.ts';
import type { FoundSource } from './found-source.ts';

/** What is known of all that speaks in one building, and which message is about which of it. */
export interface BuildingSpace {
  readonly find: (protocol: DeviceProtocol, sourceKey: string) => FoundSource | undefined;
  readonly about: (said: Said) => readonly FoundSource[];
  /** Takes one that is new, or whose description has changed. */
  readonly put: (found: FoundSource) => void;
  readonly all: () => readonly FoundSource[];
  /** How many nobody has adopted. */
  readonly unadopted: () => number;
}

export function createBuildingSpace(found: readonly FoundSource[]): BuildingSpace {
  const byKey = new Map<string, FoundSource>();
  const byTopic = new Map<string, Set<FoundSource>>();
  const keyOf = (protocol: DeviceProtocol, sourceKey: string) => `${protocol} ${sourceKey}`;

  function topicsOf({ protocol, source }: FoundSource): readonly string[] {
    if (adapters[protocol].named !== undefined) return [];
    const reads = [...source.presence, ...source.properties.flatMap((property) => property.reads)];
    return reads.map(({ topic }) => topic);
  }

  function namedIn(said: Said): readonly FoundSource[] {
    return deviceProtocols.flatMap((protocol) => {
      const { speaks, named } = adapters[protocol];
      if (named === undefined || !speaks(said.topic)) return [];
      return named(said).flatMap((key) => space.find(protocol, key) ?? []);
    });
  }

  const space: BuildingSpace = {
    find: (protocol, sourceKey) => byKey.get(keyOf(protocol, sourceKey)),
    about: (said) => [...new Set([...(byTopic.get(said.topic) ?? []), ...namedIn(said)])],
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
