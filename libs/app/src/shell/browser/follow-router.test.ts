import type { SessionAnswer } from '@imah/contract/identity';
import { buildWatchMachine, chunkRecoveryMachine, type Session, sessionMachine } from '@imah/state-machines';
import { afterEach, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, waitFor } from 'xstate';
import { followRouter } from './follow-router.ts';

const running: AnyActorRef[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop?.();
});

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
type Heard = { readonly navigation: { readonly state: string; readonly location?: Place }; readonly location: Place };
const at = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

async function open() {
  const page = { location: at('/imah') };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<SessionAnswer>(async () => ({
          user: { id: 'u', email: 'a@b.c', name: 'A' },
          token: 't',
        })),
        fetchWhoami: fromPromise(async () => ({})),
        deleteSession: fromPromise<unknown, Session | null>(async () => undefined),
      },
    }),
  );
  const watch = createActor(
    buildWatchMachine.provide({ actors: { fetchLatest: fromPromise(async () => ({ id: 'build-2' })) } }),
    { input: { running: 'build-1' } },
  ).start();
  const recovery = createActor(chunkRecoveryMachine, { input: {} }).start();
  const loads: string[] = [];
  watch.on('reload', ({ path }) => loads.push(path));
  const payloads: string[] = [];
  const led: unknown[][] = [];
  let hear: ((heard: Heard) => void) | undefined;
  const router = {
    navigate: async (...to: unknown[]) => void led.push(to),
    subscribe: (listener: (heard: Heard) => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const builds = {
    loadPayload: async (path: string) => {
      payloads.push(path);
      return { build: 'build-1' };
    },
  };
  running.push(session, watch, recovery);
  // Only what is used of a window, a router and the builds.
  const given = { session, reloads: { watch, recovery }, builds, running: 'build-1' } as unknown as Parameters<
    typeof followRouter
  >[2];
  followRouter(page as unknown as Window, router as unknown as Parameters<typeof followRouter>[1], given);
  session.start();
  await waitFor(session, ({ context }) => context.session !== null);
  const go = (place: Place, state = 'idle') =>
    hear?.(
      state === 'idle'
        ? { navigation: { state }, location: place }
        : { navigation: { state, location: place }, location: at('/imah') },
    );
  return { page, session, watch, recovery, loads, payloads, led, go };
}

it('S-30 leads to the login when the session is refused, in place of the page, which it leads back to', async () => {
  const { session, led, page } = await open();
  page.location = at('/imah/tickets', '?q=bocor');

  session.send({ type: 'UNAUTHORIZED', path: '/imah/tickets' });

  expect(led.map(([, how]) => how)).toEqual([{ replace: true }]);
  expect(decodeURIComponent(String(led[0]?.[0]))).toContain('/imah/tickets?q=bocor');
});

it('S-31 tells of a navigation when it begins, and not a second time when it is over', async () => {
  const { watch, loads, go } = await open();
  watch.send({ type: 'CHECK' });
  await waitFor(watch, ({ value }) => value === 'outdated');

  go(at('/imah/saldo'), 'loading');
  go(at('/imah/saldo'));

  expect(loads).toEqual(['/imah/saldo']);
});

it('says nothing of a page that is only drawn anew', async () => {
  const { watch, loads, payloads, go } = await open();
  watch.send({ type: 'CHECK' });
  await waitFor(watch, ({ value }) => value === 'outdated');

  go(at('/imah'));

  expect([loads, payloads]).toEqual([[], []]);
});

it('S-48 asks for the payload of a page once it is shown, and of none on the way to it', async () => {
  const { payloads, go } = await open();

  go(at('/imah/saldo'), 'loading');
  expect(payloads).toEqual([]);
  go(at('/imah/saldo'));
  go(at('/imah/saldo'));

  expect(payloads).toEqual(['/imah/saldo']);
});

it('S-55 takes another page for the end of a failure', async () => {
  const { recovery, go } = await open();
  recovery.send({ type: 'CHUNK_FAILED', path: '/imah/x', at: 1, error: new Error('gone') });
  const failed = recovery.getSnapshot().value;

  go(at('/imah/saldo'));

  expect([failed, recovery.getSnapshot().value]).toEqual(['reloading', 'loaded']);
});
