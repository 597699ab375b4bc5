import { loginPathFor, readReturnPath } from './return-path.ts';

/** S-37: `auth` needs a session. S-38: `guest` needs that there is none. */
export const guardNames = ['auth', 'guest'] as const;
export type GuardName = (typeof guardNames)[number];

/** Enter the page, or go elsewhere in place of the history entry. */
export type GuardDecision = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string };

/** The page asked for. */
export interface GuardRequest {
  /** null: the page is public. */
  readonly guard: GuardName | null;
  /** Path asked for, with query and fragment. */
  readonly path: string;
}

/** A route names a guard that does not exist (S-39). */
export class UnknownGuardError extends Error {
  override readonly name = 'UnknownGuardError';
  readonly guard: string;

  constructor(guard: string) {
    super(`Unknown guard "${guard}"; known: ${guardNames.join(', ')}`);
    this.guard = guard;
  }
}

/** The guard with this name. Throws `UnknownGuardError` (S-39). */
export function guardNamed(name: string): GuardName {
  const guard = guardNames.find((known) => known === name);
  if (guard === undefined) throw new UnknownGuardError(name);
  return guard;
}

/**
 * Whether a page may be entered, or where to instead: `auth` leads to the login that comes back to the page
 * asked for, `guest` leads to the page the login was asked to come back to, or else to `/imah`.
 * Throws `UnknownGuardError` when data from outside the types carries another name.
 */
export function decideGuard({
  guard,
  path,
  hasSession,
}: GuardRequest & { readonly hasSession: boolean | null }): GuardDecision {
  if (guard === null) return { kind: 'allow' };
  switch (guardNamed(guard)) {
    case 'auth':
      return hasSession ? { kind: 'allow' } : { kind: 'redirect', to: loginPathFor(path) };
    case 'guest':
      return hasSession ? { kind: 'redirect', to: askedFor(path) } : { kind: 'allow' };
  }
}

function askedFor(path: string): string {
  const query = path.split('#', 1)[0]?.split('?').slice(1).join('?');
  return readReturnPath(new URLSearchParams(query).get('redirect')) ?? '/imah';
}
