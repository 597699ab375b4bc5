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
