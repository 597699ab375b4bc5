export { alarmTicketEndpoints } from './alarms/alarm-ticket-endpoints.ts';
export { alarmTicket, alarmTicketQuery, type AlarmTicket, type AlarmTicketQuery } from './alarms/alarm-ticket.ts';
export { ticketAppointmentEndpoints } from './appointment/ticket-appointment-endpoints.ts';
export {
  appointmentAnswer,
  appointmentCancellation,
  appointmentSlot,
  ticketAppointment,
  ticketAppointmentDraft,
  ticketAppointments,
  type AppointmentAnswer,
  type AppointmentSlot,
  type TicketAppointment,
  type TicketAppointmentDraft,
  type TicketAppointments,
} from './appointment/ticket-appointment.ts';
export { billQuestionEndpoints } from './bill-questions/bill-question-endpoints.ts';
export {
  billQuestion,
  billQuestionDraft,
  questionedLine,
  type BillQuestion,
  type BillQuestionDraft,
  type QuestionedLine,
} from './bill-questions/bill-question.ts';
export type { CheckItem } from './checklists/check-item.ts';
export { ticketChecklistEndpoints } from './checklists/ticket-checklist-endpoints.ts';
export {
  ticketChecklist,
  ticketChecklistDraft,
  ticketChecklistOffer,
  type TicketChecklist,
  type TicketChecklistDraft,
  type TicketChecklistOffer,
} from './checklists/ticket-checklist.ts';
export {
  ticketBulkChange,
  ticketBulkStep,
  type TicketBulkAnswer,
  type TicketBulkChange,
  type TicketBulkStep,
} from './list/ticket-bulk.ts';
export { ticketListEndpoints } from './list/ticket-list-endpoints.ts';
export {
  ticketCounts,
  ticketView,
  ticketViewDraft,
  type TicketCountQuery,
  type TicketCounts,
  type TicketFileQuery,
  type TicketView,
  type TicketViewDraft,
} from './list/ticket-list.ts';
export { ticketNoteDraft, ticketPerson, type TicketNoteDraft, type TicketPerson } from './ticket-note.ts';
export { savedReplyEndpoints } from './saved-replies/saved-reply-endpoints.ts';
export { savedReply, savedReplyDraft, type SavedReply, type SavedReplyDraft } from './saved-replies/saved-reply.ts';
export { ticketObserverEndpoints } from './observers/observer-endpoints.ts';
export {
  ticketObserver,
  ticketObserverCandidate,
  type TicketObserver,
  type TicketObserverCandidate,
} from './observers/ticket-observer.ts';
export { ownReportEndpoints } from './own-reports/own-report-endpoints.ts';
export { ownReport, type OwnReport } from './own-reports/own-report.ts';
export { ticketPresenceEndpoints } from './presence/presence-endpoints.ts';
export {
  ticketPresence,
  ticketPresenceDraft,
  ticketWatcher,
  type TicketPresence,
  type TicketPresenceDraft,
  type TicketWatcher,
} from './presence/ticket-presence.ts';
export { ticketQuoteEndpoints } from './quote/ticket-quote-endpoints.ts';
export {
  quoteDecision,
  ticketQuote,
  ticketQuoteDraft,
  ticketQuotes,
  type QuoteDecision,
  type TicketQuote,
  type TicketQuoteDraft,
  type TicketQuotes,
} from './quote/ticket-quote.ts';
export { ticketRelationEndpoints } from './relations/ticket-relation-endpoints.ts';
export {
  ticketRelation,
  ticketRelationDraft,
  type TicketRelation,
  type TicketRelationDraft,
} from './relations/ticket-relation.ts';
export {
  matchesRule,
  ticketRule,
  ticketRuleDraft,
  type TicketActions,
  type TicketConditions,
  type TicketRule,
  type TicketRuleDraft,
  type TicketRuleTrial,
} from './settings/ticket-rule.ts';
export { ticketSettingsEndpoints } from './settings/ticket-settings-endpoints.ts';
export type {
  OrgHours,
  SlaEffect,
  SlaPolicyDraft,
  SlaTrial,
  TicketCategoryDraft,
  TicketCategorySetting,
} from './settings/ticket-settings.ts';
export { ticketSignatureEndpoints } from './signatures/signature-endpoints.ts';
export {
  ticketSignature,
  ticketSignatureDraft,
  type TicketSignature,
  type TicketSignatureDraft,
} from './signatures/ticket-signature.ts';
export { similarTicketEndpoints } from './similar/similar-endpoints.ts';
export {
  similarQuery,
  similarTicket,
  ticketFollower,
  type SimilarQuery,
  type SimilarTicket,
  type TicketFollower,
} from './similar/similar-ticket.ts';
export {
  businessHours,
  dayHours,
  defaultBusinessHours,
  defaultSlaPromises,
  findSlaPolicy,
  slaPolicy,
  slaPromise,
  type BusinessHours,
  type SlaPolicy,
  type SlaPromise,
} from './sla/sla-policy.ts';
export { ticketEndpoints } from './ticket-endpoints.ts';
export { ticketQuery, type TicketQuery } from './ticket-query.ts';
export {
  ticket,
  ticketAssignment,
  ticketChange,
  ticketComment,
  ticketCommentDraft,
  ticketDraft,
  ticketEvent,
  ticketRow,
  ticketStep,
  type Ticket,
  type TicketAssignment,
  type TicketChange,
  type TicketComment,
  type TicketCommentDraft,
  type TicketDraft,
  type TicketEvent,
  type TicketRow,
  type TicketStep,
} from './ticket.ts';
export {
  ticketCategory,
  ticketWorker,
  ticketWorkerQuery,
  type TicketCategory,
  type TicketWorker,
} from './ticket-choices.ts';
export {
  ticketPart,
  ticketPartChange,
  ticketPartDraft,
  type TicketPart,
  type TicketPartChange,
  type TicketPartDraft,
} from './work/ticket-part.ts';
export { ticketWorkEndpoints } from './work/ticket-work-endpoints.ts';
export {
  ticketCheckAnswer,
  ticketCheckDraft,
  ticketCommentEdit,
  ticketCostDraft,
  ticketTimeDraft,
  ticketWork,
  type TicketCheck,
  type TicketCheckDraft,
  type TicketCost,
  type TicketCostDraft,
  type TicketTime,
  type TicketTimeDraft,
  type TicketWork,
} from './work/ticket-work.ts';
