import type * as z from 'zod/mini';
import { alarmEndpoints } from './alarms/alarm-endpoints.ts';
import { arrearsEndpoints } from './payments/arrears-endpoints.ts';
import { creditNoteEndpoints } from './payments/credit-note-endpoints.ts';
import { disputeEndpoints } from './payments/dispute-endpoints.ts';
import { instalmentEndpoints } from './payments/instalment-endpoints.ts';
import { lateFeeEndpoints } from './payments/late-fee-endpoints.ts';
import { auditEndpoints } from './audit/audit-endpoints.ts';
import { billingEndpoints } from './billing/billing-endpoints.ts';
import { billLinkEndpoints } from './billing/bill-link-endpoints.ts';
import { documentEndpoints } from './billing/document-endpoints.ts';
import { openingEndpoints } from './billing/opening-endpoints.ts';
import { buildingEndpoints } from './buildings/building-endpoints.ts';
import { contactEndpoints } from './buildings/contact-endpoints.ts';
import { dutyEndpoints } from './buildings/duty-endpoints.ts';
import { placeEndpoints } from './buildings/place-endpoints.ts';
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts';
import { orderEndpoints } from './catalogue/order-endpoints.ts';
import { demoEndpoints } from './demo/demo-endpoints.ts';
import { dashboardEndpoints } from './dashboards/dashboard-endpoints.ts';
import { wallEndpoints } from './dashboards/wall-endpoints.ts';
import { planEndpoints } from './plans/plan-endpoints.ts';
import { deviceEndpoints } from './devices/device-endpoints.ts';
import { onboardingEndpoints } from './devices/onboarding-endpoints.ts';
import { topicEndpoints } from './community/topic-endpoints.ts';
import { financesEndpoints } from './finances/finances-endpoints.ts';
import { budgetEndpoints } from './finances/budget-endpoints.ts';
import { expenseEndpoints } from './expenses/expense-endpoints.ts';
import { fileEndpoints } from './files/file-endpoints.ts';
import { accountEndpoints } from './identity/account-endpoints.ts';
import { identityEndpoints } from './identity/identity-endpoints.ts';
import { notificationEndpoints } from './notifications/notification-endpoints.ts';
import { invitationEndpoints } from './members/invitation-endpoints.ts';
import { memberEndpoints } from './members/member-endpoints.ts';
import { organizationEndpoints } from './organizations/organization-endpoints.ts';
import { meteringEndpoints } from './metering/metering-endpoints.ts';
import { noticeEndpoints } from './notices/notice-endpoints.ts';
import { outageEndpoints } from './outages/outage-endpoints.ts';
import { householdEndpoints } from './people/household-endpoints.ts';
import { joiningEndpoints } from './people/joining-endpoints.ts';
import { onlinePaymentEndpoints } from './payments/online-payment-endpoints.ts';
import { paymentEndpoints } from './payments/payment-endpoints.ts';
import { walletEndpoints } from './wallet/wallet-endpoints.ts';
import { peopleEndpoints } from './people/people-endpoints.ts';
import { portfolioEndpoints } from './portfolio/portfolio-endpoints.ts';
import type { RouteName } from './routes.ts';
import { scanEndpoints } from './scan/scan-endpoints.ts';
import { searchEndpoints } from './search/search-endpoints.ts';
import { statementEndpoints } from './statements/statement-endpoints.ts';
import { telemetryEndpoints } from './telemetry/telemetry-endpoints.ts';
import { escalationEndpoints } from './notifications/escalation/escalation-endpoints.ts';
import { ticketListEndpoints } from './tickets/list/ticket-list-endpoints.ts';
import { savedReplyEndpoints } from './tickets/saved-replies/saved-reply-endpoints.ts';
import { ticketObserverEndpoints } from './tickets/observers/observer-endpoints.ts';
import { ticketSignatureEndpoints } from './tickets/signatures/signature-endpoints.ts';
import { ticketPresenceEndpoints } from './tickets/presence/presence-endpoints.ts';
import { ticketRelationEndpoints } from './tickets/relations/ticket-relation-endpoints.ts';
import { ticketChecklistEndpoints } from './tickets/checklists/ticket-checklist-endpoints.ts';
import { billQuestionEndpoints } from './tickets/bill-questions/bill-question-endpoints.ts';
import { alarmTicketEndpoints } from './tickets/alarms/alarm-ticket-endpoints.ts';
import { ownReportEndpoints } from './tickets/own-reports/own-report-endpoints.ts';
import { ticketAppointmentEndpoints } from './tickets/appointment/ticket-appointment-endpoints.ts';
import { ticketQuoteEndpoints } from './tickets/quote/ticket-quote-endpoints.ts';
import { ticketWorkEndpoints } from './tickets/work/ticket-work-endpoints.ts';
import { ticketSettingsEndpoints } from './tickets/settings/ticket-settings-endpoints.ts';
import { similarTicketEndpoints } from './tickets/similar/similar-endpoints.ts';
import { ticketEndpoints } from './tickets/ticket-endpoints.ts';
import { todayEndpoints } from './today/today-endpoints.ts';

/**
 * Every endpoint by its name. Written out: as one inferred type it is longer than the compiler writes into a declaration.
 */
