export { arrearsEndpoints } from './arrears-endpoints.ts';
export {
  arrearsFileQuery,
  arrearsQuery,
  arrearsRow,
  arrearsTotals,
  arrearsTotalsQuery,
  billReminderRule,
  payerReminder,
  payerReminderAnswer,
  type ArrearsRow,
  type ArrearsTotals,
  type BillReminderRule,
  type PayerReminderAnswer,
} from './arrears.ts';
export { onlinePaymentEndpoints } from './online-payment-endpoints.ts';
export {
  onlineAttempt,
  onlinePayment,
  onlinePaymentDraft,
  ownDue,
  paymentGateway,
  paymentGatewayDraft,
  type OnlineAttempt,
  type OnlinePayment,
  type OnlinePaymentDraft,
  type OwnDue,
  type PaymentGateway,
  type PaymentGatewayDraft,
} from './online-payment.ts';
export { creditNoteEndpoints } from './credit-note-endpoints.ts';
export {
  billCredits,
  creditNote,
  creditNoteDraft,
  type BillCreditNotes,
  type CreditNote,
  type CreditNoteDraft,
} from './credit-notes.ts';
export { disputeEndpoints } from './dispute-endpoints.ts';
export {
  dispute,
  disputeAnswer,
  disputeDraft,
  openDispute,
  type Dispute,
  type DisputeAnswer,
  type DisputeDraft,
  type OpenDispute,
} from './disputes.ts';
export { instalmentEndpoints } from './instalment-endpoints.ts';
export {
  instalmentAnswer,
  instalmentCancellation,
  instalmentDraft,
  instalmentListQuery,
  instalmentPlan,
  instalmentPreview,
  instalmentPreviewQuery,
  type InstalmentAnswer,
  type InstalmentDraft,
  type InstalmentPlan,
  type InstalmentPreview,
} from './instalments.ts';
export { lateFeeEndpoints } from './late-fee-endpoints.ts';
export {
  lateFeePolicy,
  lateFeePolicyDraft,
  lateFeePreview,
  lateFeeQuery,
  lateFeeRow,
  type LateFeePolicy,
  type LateFeePolicyDraft,
  type LateFeePreview,
  type LateFeeRow,
} from './late-fees.ts';
export { paymentEndpoints } from './payment-endpoints.ts';
export {
  payer,
  payment,
  paymentDraft,
  paymentListQuery,
  paymentPlan,
  paymentReversal,
  paymentRow,
  type Payer,
  type Payment,
  type PaymentDraft,
  type PaymentPlan,
  type PaymentRow,
} from './payment.ts';
