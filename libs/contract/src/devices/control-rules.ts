import type { ControlDefinition, ControlGuard } from './device.ts';
import type { MetricValue } from './metric.ts';

/** What a device is told a control by: `params.key` of its commands. */
export function controlKeyOf(control: ControlDefinition): string {
  return control.kind === 'switch' ? control.metric : control.key;
}

/** The metric that says where a control stands; undefined where nothing reports it. */
export function controlMetricOf(control: ControlDefinition): string | undefined {
  return control.kind === 'momentary' ? undefined : control.metric;
}

/** What is asked before a control is moved to a value: a switch asks for each side apart. */
export function guardFor(control: ControlDefinition, value: MetricValue): ControlGuard {
  if (control.kind !== 'switch') return control.guard;
  return value === true ? control.guard.on : control.guard.off;
}

/** What is wrong with a value for a control; null for one that the device may be told. */
export function tellingFault(
  control: ControlDefinition,
  value: MetricValue,
): 'invalid' | 'not-an-option' | 'too-low' | 'too-high' | 'off-step' | 'too-long' | 'required' | null {
  switch (control.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'invalid';
    case 'momentary':
      return value === true ? null : 'invalid';
    case 'choice':
      return control.options.some((option) => option.value === value) ? null : 'not-an-option';
    case 'text':
      if (typeof value !== 'string' || !value.isWellFormed() || /\p{Cc}/u.test(value)) return 'invalid';
      if (value.trim() === '') return 'required';
      return value.length > control.maxLength ? 'too-long' : null;
    case 'set-point': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid';
      if (value < control.min) return 'too-low';
      if (value > control.max) return 'too-high';
      // Steps of a tenth do not add up in binary: what is nearer than a millionth of a step is on it.
      const steps = (value - control.min) / control.step;
      return Math.abs(steps - Math.round(steps)) > 1e-6 * Math.max(1, Math.abs(steps)) ? 'off-step' : null;
    }
  }
}

/** How far what is reported may be from a number that was asked for, and it is obeyed all the same: half a step. */
export function toleranceOf(control: ControlDefinition): number {
  return control.kind === 'set-point' ? control.step / 2 : 0;
}
