import type {} from '@fastify/cookie';
import type { Access } from '@imah/contract';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { findSession } from '../identity/sessions.ts';
import type { Actor } from './handler.ts';
import { sessionCookie } from './session-cookie.ts';

/**
 * The person of the request's session. A bearer token goes before the cookie; one that is worth
 * nothing any more (kept by a page from before the session's token changed) leaves it to the cookie.
 */
export async function readActor(
  context: ServerContext,
  request: FastifyRequest,
  access: Access,
): Promise<Actor | null> {
  const asksForRights = access.kind === 'permission' || access.kind === 'filtered';
  const rights = asksForRights ? 'with-rights' : 'without-rights';
  for (const token of sessionTokens(request)) {
    const actor = await findSession(context.db, token, rights, context.now());
    if (actor !== null) return actor;
  }
  return null;
}

/** The tokens a request carries, bearer first. */
export function sessionTokens(request: FastifyRequest): string[] {
  const tokens = new Set([bearerToken(request) ?? '', request.cookies[sessionCookie] ?? '']);
  tokens.delete('');
  return [...tokens];
}

/** What a program sends by itself; a browser never adds it to a request of a foreign page. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
