import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The session of a browser, and that it is one which somebody has signed in with before. */
export const cookieNames = { session: 'imah_session', device: 'imah_device' } as const;

type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/**
 * The value of a cookie of ours. Over https only the one with the prefix counts: a browser takes that from this host
 * alone and over https alone, so no neighbour of the domain can put one of theirs in its place.
 */
export function readCookie(config: Config, request: FastifyRequest, name: CookieName): string | undefined {
  return request.cookies[fullName(config, request, name)];
}

/** Gives the browser a cookie; page scripts cannot read it, other sites' posts do not carry it. */
export function setCookie(
  config: Config,
  reply: FastifyReply,
  name: CookieName,
  { value, maxAgeMs }: { readonly value: string; readonly maxAgeMs: number },
): void {
  const { request } = reply;
  const maxAge = maxAgeMs / 1000;
  reply.setCookie(fullName(config, request, name), value, { ...attributes(config, request), maxAge });
}

export function clearCookie(config: Config, reply: FastifyReply, name: CookieName): void {
  const { request } = reply;
  reply.clearCookie(fullName(config, request, name), attributes(config, request));
}

function fullName(config: Config, request: FastifyRequest, name: CookieName): string {
  return isHttps(config, request) ? `__Host-${name}` : name;
}

function attributes(config: Config, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config, request) } as const;
}

// The header may be forged, but only by the client itself, and then it only keeps its own cookie off plain http.
function isHttps(config: Config, request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-proto'];
  return config.publicUrl?.startsWith('https:') === true || request.protocol === 'https' || forwarded === 'https';
}
