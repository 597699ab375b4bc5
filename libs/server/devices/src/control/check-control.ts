import type { CommandDraft, ControlDefinition, DeviceType } from '@imah/contract/devices';
import { controlKeyOf, guardFor, tellingFault } from '@imah/contract/devices/words';
import { type FieldErrors, invalidField, invalidFields } from '@imah/server-platform/http';

/** The control that a command moves. @throws {HttpProblem} 422 where the type has none, or it takes no such value */
export function controlOf(type: DeviceType | undefined, { key, value }: CommandDraft['params']): ControlDefinition {
  const control = type?.controls.find((one) => controlKeyOf(one) === key);
  if (control === undefined) throw invalidField('params.key', 'not-an-option');
  const error = errorOf(control, value);
  if (error !== null) throw invalidFields({ 'params.value': [error] });
  return control;
}

/**
 * The guard of a control holds for programs as it does for pages: what was not confirmed is not sent. The hold itself is
 * looked for where it was begun.
 * @throws {HttpProblem} 422 at what is missing
 */
export function requireConsent(control: ControlDefinition, { params, ...given }: CommandDraft): void {
  const { kind } = guardFor(control, params.value);
  if (kind === 'hold' && given.holdId === undefined) throw invalidField('holdId', 'required');
  if ((kind === 'confirm' || kind === 'reason' || kind === 'second-person') && given.confirmed !== true)
    throw invalidField('confirmed', 'required');
  if ((kind === 'reason' || kind === 'second-person') && given.reason === undefined)
    throw invalidField('reason', 'required');
}

function errorOf(
  control: ControlDefinition,
  value: CommandDraft['params']['value'],
): FieldErrors[string][number] | null {
  const fault = tellingFault(control, value);
  if (fault === 'too-low') return { fault: 'too-small', count: control.kind === 'set-point' ? control.min : 0 };
  if (fault === 'too-high') return { fault: 'too-large', count: control.kind === 'set-point' ? control.max : 0 };
  if (fault === 'off-step') return { fault: 'off-step', count: control.kind === 'set-point' ? control.step : 0 };
  if (fault === 'too-long') return { fault: 'too-long', count: control.kind === 'text' ? control.maxLength : 0 };
  return fault === null ? null : { fault };
}
