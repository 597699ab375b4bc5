import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams } from '../core/ids.ts';
import { listAnswer, listQuery } from '../core/list.ts';
import { alarm } from './alarm.ts';
import { alarmRoutes } from './alarm-routes.ts';

/** Schemas, rights and limits of the calls about alarms. */
export const alarmEndpoints = defineEndpoints(alarmRoutes, {
  listActiveAlarms: {
    summary: 'The active alarms of a building, most severe first',
    tag: 'alarms',
    access: { kind: 'permission', permission: 'alarm.view', subject: 'building' },
    params: buildingParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(alarm) },
  },
});
