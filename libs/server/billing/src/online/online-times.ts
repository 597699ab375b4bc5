import type { OnlineMethod, OnlinePurpose } from '@imah/contract/payments/words';

const minutesOf: Readonly<Record<OnlineMethod, number>> = { qris: 15, va: 24 * 60 };

/** An order holds what runs out, such as the quota of a promotion, until it is paid: nobody keeps that from others for a day. */
const mostOfOrder = 60;

/** For how long something can be paid, in minutes. */
export function minutesToPay({ method, purpose }: { method: OnlineMethod; purpose: OnlinePurpose }): number {
  return purpose === 'order' ? Math.min(minutesOf[method], mostOfOrder) : minutesOf[method];
}

/** How many of its minutes are left to a payment, at least one: at the gateway it ends when it ends here, whenever it is opened. */
export const minutesLeft = (expiresAt: Date, now: number): number =>
  Math.max(1, Math.ceil((expiresAt.getTime() - now) / 60_000));

/** How long, in milliseconds, the gateway is left alone after it was asked so many times: five seconds, doubled, at most five minutes. */
export const waitAfter = (checks: number): number => Math.min(5_000 * 2 ** Math.min(checks, 10), 5 * 60_000);

/** How long after its end a payment that the gateway knows nothing of is given up, in milliseconds. */
export const graceMs = 60_000;
