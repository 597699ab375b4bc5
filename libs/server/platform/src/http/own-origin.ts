import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { HttpProblem } from './errors.ts';
import { bearerToken } from './read-actor.ts';
import { cookieNames, readCookie } from './session-cookie.ts';

/**
 * Refuses a change that only the browser's cookie vouches for when it does not come from our own
 * pages. A request with a bearer token is free: a foreign page cannot set one.
 * @throws {HttpProblem} 403 ASAL_TIDAK_DIKENAL
 */
export function requireOwnOrigin(config: Config, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (bearerToken(request) !== undefined || readCookie(config, request, cookieNames.session) === undefined) return;
  if (!comesFromOwnPage(config, request)) throw new HttpProblem(403, 'ASAL_TIDAK_DIKENAL');
}

function comesFromOwnPage(config: Config, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return ownOrigins(config, request).includes(origin);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

function ownOrigins(config: Config, request: FastifyRequest): string[] {
  const { host } = request.headers;
  const forwarded = request.headers['x-forwarded-proto'] === 'https' ? 'https' : request.protocol;
  return [
    ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).origin]),
    ...(host === undefined ? [] : [`${forwarded}://${host}`]),
  ];
}
