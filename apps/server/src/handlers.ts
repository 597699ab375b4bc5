import { accountHandlers } from './account/account-handlers.ts';
import { alarmHandlers } from './alarms/alarm-handlers.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { buildingFileHandlers } from './buildings/building-file-handlers.ts';
import { buildingHandlers } from './buildings/building-handlers.ts';
import { placeHandlers } from './buildings/place-handlers.ts';
import { topicHandlers } from './community/topic-handlers.ts';
import type { ServerContext } from './context.ts';
import { demoHandlers } from './demo/demo-handlers.ts';
import { createDemoRuntime, type DemoRuntime } from './demo/demo-runtime.ts';
import { deviceHandlers } from './devices/device-handlers.ts';
import { fileHandlers } from './files/file-handlers.ts';
import type { Handlers, KeyedHandlers } from './http/handler.ts';
import { identityHandlers } from './identity/identity-handlers.ts';
import { invitationHandlers } from './members/invitations/invitation-handlers.ts';
import { memberHandlers } from './members/member-handlers.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { organizationHandlers } from './organizations/organization-handlers.ts';
import { noticeHandlers } from './notices/notice-handlers.ts';
import { householdHandlers } from './people/household/household-handlers.ts';
import { joiningHandlers } from './people/joining/joining-handlers.ts';
import { peopleHandlers } from './people/people-handlers.ts';
import { scanHandlers } from './scan/scan-handlers.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { portfolioHandlers } from './portfolio/portfolio-handlers.ts';
import { telemetryHandlers } from './telemetry/telemetry-handlers.ts';
import { ticketListHandlers } from './tickets/list/ticket-list-handlers.ts';
import { ticketQuoteHandlers } from './tickets/quote/ticket-quote-handlers.ts';
import { ticketChecklistHandlers } from './tickets/settings/ticket-checklist-handlers.ts';
import { ticketSettingsHandlers } from './tickets/settings/ticket-settings-handlers.ts';
import { ticketObserverHandlers } from './tickets/observers/ticket-observer-handlers.ts';
import { ticketSignatureHandlers } from './tickets/signatures/ticket-signature-handlers.ts';
import { ticketPresenceHandlers } from './tickets/presence/ticket-presence-handlers.ts';
import { ticketRelationHandlers } from './tickets/relations/ticket-relation-handlers.ts';
import { ticketWorkHandlers } from './tickets/work/ticket-work-handlers.ts';
import { similarTicketHandlers } from './tickets/report-similar-handlers.ts';
import { ticketHandlers } from './tickets/ticket-handlers.ts';
import { todayHandlers } from './today/today-handlers.ts';

/** The handlers of calls with an Idempotency-Key, made anew for each such call; a missing one does not compile. */
export const createKeyedHandlers = (unit: ServerContext) =>
  ({
    ...deviceHandlers(unit),
    ...ticketHandlers(unit),
    ...ticketListHandlers(unit),
    ...ticketSettingsHandlers(unit),
    ...ticketWorkHandlers(unit),
    ...ticketChecklistHandlers(unit),
    ...ticketQuoteHandlers(unit),
    ...ticketSignatureHandlers(unit),
    ...topicHandlers(unit),
  }) satisfies ReturnType<KeyedHandlers>;

/** Every handler of the contract; a missing one does not compile. */
export function createHandlers(context: ServerContext, demo: DemoRuntime = createDemoRuntime()): Handlers {
  return {
    ...identityHandlers(context),
    ...memberHandlers(context),
    ...invitationHandlers(context),
    ...organizationHandlers(context),
    ...accountHandlers(context),
    ...buildingHandlers(context),
    ...buildingFileHandlers(context),
    ...placeHandlers(context),
    ...peopleHandlers(context),
    ...householdHandlers(context),
    ...joiningHandlers(context),
    ...noticeHandlers(context),
    ...createKeyedHandlers(context),
    ...telemetryHandlers(context),
    ...alarmHandlers(context),
    ...notificationHandlers(context),
    ...portfolioHandlers(context),
    ...similarTicketHandlers(context),
    ...ticketRelationHandlers(context),
    ...ticketPresenceHandlers(context),
    ...ticketObserverHandlers(context),
    ...todayHandlers(context),
    ...auditHandlers(context),
    ...scanHandlers(context),
    ...searchHandlers(context),
    ...fileHandlers(context),
    ...demoHandlers(context, demo),
  };
}
