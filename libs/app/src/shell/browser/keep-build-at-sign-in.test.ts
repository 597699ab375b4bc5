import { beforeAll, expect, it, vi } from 'vitest';
import { keepBuildAtSignIn } from './keep-build-at-sign-in.ts';

// It is fetched when somebody types; on a busy machine, reading it takes longer than anybody waits below.
beforeAll(async () => {
  await import('../../offline/index.ts');
}, 60_000);

function open(pathname: string) {
  const document = new EventTarget();
  const asked: string[] = [];
  const location = { pathname };
  const navigator = { serviceWorker: { register: async (path: string) => void asked.push(path) } };
  // Only what is used of a window.
  keepBuildAtSignIn({ document, location, navigator } as unknown as Parameters<typeof keepBuildAtSignIn>[0]);
  return {
    location,
    asked,
    type: () => document.dispatchEvent(new Event('input')),
    send: () => document.dispatchEvent(new Event('submit')),
  };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it.each(['/login', '/register'])(
  'keeps the app once somebody types at %s, once however much is typed',
  async (path) => {
    const { asked, type, send } = open(path);

    type();
    type();
    send();

    await vi.waitFor(() => expect(asked).toEqual(['/sw.js']));
    await settled();
    expect(asked).toEqual(['/sw.js']);
  },
);

it('keeps it where a form was filled in by the browser and only sent', async () => {
  const { asked, send } = open('/login');

  send();

  await vi.waitFor(() => expect(asked).toEqual(['/sw.js']));
});

it('spares it to who types on another public page, until they come to the login', async () => {
  const { asked, type, location } = open('/lupa');
  type();
  await settled();
  expect(asked).toEqual([]);

  location.pathname = '/login';
  type();

  await vi.waitFor(() => expect(asked).toEqual(['/sw.js']));
});