export type Endpoints = typeof identityEndpoints &
  typeof accountEndpoints &
  typeof memberEndpoints &
  typeof invitationEndpoints &
  typeof organizationEndpoints &
  typeof buildingEndpoints &
  typeof placeEndpoints &
  typeof contactEndpoints &
  typeof dutyEndpoints &
  typeof arrearsEndpoints &
  typeof onlinePaymentEndpoints &
  typeof creditNoteEndpoints &
  typeof lateFeeEndpoints &
  typeof disputeEndpoints &
  typeof instalmentEndpoints &
  typeof paymentEndpoints &
  typeof walletEndpoints &
  typeof financesEndpoints &
  typeof catalogueEndpoints &
  typeof orderEndpoints &
  typeof statementEndpoints &
  typeof peopleEndpoints &
  typeof householdEndpoints &
  typeof joiningEndpoints &
  typeof noticeEndpoints &
  typeof outageEndpoints &
  typeof billingEndpoints &
  typeof openingEndpoints &
  typeof documentEndpoints &
  typeof billLinkEndpoints &
  typeof meteringEndpoints &
  typeof dashboardEndpoints &
  typeof wallEndpoints &
  typeof planEndpoints &
  typeof deviceEndpoints &
  typeof onboardingEndpoints &
  typeof telemetryEndpoints &
  typeof alarmEndpoints &
  typeof notificationEndpoints &
  typeof portfolioEndpoints &
  typeof ticketEndpoints &
  typeof similarTicketEndpoints &
  typeof ticketListEndpoints &
  typeof ticketSettingsEndpoints &
  typeof ticketWorkEndpoints &
  typeof ticketQuoteEndpoints &
  typeof ticketAppointmentEndpoints &
  typeof alarmTicketEndpoints &
  typeof billQuestionEndpoints &
  typeof ownReportEndpoints &
  typeof ticketChecklistEndpoints &
  typeof ticketRelationEndpoints &
  typeof ticketPresenceEndpoints &
  typeof ticketSignatureEndpoints &
  typeof savedReplyEndpoints &
  typeof escalationEndpoints &
  typeof ticketObserverEndpoints &
  typeof topicEndpoints &
  typeof todayEndpoints &
  typeof auditEndpoints &
  typeof searchEndpoints &
  typeof scanEndpoints &
  typeof budgetEndpoints &
  typeof expenseEndpoints &
  typeof fileEndpoints &
  typeof demoEndpoints;

/** Every endpoint with its schemas and rules; a route without one does not compile. The server, OpenAPI and the permission test are made from it. */
export const endpoints: Endpoints = {
  ...identityEndpoints,
  ...accountEndpoints,
  ...memberEndpoints,
  ...invitationEndpoints,
  ...organizationEndpoints,
  ...buildingEndpoints,
  ...placeEndpoints,
  ...contactEndpoints,
  ...dutyEndpoints,
  ...arrearsEndpoints,
  ...onlinePaymentEndpoints,
  ...creditNoteEndpoints,
  ...lateFeeEndpoints,
  ...disputeEndpoints,
  ...instalmentEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...financesEndpoints,
  ...catalogueEndpoints,
  ...orderEndpoints,
  ...statementEndpoints,
  ...peopleEndpoints,
  ...householdEndpoints,
  ...joiningEndpoints,
  ...noticeEndpoints,
  ...outageEndpoints,
  ...billingEndpoints,
  ...openingEndpoints,
  ...documentEndpoints,
  ...billLinkEndpoints,
  ...meteringEndpoints,
  ...dashboardEndpoints,
  ...wallEndpoints,
  ...planEndpoints,
  ...deviceEndpoints,
  ...onboardingEndpoints,
  ...telemetryEndpoints,
  ...alarmEndpoints,
  ...notificationEndpoints,
  ...portfolioEndpoints,
  ...ticketEndpoints,
  ...similarTicketEndpoints,
  ...ticketListEndpoints,
  ...ticketSettingsEndpoints,
  ...ticketWorkEndpoints,
  ...ticketQuoteEndpoints,
  ...ticketAppointmentEndpoints,
  ...alarmTicketEndpoints,
  ...billQuestionEndpoints,
  ...ownReportEndpoints,
  ...ticketChecklistEndpoints,
  ...ticketRelationEndpoints,
  ...ticketPresenceEndpoints,
  ...ticketSignatureEndpoints,
  ...savedReplyEndpoints,
  ...escalationEndpoints,
  ...ticketObserverEndpoints,
  ...topicEndpoints,
  ...todayEndpoints,
  ...auditEndpoints,
  ...searchEndpoints,
  ...scanEndpoints,
  ...budgetEndpoints,
  ...expenseEndpoints,
  ...fileEndpoints,
  ...demoEndpoints,
} satisfies Record<RouteName, unknown>;
/** The name of a call. */
export type EndpointName = keyof Endpoints;

type PartOf<N extends EndpointName, P extends string> = P extends keyof Endpoints[N] ? Endpoints[N][P] : never;
type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** Path parameters of a call; undefined where it has none. */
export type ParamsOf<N extends EndpointName> = InputOf<PartOf<N, 'params'>>;
/** Query of a call; undefined where it has none. */
export type QueryOf<N extends EndpointName> = InputOf<PartOf<N, 'query'>>;
/** Body of a call; undefined where it has none. */
export type BodyOf<N extends EndpointName> = InputOf<PartOf<N, 'body'>>;
/** The JSON the call answers with; undefined for 204 and 202 without a body. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['response'] extends {
  readonly schema: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;
