import type { alarmEndpoints } from '@imah/contract/alarms';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { acknowledgeAlarm } from './acknowledge-alarm.ts';
import { changeRule, createRule, removeRule } from './rules/change-rules.ts';
import { listRules } from './rules/list-rules.ts';
import { tryRule } from './rules/try-rule.ts';
import { shelveAlarm, unshelveAlarm } from './quiet/shelve-alarm.ts';
import { createWindow, endWindow } from './windows/change-windows.ts';
import { listWindows } from './windows/list-windows.ts';
import { getAlarm } from './get-alarm.ts';
import { createAlarmRecorder } from './alarm-recorder.ts';
import { listDeviceAlarms } from './list-device-alarms.ts';
import { afterCursor, listMyAlarms, readAlarmPage } from './list-my-alarms.ts';

/** What the server remembers of rules beside the database. */
export interface RuleMemory {
  /** The rules of an organisation have changed. */
  readonly rulesChanged: (orgId: string) => Promise<void>;
}

/** Where no device speaks, no rule goes on. */
const noMemory: RuleMemory = { rulesChanged: async () => undefined };

export function alarmHandlers(
  context: ServerContext,
  memory: RuleMemory = noMemory,
): Pick<Handlers, keyof typeof alarmEndpoints> {
  const { db, now } = context;
  const recorder = createAlarmRecorder(context);

  return {
    listActiveAlarms: async ({ params, query, target }) => {
      const active = sql`a.org_id = ${target.orgId} AND a.building_id = ${params.buildingId} AND a.active AND ${afterCursor(query.cursor)}`;
      const { alarms, nextCursor } = await readAlarmPage(db, active, query.limit);
      return { data: alarms, meta: { nextCursor } };
    },
    listDeviceAlarms: ({ params, query, target }) =>
      listDeviceAlarms(db, { orgId: target.orgId, deviceId: params.deviceId }, query),
    listMyAlarms: ({ actor, query }) => listMyAlarms(db, actor, query),
    getAlarm: async ({ params, target }) => ({
      data: await getAlarm(db, { orgId: target.orgId, buildingId: params.buildingId }, params.alarmId),
    }),
    acknowledgeAlarm: async ({ edit }) => ({ data: await acknowledgeAlarm(db, recorder, edit, 'acknowledged') }),
    unacknowledgeAlarm: async ({ edit }) => ({ data: await acknowledgeAlarm(db, recorder, edit, 'unacknowledged') }),
    shelveAlarm: async ({ edit, body }) => ({ data: await shelveAlarm(db, recorder, edit, body) }),
    unshelveAlarm: async ({ edit }) => ({ data: await unshelveAlarm(db, recorder, edit) }),
    listAlarmWindows: ({ params, query, target }) =>
      listWindows(db, { orgId: target.orgId, buildingId: params.buildingId }, query, now()),
    createAlarmWindow: async ({ edit, body }) => ({ data: await createWindow(context, edit, body) }),
    endAlarmWindow: async ({ edit }) => ({ data: await endWindow(context, edit) }),
    listAlarmRules: async ({ actor, target }) => ({ data: await listRules(db, actor, target.orgId, now()) }),
    createAlarmRule: async ({ edit, body }) => {
      const data = await createRule(context, edit, body);
      await memory.rulesChanged(edit.orgId);
      return { data };
    },
    updateAlarmRule: async ({ edit, body }) => {
      const data = await changeRule(context, edit, body);
      await memory.rulesChanged(edit.orgId);
      return { data };
    },
    deleteAlarmRule: async ({ edit }) => {
      await removeRule(context, edit);
      await memory.rulesChanged(edit.orgId);
      return undefined;
    },
    tryAlarmRule: async ({ target, body }) => ({ data: await tryRule(db, target.orgId, body, now()) }),
  };
}
