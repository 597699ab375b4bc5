import type { Device, DeviceType, MetricDefinition } from '@imah/contract/devices';
import { chartMetrics } from '../model/main-metrics.ts';

/** More charts than this nobody watches at once. */
export const maxWatched = 6;
const startWith = 4;

export interface WatchedMetric {
  /** `{deviceId}:{key}`, as the address has it. */
  readonly id: string;
  readonly device: Device;
  readonly type: DeviceType;
  readonly metric: MetricDefinition;
}

/** Everything in the building that a chart can draw. */
export function watchableMetrics(devices: readonly Device[], types: readonly DeviceType[]): readonly WatchedMetric[] {
  return devices.flatMap((device) => {
    const type = types.find(({ key }) => key === device.typeKey);
    if (type === undefined) return [];
    return chartMetrics(type).map((metric) => ({ id: `${device.id}:${metric.key}`, device, type, metric }));
  });
}

/** What the address asks for; without a word from it, one level of each kind of device, main meters and plant first. */
export function chosenMetrics(all: readonly WatchedMetric[], ids: readonly string[] | null): readonly WatchedMetric[] {
  if (ids !== null) {
    // An address that was written by hand may name one twice.
    return [...new Set(ids)].flatMap((id) => all.find((watched) => watched.id === id) ?? []).slice(0, maxWatched);
  }
  const gauges = all.filter(({ metric }) => metric.kind === 'gauge').toSorted((a, b) => rank(a) - rank(b));
  const seen = new Set<string>();
  return gauges.filter(({ type }) => (seen.has(type.key) ? false : seen.add(type.key))).slice(0, startWith);
}

/**
 * The building's own meters first, then its plant, then what else serves all, then what stands in units; of these,
 * those online. A number without a unit (a lift's floor) is a place and not a level, and comes last.
 */
function rank({ device, type, metric }: WatchedMetric): number {
  const isMeter = type.metrics.some(({ kind }) => kind === 'counter');
  const place = device.unitId !== null ? 3 : isMeter ? 0 : type.controls.length > 0 ? 1 : 2;
  return (metric.unit === 'none' ? 100 : 0) + (device.state.status === 'online' ? 0 : 10) + place;
}
