import { availableParallelism } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { createFairGate, type FairGate, type FairLimits } from '../overload/fair-gate.ts';

/**
 * Calls of one account that are worked on at once: fewer than there are connections to the database, and no more than
 * there are processors, for more would be no faster and would delay everybody else (`npm run bench`: half the p99 of
 * others on two processors with two instead of four).
 */
const perAccount = Math.min(4, Math.max(2, availableParallelism()));

export const shareLimits: FairLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  perKey: perAccount,
  waiting: 60,
  patienceMs: 5_000,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the call's place back; null before it has one. */
    leaveShare: (() => void) | null;
  }
}

/** `scale` multiplies what an account may have under way, for runs that load the server from one account. */
export function createShares(scale: number): FairGate {
  const { perKey, waiting } = shareLimits;
  return createFairGate({ ...shareLimits, perKey: Math.ceil(perKey * scale), waiting: Math.ceil(waiting * scale) });
}

/**
 * Waits until the account, or the address of who has none, has fewer calls under way than it may.
 * The place is given back when the call's work is done or refused, not when its client leaves: who hangs up frees no place.
 * @throws {BusyError}
 */
export async function enterShare(shares: FairGate, request: FastifyRequest): Promise<void> {
  const key = request.actor === null ? `address ${request.ip}` : `account ${request.actor.userId}`;
  request.leaveShare = await shares.enter(key);
}

/** Gives back the place of a call that is refused before its work has begun. */
export function leaveShare(request: FastifyRequest): void {
  request.leaveShare?.();
  request.leaveShare = null;
}

/** Runs the call's work in the place it was given. */
export async function workInShare<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const leave = request.leaveShare;
  request.leaveShare = null;
  try {
    return await work();
  } finally {
    leave?.();
  }
}
