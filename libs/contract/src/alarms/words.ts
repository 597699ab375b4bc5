export {
  alarmConditions,
  alarmSeverities,
  priorityOfSeverity,
  type AlarmCondition,
  type AlarmSeverity,
} from './severity-words.ts';
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
export {
  alarmQuiets,
  quietReasonLength,
  shelfMinutes,
  windowBounds,
  windowRhythms,
  windowScopes,
  windowShows,
  type AlarmQuietKind,
  type WindowRhythm,
  type WindowScopeKind,
} from './quiet-words.ts';
export { comparisonsOf, meets } from './engine/conditions.ts';
export { occurrenceAt, windowStateAt, type Occurrence, type WindowTimes } from './engine/occurrence.ts';
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
