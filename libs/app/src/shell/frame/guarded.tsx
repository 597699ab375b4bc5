import { type GuardRequest, routeGuardMachine } from '@imah/state-machines';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type SessionSnapshot, useSession } from '../session/session-context.tsx';

export interface GuardedProps {
  readonly guard: 'auth' | 'guest' | null;
  /** Shown where the session must be known first, and is not yet. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** null: not known yet. */
const presence = (snapshot: SessionSnapshot) =>
  snapshot.matches('starting') ? null : snapshot.context.session !== null;

type GuardSnapshot = SnapshotFrom<typeof routeGuardMachine>;

/** Tells the statechart what has changed since; the same snapshot where nothing has. */
function follow(known: GuardSnapshot, request: GuardRequest, hasSession: boolean | null): GuardSnapshot {
  let next = known;
  if (hasSession !== null && hasSession !== next.context.hasSession) {
    [next] = transition(routeGuardMachine, next, { type: 'SESSION_CHANGED', hasSession });
  }
  if (request.guard !== next.context.guard || request.path !== next.context.path) {
    [next] = transition(routeGuardMachine, next, { type: 'NAVIGATE', ...request });
  }
  return next;
}

/** Lets a page in, leads elsewhere, or waits for the first session fetch (S-29, S-37, S-38). */
export function Guarded({ guard, waiting, children }: GuardedProps) {
  const hasSession = useSession(presence);
  const { pathname, search, hash } = useLocation();
  const [known, setKnown] = useState(() => initialTransition(routeGuardMachine)[0]);
  // Decided while it is drawn: nothing of a page that may not be entered is mounted first.
  const decided = follow(known, { guard, path: pathname + search + hash }, hasSession);
  if (decided !== known) setKnown(decided);

  // A guest page is prerendered: it is shown at once, and left if a session turns out to exist.
  if (decided.value === 'waiting') return guard === 'auth' ? waiting : children;
  return decided.value === 'redirected' ? <Navigate to={decided.context.to} replace /> : children;
}
