import { fileURLToPath } from 'node:url';
import { alarmHandlers } from './alarms/alarm-handlers.ts';
import { urgentAlarms } from './alarms/urgent-alarms.ts';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { telemetryHandlers } from './telemetry/telemetry-handlers.ts';
import { deviceHandlers } from './device-handlers.ts';
import { onboardingHandlers } from './onboarding/onboarding-handlers.ts';
import { type DeviceMemory, deviceRegistryHandlers } from './device-registry-handlers.ts';

/** Where no device speaks, nothing is remembered of what was found. */
const noOnboarding = { reload: async () => undefined };

export const devicesDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext, memory?: DeviceMemory) => ({
    ...deviceHandlers(context),
    ...deviceRegistryHandlers(context, memory),
    ...onboardingHandlers(context, memory ?? noOnboarding),
    ...telemetryHandlers(context),
    ...alarmHandlers(context, memory),
  }),
  ports: { urgent: [urgentAlarms] },
  keyedHandlers: (unit: ServerContext) => ({ ...deviceHandlers(unit), ...deviceRegistryHandlers(unit) }),
} satisfies ServerDomain;
