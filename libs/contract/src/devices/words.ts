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

/** Characters of what a type, a metric or a control is called. */
export const typeNameLength = 80;
/** Characters of the sentence that says what moving a control does. */
export const consequenceLength = 300;
/** Types that an organisation makes itself, metrics and controls of one. */
export const mostOwnTypes = 200;
/** Metrics that a device type has at most. */
export const mostMetrics = 40;
/** Controls that a device type has at most. */
export const mostControls = 10;
/** Silence, in seconds, after which a device of a type counts as offline. */
export const silenceBounds = { minSeconds: 10, maxSeconds: 86_400 } as const;

/** Icons that a type may have. */
export const deviceTypeIcons = [
  'lucide:zap',
  'lucide:droplets',
  'lucide:flame',
  'lucide:thermometer',
  'lucide:wind',
  'lucide:siren',
  'lucide:door-closed',
  'lucide:activity',
  'lucide:fan',
  'lucide:power',
  'lucide:arrow-up-down',
  'lucide:plug',
  'lucide:lightbulb',
  'lucide:snowflake',
  'lucide:gauge',
  'lucide:cloud-rain',
  'lucide:cpu',
] as const;
export type DeviceTypeIcon = (typeof deviceTypeIcons)[number];

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
  'mm',
  'cm',
  'µg/m³',
  'none',
] as const;
export type MetricUnit = (typeof metricUnits)[number];

/** The key of a metric for what a device calls `ENERGY.Power`: `energy_power`. Null where nothing of it is left. */
export function metricKeyOf(text: string): string | null {
  const key = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
  return key === '' ? null : key;
}

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
