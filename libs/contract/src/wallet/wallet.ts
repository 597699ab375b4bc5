import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { onlineMethods, vaBanks } from '../payments/words.ts';
import {
  autopayFailures,
  autopayStates,
  autopaySwitches,
  autopayTimes,
  floatLevels,
  walletEntryKinds,
  walletSources,
} from './words.ts';

/** Whole rupiah, as much as a payment may be: a thousand billions. */
const most = 1_000_000_000_000;
const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));
const some = z.int().check(z.gt(0), z.lte(most));

const autopay = z.object({
  state: z.enum(autopaySwitches),
  limit: some,
  when: z.enum(autopayTimes),
  /** Of the month; null but for `day`. */
  day: z.nullable(z.int().check(z.gte(1), z.lte(28))),
});
/** How bills of a person are paid by themselves; `limit` is the most that is paid of one bill. */
export type Autopay = z.infer<typeof autopay>;

/** How one's bills are to be paid by themselves. */
export const autopayDraft = autopay;

/** A bill that is, was or was to be paid by itself. */
export const autopayAttempt = z.object({
  billId: id,
  number: z.string(),
  period: z.string(),
  unitCode: z.string(),
  payOn: day,
  state: z.enum(autopayStates),
  failure: z.nullable(z.enum(autopayFailures)),
  paymentId: z.nullable(id),
});
export type AutopayAttempt = z.infer<typeof autopayAttempt>;

/** The deposit of a person with an organisation. */
export const wallet = z.object({
  orgId: id,
  organizationName: z.string(),
  personId: id,
  personName: z.string(),
  /** What can be paid with, and what is held for payouts that nobody has answered or paid yet. */
  available: rupiah,
  held: rupiah,
  /** Where the person lives or has bills, with the ways in which the deposit can be topped up. */
  buildings: z.array(
    z.object({ id, name: z.string(), methods: z.array(z.enum(onlineMethods)), banks: z.array(z.enum(vaBanks)) }),
  ),
  /** Null until somebody has said so. */
  autopay: z.nullable(autopay),
  /** The last twelve. */
  attempts: z.array(autopayAttempt),
});
export type Wallet = z.infer<typeof wallet>;

/** A line of the statement of a deposit. */
export const walletEntry = z.object({
  id,
  /** In this order, the newest first. */
  seq: z.int(),
  effectiveOn: day,
  kind: z.enum(walletEntryKinds),
  memo: z.string(),
  /** What came in, or went out where it is below nothing; and what was there after it. */
  amount: rupiah,
  balance: rupiah,
  /** Null where it has no page of its own. */
  source: z.nullable(z.object({ kind: z.enum(walletSources), id })),
});
export type WalletEntry = z.infer<typeof walletEntry>;

const period = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** Lines of one month, or all. */
export const walletEntryQuery = z.extend(listQuery, { period: z.optional(period) });

/** What is paid from a deposit: the bills that were chosen, or those that were due first where none is. */
export const walletPaymentDraft = z.object({
  buildingId: id,
  billIds: z._default(z.array(id).check(z.maxLength(20)), []),
  amount: some,
});
export type WalletPaymentDraft = z.input<typeof walletPaymentDraft>;

/** By how much, and how, a deposit is topped up. `bank` is named for a virtual account only. */
export const walletTopUpDraft = z.object({
  buildingId: id,
  amount: z.int().check(z.gte(10_000), z.lte(100_000_000)),
  method: z.enum(onlineMethods),
  bank: z._default(z.nullable(z.enum(vaBanks)), null),
});
export type WalletTopUpDraft = z.input<typeof walletTopUpDraft>;

/** Somebody for whom an organisation keeps a deposit. */
export const walletRow = z.object({ personId: id, name: z.string(), available: rupiah, held: rupiah });
export type WalletRow = z.infer<typeof walletRow>;

/** Deposits by a part of the person's name, the largest first. */
export const walletListQuery = z.extend(listQuery, { search: z._default(z.string().check(z.maxLength(100)), '') });

/** What all deposits of an organisation come to, beside what its books say, and how near that is to the limit of the law. */
export const walletTotals = z.object({
  /** How many people have something. */
  people: z.int(),
  available: rupiah,
  held: rupiah,
  /** The balance of the account of deposits, and of that of held deposits, as the months of the books say them. */
  booked: rupiah,
  bookedHeld: rupiah,
  /** Both together: what the organisation owes its residents. */
  float: rupiah,
  floatLimit: rupiah,
  level: z.enum(floatLevels),
  waiting: z.int(),
});
export type WalletTotals = z.infer<typeof walletTotals>;

/** Up to which float an organisation keeps deposits, in whole rupiah. */
export const walletRule = z.object({ floatLimit: z.int().check(z.gte(1_000_000), z.lte(most)) });
export type WalletRule = z.infer<typeof walletRule>;
