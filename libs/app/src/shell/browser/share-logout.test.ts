import type { SessionAnswer } from '@imah/contract/identity';
import { type Session, sessionMachine } from '@imah/state-machines';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { shareLogout } from './share-logout.ts';

const user = { id: '01935e4f-7c1a-7b2c-8d3e-000000000001', email: 'pengelola@imah.test', name: 'Pengelola' };

/** One browser: its tabs hear each other, and its session is the server's. */
function createBrowser() {
  const channels = new Set<{ readonly name: string; readonly handlers: Set<() => void> }>();
  let isValid = true;
  class Channel {
    readonly #own: { readonly name: string; readonly handlers: Set<() => void> };
    constructor(name: string) {
      this.#own = { name, handlers: new Set() };
      channels.add(this.#own);
    }
    addEventListener(_: string, handler: () => void) {
      this.#own.handlers.add(handler);
    }
    postMessage() {
      for (const other of channels) {
        if (other !== this.#own && other.name === this.#own.name) for (const handler of other.handlers) handler();
      }
    }
  }

  const openTab = (hasChannel = true) => {
    const session = createActor(
      sessionMachine.provide({
        actors: {
          fetchSession: fromPromise<SessionAnswer>(() => Promise.resolve(isValid ? { user, token: 'token' } : {})),
          fetchWhoami: fromPromise(() => Promise.resolve({})),
          deleteSession: fromPromise<unknown, Session | null>(() => {
            isValid = false;
            return Promise.resolve();
          }),
        },
      }),
    );
    const shown = new Set<(event: { persisted: boolean }) => void>();
    let asked = 0;
    const ask = () => {
      asked += 1;
      if (isValid) return Promise.resolve();
      session.send({ type: 'UNAUTHORIZED', path: '/imah' });
      return Promise.reject(new Error('401'));
    };
    const page = {
      addEventListener: (_: string, handler: (event: { persisted: boolean }) => void) => shown.add(handler),
      ...(hasChannel ? { BroadcastChannel: Channel } : {}),
    };
    // Only what is used of a window.
    shareLogout(page as unknown as Window, session, ask);
    session.start();
    return {
      session,
      asked: () => asked,
      show: (persisted: boolean) => shown.forEach((handler) => handler({ persisted })),
      ready: () => new Promise<void>((resolve) => session.on('sessionSet', () => resolve())),
      cleared: () => new Promise<void>((resolve) => session.on('sessionCleared', () => resolve())),
    };
  };
  return { openTab, endSession: () => (isValid = false) };
}

it('a logout in one tab leads the others to ask the server, and to end', async () => {
  const { openTab } = createBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  await Promise.all(tabs.map(({ ready }) => ready()));
  const ended = tabs.map(({ cleared }) => cleared());

  tabs[0]?.session.send({ type: 'LOGOUT' });
  await Promise.all(ended);

  expect(tabs.map(({ asked, session }) => [asked(), session.getSnapshot().value])).toEqual([
    [0, 'empty'],
    [1, 'empty'],
    [1, 'empty'],
  ]);
});

it('a page from the browser’s memory asks whether its session still is; one that is simply loaded does not', async () => {
  const { endSession, openTab } = createBrowser();
  const tab = openTab(false);
  await tab.ready();

  tab.show(false);
  expect(tab.asked()).toBe(0);
  endSession();
  tab.show(true);
  tab.show(true);

  expect([tab.asked(), tab.session.getSnapshot().value]).toEqual([1, 'empty']);
});
