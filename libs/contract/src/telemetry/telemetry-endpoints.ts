import { defineEndpoints, may, ok } from '../core/calls.ts';
import { telemetryAnswer, telemetryQuery } from './telemetry.ts';
import { telemetryRoutes } from './telemetry-routes.ts';

/** Schemas, rights and limits of the calls about past values. */
export const telemetryEndpoints = defineEndpoints(telemetryRoutes, 'telemetry', {
  queryTelemetry: ok(
    'Past values of a device, from the finest level that fits the number of points',
    may('telemetry.view', 'device'),
    telemetryAnswer,
    { query: telemetryQuery },
  ),
});
