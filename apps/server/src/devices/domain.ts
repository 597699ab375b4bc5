import { alarmHandlers } from '../alarms/alarm-handlers.ts';
import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { telemetryHandlers } from '../telemetry/telemetry-handlers.ts';
import { deviceHandlers } from './device-handlers.ts';

export const devicesDomain = {
  handlers: (context: ServerContext) => ({
    ...deviceHandlers(context),
    ...telemetryHandlers(context),
    ...alarmHandlers(context),
  }),
  keyedHandlers: deviceHandlers,
} satisfies ServerDomain;
