import type { PushSubscriptionDraft } from '@imah/contract/notifications';

/** One worker for everything: another one would put it out of its place. While developing there is only its part for pushes. */
const workerPath = import.meta.env.PROD ? '/sw.js' : '/notifications-sw.js';

type PushAnswer =
  | { readonly kind: 'subscribed'; readonly subscription: PushSubscriptionDraft }
  | { readonly kind: 'denied' };

/** This browser as far as pushes go; another one in tests and stories. */
export interface PushBrowser {
  readonly support: 'supported' | 'unsupported';
  /** Whether the person was asked here before. */
  readonly permission: () => 'default' | 'granted' | 'denied';
  /** Asks the person, then the browser's push service. Rejects when that service cannot be reached. */
  readonly subscribe: (publicKey: string) => Promise<PushAnswer>;
  readonly unsubscribe: () => Promise<void>;
  /** SHA-256 of the own address in hexadecimal digits; null while there is none. */
  readonly ownHash: () => Promise<string | null>;
}

/** The browser of `page`. */
export function pushBrowserOf(page: Window & typeof globalThis): PushBrowser {
  const { navigator } = page;
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in page && 'Notification' in page;
  const existing = async () => {
    const registration = await navigator.serviceWorker.getRegistration(workerPath);
    return (await registration?.pushManager.getSubscription()) ?? null;
  };

  return {
    support: isSupported ? 'supported' : 'unsupported',
    permission: () => (isSupported ? page.Notification.permission : 'denied'),
    async subscribe(publicKey) {
      if ((await page.Notification.requestPermission()) !== 'granted') return { kind: 'denied' };
      const registration = await navigator.serviceWorker.register(workerPath);
      await navigator.serviceWorker.ready;
      const applicationServerKey = bytesOf(publicKey);
      const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      const { endpoint, keys } = made.toJSON();
      const { p256dh, auth } = keys ?? {};
      if (endpoint === undefined || p256dh === undefined || auth === undefined)
        throw new Error('the browser made a subscription without an address or keys');
      return { kind: 'subscribed', subscription: { endpoint, keys: { p256dh, auth } } };
    },
    async unsubscribe() {
      await (await existing())?.unsubscribe();
    },
    async ownHash() {
      const own = isSupported ? await existing() : null;
      if (own === null) return null;
      const digest = await page.crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint));
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
