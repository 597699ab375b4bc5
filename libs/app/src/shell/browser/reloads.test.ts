import type { BuildClient } from '@imah/api-client';
import { afterEach, expect, it } from 'vitest';
import { here, type Reloads, startReloads } from './reloads.ts';

const started: Reloads[] = [];
afterEach(() => {
  for (const { watch, recovery } of started.splice(0)) {
    watch.stop();
    recovery.stop();
  }
});

const at = 1_790_000_000_000;

function open({ kept, latest = 'build-2' }: { readonly kept?: string; readonly latest?: string | null } = {}) {
  const stored = new Map(kept === undefined ? [] : [['imah-reloads', kept]]);
  const loads: string[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden', readyState: 'loading' });
  const page = Object.assign(new EventTarget(), {
    document,
    navigator: {},
    setTimeout: () => 0,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
    location: {
      pathname: '/imah',
      search: '?q=1',
      hash: '#a',
      reload: () => loads.push('reload'),
      assign: (path: string) => loads.push(path),
    },
  });
  const builds = {
    latest: async () => (latest === null ? null : { id: latest }),
    manifest: async () => undefined,
  };
  // Only what is used of a window and of the builds.
  const reloads = startReloads(page as unknown as Window, builds as unknown as BuildClient, 'build-1');
  started.push(reloads);
  const see = (visibilityState: 'hidden' | 'visible') => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...reloads, page, loads, see, kept: () => stored.get('imah-reloads') ?? null };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('names the whole address of the page', () => {
  expect(here(open().page as unknown as Window)).toBe('/imah?q=1#a');
});

it('S-31 looks for a newer build when the page comes back into sight, and not when it goes out of it', async () => {
  const { watch, see } = open();

  see('hidden');
  expect(watch.getSnapshot().value).toBe('current');
  see('visible');
  await settled();

  expect(watch.getSnapshot().value).toBe('outdated');
});

it('S-31 loads the next page as a whole, and keeps that it did', async () => {
  const { watch, see, loads, kept } = open();
  see('visible');
  await settled();

  watch.send({ type: 'NAVIGATE', path: '/imah/saldo', at });

  expect([loads, kept()]).toEqual([['/imah/saldo'], JSON.stringify({ '/imah/saldo': at })]);
});

it.each([
  ['the build that runs is the newest', 'build-1'],
  ['nobody can say which one is', null],
])('stays as it is where %s', async (_, latest) => {
  const { watch, see, loads } = open({ latest });
  see('visible');
  await settled();

  watch.send({ type: 'NAVIGATE', path: '/imah/saldo', at });

  expect([watch.getSnapshot().value, loads]).toEqual(['current', []]);
});

it('S-55 loads the page anew whose chunk is gone, in its place', () => {
  const { recovery, loads } = open();

  recovery.send({ type: 'CHUNK_FAILED', path: '/imah?q=1#a', at, error: new Error('gone') });

  expect(loads).toEqual(['reload']);
});

it('S-61 remembers over the reload that it did so', () => {
  const { recovery, loads } = open({ kept: JSON.stringify({ '/imah': at - 5_000 }) });

  recovery.send({ type: 'CHUNK_FAILED', path: '/imah', at, error: new Error('gone') });

  expect(loads).toEqual([]);
});

it('starts all the same where what it remembers cannot be read', () => {
  const { recovery, loads } = open({ kept: '{broken' });

  recovery.send({ type: 'CHUNK_FAILED', path: '/imah', at, error: new Error('gone') });

  expect(loads).toEqual(['/imah']);
});
