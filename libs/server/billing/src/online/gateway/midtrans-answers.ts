import type { OnlinePaymentMove } from '@imah/contract/payments/words';
import * as z from 'zod/mini';
import type { Transaction } from './gateway.ts';

/** Rupiah as Midtrans writes them: `648000.00`. */
const grossAmount = z.string().check(z.regex(/^\d{1,13}\.00$/));
const account = z.string().check(z.regex(/^\d{6,32}$/));

/** What Midtrans says of a transaction: answered to a charge, to a question for its status, and in notifications. */
export const midtransTransaction = z.object({
  order_id: z.string().check(z.maxLength(50)),
  transaction_id: z.string().check(z.maxLength(64)),
  transaction_status: z.string().check(z.maxLength(40)),
  status_code: z.string().check(z.regex(/^\d{3}$/)),
  gross_amount: grossAmount,
  settlement_time: z.optional(z.string()),
  qr_string: z.optional(z.string().check(z.maxLength(512))),
  va_numbers: z.optional(z.array(z.object({ bank: z.string(), va_number: account })).check(z.maxLength(10))),
  permata_va_number: z.optional(account),
});

/** What it says where it does not do what was asked. */
export const midtransRefusal = z.object({ status_code: z.string(), status_message: z.optional(z.string()) });

/** Its statuses that say where the money is; the others (`authorize`, `partial_refund`, …) move nothing. */
const moves: Readonly<Record<string, OnlinePaymentMove>> = {
  pending: 'open',
  settlement: 'settle',
  capture: 'settle',
  deny: 'fail',
  failure: 'fail',
  cancel: 'cancel',
  expire: 'expire',
  refund: 'refund',
};

/** A transaction in our own words. */
export function readTransaction(said: z.infer<typeof midtransTransaction>, raw: string): Transaction {
  return {
    orderId: said.order_id,
    amount: Number.parseInt(said.gross_amount, 10),
    move: moves[said.transaction_status] ?? null,
    qrPayload: said.qr_string ?? null,
    vaNumber: said.va_numbers?.[0]?.va_number ?? said.permata_va_number ?? null,
    settledAt: readTime(said.settlement_time),
    raw,
  };
}

/** `2026-11-27 10:04:05` in western Indonesian time, which is what Midtrans counts by. */
function readTime(text: string | undefined): number | null {
  if (text === undefined || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const at = Date.parse(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(at) ? null : at;
}
