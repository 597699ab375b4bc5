import type { PolicyTarget } from '../access/policy.ts';

export {
  connectionProblemKinds,
  deviceProtocols,
  foundStates,
  mostAdopted,
  mostBuildingCredentials,
  type ConnectionProblemKind,
  type DeviceProtocol,
  type FoundState,
} from './onboarding-words.ts';

/** The life of a command; see `commandTransitions` for what follows what. */
export const commandStatuses = [
  'awaiting-approval',
  'queued',
  'sent',
  'acknowledged',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type CommandStatus = (typeof commandStatuses)[number];

/** Which status may follow which (domain model 5.3); what has no successor is terminal. */
export const commandTransitions = {
  'awaiting-approval': ['queued', 'cancelled'],
  queued: ['sent', 'expired', 'cancelled'],
  sent: ['acknowledged', 'succeeded', 'failed', 'expired'],
  acknowledged: ['succeeded', 'failed', 'expired'],
  succeeded: [],
  failed: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<CommandStatus, readonly CommandStatus[]>;

/** Whether a command in `from` may become `to`. */
export function canCommandBecome(from: CommandStatus, to: CommandStatus): boolean {
  const next: readonly CommandStatus[] = commandTransitions[from];
  return next.includes(to);
}

/** Time a command waits for the device: 10 s by default, never less than 5 s. */
export const commandExpiry = { defaultSeconds: 10, minSeconds: 5, maxSeconds: 86_400 } as const;

/** Characters of the reason that a guarded control asks for. */
export const commandReason = { minLength: 3, maxLength: 200 } as const;

/** Characters of the name of a device. */
export const deviceNameLength = 120;
/** Characters of its serial number. */
export const deviceSerialLength = 80;
/** Characters of what people call a credential. */
export const credentialNameLength = 60;

/** Credentials of one device that are valid at once: two, so that one is replaced without a gap. */
export const mostCredentials = 2;

/** A device that never reported is `never-seen`, not `offline` and never `online`. */
export const deviceStatuses = ['online', 'offline', 'never-seen', 'disabled'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

/** What somebody may do with a device: move its controls, change its record, replace its credentials, remove it. */
export const deviceActs = ['command', 'update', 'credentials', 'remove'] as const;
export type DeviceAct = (typeof deviceActs)[number];

/**
 * What a person is asked before a control is moved: nothing, whether they mean it, or also why.
 * A command that does not bring the answer (`confirmed`, `reason`) is refused.
 */
export const controlGuardKinds = ['none', 'confirm', 'reason'] as const;
export type ControlGuardKind = (typeof controlGuardKinds)[number];

/** gauge: a level now; counter: only rises; state: one of few values; text: words. */
export const metricKinds = ['gauge', 'counter', 'state', 'text'] as const;
export type MetricKind = (typeof metricKinds)[number];

/** Unit of a metric; `none` for what has none. */
export const metricUnits = [
  '°C',
  '%',
  'W',
  'kWh',
  'm³',
  'L',
  'L/min',
  'V',
  'A',
  'bar',
  'ppm',
  'lux',
  'Hz',
  'none',
] as const;
export type MetricUnit = (typeof metricUnits)[number];

/** What the policy is asked about of a device: its building, and the unit whose people it belongs to. */
export function deviceTarget({
  orgId,
  buildingId,
  unitId,
}: {
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string | null;
}): PolicyTarget {
  return { orgId, buildingId, unitId: unitId ?? undefined };
}
