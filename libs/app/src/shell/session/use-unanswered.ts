import { type sessionMachine, stateWord } from '@imah/state-machines';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UnansweredPerson } from '../../ports/app-ports.tsx';
import { useSession } from './session-context.tsx';

interface Asked {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly person: { readonly unanswered: () => Pick<UnansweredPerson, 'name' | 'email'> | null };
}

/** Who was signed in here while the server has not said whether they still are (S-28); else null. */
export function useUnanswered({ session, person }: Asked): UnansweredPerson | null {
  const state = useSession(({ value }) => stateWord(value));
  return useMemo(() => {
    const known = state === 'empty' || state === 'starting' ? person.unanswered() : null;
    return known === null ? null : { ...known, ask: () => session.send({ type: 'FETCH' }) };
  }, [state, session, person]);
}
