import { billingDomain } from '@imah/server-billing';
import { buildingsDomain } from '@imah/server-buildings';
import { catalogueDomain } from '@imah/server-catalogue';
import { communityDomain } from '@imah/server-community';
import type { DomainPorts, ServerContext } from '@imah/server-platform';
import { createDemoRuntime, demoDomain, type DemoRuntime } from '@imah/server-demo/runtime';
import { type DeviceMemory, devicesDomain } from '@imah/server-devices';
import { type Handlers, type KeyedHandlers, platformDomain, type ServerDomain } from '@imah/server-platform/http';
import { identityDomain } from '@imah/server-identity';
import { meteringDomain } from '@imah/server-metering';
import { notificationsDomain } from '@imah/server-notifications';
import { peopleDomain } from '@imah/server-people';
import { searchDomain } from '@imah/server-search';
import { ticketsDomain } from '@imah/server-tickets';
import { overviewDomain } from '@imah/server-overview';

/** All of the server, from the ground up. */
export const allDomains: readonly ServerDomain[] = [
  platformDomain,
  notificationsDomain,
  buildingsDomain,
  identityDomain,
  peopleDomain,
  meteringDomain,
  billingDomain,
  devicesDomain,
  ticketsDomain,
  catalogueDomain,
  communityDomain,
  searchDomain,
  overviewDomain,
];

/** The domains' answers to what the platform asks; a missing one does not compile. */
export const domains: DomainPorts = {
  topics: communityDomain.ports.topics,
  tickets: ticketsDomain.ports.tickets,
  alarms: ticketsDomain.ports.alarms,
  purchases: catalogueDomain.ports.purchases,
  fileSubjects: {
    ...buildingsDomain.ports.fileSubjects,
    ...ticketsDomain.ports.fileSubjects,
    ...communityDomain.ports.fileSubjects,
    // Above what metering says of its own photos: who is billed by a reading sees them as well.
    ...billingDomain.ports.fileSubjects,
    ...catalogueDomain.ports.fileSubjects,
    ...overviewDomain.ports.fileSubjects,
  },
  walls: overviewDomain.ports.walls,
  urgent: [...devicesDomain.ports.urgent, ...ticketsDomain.ports.urgent],
  filePurges: [...ticketsDomain.ports.filePurges, ...overviewDomain.ports.filePurges],
};

/** The handlers of calls with an Idempotency-Key, made anew for each such call; a missing one does not compile. */
export const createKeyedHandlers = (unit: ServerContext) =>
  ({
    ...meteringDomain.keyedHandlers(unit),
    ...billingDomain.keyedHandlers(unit),
    ...catalogueDomain.keyedHandlers(unit),
    ...devicesDomain.keyedHandlers(unit),
    ...ticketsDomain.keyedHandlers(unit),
    ...communityDomain.keyedHandlers(unit),
    ...overviewDomain.keyedHandlers(unit),
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
    ...billingDomain.handlers(context),
    ...catalogueDomain.handlers(context),
    ...meteringDomain.handlers(context),
    ...devicesDomain.handlers(context, memory),
    ...ticketsDomain.handlers(context),
    ...communityDomain.handlers(context),
    ...searchDomain.handlers(context),
    ...overviewDomain.handlers(context),
    ...demoDomain(demo).handlers(context),
  };
}
