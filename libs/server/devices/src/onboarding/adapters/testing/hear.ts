import type { DeviceProtocol } from '@imah/contract/devices/words';
import type { MetricValue } from '@imah/contract/devices';
import { adapters, type Said, type Source } from '../index.ts';
import { mergeSource } from '../../merge-source.ts';

export interface Heard {
  readonly sources: readonly Source[];
  readonly refused: readonly string[];
  /** The last value of each property, by device. */
  readonly values: Readonly<Record<string, Readonly<Record<string, MetricValue>>>>;
  readonly online: Readonly<Record<string, boolean>>;
}

/** What a server that heard this conversation knows in the end. */
export function hear(protocol: DeviceProtocol, conversation: readonly Said[]): Heard {
  const adapter = adapters[protocol];
  const sources = new Map<string, Source>();
  const refused: string[] = [];
  const values: Record<string, Record<string, MetricValue>> = {};
  const online: Record<string, boolean> = {};
  for (const said of conversation) {
    const discovery = adapter.speaks(said.topic) ? adapter.discover(said) : null;
    refused.push(...(discovery?.refused ?? []));
    for (const source of discovery?.found ?? []) {
      const known = sources.get(source.sourceKey);
      sources.set(
        source.sourceKey,
        known === undefined ? source : mergeSource(known, source, discovery?.by ?? 'values'),
      );
    }
    for (const source of sources.values()) {
      const parsed = adapter.parse(said, source);
      for (const { key, value } of parsed.values) (values[source.sourceKey] ??= {})[key] = value;
      if (parsed.online !== null) online[source.sourceKey] = parsed.online;
    }
  }
  return { sources: [...sources.values()], refused, values, online };
}
