import type { ControlDefinition } from '@imah/contract/devices';

export type SwitchControl = Extract<ControlDefinition, { kind: 'switch' }>;
/** Every control that is told something else than yes or no. */
export type TypedControl = Exclude<ControlDefinition, { kind: 'switch' }>;
