import type { DeviceTypeDraft } from '@imah/contract/devices';
import { type FieldErrors, invalidFields } from '@imah/server-platform/http';

type Fault = FieldErrors[string][number]['fault'];
type FaultAt = [path: string, fault: Fault];
type Metric = DeviceTypeDraft['metrics'][number];

/** @throws {HttpProblem} 422 by field for a type that contradicts itself */
export function requireSoundType(draft: DeviceTypeDraft): void {
  const faults: FaultAt[] = [...metricFaults(draft.metrics), ...controlFaults(draft)];
  const { mainMetric, metrics } = draft;
  if (mainMetric !== undefined && !metrics.some(({ key }) => key === mainMetric))
    faults.push(['mainMetric', 'not-an-option']);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(([path, fault]) => [path, [{ fault }]])));
}

function metricFaults(metrics: readonly Metric[]): FaultAt[] {
  return metrics.flatMap((metric, index) => {
    const { key, kind, min = -Infinity, max = Infinity, rollover, alarm = {} } = metric;
    const isNumber = kind === 'gauge' || kind === 'counter';
    // A bound that lies outside of what is taken at all would never raise anything.
    const raises = (bound: number | undefined, isInside: boolean) => bound === undefined || (isNumber && isInside);
    const checks: readonly [field: string, isSound: boolean, fault: Fault][] = [
      ['key', metrics.findIndex((other) => other.key === key) === index, 'code-taken'],
      ['max', !isNumber || min < max, 'invalid'],
      ['rollover', rollover === undefined || kind === 'counter', 'invalid'],
      ['alarm.above', raises(alarm.above, (alarm.above ?? 0) < max), 'invalid'],
      ['alarm.below', raises(alarm.below, (alarm.below ?? 0) > min), 'invalid'],
      ['alarm.equals', alarm.equals === undefined || kind === 'state', 'invalid'],
    ];
    return checks.flatMap(([field, isSound, fault]): FaultAt[] =>
      isSound ? [] : [[`metrics.${index}.${field}`, fault]],
    );
  });
}

/** A control moves a state, each by one control, and where something is asked it is said why. */
function controlFaults({ controls, metrics }: DeviceTypeDraft): FaultAt[] {
  return controls.flatMap(({ metric, guard }, index): FaultAt[] => {
    const isState = metrics.some(({ key, kind }) => key === metric && kind === 'state');
    const isTwice = controls.findIndex((other) => other.metric === metric) !== index;
    const unsaid = (['on', 'off'] as const).filter(
      (way) => guard[way].kind !== 'none' && guard[way].consequence === null,
    );
    const wrong: FaultAt[] = unsaid.map((way) => [`controls.${index}.guard.${way}.consequence`, 'required']);
    return isState && !isTwice ? wrong : [[`controls.${index}.metric`, 'not-an-option'], ...wrong];
  });
}
