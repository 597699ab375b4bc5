import { afterEach, expect, it, vi } from 'vitest';
import { keepBuild } from './service-worker.ts';

afterEach(() => vi.restoreAllMocks());

const asked: unknown[][] = [];
const serviceWorker = {
  register: async (...call: unknown[]) => {
    asked.push(call);
    // What a browser answers with is not used.
    return {} as ServiceWorkerRegistration;
  },
};

it('keeps the build by the worker that the build has made, and never an old copy of that', async () => {
  asked.length = 0;

  await keepBuild({ serviceWorker });

  expect(asked).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

it.each([
  ['by a browser that keeps nothing', {}],
  ['for somebody who spares their data plan', { serviceWorker, connection: { saveData: true } }],
])('is not kept %s', async (_, page) => {
  asked.length = 0;

  await keepBuild(page);

  expect(asked).toEqual([]);
});

it('is an app that needs a network where the browser refuses, and says so in the log alone', async () => {
  const refusal = new DOMException('not here', 'SecurityError');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  await keepBuild({ serviceWorker: { register: () => Promise.reject(refusal) } });

  expect(warned.mock.calls).toEqual([['The app cannot be kept on this device', refusal]]);
});
