import { buildingsDomain } from './buildings/domain.ts';
import { communityDomain } from './community/domain.ts';
import type { ServerContext } from './context.ts';
import { demoDomain } from './demo/domain.ts';
import { createDemoRuntime, type DemoRuntime } from './demo/demo-runtime.ts';
import type { DeviceMemory } from './devices/device-registry-handlers.ts';
import { devicesDomain } from './devices/domain.ts';
import type { DomainPorts } from './domain-ports.ts';
import type { Handlers, KeyedHandlers } from './http/handler.ts';
import { platformDomain } from './http/platform-domain.ts';
import type { ServerDomain } from './http/server-domain.ts';
import { identityDomain } from './identity/domain.ts';
import { notificationsDomain } from './notifications/domain.ts';
import { peopleDomain } from './people/domain.ts';
import { searchDomain } from './search/domain.ts';
import { ticketsDomain } from './tickets/domain.ts';
import { overviewDomain } from './today/domain.ts';

/** All of the server, from the ground up. */
export const allDomains: readonly ServerDomain[] = [
  platformDomain,
  notificationsDomain,
  buildingsDomain,
  identityDomain,
  peopleDomain,
  devicesDomain,
  ticketsDomain,
  communityDomain,
  searchDomain,
  overviewDomain,
];

/** The domains' answers to what the platform asks; a missing one does not compile. */
export const domains: DomainPorts = {
  topics: communityDomain.ports.topics,
  tickets: ticketsDomain.ports.tickets,
  fileSubjects: {
    ...buildingsDomain.ports.fileSubjects,
    ...ticketsDomain.ports.fileSubjects,
    ...communityDomain.ports.fileSubjects,
  },
  filePurges: ticketsDomain.ports.filePurges,
};

/** The handlers of calls with an Idempotency-Key, made anew for each such call; a missing one does not compile. */
export const createKeyedHandlers = (unit: ServerContext) =>
  ({
    ...devicesDomain.keyedHandlers(unit),
    ...ticketsDomain.keyedHandlers(unit),
    ...communityDomain.keyedHandlers(unit),
  }) satisfies ReturnType<KeyedHandlers>;

/** Every handler of the contract; a missing one does not compile. */
export function createHandlers(
  context: ServerContext,
  demo: DemoRuntime = createDemoRuntime(),
  memory?: DeviceMemory,
): Handlers {
  return {
    ...platformDomain.handlers(context),
    ...notificationsDomain.handlers(context),
    ...buildingsDomain.handlers(context),
    ...identityDomain.handlers(context),
    ...peopleDomain.handlers(context),
    ...devicesDomain.handlers(context, memory),
    ...ticketsDomain.handlers(context),
    ...communityDomain.handlers(context),
    ...searchDomain.handlers(context),
    ...overviewDomain.handlers(context),
    ...demoDomain(demo).handlers(context),
  };
}
