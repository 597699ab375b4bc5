import type { DeviceTypeDraft, FoundDevice, FoundProperty } from '@imah/contract/devices';
import { metricKeyOf, metricUnits, mostMetrics, typeNameLength } from '@imah/contract/devices/words';
import { controlOf, emptyType, inBoth, type MetricDraft } from './type-draft.ts';

/** A type with a metric for each thing that a found device says, by the key under which it will be found again. */
export function typeOfFound({ name, model, properties }: FoundDevice): DeviceTypeDraft {
  const taken = new Set<string>();
  const named = properties.flatMap((property) => {
    const key = metricKeyOf(property.key);
    if (key === null || taken.has(key)) return [];
    taken.add(key);
    return [{ property, metric: metricOf(property, key) }];
  });
  const kept = named.slice(0, mostMetrics);
  if (kept.length === 0) return emptyType;
  return {
    ...emptyType,
    name: inBoth((model ?? name).slice(0, typeNameLength)),
    metrics: kept.map(({ metric }) => metric),
    controls: kept.flatMap(({ property, metric }) =>
      property.isWritable && metric.kind === 'state' ? [{ ...controlOf(metric.key), label: metric.label }] : [],
    ),
  };
}

function metricOf({ label, unit, value, isWritable }: FoundProperty, key: string): MetricDraft {
  const words = inBoth((label.trim() === '' ? key : label).slice(0, typeNameLength));
  const kind = kindOf(value, unit, isWritable);
  // A unit that is not known is left out: the number then stands as the device says it.
  const known = metricUnits.find((one) => one === unit) ?? 'none';
  const isGauge = kind === 'gauge';
  return { key, label: words, kind, unit: isGauge ? known : 'none', decimals: isGauge ? 2 : 0 };
}

function kindOf(value: FoundProperty['value'], unit: string | null, isWritable: boolean): MetricDraft['kind'] {
  if (typeof value === 'boolean' || (value === null && isWritable)) return 'state';
  return typeof value === 'number' || (value === null && unit !== null) ? 'gauge' : 'text';
}
