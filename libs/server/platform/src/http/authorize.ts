import { decide, decideRows, type PolicyTarget } from '@imah/contract/access';
import type { Access } from '@imah/contract/core';
import * as z from 'zod/mini';
import { isMember, isUploader, mayReadFile } from '../files/file-rights.ts';
import { resolveTarget, subjectParams } from '../access/resolve-target.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem, notFound } from './errors.ts';
import type { Actor } from './handler.ts';

type AuthorizePorts = Pick<ServerContext, 'db' | 'domains' | 'now'>;

export interface Grant {
  readonly target: PolicyTarget | null;
  readonly rows: 'all' | 'own';
}

/**
 * Asks the policy whether `actor` may make the call now, and names what is missing where only a second factor is.
 * @throws {HttpProblem} 401, 403 or 404
 */
export async function authorize(
  context: AuthorizePorts,
  access: Access,
  actor: Actor | null,
  params: unknown,
): Promise<Grant> {
  const withheld = actor?.withheld ?? [];
  if (actor === null || withheld.length === 0) return authorizeHeld(context, access, actor, params);
  if (access.kind === 'filtered' && actor.memberships.length === 0) throw secondFactorMissing();
  try {
    return await authorizeHeld(context, access, actor, params);
  } catch (error) {
    const full = { ...actor, memberships: withheld };
    if (await isKnownTo(context, access, full, params)) throw secondFactorMissing();
    throw error;
  }
}

const secondFactorMissing = () => new HttpProblem(403, 'FAKTOR_KEDUA_WAJIB');

/** Whether the person could at least see what the call is about. */
async function isKnownTo(context: AuthorizePorts, access: Access, actor: Actor, params: unknown): Promise<boolean> {
  return authorizeHeld(context, access, actor, params).then(
    () => true,
    (error: unknown) => error instanceof HttpProblem && error.status === 403,
  );
}

/**
 * By the memberships that count. A record that does not exist, one of another
 * organisation and an id that cannot be one are refused alike.
 * @throws {HttpProblem} 401, 403 or 404
 */
async function authorizeHeld(
  context: AuthorizePorts,
  access: Access,
  actor: Actor | null,
  params: unknown,
): Promise<Grant> {
  const { db, domains, now } = context;
  if (access.kind === 'public') return { target: null, rows: 'all' };
  if (actor === null) throw new HttpProblem(401, 'PERLU_MASUK');
  // A token reaches what its scopes name, and those name records of organisations, never the account itself.
  if (access.kind === 'session' && actor.apiTokenId !== undefined) throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (access.kind === 'session' || access.kind === 'filtered') return { target: null, rows: 'all' };
  if (access.kind === 'topic') {
    const id = subjectId(params, 'topicId');
    const held = id === null ? 'hidden' : await domains.topics.access(db, actor, id, now());
    if (held === 'hidden') throw notFound();
    if (access.may === 'moderate' && held !== 'moderates') throw new HttpProblem(403, 'TIDAK_BERWENANG');
    return { target: null, rows: 'all' };
  }
  if (access.kind !== 'permission') {
    if (!(await isHeld(context, access.kind, actor, params))) throw notFound();
    return { target: null, rows: 'all' };
  }

  const subject = subjectId(params, subjectParams[access.subject]);
  const found = subject === null ? null : await resolveTarget(db, access.subject, subject);
  if (found === null) throw notFound();
  const target = access.reach === 'everywhere' ? { ...found, everywhere: true } : found;

  const decision =
    access.ownRows === true ? decideRows(actor, access.permission, target) : decide(actor, access.permission, target);
  if (decision === 'hidden') throw notFound();
  if (decision === 'forbidden') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  return { target, rows: decision === 'own' ? 'own' : 'all' };
}

/** The kinds that no permission names: what belongs to a person, or to whoever may read something else. */
async function isHeld(
  context: AuthorizePorts,
  kind: 'member' | 'uploader' | 'file',
  actor: Actor,
  params: unknown,
): Promise<boolean> {
  const id = subjectId(params, { member: 'orgId', uploader: 'uploadId', file: 'fileId' }[kind]);
  if (id === null) return false;
  if (kind === 'member') return isMember(actor, id);
  return kind === 'uploader' ? isUploader(context.db, actor, id) : mayReadFile(context, actor, id);
}

const uuid = z.guid();

/** The id that a path parameter gives, or null where it can be none. */
export function subjectId(params: unknown, name: string): string | null {
  const text: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return z.safeParse(uuid, text).data ?? null;
}
