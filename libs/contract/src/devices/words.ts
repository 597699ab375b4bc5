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

export {
  countOfTemplate,
  deviceImportColumns,
  deviceImportLimits,
  devicePatternPlaces,
  deviceTemplateLength,
  nameOfTemplate,
  type DeviceImportColumn,
  type DevicePatternPlace,
  type DeviceTemplateFault,
} from './device-import-words.ts';

export { controlKeyOf, controlMetricOf, guardFor, tellingFault, toleranceOf } from './control-rules.ts';
export {
  controlGuardKinds,
  controlKinds,
  deviceActs,
  deviceStatuses,
  metricKinds,
  metricUnits,
  type ControlGuardKind,
  type ControlKind,
  type DeviceAct,
  type DeviceStatus,
  type MetricKind,
  type MetricUnit,
} from './device-words.ts';

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
  'awaiting-approval': ['queued', 'cancelled', 'expired'],
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

/** How long a command waits for a second person: an hour. */
export const commandApproval = { seconds: 3_600 } as const;

/** How long a device that woke up has for its answer to a command that waited for it. */
export const wakeSeconds = 60;

/** How long the guard `hold` is held by the clock of the server, and how long it may then wait to be used. */
export const commandHold = { ms: 1_500, mostMs: 30_000 } as const;

/** Commands that one device is sent in a while, whoever asks for them. */
export const commandRate = { most: 30, windowSeconds: 60 } as const;

/** What somebody may do with a command of which they read: approve or refuse it as the second person, or cancel it. */
export const commandActs = ['answer', 'cancel'] as const;
export type CommandAct = (typeof commandActs)[number];

/** What a second person says to a command. */
export const commandAnswers = ['approved', 'refused'] as const;
export type CommandAnswer = (typeof commandAnswers)[number];

/** Characters of the reason that a guarded control asks for. */
export const commandReason = { minLength: 3, maxLength: 200 } as const;

/** Characters of the name of a device. */
export const deviceNameLength = 120;
/** Characters of its serial number. */
export const deviceSerialLength = 80;
/** Characters of where exactly it stands: "Lobi", "Ruang pompa". */
export const devicePlaceLength = 80;
/** Tags of one device, and characters of each. */
export const deviceTagBounds = { most: 10, longest: 30 } as const;

/** Which devices are listed: those in use, or those that were put away. */
export const deviceShows = ['in-use', 'archived'] as const;
/** Which devices are listed. */
export type DeviceShow = (typeof deviceShows)[number];

/** Why a device cannot be removed: others speak through it, or a rule would be left without a device. */
export const removalHindrances = ['gateway', 'rule'] as const;
/** Why a device cannot be removed. */
export type RemovalHindrance = (typeof removalHindrances)[number];
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

/** Values of a choice, characters of one, and of what a control of text takes. */
export const choiceBounds = { mostOptions: 20, longestValue: 60, longestText: 200 } as const;

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
