import { alarmRoutes } from './alarms/alarm-routes.ts';
import { buildingRoutes } from './buildings/building-routes.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { accountRoutes } from './identity/account-routes.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';

export type { Route, RouteTable } from './core/route.ts';

/** Every call of the API, by name. */
export const routes = {
  ...identityRoutes,
  ...buildingRoutes,
  ...accountRoutes,
  ...memberRoutes,
  ...deviceRoutes,
  ...telemetryRoutes,
  ...alarmRoutes,
  ...notificationRoutes,
  ...demoRoutes,
} as const;
export type RouteName = keyof typeof routes;
