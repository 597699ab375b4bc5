import type { SessionUser } from '@imah/contract/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '@imah/server-platform';
import { comesFromPage, cookieNames, pageToken, sessionTokens, setCookie } from '@imah/server-platform/http';
import { noteBrowser } from '@imah/server-notifications';
import { rememberDevice } from './known-devices.ts';
import { createSession, endSession, sessionTimes } from '@imah/server-platform/sessions';

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
  for (const token of sessionTokens(context.config, request)) await endSession(context.db, token);
  const token = await createSession(context.db, user.id, client, context.now());
  await noteBrowser(context, user.id, client.userAgent);
  if (query.web !== 'true') return { data: { user, token } };
  setCookie(context.config, reply, cookieNames.session, { value: token, maxAgeMs: sessionTimes.absolute });
  await rememberDevice(context, user.id, token, { request, reply });
  // A program that keeps no cookies has the token alone; a page has the cookie, and needs nothing that works without it.
  return { data: { user, token: comesFromPage(request) ? pageToken(token) : token } };
}
