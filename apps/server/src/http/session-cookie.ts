import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

export const sessionCookie = 'imah_session';

/** Gives the browser the session; page scripts cannot read it, other sites' posts do not carry it. */
export function setSessionCookie(config: Config, reply: FastifyReply, token: string, maxAgeSeconds: number): void {
  reply.setCookie(sessionCookie, token, { ...attributes(config, reply.request), maxAge: maxAgeSeconds });
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes(config, reply.request));
}

function attributes(config: Config, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config, request) } as const;
}

// The header may be forged, but only by the client itself, and then it only keeps its own cookie off plain http.
function isHttps(config: Config, request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-proto'];
  return config.publicUrl?.startsWith('https:') === true || request.protocol === 'https' || forwarded === 'https';
}
