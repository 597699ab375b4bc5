import type { AppPorts } from '@imah/features/app';
import type { createBrowserRouter } from 'react-router-dom';
import { waitFor } from 'xstate';
import type { Application } from './application.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** What pages may ask of the application, over a real session and router. */
export function appPorts({ session }: Application, router: Router): Omit<AppPorts, 'config' | 'person'> {
  return {
    draftStorage: sessionStorage,
    onSignedIn: (created, by) => {
      session.send({ type: 'LOGIN', session: created });
      // The login page is left by its guard, which knows the page asked for.
      if (by === 'register') void router.navigate('/boarding');
    },
    signOut: async () => {
      session.send({ type: 'LOGOUT' });
      const ended = await waitFor(session, (snapshot) => !snapshot.matches('clearing'));
      if (ended.context.session !== null) throw new Error('The session could not be ended');
    },
    onBoarded: () => {
      session.send({ type: 'REFRESH_WHOAMI' });
      void router.navigate('/imah');
    },
  };
}
