import { expect, it, vi } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import type { Transport } from '../core/transport.ts';
import { createBuildClient } from './build-client.ts';

const manifest = {
  id: 'b1',
  timestamp: 1,
  matcher: { static: {}, wildcard: {}, dynamic: {} },
  prerendered: ['/', '/login'],
};

/** Answers by path; what it does not know is refused with `status`. */
function site(files: Readonly<Record<string, unknown>>, status = 404) {
  const asked: string[] = [];
  const transport: Transport = ({ path }) => {
    asked.push(path);
    const data = files[path];
    if (data === undefined) return Promise.reject(new ApiError({ kind: 'server', status, message: 'no' }));
    return Promise.resolve({ status: 200, headers: new Headers(), data });
  };
  const log = { error: vi.fn<(message: string, detail?: unknown) => void>() };
  return { asked, log, builds: createBuildClient({ transport, buildId: 'b1', clock: { now: () => 1234 }, log }) };
}

it('S-47 asks for builds/latest.json with the time behind the question mark', async () => {
  const { asked, builds } = site({ '/builds/latest.json?1234': { id: 'b2', timestamp: 5 } });

  await expect(builds.latest()).resolves.toEqual({ id: 'b2', timestamp: 5 });
  expect(asked).toEqual(['/builds/latest.json?1234']);
});

it('S-46 fetches the manifest of the running build once', async () => {
  const { asked, builds } = site({ '/builds/meta/b1.json': manifest });

  expect(await Promise.all([builds.manifest(), builds.manifest(), builds.rulesFor('/imah')])).toEqual([
    manifest,
    manifest,
    {},
  ]);
  expect(asked).toEqual(['/builds/meta/b1.json']);
});

it.each([404, 403])('S-56 tolerates %i in silence', async (status) => {
  const { builds, log } = site({}, status);

  expect([await builds.manifest(), await builds.latest()]).toEqual([null, null]);
  expect(log.error).not.toHaveBeenCalled();
});

it('S-56 logs any other failure, rejects nothing, and asks again the next time', async () => {
  const { asked, builds, log } = site({}, 500);

  expect([await builds.manifest(), await builds.manifest()]).toEqual([null, null]);
  expect(log.error.mock.calls.map(([message]) => message)).toEqual([
    'Could not fetch /builds/meta/b1.json',
    'Could not fetch /builds/meta/b1.json',
  ]);
  expect(asked.length).toBe(2);
});

it('a manifest of another shape counts as none', async () => {
  const { builds } = site({ '/builds/meta/b1.json': { id: 'b1' }, '/builds/latest.json?1234': ['b2'] });

  expect([await builds.manifest(), await builds.latest()]).toEqual([null, null]);
});

it('S-48 loads the payload of a prerendered page once, and asks nothing for any other', async () => {
  const { asked, builds } = site({
    '/builds/meta/b1.json': manifest,
    '/login/_payload.json': { title: 'Masuk' },
    '/_payload.json': { title: 'Imah' },
  });

  expect(await builds.loadPayload('/login/?next=%2Fimah')).toEqual({ title: 'Masuk' });
  expect(await builds.loadPayload('/login')).toEqual({ title: 'Masuk' });
  expect(await builds.loadPayload('/')).toEqual({ title: 'Imah' });
  expect(await builds.loadPayload('/imah')).toBe(null);
  expect(asked).toEqual(['/builds/meta/b1.json', '/login/_payload.json', '/_payload.json']);
});
