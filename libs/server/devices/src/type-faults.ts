import type { DeviceTypeDraft } from '@imah/contract/devices';
import { type ControlKind, controlKeyOf, controlMetricOf } from '@imah/contract/devices/words';
import { type FieldErrors, invalidFields } from '@imah/server-platform/http';

type Fault = FieldErrors[string][number]['fault'];
type FaultAt = [path: string, fault: Fault];
type Metric = DeviceTypeDraft['metrics'][number];
type Control = DeviceTypeDraft['controls'][number];

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

/** What a control of each kind is reported by. */
const reportedBy: Readonly<Record<ControlKind, readonly Metric['kind'][]>> = {
  switch: ['state'],
  'set-point': ['gauge', 'counter'],
  choice: ['text'],
  text: ['text'],
  momentary: [],
};

/** A control is reported by a metric of its kind, each by one control, and where something is asked it is said why. */
function controlFaults({ controls, metrics }: DeviceTypeDraft): FaultAt[] {
  return controls.flatMap((control, index): FaultAt[] => {
    const at = (field: string) => `controls.${index}.${field}`;
    const metric = controlMetricOf(control);
    const isReported =
      metric === undefined ||
      metrics.some(({ key, kind }) => key === metric && reportedBy[control.kind].includes(kind));
    const isFirst = (same: (other: Control) => boolean) => controls.findIndex(same) === index;
    const keyAt = at(control.kind === 'switch' ? 'metric' : 'key');
    return [
      ...(isReported && (metric === undefined || isFirst((other) => controlMetricOf(other) === metric))
        ? []
        : [[at('metric'), 'not-an-option'] as FaultAt]),
      ...(isFirst((other) => controlKeyOf(other) === controlKeyOf(control)) || keyAt === at('metric')
        ? []
        : [[keyAt, 'code-taken'] as FaultAt]),
      ...guardsOf(control).flatMap(([way, { kind, consequence }]): FaultAt[] =>
        kind !== 'none' && consequence === null ? [[at(`${way}.consequence`), 'required']] : [],
      ),
      ...parameterFaults(control, at),
    ];
  });
}

function guardsOf(control: Control): [path: string, guard: Extract<Control, { kind: 'text' }>['guard']][] {
  return control.kind === 'switch'
    ? [
        ['guard.on', control.guard.on],
        ['guard.off', control.guard.off],
      ]
    : [['guard', control.guard]];
}

function parameterFaults(control: Control, at: (field: string) => string): FaultAt[] {
  if (control.kind === 'set-point') {
    if (control.min >= control.max) return [[at('max'), 'invalid']];
    // Neither a step over the whole way, nor one so small that nobody could say it.
    const steps = (control.max - control.min) / control.step;
    const isSayable = Number.isInteger(Math.round(control.step * 10 ** control.decimals * 1e6) / 1e6);
    return steps >= 1 && steps <= 1_000_000 && isSayable ? [] : [[at('step'), 'invalid']];
  }
  if (control.kind !== 'choice') return [];
  const values = control.options.map(({ value }) => value);
  return values.flatMap((value, index): FaultAt[] =>
    values.indexOf(value) === index ? [] : [[at(`options.${index}.value`), 'code-taken']],
  );
}
