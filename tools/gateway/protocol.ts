import * as z from 'zod/mini';
import type { ChargeBook } from './charge-book.ts';
import type { Answered, Asked } from './exchange.ts';
import { describeCharge, refusal } from './midtrans-words.ts';

const chargeBody = z.object({
  payment_type: z.enum(['qris', 'bank_transfer']),
  transaction_details: z.object({
    order_id: z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,50}$/)),
    gross_amount: z.int().check(z.gt(0)),
  }),
  bank_transfer: z.optional(z.object({ bank: z.enum(['bca', 'bni', 'bri', 'permata', 'cimb']) })),
  custom_expiry: z.optional(
    z.object({ expiry_duration: z.int().check(z.gt(0)), unit: z.enum(['second', 'minute', 'hour', 'day']) }),
  ),
});
const minutesIn = { second: 1 / 60, minute: 1, hour: 60, day: 1440 } as const;
const mostByQris = 10_000_000;

/** The calls of the Core API that Imah makes, refused as Midtrans refuses them. */
export function answerProtocol(book: ChargeBook, asked: Asked): Answered {
  const serverKey = keyOf(asked.headers.authorization);
  // A key that ends so is refused, as one of another merchant would be.
  if (serverKey === null || serverKey.endsWith('-wrong')) return said(401, 'Unknown Merchant server_key/id');
  if (asked.method === 'POST' && asked.path === '/v2/charge') return charge(book, asked, serverKey);
  const [, orderId = '', call] = /^\/v2\/([^/]+)\/(status|cancel|expire)$/.exec(asked.path) ?? [];
  const found = call === undefined ? null : book.find(decodeURIComponent(orderId));
  if (found === null || found.serverKey !== serverKey) return said(404, "Transaction doesn't exist.");
  if (call !== 'status' && asked.method === 'POST') {
    if (found.status !== 'pending') return said(412, 'Transaction status cannot be updated.');
    book.move(found, call === 'cancel' ? 'cancel' : 'expire');
  }
  return { status: 200, json: describeCharge(found) };
}

function charge(book: ChargeBook, { body, headers }: Asked, serverKey: string): Answered {
  const { data } = chargeBody.safeParse(body);
  if (data === undefined) return said(400, 'One or more parameters in the payload is invalid.');
  const { payment_type: method, transaction_details: details, custom_expiry: expiry } = data;
  if (method === 'bank_transfer' && data.bank_transfer === undefined) return said(400, 'bank_transfer is required');
  if (method === 'qris' && details.gross_amount > mostByQris) return said(400, 'gross_amount is too large for qris');
  if (book.find(details.order_id) !== null)
    return said(
      406,
      'The request could not be completed due to a conflict with the current state of the target resource',
    );
  const notifyUrl = headers['x-override-notification'];
  const made = book.take(
    {
      orderId: details.order_id,
      amount: details.gross_amount,
      method,
      bank: data.bank_transfer?.bank ?? null,
      minutes: expiry === undefined ? 15 : expiry.expiry_duration * minutesIn[expiry.unit],
    },
    serverKey,
    typeof notifyUrl === 'string' ? notifyUrl : null,
  );
  return { status: 201, json: describeCharge(made) };
}

/** Midtrans repeats its refusals in the body. */
const said = (status: number, message: string): Answered => ({ status, json: refusal(status, message) });

function keyOf(authorization: string | undefined): string | null {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization ?? '') ?? [];
  const [key = '', rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return key === '' || rest !== '' ? null : key;
}
