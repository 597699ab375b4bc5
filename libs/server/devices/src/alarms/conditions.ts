import type { AlarmCondition, AlarmSeverity } from '@imah/contract/alarms/words';
import type { MetricDefinition, MetricValue } from '@imah/contract/devices';

/** What a value says about one condition of its metric. */
export interface ConditionResult {
  readonly condition: AlarmCondition;
  readonly isMet: boolean;
}

/** Each condition that the metric has, and whether `value` meets it. Bounds themselves are normal. */
export function checkConditions({ alarm }: MetricDefinition, value: MetricValue): ConditionResult[] {
  const results: ConditionResult[] = [];
  if (alarm?.above !== undefined && typeof value === 'number')
    results.push({ condition: 'above', isMet: value > alarm.above });
  if (alarm?.below !== undefined && typeof value === 'number')
    results.push({ condition: 'below', isMet: value < alarm.below });
  if (alarm?.equals !== undefined && typeof value === 'boolean')
    results.push({ condition: 'equals', isMet: value === alarm.equals });
  return results;
}

// Where it is not `major`.
const severities: Readonly<Record<string, AlarmSeverity>> = {
  'smoke-detector/smoke': 'critical',
  'smoke-detector/temperature': 'critical',
  'smoke-detector/battery': 'minor',
  'climate/temperature': 'minor',
  'climate/humidity': 'warning',
  'door/held_open': 'minor',
  'electricity-meter/voltage': 'minor',
  'generator/fuel': 'minor',
};

/** How grave it is when a metric of a type of the catalogue is not normal. */
export function severityOf(typeKey: string, key: string): AlarmSeverity {
  return severities[`${typeKey}/${key}`] ?? 'major';
}

/** How grave it is when a device falls silent: a detector that cannot warn is worse than a meter. */
export function offlineSeverity(typeKey: string): AlarmSeverity {
  return typeKey === 'smoke-detector' ? 'major' : 'warning';
}
