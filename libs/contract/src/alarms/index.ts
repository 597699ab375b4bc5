export { alarmEndpoints } from './alarm-endpoints.ts';
export { alarm, alarmInBuilding, alarmParams, myAlarmsQuery, type Alarm, type AlarmInBuilding } from './alarm.ts';
export {
  alarmRule,
  alarmRuleDraft,
  alarmRuleTrial,
  alarmRuleTrialDraft,
  ruleCondition,
  type AlarmRule,
  type AlarmRuleDraft,
  type AlarmRuleTrial,
  type AlarmRuleTrialDraft,
  type ConditionNode,
  type RuleComparison,
  type RuleCondition,
  type RuleSchedule,
  type RuleScope,
  type RuleTrigger,
} from './rule.ts';
