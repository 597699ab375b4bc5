import type { sessionMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);

export function SessionProvider({ actor, children }: { readonly actor: SessionActor; readonly children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>;
}

/** The actor that holds the session. Throws without a SessionProvider above. */
export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext);
  if (actor === null) throw new Error('The shell needs a SessionProvider above it');
  return actor;
}

/** What `select` reads from the session; the component draws anew only when that changes. */
export function useSession<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(useSessionActor(), select);
}
