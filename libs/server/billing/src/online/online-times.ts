import type { OnlineMethod } from '@imah/contract/payments/words';

/** For how long each can be paid, in minutes. */
export const minutesOf: Readonly<Record<OnlineMethod, number>> = { qris: 15, va: 24 * 60 };

/** How long, in milliseconds, the gateway is left alone after it was asked so many times: five seconds, doubled, at most five minutes. */
export const waitAfter = (checks: number): number => Math.min(5_000 * 2 ** Math.min(checks, 10), 5 * 60_000);

/** How long after its end a payment that the gateway knows nothing of is given up, in milliseconds. */
export const graceMs = 60_000;
