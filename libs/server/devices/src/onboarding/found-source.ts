import type { DeviceType, FoundDevice, FoundProperty, MetricValue } from '@imah/contract/devices';
import type { DeviceProtocol, FoundState } from '@imah/contract/devices/words';
import type { Source } from './adapters/index.ts';
import { fitTypes, type MappedProperty } from './fit-types.ts';

/** A device that speaks in a building, as the server remembers it. */
export interface FoundSource {
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly protocol: DeviceProtocol;
  source: Source;
  state: FoundState;
  /** Set where it is adopted, with what becomes of its properties. */
  deviceId: string | null;
  typeKey: string | null;
  mapping: readonly MappedProperty[];
  /** What it said last, by property. */
  samples: Record<string, MetricValue>;
  readonly firstSeenAt: number;
  lastSeenAt: number;
}

/** As it is answered to people, with which of `types` it fits. */
export function foundDeviceOf(found: FoundSource, types: readonly DeviceType[]): FoundDevice {
  const { id, protocol, source, state, deviceId, samples, firstSeenAt, lastSeenAt } = found;
  const { sourceKey, name, maker, model, firmware, properties } = source;
  return {
    id,
    protocol,
    sourceKey,
    name,
    maker,
    model,
    firmware,
    state,
    properties: properties.map(({ key, label, unit, write }): FoundProperty => ({
      key,
      label,
      unit,
      value: samples[key] ?? null,
      isWritable: write !== null,
    })),
    fits: fitTypes(types, properties).map(({ typeKey, mapping }) => ({ typeKey, mapping: [...mapping] })),
    deviceId,
    firstSeenAt: new Date(firstSeenAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
  };
}
