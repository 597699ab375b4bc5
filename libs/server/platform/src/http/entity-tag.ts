import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './errors.ts';

/**
 * The version in `If-Match`. A tag that this server never gave out matches no version.
 * @throws {HttpProblem} 428 without one
 */
export function versionAskedFor(request: FastifyRequest): number {
  const tag = request.headers['if-match'];
  if (tag === undefined) throw new HttpProblem(428, 'PERLU_VERSI');
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1];
  return digits === undefined ? 0 : Number(digits);
}

/** Names the version of the record that is answered, where it has one. */
export function setEntityTag(reply: FastifyReply, answer: unknown): void {
  const data = member(answer, 'data');
  const version = member(data, 'version');
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
}

/**
 * Compares the version a person saw with the one that stands; versions begin with 1.
 * @throws {HttpProblem} 412 with the record as it stands
 */
export function requireVersion(current: { readonly version: number }, asked: number): void {
  if (current.version !== asked) throw new HttpProblem(412, 'VERSI_BERUBAH', { current });
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
