import type { NewSession, Whoami } from '@imah/contract/identity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  deferredActor,
  definitionOf,
  inputOf,
  reachedBy,
  reject,
  resolve,
  runningActors,
  stage,
} from '../testing/index.ts';
import { sessionMachine } from './session-machine.ts';

const machine = sessionMachine.provide({
  actors: { fetchSession: deferredActor(), fetchWhoami: deferredActor(), deleteSession: deferredActor() },
});

const session: NewSession = {
  user: { id: '0193b3d1-0000-7000-8000-000000000001', email: 'pengelola@imah.test', name: 'Sari' },
  token: 'token-1',
};
const whoami: Whoami = {
  ...session.user,
  locale: 'id',
  colorMode: 'system',
  emailVerified: true,
  picture: null,
  memberships: [],
  extra: { mqtt_password: 'secret' },
};
const error = new Error('network');

describe(sessionMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(machine, {
      events: [
        { type: 'FETCH' },
        { type: 'LOGIN', session },
        { type: 'LOGOUT' },
        { type: 'REFRESH_WHOAMI' },
        { type: 'UNAUTHORIZED', path: '/imah' },
        { type: 'xstate.done.actor.fetchSession', output: session },
        { type: 'xstate.done.actor.fetchSession', output: {} },
        { type: 'xstate.error.actor.fetchSession', error },
        { type: 'xstate.done.actor.fetchWhoami', output: { data: whoami } },
        { type: 'xstate.done.actor.fetchWhoami', output: {} },
        { type: 'xstate.error.actor.fetchWhoami', error },
        { type: 'xstate.done.actor.deleteSession' },
        { type: 'xstate.error.actor.deleteSession', error },
      ],
    });

    expect(reached).toEqual(definitionOf(machine));
  });

  it('S-28: starts empty, and is fetched at start-up', () => {
    const { actor } = stage(machine);

    expect(actor.getSnapshot().context).toEqual({ session: null, user: null, ended: false });
    expect(runningActors(actor)).toEqual(['fetchSession']);
  });

  it('S-28: is set when the server returns a session with a user', () => {
    const { actor, emitted } = stage(machine);

    resolve(actor, 'fetchSession', session);

    expect(actor.getSnapshot().value).toEqual({ set: 'identifying' });
    expect(actor.getSnapshot().context.session).toEqual(session);
    expect(emitted).toEqual([{ type: 'ready' }, { type: 'sessionSet', session }]);
  });

  it('S-40: an answer without a user is no session and no failure', () => {
    const { actor, emitted } = stage(machine);

    resolve(actor, 'fetchSession', {});

    expect(actor.getSnapshot().value).toEqual('empty');
    expect(emitted).toEqual([{ type: 'ready' }]);
  });

  it('S-28: a failed fetch means no session', () => {
    const { actor, emitted } = stage(machine);

    reject(actor, 'fetchSession', error);

    expect(actor.getSnapshot().value).toEqual('empty');
    expect(emitted).toEqual([{ type: 'ready' }, { type: 'fetchFailed', error }]);
  });

  it('asks again after a failed fetch when it is told to, and is set when somebody turns out to be signed in', () => {
    const { actor } = stage(machine);
    reject(actor, 'fetchSession', error);

    actor.send({ type: 'FETCH' });
    const asking = actor.getSnapshot().value;
    resolve(actor, 'fetchSession', session);

    expect([asking, actor.getSnapshot().context.session]).toEqual(['starting', session]);
  });

  it('S-29: is ready once the first fetch has finished, either way, and not before', () => {
    const succeeded = stage(machine).actor;
    const failed = stage(machine).actor;
    const readyBefore = [succeeded, failed].map((actor) => actor.getSnapshot().hasTag('ready'));

    resolve(succeeded, 'fetchSession', session);
    reject(failed, 'fetchSession', error);

    expect(readyBefore).toEqual([false, false]);
    expect([succeeded, failed].map((actor) => actor.getSnapshot().hasTag('ready'))).toEqual([true, true]);
  });

  it('S-28: is cleared by the delete call at logout', () => {
    const { actor, emitted } = signedIn();

    actor.send({ type: 'LOGOUT' });
    const bearer = inputOf(actor, 'deleteSession');
    resolve(actor, 'deleteSession');

    expect(bearer).toEqual(session);
    expect(actor.getSnapshot().value).toEqual('empty');
    expect(actor.getSnapshot().context).toEqual({ session: null, user: null, ended: false });
    expect(emitted.at(-1)).toEqual({ type: 'sessionCleared' });
  });

  it('stays signed in, and says so, when the delete call fails', () => {
    const { actor, emitted } = signedIn();

    actor.send({ type: 'LOGOUT' });
    reject(actor, 'deleteSession', error);

    expect(actor.getSnapshot().value).toEqual({ set: 'identifying' });
    expect(actor.getSnapshot().context.session).toEqual(session);
    expect(emitted.at(-1)).toEqual({ type: 'logoutFailed', error });
  });

  it('S-30: a 401 away from /login clears the session and asks for /login in place of the history entry', () => {
    const { actor, emitted } = signedIn();

    actor.send({ type: 'UNAUTHORIZED', path: '/imah/building/42' });

    expect(actor.getSnapshot().value).toEqual('empty');
    expect(emitted.slice(-2)).toEqual([
      { type: 'sessionCleared' },
      { type: 'redirectToLogin', from: '/imah/building/42', replace: true },
    ]);
  });

  it('knows that a session has ended by itself until somebody signs in, and not after a logout', () => {
    const { actor } = signedIn();
    const ended = () => actor.getSnapshot().context.ended;

    actor.send({ type: 'UNAUTHORIZED', path: '/imah' });
    const after401 = ended();
    actor.send({ type: 'LOGIN', session });
    const afterLogin = ended();
    actor.send({ type: 'LOGOUT' });
    actor.send({ type: 'UNAUTHORIZED', path: '/logout' });

    expect([after401, afterLogin, ended()]).toEqual([true, false, false]);
  });

  it.each(['/login', '/login?redirect=%2Fimah', '/en/login/popup'])('S-30: on %s a 401 does nothing', (path) => {
    const { actor, emitted } = signedIn();
    const before = [actor.getSnapshot().value, emitted.length];

    actor.send({ type: 'UNAUTHORIZED', path });

    expect([actor.getSnapshot().value, emitted.length]).toEqual(before);
  });

  it('S-30: a 401 without a session asks for /login too', () => {
    const { actor, emitted } = stage(machine);
    resolve(actor, 'fetchSession', {});

    actor.send({ type: 'UNAUTHORIZED', path: '/imah' });

    expect(emitted.at(-1)).toEqual({ type: 'redirectToLogin', from: '/imah', replace: true });
  });

  it('S-33: fills the user from the whoami answer', () => {
    const { actor } = signedIn();

    resolve(actor, 'fetchWhoami', { data: whoami });

    expect(actor.getSnapshot().value).toEqual({ set: 'identified' });
    expect(actor.getSnapshot().context.user).toEqual(whoami);
  });

  it('S-33: leaves the user as it was when the answer has no data', () => {
    const { actor } = signedIn();
    resolve(actor, 'fetchWhoami', { data: whoami });

    actor.send({ type: 'REFRESH_WHOAMI' });
    resolve(actor, 'fetchWhoami', {});

    expect(actor.getSnapshot().value).toEqual({ set: 'unidentified' });
    expect(actor.getSnapshot().context.user).toEqual(whoami);
  });

  it('a login by someone else forgets the user before', () => {
    const { actor } = signedIn();
    resolve(actor, 'fetchWhoami', { data: whoami });
    const other = { user: { ...session.user, id: 'other' }, token: 'token-2' };

    actor.send({ type: 'LOGIN', session: other });

    expect(actor.getSnapshot().context).toEqual({ session: other, user: null, ended: false });
    expect(runningActors(actor)).toEqual(['fetchWhoami']);
  });

  it('names the actor that was not given', async () => {
    const { actor, emitted } = stage(sessionMachine);

    await expect.poll(() => actor.getSnapshot().value).toEqual('empty');

    expect(emitted.at(-1)).toEqual({
      type: 'fetchFailed',
      error: new Error('The session chart was started without its actor "fetchSession"'),
    });
  });

  it.each([1, 2, 3, 4])(
    'agrees with its reference model on any run of events (seed %i)',
    { timeout: 60_000 },
    (seed) => {
      fc.assert(fc.property(fc.array(step, { maxLength: 30 }), runsLikeItsModel), { numRuns: 2_500, seed });
    },
  );
});

