import { type BuildClient, browserPrefetchPorts, prefetchManifest } from '@imah/api-client';
import { buildWatchMachine, chunkRecoveryMachine, type ReloadRecord } from '@imah/state-machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

export interface Reloads {
  readonly watch: ActorRefFrom<typeof buildWatchMachine>;
  readonly recovery: ActorRefFrom<typeof chunkRecoveryMachine>;
}

const key = 'imah-reloads';

/** Full page loads by our own will: a newer build (S-31), a chunk that is gone (S-55); at most one in 10 s a path (S-61). */
export function startReloads(page: Window, builds: BuildClient, running: string): Reloads {
  const reloads = read(page.sessionStorage);
  const reload = ({ path, reloads: record }: { path: string; reloads: ReloadRecord }) => {
    page.sessionStorage.setItem(key, JSON.stringify(record));
    if (path === here(page)) page.location.reload();
    else page.location.assign(path);
  };
  const watch = createActor(
    buildWatchMachine.provide({
      actors: { fetchLatest: fromPromise(async ({ signal }) => (await builds.latest(signal)) ?? { id: running }) },
    }),
    { input: { running, reloads } },
  );
  const recovery = createActor(chunkRecoveryMachine, { input: { reloads } });

  watch.on('reload', reload);
  recovery.on('reload', reload);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') watch.send({ type: 'CHECK' });
  });
  prefetchManifest(() => builds.manifest(), browserPrefetchPorts(page));
  return { watch: watch.start(), recovery: recovery.start() };
}

export const here = ({ location }: Window) => location.pathname + location.search + location.hash;

function read(storage: Storage): ReloadRecord {
  try {
    // Only we write this key.
    return JSON.parse(storage.getItem(key) ?? '{}') as ReloadRecord;
  } catch {
    // A guard that cannot be read guards nothing, and must not keep the page from starting.
    return {};
  }
}
