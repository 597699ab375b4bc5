export { billingEndpoints } from './billing-endpoints.ts';
export { billLinkEndpoints } from './bill-link-endpoints.ts';
export {
  billLink,
  billLinkDraft,
  billLinkToken,
  newBillLink,
  sharedBill,
  sharedBillAsked,
  type BillLink,
  type BillLinkDraft,
  type BillLinkToken,
  type NewBillLink,
  type SharedBill,
  type SharedBillAsked,
} from './bill-link.ts';
export { documentEndpoints } from './document-endpoints.ts';
export { openingEndpoints } from './opening-endpoints.ts';
export {
  bill,
  billingReview,
  billingRun,
  billingRunDraft,
  billingRunMove,
  billingRunWork,
  billRow,
  type Bill,
  type BillingReview,
  type BillingRun,
  type BillingRunDraft,
  type BillingRunWork,
  type BillRow,
} from './billing.ts';
export {
  billLine,
  lineUsage,
  type BillLine,
  type LateFeeLine,
  type LineUsage,
  type MeteredLine,
  type OpeningLine,
  type ProductLine,
} from './bill-line.ts';
export { lateFeeRule, type LateFeeRule } from './late-fee-rule.ts';
export {
  openingImport,
  openingImportRecord,
  openingImportReport,
  type OpeningImport,
  type OpeningImportRecord,
  type OpeningImportReport,
} from './opening-import.ts';
export { tariff, tariffDraft, type MeteredTariff, type Tariff, type TariffDraft } from './tariff.ts';
export { tariffTrial, tariffTrialDraft, type TariffTrial, type TariffTrialDraft } from './tariff-trial.ts';
