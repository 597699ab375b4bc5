import { createHash, timingSafeEqual } from 'node:crypto';

/** What of a notification its signature is of. Note that the status of the transaction is not. */
export interface SignedParts {
  readonly order_id: string;
  readonly status_code: string;
  readonly gross_amount: string;
}

/** The signature of a notification by who knows the server key. */
function signatureOf({ order_id, status_code, gross_amount }: SignedParts, serverKey: string): string {
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');
}

/** Whether the signature is of the parts, in a time that says nothing of how near it came. */
export function isSigned(parts: SignedParts, signature: string, serverKey: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(parts, serverKey));
  return given.length === right.length && timingSafeEqual(given, right);
}
