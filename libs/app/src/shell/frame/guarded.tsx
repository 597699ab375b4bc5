import { decideGuard } from '@imah/state-machines';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type SessionSnapshot, useSession } from '../session/session-context.tsx';

export interface GuardedProps {
  readonly guard: 'auth' | 'guest' | null;
  /** Shown where the session must be known first, and is not yet. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const presence = (snapshot: SessionSnapshot) => {
  if (snapshot.matches('starting')) return 'unknown';
  return snapshot.context.session === null ? 'absent' : 'present';
};

/** Lets a page in, leads elsewhere, or waits for the first session fetch (S-29, S-37, S-38). */
export function Guarded({ guard, waiting, children }: GuardedProps) {
  const session = useSession(presence);
  const { pathname, search, hash } = useLocation();

  // A guest page is prerendered: it is shown at once, and left if a session turns out to exist.
  if (session === 'unknown') return guard === 'auth' ? waiting : children;
  const decision = decideGuard({ guard, path: pathname + search + hash, hasSession: session === 'present' });
  return decision.kind === 'allow' ? children : <Navigate to={decision.to} replace />;
}