function signedIn() {
  const on = stage(machine);
  resolve(on.actor, 'fetchSession', session);
  return on;
}

const steps = [
  'login',
  'logout',
  'refresh',
  '401',
  '401 on /login',
  'whoami',
  'whoami empty',
  'whoami fails',
  'fetch',
  'fetch empty',
  'fetch fails',
  'delete',
  'delete fails',
] as const;
const step = fc.constantFrom(...steps);

/** The rules of S-28…S-33 as plain values: who is signed in, who is known, which call is on its way. */
function runsLikeItsModel(run: (typeof steps)[number][]): void {
  const actor = createActor(machine);
  const seen: unknown[] = [];
  const expected: unknown[] = [];
  let redirects = 0;
  actor.on('redirectToLogin', () => (redirects += 1));
  actor.start();
  const model = { session: false, user: false, call: 'fetchSession', redirects: 0 };
  for (const name of run) {
    const [callee, failure] = name.split(' ');
    if (name === 'login') {
      actor.send({ type: 'LOGIN', session });
      if (model.call !== 'deleteSession') Object.assign(model, { session: true, user: false, call: 'fetchWhoami' });
    } else if (name === 'logout') {
      actor.send({ type: 'LOGOUT' });
      if (model.session && model.call !== 'deleteSession') model.call = 'deleteSession';
    } else if (name === 'refresh') {
      actor.send({ type: 'REFRESH_WHOAMI' });
      if (model.session && model.call !== 'deleteSession') model.call = 'fetchWhoami';
    } else if (name === '401') {
      actor.send({ type: 'UNAUTHORIZED', path: '/imah' });
      model.redirects += 1;
      if (model.session) Object.assign(model, { session: false, user: false, call: 'none' });
    } else if (name === '401 on /login') {
      actor.send({ type: 'UNAUTHORIZED', path: '/login' });
    } else if (callee === 'fetch' && model.call === 'fetchSession') {
      settle('fetchSession', failure, session);
      Object.assign(model, failure ? { call: 'none' } : { session: true, call: 'fetchWhoami' });
    } else if (callee === 'whoami' && model.call === 'fetchWhoami') {
      settle('fetchWhoami', failure, { data: whoami });
      if (!failure) model.user = true;
      model.call = 'none';
    } else if (callee === 'delete' && model.call === 'deleteSession') {
      settle('deleteSession', failure, undefined);
      Object.assign(model, failure ? { call: 'fetchWhoami' } : { session: false, user: false, call: 'none' });
    }
    const { context } = actor.getSnapshot();
    const call = runningActors(actor)[0] ?? 'none';
    seen.push({ session: context.session !== null, user: context.user !== null, call, redirects });
    expected.push({ ...model });
  }
  expect(seen).toEqual(expected);
  actor.stop();

  function settle(id: string, failure: string | undefined, output: unknown): void {
    if (failure === 'fails') reject(actor, id, error);
    else resolve(actor, id, failure === 'empty' ? {} : output);
  }
}
