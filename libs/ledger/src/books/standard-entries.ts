import { sumOf } from '../amounts/rupiah.ts';
import type { AccountKey, Side } from './accounts.ts';
import type { Posting } from './entry.ts';

/** The postings of an entry, by the names of the seeded accounts. */
export type StandardEntry = readonly Posting<AccountKey>[];

/** What a bill asks for, in rupiah, by the account it is owed to. */
export type BillCredits = Partial<
  Readonly<
    Record<
      'serviceCharges' | 'utilities' | 'lateFees' | 'sales' | 'ppnPayable' | 'pbjtPayable' | 'sinkingFund' | 'equity',
      bigint
    >
  >
>;

/** A bill is issued: the receivable stands against what it is for. What comes to nothing is left out. */
export function billIssued(credits: BillCredits): StandardEntry {
  // The keys of the type are the accounts.
  const owed = Object.entries(credits) as [keyof BillCredits, bigint][];
  return entryOf([
    ['receivables', 'debit', sumOf(owed.map(([, amount]) => amount))],
    ...owed.map(([account, amount]) => [account, 'credit', amount] as const),
  ]);
}

/** Money has come in by a channel, in cash, or to the bank: `allocated` pays bills, what is over is kept for the payer. */
export function paymentReceived(into: 'clearing' | 'cash' | 'bank', allocated: bigint, excess: bigint): StandardEntry {
  return entryOf([
    [into, 'debit', allocated + excess],
    ['receivables', 'credit', allocated],
    ['deposits', 'credit', excess],
  ]);
}

/** The bank or a channel pays out what was cleared, less its fee. */
export function settled(gross: bigint, fee: bigint): StandardEntry {
  return entryOf([
    ['bank', 'debit', gross - fee],
    ['channelFees', 'debit', fee],
    ['clearing', 'credit', gross],
  ]);
}

/** What was kept for somebody before the books began. */
export const depositOpened = (amount: bigint) => moved('equity', 'deposits', amount);
/** A deposit is topped up. */
export const depositToppedUp = (amount: bigint) => moved('clearing', 'deposits', amount);
/** Bills are paid from a deposit. */
export const paidFromDeposit = (amount: bigint) => moved('deposits', 'receivables', amount);
/** Something is sold and paid from a deposit at once, with its tax; whole rupiah. */
export const soldFromDeposit = (net: bigint, tax: bigint): StandardEntry =>
  entryOf([
    ['deposits', 'debit', net + tax],
    ['sales', 'credit', net],
    ['ppnPayable', 'credit', tax],
  ]);
/** What was sold and paid is taken back: it is in the deposit again. */
export const saleRefunded = (net: bigint, tax: bigint): StandardEntry =>
  entryOf([
    ['sales', 'debit', net],
    ['ppnPayable', 'debit', tax],
    ['deposits', 'credit', net + tax],
  ]);
/** A part of a deposit is set aside. */
export const depositHeld = (amount: bigint) => moved('deposits', 'heldDeposits', amount);
/** What was set aside is taken. */
export const holdCaptured = (amount: bigint) => moved('heldDeposits', 'receivables', amount);
/** What was set aside is free again. */
export const holdReleased = (amount: bigint) => moved('heldDeposits', 'deposits', amount);
/** What was set aside is paid out of the bank. */
export const holdPaidOut = (amount: bigint) => moved('heldDeposits', 'bank', amount);
/** Something was spent: out of the bank, or owed. */
export const expensePaid = (cost: 'operations' | 'maintenance', from: 'bank' | 'payables', amount: bigint) =>
  moved(cost, from, amount);
/** Something of the store was used. */
export const stockUsed = (amount: bigint) => moved('maintenance', 'inventory', amount);
/** An asset wears off. */
export const assetDepreciated = (amount: bigint) => moved('depreciationCost', 'depreciation', amount);
/** Money goes back to who paid: what was paid on a bill, or a deposit. */
export const refunded = (of: 'receivables' | 'deposits', amount: bigint) => moved(of, 'bank', amount);

function moved(debit: AccountKey, credit: AccountKey, amount: bigint): StandardEntry {
  return entryOf([
    [debit, 'debit', amount],
    [credit, 'credit', amount],
  ]);
}

function entryOf(lines: readonly (readonly [AccountKey, Side, bigint])[]): StandardEntry {
  return lines.filter(([, , amount]) => amount !== 0n).map(([account, side, amount]) => ({ account, side, amount }));
}
