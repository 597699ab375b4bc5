/** Rules that an organisation makes at most. */
export const mostAlarmRules = 200;
/** Characters of what a rule is called. */
export const ruleNameLength = 80;
/** Devices that one rule names at most; a type or a metric names as many as there are. */
export const mostRuleDevices = 50;
/** Comparisons of one rule, and how deep its groups may stand in each other. */
export const conditionBounds = { leaves: 8, levels: 3 } as const;
/** Seconds that anything of a rule may last. */
export const ruleSeconds = { min: 1, max: 86_400 } as const;
/** How often a condition is met before a rule that counts raises its alarm. */
export const ruleCounts = { min: 2, max: 100 } as const;
/** Characters of a text that a value is compared with. */
export const comparedTextLength = 80;

/** What a trial on the past may take: days, devices, values as they came, alarms that are answered. */
export const trialBounds = { days: 31, devices: 20, rows: 100_000, alarms: 200, timeoutMs: 10_000 } as const;

/** How a value is compared: with one number, with two for `between`, both of which are within. */
export const comparisons = ['above', 'at-least', 'below', 'at-most', 'equals', 'differs', 'between'] as const;
export type Comparison = (typeof comparisons)[number];

/** What holds of a group's parts: all of them, any of them, none of them. */
export const conditionGroups = ['all', 'any', 'none'] as const;
export type ConditionGroupKind = (typeof conditionGroups)[number];

/** Which devices a rule is about: those of a type, those that are named, or all that report a metric. */
export const ruleScopes = ['type', 'devices', 'metric'] as const;
export type RuleScopeKind = (typeof ruleScopes)[number];

/** When a condition that is met raises the alarm; `silent` has no condition: nothing has come of a metric for a time. */
export const ruleTriggers = ['at-once', 'lasting', 'repeating', 'silent'] as const;
export type RuleTriggerKind = (typeof ruleTriggers)[number];

/** A rule that is off keeps nothing in mind and raises nothing. */
export const ruleSwitches = ['on', 'off'] as const;
export type RuleSwitch = (typeof ruleSwitches)[number];

/**
 * Where a rule stands with one device. While nothing is heard of the device nothing is decided: an alarm that stands goes on
 * standing (`no-data-raised`), and what was pending is forgotten (`no-data`).
 */
export const ruleStates = ['normal', 'pending', 'active', 'recovering', 'no-data', 'no-data-raised'] as const;
export type RuleState = (typeof ruleStates)[number];

/**
 * What an instant says of a rule and a device: its condition is met (`breach`), has been for as long or as often as it has to
 * be (`hold`), is not met (`calm`), has not been for as long as the alarm is kept (`kept`), or the device is not heard.
 */
export const ruleSignals = ['breach', 'hold', 'calm', 'kept', 'silent'] as const;
export type RuleSignal = (typeof ruleSignals)[number];

/** Every arrow of a rule instance; a signal that a state does not name leaves it as it is. */
export const ruleTransitions = {
  normal: { breach: 'pending', hold: 'active', silent: 'no-data' },
  pending: { hold: 'active', calm: 'normal', silent: 'no-data' },
  active: { calm: 'recovering', kept: 'normal', silent: 'no-data-raised' },
  recovering: { hold: 'active', kept: 'normal', silent: 'no-data-raised' },
  'no-data': { breach: 'pending', hold: 'active', calm: 'normal' },
  'no-data-raised': { hold: 'active', calm: 'recovering', kept: 'normal' },
} as const satisfies Record<RuleState, Partial<Record<RuleSignal, RuleState>>>;

/** Where a rule instance stands after a signal. */
export function followSignal(state: RuleState, signal: RuleSignal): RuleState {
  const arrows: Partial<Record<RuleSignal, RuleState>> = ruleTransitions[state];
  return arrows[signal] ?? state;
}

/** Whether an alarm of the rule stands. */
export function isRaised(state: RuleState): boolean {
  return state === 'active' || state === 'recovering' || state === 'no-data-raised';
}
