import type { SessionUser } from '@imah/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { sessionTokens } from '../http/read-actor.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import { noteBrowser } from '../notifications/known-browsers.ts';
import { createSession, endSession } from './sessions.ts';
import { sessionTimes } from './session-times.ts';

/**
 * Opens a new session for a person who has just shown who they are. The session the request came
 * with ends, so one that somebody planted in the browser is worth nothing after the login.
 */
export async function openSession(
  context: ServerContext,
  user: SessionUser,
  query: { readonly web?: 'true' | 'false' | undefined },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<{ data: { user: SessionUser; token: string } }> {
  const client = { ip: request.ip, userAgent: request.headers['user-agent'] };
  for (const token of sessionTokens(request)) await endSession(context.db, token);
  const token = await createSession(context.db, user.id, client, context.now());
  await noteBrowser(context, user.id, client.userAgent);
  if (query.web === 'true') setSessionCookie(context.config, reply, token, sessionTimes.absolute / 1000);
  return { data: { user, token } };
}
