import { normalizeIP } from '@fastify/rate-limit';
import type { RateLimit } from '@imah/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './errors.ts';

export interface RouteLimits {
  /** Counts the call for the client's address. @throws {HttpProblem} 429 with Retry-After */
  readonly countAddress: (request: FastifyRequest) => Promise<void>;
  /** Counts the call for the account of the session, where there is one. @throws {HttpProblem} 429 with Retry-After */
  readonly countAccount: (request: FastifyRequest) => Promise<void>;
}

/** The limit of one route. `scale` multiplies what the contract says, for runs that log in far more often than people do. */
export function createRouteLimits(app: FastifyInstance, limit: RateLimit | undefined, scale: number): RouteLimits {
  if (limit === undefined) return { countAddress: async () => {}, countAccount: async () => {} };
  const options = { max: Math.ceil(limit.max * scale), timeWindow: limit.windowSeconds * 1000 };
  // One household or one office has one IPv6 /64.
  const byAddress = app.createRateLimit({ ...options, keyGenerator: (request) => normalizeIP(request.ip, 64) });
  const byAccount = app.createRateLimit({ ...options, keyGenerator: (request) => request.actor?.userId ?? '' });
  return {
    countAddress: async (request) => refuseExceeded(await byAddress(request)),
    countAccount: async (request) => {
      if (request.actor !== null) refuseExceeded(await byAccount(request));
    },
  };
}

function refuseExceeded(result: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>): void {
  if (result.isAllowed || !result.isExceeded) return;
  throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: Math.max(1, result.ttlInSeconds) });
}
