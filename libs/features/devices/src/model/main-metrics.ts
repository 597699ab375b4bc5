import type { DeviceType, MetricDefinition } from '@imah/contract/devices';
import { controlMetricOf } from '@imah/contract/devices/words';

/** The two values that say most about a device: what its type names, what can be switched, then alarming states, levels, counters. */
export function mainMetrics({
  controls,
  metrics,
  mainMetric,
}: Pick<DeviceType, 'controls' | 'metrics' | 'mainMetric'>): readonly MetricDefinition[] {
  const rank = (metric: MetricDefinition) => {
    if (metric.key === mainMetric) return -1;
    if (controls.some((control) => controlMetricOf(control) === metric.key)) return 0;
    if (metric.kind === 'state' && metric.alarm?.equals !== undefined) return 1;
    if (metric.kind === 'gauge') return 2;
    return metric.kind === 'counter' ? 3 : 4;
  };
  return metrics.toSorted((a, b) => rank(a) - rank(b)).slice(0, 2);
}

/** What a chart can draw. */
export function chartMetrics({ metrics }: Pick<DeviceType, 'metrics'>): readonly MetricDefinition[] {
  const levels = metrics.filter(({ kind }) => kind === 'gauge');
  return [...levels, ...metrics.filter(({ kind }) => kind === 'counter')];
}
