import type { PolicyActor } from '@imah/contract/access';
import type { Access, Endpoint } from '@imah/contract/core';
import { HttpProblem } from './errors.ts';
import type { Actor } from './handler.ts';

/**
 * What a token may look at it does not change by that. Calls of which no permission but that of viewing is asked (to send
 * files, keep views, write in a topic) need some scope of a token that writes, of the same resource where there is one.
 * @throws {HttpProblem} 403
 */
export function requireWritingScope(
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
  actor: Actor | null,
): void {
  if (actor?.apiTokenId === undefined || method === 'GET' || access.kind === 'public') return;
  if (access.kind === 'permission' && !isViewing(access.permission)) return;
  if (!holdsWriting(actor, resourceOf(access))) throw new HttpProblem(403, 'TIDAK_BERWENANG');
}

function resourceOf(access: Access): string | null {
  if (access.kind === 'topic') return 'topic';
  return access.kind === 'permission' || access.kind === 'filtered' ? (access.permission.split('.')[0] ?? null) : null;
}

function holdsWriting({ memberships }: PolicyActor, resource: string | null): boolean {
  return memberships.some(({ grants }) =>
    [...grants].some((grant) => !isViewing(grant) && (resource === null || grant.startsWith(`${resource}.`))),
  );
}

const isViewing = (grant: string): boolean => grant.split('.')[1] === 'view';
