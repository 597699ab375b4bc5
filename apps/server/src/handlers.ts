import { accountHandlers } from './account/account-handlers.ts';
import { alarmHandlers } from './alarms/alarm-handlers.ts';
import { buildingHandlers } from './buildings/building-handlers.ts';
import type { ServerContext } from './context.ts';
import { demoHandlers } from './demo/demo-handlers.ts';
import { createDemoRuntime, type DemoRuntime } from './demo/demo-runtime.ts';
import { deviceHandlers } from './devices/device-handlers.ts';
import type { Handlers } from './http/handler.ts';
import { identityHandlers } from './identity/identity-handlers.ts';
import { memberHandlers } from './members/member-handlers.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { telemetryHandlers } from './telemetry/telemetry-handlers.ts';

/** Every handler of the contract; a missing one does not compile. */
export function createHandlers(context: ServerContext, demo: DemoRuntime = createDemoRuntime()): Handlers {
  return {
    ...identityHandlers(context),
    ...buildingHandlers(context),
    ...memberHandlers(context),
    ...accountHandlers(context),
    ...deviceHandlers(context),
    ...telemetryHandlers(context),
    ...alarmHandlers(context),
    ...notificationHandlers(context),
    ...demoHandlers(context, demo),
  };
}
