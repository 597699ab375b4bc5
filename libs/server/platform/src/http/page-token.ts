import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const prefix = 'page.';

/**
 * What scripts are told of a session that a cookie carries. It names the session and opens nothing: only together with
 * the cookie, which no script can read, is a call answered. A script of a stranger that got into a page has nothing
 * that it could use elsewhere or later.
 */
export function pageToken(sessionToken: string): string {
  return prefix + createHmac('sha256', sessionToken).update('page token').digest('base64url');
}

export function isPageToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** Whether a script of a page has sent it: browsers say so by themselves, and no script can keep them from it. */
export function comesFromPage({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
