import type { DeviceType, FoundFit, MetricDefinition } from '@imah/contract/devices';
import { metricKeyOf } from '@imah/contract/devices/words';
import type { SourceProperty } from './adapters/index.ts';
import { conversionOf } from './convert-unit.ts';

/** Which property of a found device is which metric of a type. */
export interface MappedProperty {
  readonly property: string;
  readonly metric: string;
}

const kindOf = { gauge: 'number', counter: 'number', state: 'switch', text: 'text' } as const;

function isPossible(property: SourceProperty, metric: MetricDefinition): boolean {
  return property.kind === kindOf[metric.kind] && conversionOf(property.unit, metric.unit) !== null;
}

/** Whether the property is about what the metric is about. */
function isMeant({ purpose, key: name }: SourceProperty, { key }: MetricDefinition): boolean {
  // A type that was made of such a device calls its metrics as the device does.
  return purpose === key || (purpose === 'switch' && key === 'on') || metricKeyOf(name) === key;
}

/**
 * What the type's metrics are in the words of a device: those that are about the same; and a control that is left, a pump's
 * for instance, is moved by the first switch that is left.
 */
export function mapTo(type: DeviceType, properties: readonly SourceProperty[]): readonly MappedProperty[] {
  const taken = new Set<string>();
  const mapping: MappedProperty[] = [];
  const take = (metric: MetricDefinition, found: SourceProperty | undefined) => {
    if (found === undefined) return;
    taken.add(found.key);
    mapping.push({ property: found.key, metric: metric.key });
  };
  const free = (metric: MetricDefinition) =>
    properties.filter((property) => !taken.has(property.key) && isPossible(property, metric));
  for (const metric of type.metrics)
    take(
      metric,
      free(metric).find((property) => isMeant(property, metric)),
    );
  for (const control of type.controls) {
    // Only a switch is known by being one: which number or word is set by what, its name has to say.
    if (control.kind !== 'switch') continue;
    const key = control.metric;
    const metric = type.metrics.find((one) => one.key === key);
    if (metric === undefined || mapping.some((mapped) => mapped.metric === key)) continue;
    take(
      metric,
      free(metric).find(({ write, purpose }) => write !== null && purpose === 'switch'),
    );
  }
  return mapping;
}

/**
 * The types a found device fits, the best first: those that know the most of what it says, and ask for the least that it
 * does not say. This is the one place that decides it, wherever types come from.
 */
export function fitTypes(types: readonly DeviceType[], properties: readonly SourceProperty[]): readonly FoundFit[] {
  return types
    .map((type) => {
      const mapping = mapTo(type, properties);
      const meant = mapping.filter(({ property, metric }) => {
        const [found, definition] = [
          properties.find(({ key }) => key === property),
          type.metrics.find(({ key }) => key === metric),
        ];
        return found !== undefined && definition !== undefined && isMeant(found, definition);
      });
      return {
        typeKey: type.key,
        mapping: [...mapping],
        meant: meant.length,
        share: mapping.length / type.metrics.length,
      };
    })
    .filter(({ mapping }) => mapping.length > 0)
    .toSorted((a, b) => b.meant - a.meant || b.share - a.share)
    .map(({ typeKey, mapping }) => ({ typeKey, mapping }));
}
