import type { SessionAnswer } from '@imah/contract/identity';
import { sessionMachine } from '@imah/state-machines';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { appPorts } from './ports.ts';

const user = { id: '0198c0de-0000-7000-8000-000000000001', email: 'pengelola@imah.test', name: 'Sari', locale: 'id' };
const signedIn: SessionAnswer = { user, token: 'rahasia' };

/** A page that has just been opened: what the server knows of the session arrives when the test says so. */
function open(answerOfServer: () => Promise<unknown> = () => Promise.resolve()) {
  const fetched = Promise.withResolvers<SessionAnswer>();
  const asked: string[] = [];
  const deleteSession = (by: string) => {
    asked.push(by);
    return answerOfServer();
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise(() => fetched.promise),
        fetchWhoami: fromPromise(() => Promise.resolve({})),
        deleteSession: fromPromise(() => deleteSession('session')),
      },
    }),
  ).start();
  const client = { deleteSession: () => deleteSession('client').then(() => undefined) };
  const ports = appPorts(
    { session, client, forget: async () => void asked.push('forget') },
    { navigate: () => Promise.resolve() },
  );
  return { fetched, asked, session, ports };
}

describe('signing out (S-05), which clears what the browser keeps of the person', () => {
  it('waits until it is known who is signed in', async () => {
    const { fetched, asked, session, ports } = open();
    const signedOut = ports.signOut();
    fetched.resolve(signedIn);
    await signedOut;

    expect(asked).toEqual(['session', 'forget']);
    expect(session.getSnapshot().context.session).toBeNull();
  });

  it('tells the server also when asking who is signed in has failed: the cookie may still be good', async () => {
    const { fetched, asked, ports } = open();
    fetched.reject(new Error('offline'));
    await ports.signOut();

    expect(asked).toEqual(['client', 'forget']);
  });

  it('fails when the server did not hear it', async () => {
    const known = open(() => Promise.reject(new Error('offline')));
    known.fetched.resolve(signedIn);
    await expect(known.ports.signOut()).rejects.toThrow('could not be ended');

    const unknown = open(() => Promise.reject(new Error('offline')));
    unknown.fetched.resolve({});
    await expect(unknown.ports.signOut()).rejects.toThrow('offline');
    expect([known.asked, unknown.asked]).toEqual([['session'], ['client']]);
  });
});
