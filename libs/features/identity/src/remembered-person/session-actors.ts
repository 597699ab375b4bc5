import type { ApiClient } from '@imah/api-client';
import type { SessionAnswer } from '@imah/contract/identity';
import type { Session, WhoamiAnswer } from '@imah/state-machines';
import { fromPromise } from 'xstate';
import type { RememberedPerson } from './remembered-person.ts';

/** What the session asks of the server, answered for by the person remembered where a page was opened offline. */
export function sessionActors(
  client: Pick<ApiClient, 'getSession' | 'whoami' | 'deleteSession'>,
  person: RememberedPerson,
) {
  return {
    fetchSession: fromPromise<SessionAnswer>(({ signal }) =>
      person.session((options) => client.getSession({ signal, ...options })),
    ),
    fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(({ signal }) =>
      person.whoami((options) => client.whoami({ signal, ...options })),
    ),
    deleteSession: fromPromise<unknown, Session | null>(({ signal }) => client.deleteSession({ signal })),
  };
}

/** Clears what this browser keeps of whoever was signed in: who that was, and what they have read. */
export async function forgetPerson(person: RememberedPerson): Promise<void> {
  person.forget();
  const { clearReads } = await import('@imah/app/offline');
  await clearReads();
}
