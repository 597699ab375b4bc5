import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { alarm, alarmDetail, alarmInBuilding, myAlarmsQuery } from './alarm.ts';
import { alarmRoutes } from './alarm-routes.ts';
import { alarmShelf, alarmWindow, alarmWindowDraft, alarmWindowQuery } from './window.ts';
import { alarmRule, alarmRuleDraft, alarmRuleTrial, alarmRuleTrialDraft } from './rule.ts';

const writing = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about alarms. */
export const alarmEndpoints = defineEndpoints(alarmRoutes, 'alarms', {
  listActiveAlarms: list('The active alarms of a building, most severe first', may('alarm.view', 'building'), alarm, {
    query: listQuery,
  }),
  listDeviceAlarms: list(
    'The alarms of one device, those that are over too, newest first',
    may('alarm.view', 'device'),
    alarm,
    { query: listQuery },
  ),
  listMyAlarms: list(
    'The active alarms of every building the person may see, most severe first',
    { kind: 'filtered', permission: 'alarm.view' },
    alarmInBuilding,
    { query: myAlarmsQuery },
  ),
  getAlarm: ok(
    'One alarm, also when it is over, with what it was compared with',
    may('alarm.view', 'building'),
    alarmDetail,
  ),
  acknowledgeAlarm: ok(
    'Take an alarm upon oneself; who did so first stays',
    may('alarm.transition', 'building'),
    alarm,
  ),
  unacknowledgeAlarm: ok('Leave an alarm to others again', may('alarm.transition', 'building'), alarm),
  shelveAlarm: ok(
    'Leave an active alarm aside for a time: it tells nobody until then; 409 where it is over or work goes on there',
    may('alarm.transition', 'building'),
    alarm,
    { body: alarmShelf, errors: [409], rateLimit: writing },
  ),
  unshelveAlarm: ok('Bring an alarm back that was left aside', may('alarm.transition', 'building'), alarm),
  listAlarmWindows: list(
    'Maintenance windows of a building: those that hold or will, or those that are over',
    may('alarm.view', 'building'),
    alarmWindow,
    { query: alarmWindowQuery },
  ),
  createAlarmWindow: created(
    'Plan maintenance: alarms that begin within tell nobody until it is over; 409 when there are as many as may be',
    may('alarmRule.update', 'building'),
    alarmWindow,
    { body: alarmWindowDraft, errors: [409], rateLimit: writing },
  ),
  endAlarmWindow: ok(
    'End a maintenance window now, and for good; its alarms that are still active tell people',
    may('alarmRule.update', 'building'),
    alarmWindow,
    { rateLimit: writing },
  ),
  listAlarmRules: ok(
    'The rules by which values raise alarms, those first that raised most in 30 days',
    may('alarmRule.view', 'organization'),
    z.array(alarmRule),
  ),
  createAlarmRule: created(
    'Make a rule; 409 when the organisation has as many as it may',
    may('alarmRule.create', 'organization', { reach: { body: 'buildingId' } }),
    alarmRule,
    { body: alarmRuleDraft, errors: [409], rateLimit: writing },
  ),
  updateAlarmRule: ok(
    'Change a rule, or switch it on or off; its alarms that stand are over, and it begins anew',
    may('alarmRule.update', 'organization', { reach: { record: 'alarmRule', body: 'buildingId' } }),
    alarmRule,
    { body: alarmRuleDraft, rateLimit: writing },
  ),
  deleteAlarmRule: noContent(
    'Remove a rule; its alarms that stand are over, and stay in the history',
    may('alarmRule.delete', 'organization', { reach: { record: 'alarmRule' } }),
    { rateLimit: writing },
  ),
  tryAlarmRule: ok(
    'What a rule would have raised in the days before now, on as many devices and values as a trial may read',
    may('alarmRule.update', 'organization', { reach: { body: 'rule.buildingId' } }),
    alarmRuleTrial,
    { body: alarmRuleTrialDraft, rateLimit: { max: 20, windowSeconds: 60 } },
  ),
});
