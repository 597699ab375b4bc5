import { describe, expect, it } from 'vitest';
import { pushBrowserOf } from './push-browser.ts';

interface Parts {
  readonly answer?: NotificationPermission;
  readonly made?: object;
  readonly existing?: { readonly endpoint: string } | null;
}

/** A browser as far as pushes go, which remembers what was asked of it. */
function windowWith({ answer = 'granted', made, existing = null }: Parts = {}) {
  const asked: unknown[] = [];
  const pushManager = {
    subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
      asked.push(['subscribe', options.userVisibleOnly, [...options.applicationServerKey]]);
      return { toJSON: () => made ?? { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } } };
    },
    getSubscription: async () =>
      existing === null ? null : { ...existing, unsubscribe: async () => asked.push(['unsubscribe']) },
  };
  const page = {
    PushManager: class {},
    Notification: {
      permission: 'default',
      requestPermission: async () => {
        asked.push(['requestPermission']);
        return answer;
      },
    },
    crypto: globalThis.crypto,
    navigator: {
      serviceWorker: {
        ready: Promise.resolve(),
        register: async (path: string) => {
          asked.push(['register', path]);
          return { pushManager };
        },
        getRegistration: async () => (existing === null ? undefined : { pushManager }),
      },
    },
  };
  // Only what pushes need of a window is there.
  return { asked, page: page as unknown as Window & typeof globalThis };
}

describe('the browser as far as pushes go', () => {
  it.each(['PushManager', 'Notification'] as const)('cannot take any without a %s', async (part) => {
    const { page } = windowWith();
    Reflect.deleteProperty(page, part);
    const browser = pushBrowserOf(page);

    expect([browser.support, browser.permission(), await browser.ownHash()]).toEqual(['unsupported', 'denied', null]);
  });

  it('cannot take any without a worker', () => {
    const { page } = windowWith();
    Reflect.deleteProperty(page.navigator, 'serviceWorker');

    expect(pushBrowserOf(page).support).toBe('unsupported');
  });

  it('asks the person first, then its push service with the key as bytes, and gives the address with its keys', async () => {
    const { asked, page } = windowWith();

    expect(await pushBrowserOf(page).subscribe('AQL_-w')).toEqual({
      kind: 'subscribed',
      subscription: { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } },
    });
    expect(asked).toEqual([
      ['requestPermission'],
      ['register', '/notifications-sw.js'],
      ['subscribe', true, [1, 2, 255, 251]],
    ]);
  });

  it.each(['denied', 'default'] as const)('registers nothing where the person answers "%s"', async (answer) => {
    const { asked, page } = windowWith({ answer });

    expect(await pushBrowserOf(page).subscribe('AQL_-w')).toEqual({ kind: 'denied' });
    expect(asked).toEqual([['requestPermission']]);
  });

  it.each([
    ['an address', { keys: { p256dh: 'a', auth: 'b' } }],
    ['keys', { endpoint: 'https://push.test/1' }],
    ['one of both keys', { endpoint: 'https://push.test/1', keys: { p256dh: 'a' } }],
  ])('fails on a subscription without %s, which the server could not use', async (_name, made) => {
    const { page } = windowWith({ made });

    await expect(pushBrowserOf(page).subscribe('AQL_-w')).rejects.toThrow(
      'the browser made a subscription without an address or keys',
    );
  });

  it('knows itself by the SHA-256 of its address, and by nothing where it takes no pushes', async () => {
    const { page } = windowWith({ existing: { endpoint: 'abc' } });

    expect(await pushBrowserOf(page).ownHash()).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await pushBrowserOf(windowWith().page).ownHash()).toBeNull();
  });

  it('ends its subscription where there is one, and is content where there is none', async () => {
    const { asked, page } = windowWith({ existing: { endpoint: 'abc' } });
    await pushBrowserOf(page).unsubscribe();
    const empty = windowWith();
    await pushBrowserOf(empty.page).unsubscribe();

    expect([asked, empty.asked]).toEqual([[['unsubscribe']], []]);
  });
});
