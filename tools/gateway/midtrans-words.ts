import { createHash } from 'node:crypto';
import type { ChargeStatus, SimulatedCharge } from './charge-book.ts';

const codes: Readonly<Record<ChargeStatus, string>> = {
  pending: '201',
  settlement: '200',
  expire: '407',
  cancel: '200',
  deny: '202',
  refund: '200',
};

/** `2026-11-27 10:04:05` in western Indonesian time. */
const timeOf = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** What Midtrans says of a charge, to a question or by itself. */
export function describeCharge(charge: SimulatedCharge, status: ChargeStatus = charge.status) {
  const statusCode = codes[status];
  const grossAmount = `${charge.amount}.00`;
  const signed = `${charge.orderId}${statusCode}${grossAmount}${charge.serverKey}`;
  return {
    status_code: statusCode,
    status_message: `Success, transaction is ${status}`,
    transaction_id: charge.transactionId,
    order_id: charge.orderId,
    merchant_id: 'G000000000',
    gross_amount: grossAmount,
    currency: 'IDR',
    payment_type: charge.method,
    transaction_time: timeOf(charge.madeAt),
    transaction_status: status,
    fraud_status: 'accept',
    expiry_time: timeOf(charge.expiresAt),
    signature_key: createHash('sha512').update(signed).digest('hex'),
    ...(charge.settledAt === null ? {} : { settlement_time: timeOf(charge.settledAt) }),
    ...(charge.qrPayload === null ? {} : { acquirer: 'gopay', qr_string: charge.qrPayload }),
    ...(charge.vaNumber === null
      ? {}
      : charge.bank === 'permata'
        ? { permata_va_number: charge.vaNumber }
        : { va_numbers: [{ bank: charge.bank ?? '', va_number: charge.vaNumber }] }),
  };
}

/** What Midtrans says where it does not do what was asked. */
export const refusal = (code: number, message: string) => ({
  status_code: String(code),
  status_message: message,
  id: 'simulator',
});
