import type {} from '@fastify/cookie';
import type { Access } from '@imah/contract/core';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { type SharedQuery, shareQuery } from '../database/share-query.ts';
import type { Config } from '../config/config.ts';
import type { Actor } from './handler.ts';
import { findApiToken, isApiToken } from '../sessions/api-tokens.ts';
import { findSessions, type Rights } from '../sessions/sessions.ts';
import { isPageToken } from './page-token.ts';
import { cookieNames, readCookie } from './session-cookie.ts';

/** The person who holds a token, or null; requests that come together ask the database together. */
export type SessionReader = Readonly<Record<Rights, SharedQuery<string, Actor | null>>> & {
  readonly apiToken: (token: string) => Promise<Actor | null>;
  readonly config: Config;
};

export function createSessionReader({ db, now, config }: Pick<ServerContext, 'db' | 'now' | 'config'>): SessionReader {
  const share = (rights: Rights) =>
    shareQuery<string, Actor | null>((tokens) => findSessions(db, tokens, rights, now()));
  return {
    'with-rights': share('with-rights'),
    'without-rights': share('without-rights'),
    apiToken: (token) => findApiToken(db, token, now()),
    config,
  };
}

/**
 * The person of the request's session. A bearer token goes before the cookie; one that is worth
 * nothing any more (kept by a page from before the session's token changed) leaves it to the cookie.
 */
export async function readActor(
  sessions: SessionReader,
  request: FastifyRequest,
  access: Access,
): Promise<Actor | null> {
  const asksForRights = access.kind !== 'public' && access.kind !== 'session';
  const find = sessions[asksForRights ? 'with-rights' : 'without-rights'];
  for (const token of sessionTokens(sessions.config, request)) {
    const actor = await (isApiToken(token) ? sessions.apiToken(token) : find(token));
    if (actor !== null) return actor;
  }
  return null;
}

/** The tokens a request carries, bearer first. What a page holds stands for its cookie, and for nothing without it. */
export function sessionTokens(config: Config, request: FastifyRequest): string[] {
  const bearer = bearerToken(request) ?? '';
  const cookie = readCookie(config, request, cookieNames.session) ?? '';
  return [isPageToken(bearer) ? '' : bearer, cookie === bearer ? '' : cookie].filter((token) => token !== '');
}

/** What a program sends by itself; a browser never adds it to a request of a foreign page. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? undefined : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
