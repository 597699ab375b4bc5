export { fromRupiah, mostRupiah, sumOf, toRupiah } from './amounts/rupiah.ts';
export { divideHalfUp } from './amounts/divide-half-up.ts';
export { lineAmount, portionOf } from './charges/line-amount.ts';
export { rateByTiers, tierFault, type Tier, type TierFault, type TierPart } from './charges/tiers.ts';
export { rateCharge, type ChargeRule, type RatedCharge } from './charges/rate-charge.ts';
export { prorate, shareOut } from './charges/share-out.ts';
export { daysBetween, daysOf, periodBounds, shiftPeriod, type Day, type Period } from './charges/period.ts';
export { payerSpans, type PayerSpan, type Stay } from './charges/payer-spans.ts';
export { pbjtOf, ppnOf, taxProfiles, type Tax, type TaxProfile } from './charges/tax.ts';
export { lateFee, type LateFeeRule } from './charges/late-fee.ts';
export {
  accountKeys,
  accountTypes,
  normalSide,
  opposite,
  seededAccounts,
  sideOf,
  sides,
  type AccountKey,
  type AccountType,
  type Side,
} from './books/accounts.ts';
export { balanceOf, entryFault, reversalOf, sideSum, type EntryFault, type Posting } from './books/entry.ts';
export {
  assetDepreciated,
  billIssued,
  depositHeld,
  depositOpened,
  depositToppedUp,
  expensePaid,
  holdCaptured,
  holdPaidOut,
  holdReleased,
  paidFromDeposit,
  paymentReceived,
  refunded,
  saleRefunded,
  settled,
  soldFromDeposit,
  stockUsed,
  type BillCredits,
  type StandardEntry,
} from './books/standard-entries.ts';
export { allocate, type Allocated, type Allocation, type OpenBill } from './books/allocate.ts';
export { bookValueAfter, type StraightLine } from './books/straight-line.ts';
export { needsStampDuty } from './books/stamp-duty.ts';
export { terbilang } from './text/terbilang.ts';
export { formatRupiah } from './text/format-rupiah.ts';
export { readDecimal, writeDecimal, type DecimalReading } from './text/decimal-text.ts';
export { readRupiah, writeRupiah, type RupiahReading } from './text/rupiah-text.ts';
