import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import {
  billStates,
  gatewayPlaces,
  onlineMethods,
  onlinePaymentStates,
  onlinePurposes,
  onlineReaders,
  vaBanks,
} from './words.ts';

const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));

/** What somebody wants to pay, and how. `bank` is named for a virtual account only. */
export const onlinePaymentDraft = z.object({
  billIds: z.array(id).check(z.minLength(1), z.maxLength(20)),
  method: z.enum(onlineMethods),
  bank: z._default(z.nullable(z.enum(vaBanks)), null),
  /** How much of what is open of the bills, as for an instalment: those that were due first are paid first. Left out, all of it. */
  amount: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000_000))),
});
export type OnlinePaymentDraft = z.input<typeof onlinePaymentDraft>;

/** A payment that somebody makes by themselves, from its code or account number to the receipt. */
export const onlinePayment = z.object({
  id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  personName: z.string(),
  method: z.enum(onlineMethods),
  bank: z.nullable(z.enum(vaBanks)),
  amount: rupiah,
  /** A top-up and an order have no bills. */
  purpose: z.enum(onlinePurposes),
  /** The order that is paid, with the number by which people know it; null but for one. */
  order: z.nullable(z.object({ id, number: z.string() })),
  state: z.enum(onlinePaymentStates),
  bills: z.array(
    z.object({ billId: id, number: z.string(), unitCode: z.string(), period: z.string(), amount: rupiah }),
  ),
  /** What the camera of a bank's app reads; null but for QRIS. */
  qrPayload: z.nullable(z.string()),
  /** The number of the virtual account; null but for one. */
  vaNumber: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** The payment that was recorded of it; null until money has come. */
  paymentId: z.nullable(id),
  /** What the reader is to it: its payer may give it up. */
  reader: z.enum(onlineReaders),
});
export type OnlinePayment = z.infer<typeof onlinePayment>;

/** What was tried on a bill, as its page says it. */
export const onlineAttempt = z.pick(onlinePayment, {
  id: true,
  method: true,
  bank: true,
  amount: true,
  state: true,
  createdAt: true,
});
export type OnlineAttempt = z.infer<typeof onlineAttempt>;

/** What somebody has to pay in one building, and how they can. */
export const ownDue = z.object({
  buildingId: id,
  buildingName: z.string(),
  /** Those that were due first stand on top. */
  bills: z.array(
    z.object({
      billId: id,
      number: z.string(),
      unitCode: z.string(),
      period: z.string(),
      dueOn: day,
      outstanding: rupiah,
      state: z.enum(billStates),
      /** The online payment of it that is still open; null where there is none. */
      onlinePaymentId: z.nullable(id),
    }),
  ),
  /** None where the organisation takes no payments by itself. */
  methods: z.array(z.enum(onlineMethods)),
  banks: z.array(z.enum(vaBanks)),
});
export type OwnDue = z.infer<typeof ownDue>;

/** How an organisation takes payments. Its key is never told again. */
export const paymentGateway = z.object({
  place: z.enum(gatewayPlaces),
  /** Which places can be chosen on this installation. */
  places: z.array(z.enum(gatewayPlaces)),
  /** The last four characters of the server key; null where there is none. */
  keyEnd: z.nullable(z.string()),
  methods: z.array(z.enum(onlineMethods)),
  banks: z.array(z.enum(vaBanks)),
  /** Where the gateway has to send its notifications. */
  notificationUrl: z.string(),
});
export type PaymentGateway = z.infer<typeof paymentGateway>;

/** How an organisation is to take payments. */
export const paymentGatewayDraft = z.object({
  place: z.enum(gatewayPlaces),
  /** Left out, the one that is there stays. */
  serverKey: z.optional(z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{16,128}$/))),
  methods: z.array(z.enum(onlineMethods)).check(z.maxLength(onlineMethods.length)),
  banks: z.array(z.enum(vaBanks)).check(z.maxLength(vaBanks.length)),
});
export type PaymentGatewayDraft = z.infer<typeof paymentGatewayDraft>;
