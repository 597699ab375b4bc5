import type { SessionAnswer } from '@imah/contract/identity';
import type { Realtime, RealtimeOptions } from '@imah/realtime';
import { createFakeRealtime } from '@imah/realtime/testing';
import { type Session, sessionMachine, type WhoamiAnswer } from '@imah/state-machines';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createLiveChannel, type LiveChannelOptions } from './create-live-channel.ts';

const user = { id: '01935e4f-7c1a-7b2c-8d3e-000000000001', email: 'pengelola@imah.test', name: 'Pengelola' };
type Whoami = Awaited<ReturnType<LiveChannelOptions['client']['whoami']>>;
// Of the answer only what the channel reads.
const whoamiOf = (email: string, secret: string) => ({ data: { email, extra: { mqtt_password: secret } } }) as Whoami;

function stage() {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<SessionAnswer>(() => Promise.resolve({})),
        fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(() => Promise.resolve(whoamiOf(user.email, 'known'))),
        deleteSession: fromPromise<unknown, Session | null>(() => Promise.resolve()),
      },
    }),
  );
  session.start();
  const told: string[] = [];
  const given: RealtimeOptions[] = [];
  const ready = Promise.withResolvers<void>();
  let isValid = true;
  const create = (options: RealtimeOptions): Realtime => {
    given.push(options);
    const become = (word: 'start' | 'stop') => () => {
      if (told.at(-1) !== word) told.push(word);
    };
    return { ...createFakeRealtime(), start: become('start'), stop: become('stop') };
  };
  createLiveChannel({
    url: 'ws://imah.test/mqtt',
    ready: ready.promise,
    session,
    create,
    client: {
      whoami: () => {
        told.push('whoami');
        if (isValid) return Promise.resolve(whoamiOf(user.email, 'fresh'));
        session.send({ type: 'UNAUTHORIZED', path: '/imah' });
        return Promise.reject(new Error('401'));
      },
      getLiveSnapshot: () => Promise.resolve({ data: [] }),
    },
  });
  const [options] = given;
  if (options === undefined) throw new Error('no channel was made');
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    options,
    ready,
    session,
    settle,
    told,
    login: () => session.send({ type: 'LOGIN', session: { user, token: 'token' } }),
    endSession: () => (isValid = false),
  };
}

it('opens with the session once the page has its data, and ends with it', async () => {
  const { login, ready, session, settle, told } = stage();

  login();
  await settle();
  expect(told).toEqual([]);
  ready.resolve();
  await settle();
  session.send({ type: 'UNAUTHORIZED', path: '/imah' });

  expect(told).toEqual(['start', 'stop']);
});

it('does not open for a visitor', async () => {
  const { ready, settle, told } = stage();

  ready.resolve();
  await settle();

  expect(told).toEqual([]);
});

it('S-51 uses what is known of the person, and asks again when the broker refused it', async () => {
  const { login, options, settle } = stage();
  login();
  await settle();

  expect([
    options.sharedAs?.(),
    await options.credentials({ refused: false }),
    await options.credentials({ refused: true }),
  ]).toEqual([user.email, { username: user.email, password: 'known' }, { username: user.email, password: 'fresh' }]);
});

it('when another tab has logged out it asks the server, and starts again only if that was not so', async () => {
  const { endSession, login, options, ready, session, settle, told } = stage();
  login();
  ready.resolve();
  await settle();

  options.onEnded?.();
  await settle();
  expect(told).toEqual(['start', 'whoami', 'start']);
  endSession();
  options.onEnded?.();
  await settle();

  expect(told).toEqual(['start', 'whoami', 'start', 'whoami', 'stop']);
  expect(session.getSnapshot().value).toBe('empty');
});
