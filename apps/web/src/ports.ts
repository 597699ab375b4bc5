import type { AppPorts } from '@imah/app/ports';
import type { createBrowserRouter } from 'react-router-dom';
import { waitFor } from 'xstate';
import type { Application } from './application.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface Parts {
  readonly session: Application['session'];
  readonly client: Pick<Application['client'], 'deleteSession'>;
  /** Clears what this browser keeps of whoever was signed in. */
  readonly forget: () => Promise<void>;
}

/** What pages may ask of the application, over a real session and router. */
export function appPorts(
  { session, client, forget }: Parts,
  router: Pick<Router, 'navigate'>,
): Omit<AppPorts, 'config' | 'person'> {
  return {
    draftStorage: sessionStorage,
    get keptStorage() {
      return localStorage;
    },
    onSignedIn: (created, by) => {
      session.send({ type: 'LOGIN', session: created });
      // The login page is left by its guard, which knows the page asked for.
      if (by === 'register') void router.navigate('/boarding');
      if (by === 'reset') void router.navigate('/imah', { replace: true });
    },
    signedInAs: async () =>
      (await waitFor(session, (snapshot) => snapshot.hasTag('ready'))).context.session?.user.id ?? null,
    signOut: async () => {
      const known = await waitFor(session, (snapshot) => snapshot.hasTag('ready'));
      if (known.context.session === null) {
        // Nobody is signed in, or asking failed and a cookie may still be good: only the server can tell.
        await client.deleteSession();
        return forget();
      }
      session.send({ type: 'LOGOUT' });
      const ended = await waitFor(session, (snapshot) => !snapshot.matches('clearing'));
      if (ended.context.session !== null) throw new Error('The session could not be ended');
      // Before the page goes on, and also where it was opened by its address and nothing behind the login ever ran.
      await forget();
    },
    onRightsChanged: (then) => {
      session.send({ type: 'REFRESH_WHOAMI' });
      if (then === 'stay') return;
      // A guard that still knows the former rights would send the person elsewhere.
      void waitFor(session, (snapshot) => !snapshot.matches({ set: 'identifying' })).then(() =>
        router.navigate(then === 'beranda' ? '/imah' : then.href),
      );
    },
    onBoarded: (buildingId) => {
      session.send({ type: 'REFRESH_WHOAMI' });
      // The page ahead asks what the person may do: a new owner is told so first.
      void waitFor(session, (snapshot) => !snapshot.matches({ set: 'identifying' })).then(() =>
        router.navigate(`/imah/new/building?building=${buildingId}`),
      );
    },
  };
}
