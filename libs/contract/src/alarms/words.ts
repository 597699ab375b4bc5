/** Most severe first. */
export const alarmSeverities = ['critical', 'major', 'minor', 'warning', 'info'] as const;
export type AlarmSeverity = (typeof alarmSeverities)[number];

/** Why it was raised: a value outside its normal bounds, silence, or a rule that people made. */
export const alarmConditions = ['above', 'below', 'equals', 'offline', 'rule'] as const;
export type AlarmCondition = (typeof alarmConditions)[number];

export {
  comparedTextLength,
  comparisons,
  conditionBounds,
  conditionGroups,
  followSignal,
  isRaised,
  mostAlarmRules,
  mostRuleDevices,
  ruleCounts,
  ruleNameLength,
  ruleScopes,
  ruleSeconds,
  ruleSignals,
  ruleStates,
  ruleSwitches,
  ruleTransitions,
  ruleTriggers,
  trialBounds,
  type Comparison,
  type ConditionGroupKind,
  type RuleScopeKind,
  type RuleSignal,
  type RuleState,
  type RuleSwitch,
  type RuleTriggerKind,
} from './rule-words.ts';
export { comparisonsOf, meets } from './engine/conditions.ts';
export { replayRule, type Past, type PastAlarm, type PastReport, type PastSilence } from './engine/replay-rule.ts';
export { isScheduled, nextBoundary } from './engine/schedule.ts';
export {
  dueAt,
  initialInstance,
  stepRule,
  type JudgedRule,
  type RuleEffect,
  type RuleInstance,
  type RuleMoment,
  type RuleStep,
} from './engine/step-rule.ts';
