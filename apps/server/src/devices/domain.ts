import { alarmHandlers } from '../alarms/alarm-handlers.ts';
import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { telemetryHandlers } from '../telemetry/telemetry-handlers.ts';
import { deviceHandlers } from './device-handlers.ts';
import { type DeviceMemory, deviceRegistryHandlers } from './device-registry-handlers.ts';

export const devicesDomain = {
  handlers: (context: ServerContext, memory?: DeviceMemory) => ({
    ...deviceHandlers(context),
    ...deviceRegistryHandlers(context, memory),
    ...telemetryHandlers(context),
    ...alarmHandlers(context),
  }),
  keyedHandlers: (unit: ServerContext) => ({ ...deviceHandlers(unit), ...deviceRegistryHandlers(unit) }),
} satisfies ServerDomain;
