import type { alarmEndpoints } from '@imah/contract/alarms';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { acknowledgeAlarm } from './acknowledge-alarm.ts';
import { createAlarmRecorder } from './alarm-recorder.ts';
import { listDeviceAlarms } from './list-device-alarms.ts';
import { afterCursor, listMyAlarms, readAlarmPage } from './list-my-alarms.ts';

export function alarmHandlers(context: ServerContext): Pick<Handlers, keyof typeof alarmEndpoints> {
  const { db } = context;
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
    acknowledgeAlarm: async ({ edit }) => ({ data: await acknowledgeAlarm(db, recorder, edit, 'acknowledged') }),
    unacknowledgeAlarm: async ({ edit }) => ({ data: await acknowledgeAlarm(db, recorder, edit, 'unacknowledged') }),
  };
}
