import type { RouteTable } from '../core/route.ts';

/** The calls about past values. */
export const telemetryRoutes = {
  queryTelemetry: { method: 'GET', path: '/api/v1/devices/{deviceId}/telemetry', retry: true },
} as const satisfies RouteTable;
