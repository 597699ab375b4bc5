import { defineEndpoints } from '../core/endpoint.ts';
import { deviceParams } from '../core/ids.ts';
import { answer } from '../core/list.ts';
import { telemetryAnswer, telemetryQuery } from './telemetry.ts';
import { telemetryRoutes } from './telemetry-routes.ts';

/** Schemas, rights and limits of the calls about past values. */
export const telemetryEndpoints = defineEndpoints(telemetryRoutes, {
  queryTelemetry: {
    summary: 'Past values of a device, from the finest level that fits the number of points',
    tag: 'telemetry',
    access: { kind: 'permission', permission: 'telemetry.view', subject: 'device' },
    params: deviceParams,
    query: telemetryQuery,
    response: { status: 200, schema: answer(telemetryAnswer) },
  },
});
