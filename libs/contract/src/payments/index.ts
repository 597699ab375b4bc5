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
