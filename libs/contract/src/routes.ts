import { alarmRoutes } from './alarms/alarm-routes.ts';
import { arrearsRoutes } from './payments/arrears-routes.ts';
import { creditNoteRoutes } from './payments/credit-note-routes.ts';
import { disputeRoutes } from './payments/dispute-routes.ts';
import { instalmentRoutes } from './payments/instalment-routes.ts';
import { lateFeeRoutes } from './payments/late-fee-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { billingRoutes } from './billing/billing-routes.ts';
import { billLinkRoutes } from './billing/bill-link-routes.ts';
import { documentRoutes } from './billing/document-routes.ts';
import { openingRoutes } from './billing/opening-routes.ts';
import { buildingRoutes } from './buildings/building-routes.ts';
import { contactRoutes } from './buildings/contact-routes.ts';
import { dutyRoutes } from './buildings/duty-routes.ts';
import { placeRoutes } from './buildings/place-routes.ts';
import { topicRoutes } from './community/topic-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { orderRoutes } from './catalogue/order-routes.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { dashboardRoutes } from './dashboards/dashboard-routes.ts';
import { wallRoutes } from './dashboards/wall-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { onboardingRoutes } from './devices/onboarding-routes.ts';
import { financesRoutes } from './finances/finances-routes.ts';
import { budgetRoutes } from './finances/budget-routes.ts';
import { expenseRoutes } from './expenses/expense-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { accountRoutes } from './identity/account-routes.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { invitationRoutes } from './members/invitation-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { organizationRoutes } from './organizations/organization-routes.ts';
import { meteringRoutes } from './metering/metering-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { outageRoutes } from './outages/outage-routes.ts';
import { householdRoutes } from './people/household-routes.ts';
import { joiningRoutes } from './people/joining-routes.ts';
import { onlinePaymentRoutes } from './payments/online-payment-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { scanRoutes } from './scan/scan-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { portfolioRoutes } from './portfolio/portfolio-routes.ts';
import { statementRoutes } from './statements/statement-routes.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';
import { escalationRoutes } from './notifications/escalation/escalation-routes.ts';
import { ticketListRoutes } from './tickets/list/ticket-list-routes.ts';
import { savedReplyRoutes } from './tickets/saved-replies/saved-reply-routes.ts';
import { ticketObserverRoutes } from './tickets/observers/observer-routes.ts';
import { ticketSignatureRoutes } from './tickets/signatures/signature-routes.ts';
import { ticketPresenceRoutes } from './tickets/presence/presence-routes.ts';
import { ticketRelationRoutes } from './tickets/relations/ticket-relation-routes.ts';
import { ticketChecklistRoutes } from './tickets/checklists/ticket-checklist-routes.ts';
import { billQuestionRoutes } from './tickets/bill-questions/bill-question-routes.ts';
import { alarmTicketRoutes } from './tickets/alarms/alarm-ticket-routes.ts';
import { ownReportRoutes } from './tickets/own-reports/own-report-routes.ts';
import { ticketAppointmentRoutes } from './tickets/appointment/ticket-appointment-routes.ts';
import { ticketQuoteRoutes } from './tickets/quote/ticket-quote-routes.ts';
import { ticketWorkRoutes } from './tickets/work/ticket-work-routes.ts';
import { ticketSettingsRoutes } from './tickets/settings/ticket-settings-routes.ts';
import { similarTicketRoutes } from './tickets/similar/similar-routes.ts';
import { ticketRoutes } from './tickets/ticket-routes.ts';
import { todayRoutes } from './today/today-routes.ts';

/** Every call of the API, by name. */
export const routes = {
  ...identityRoutes,
  ...accountRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...organizationRoutes,
  ...buildingRoutes,
  ...placeRoutes,
  ...contactRoutes,
  ...dutyRoutes,
  ...arrearsRoutes,
  ...onlinePaymentRoutes,
  ...creditNoteRoutes,
  ...lateFeeRoutes,
  ...disputeRoutes,
  ...instalmentRoutes,
  ...paymentRoutes,
  ...walletRoutes,
  ...financesRoutes,
  ...catalogueRoutes,
  ...orderRoutes,
  ...statementRoutes,
  ...peopleRoutes,
  ...householdRoutes,
  ...joiningRoutes,
  ...noticeRoutes,
  ...outageRoutes,
  ...billingRoutes,
  ...openingRoutes,
  ...documentRoutes,
  ...billLinkRoutes,
  ...meteringRoutes,
  ...dashboardRoutes,
  ...wallRoutes,
  ...planRoutes,
  ...deviceRoutes,
  ...onboardingRoutes,
  ...telemetryRoutes,
  ...alarmRoutes,
  ...notificationRoutes,
  ...portfolioRoutes,
  ...ticketRoutes,
  ...similarTicketRoutes,
  ...ticketListRoutes,
  ...ticketSettingsRoutes,
  ...ticketWorkRoutes,
  ...ticketQuoteRoutes,
  ...ticketAppointmentRoutes,
  ...alarmTicketRoutes,
  ...billQuestionRoutes,
  ...ownReportRoutes,
  ...ticketChecklistRoutes,
  ...ticketRelationRoutes,
  ...ticketPresenceRoutes,
  ...ticketSignatureRoutes,
  ...savedReplyRoutes,
  ...escalationRoutes,
  ...ticketObserverRoutes,
  ...topicRoutes,
  ...todayRoutes,
  ...auditRoutes,
  ...searchRoutes,
  ...scanRoutes,
  ...budgetRoutes,
  ...expenseRoutes,
  ...fileRoutes,
  ...demoRoutes,
} as const;
export type RouteName = keyof typeof routes;
