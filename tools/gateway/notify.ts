import { describeCharge } from './midtrans-words.ts';
import type { SimulatedCharge } from './charge-book.ts';

const timeoutMs = 10_000;

/** Tells whoever asked for the charge where it stands, as Midtrans does. Says what they answered. */
export async function notify(charge: SimulatedCharge): Promise<number | 'nobody' | 'unreachable'> {
  if (charge.notifyUrl === null) return 'nobody';
  try {
    const { status } = await fetch(charge.notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(describeCharge(charge)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status;
  } catch {
    return 'unreachable';
  }
}
