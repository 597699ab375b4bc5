import type { SessionAnswer } from '@imah/contract/identity';
import { sessionMachine, type Session, type WhoamiAnswer } from '@imah/state-machines';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SessionProvider } from '../session/session-context.tsx';
import { Guarded } from './guarded.tsx';

afterEach(cleanup);

const session = { user: { id: 'u', name: 'Sari', email: 'sari@example.com' }, token: 't' };

/** Pages of each guard, opened at `path`; the session is unknown until it is told. */
function openAt(path: string) {
  const answer = Promise.withResolvers<SessionAnswer>();
  const mounted: string[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<SessionAnswer>(() => answer.promise),
        fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(() => new Promise(() => {})),
      },
    }),
  ).start();
  function Page({ name }: { readonly name: string }) {
    mounted.push(name);
    return (
      <>
        <h1>{name}</h1>
        <Link to="/imah">Beranda</Link>
      </>
    );
  }
  const pageOf = (guard: 'auth' | 'guest' | null, name: string) => (
    <Guarded guard={guard} waiting={<p>Menunggu</p>}>
      <Page name={name} />
    </Guarded>
  );
  const router = createMemoryRouter(
    [
      { path: '/terms', element: pageOf(null, 'Ketentuan') },
      { path: '/login', element: pageOf('guest', 'Masuk') },
      { path: '/imah', element: pageOf('auth', 'Beranda') },
    ],
    { initialEntries: [path] },
  );
  render(
    <SessionProvider actor={actor}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  const tell = (told: SessionAnswer) =>
    act(async () => {
      answer.resolve(told);
      await answer.promise;
    });
  return { mounted, router, tell };
}

it('S-37: a guarded page waits for the session, and without one leads to the login, nothing of it mounted', async () => {
  const { mounted, router, tell } = openAt('/imah');
  expect(screen.getByText('Menunggu')).toBeVisible();

  await tell({});

  expect(await screen.findByRole('heading', { name: 'Masuk' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/login');
  expect(mounted).not.toContain('Beranda');
});

it('S-38: a guest’s page is shown at once, and left for the application when there is a session', async () => {
  const { router, tell } = openAt('/login');
  expect(screen.getByRole('heading', { name: 'Masuk' })).toBeVisible();

  await tell(session);

  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/imah');
});

it('S-37: a link from a public page to a guarded one is decided before that page is drawn', async () => {
  const { mounted, router, tell } = openAt('/terms');
  await tell({});

  await act(async () => screen.getByRole('link').click());

  expect(router.state.location.pathname).toBe('/login');
  expect(mounted).not.toContain('Beranda');
});
