import { ApiError } from '@imah/api-client';
import { createQueryClient } from '@imah/api-client/react';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { routes } from '@imah/contract/routes';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { isAway, keepReads, notKept } from './keep-reads.ts';
import { reachOf } from './reach.ts';
import { createReadsStore, mostReads, type ReadsStore } from './reads-store.ts';

const waitLong = { timeout: 15_000 };
const away = new ApiError({ kind: 'network', message: 'no network' });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

let databases = 0;
const newStore = () => {
  databases += 1;
  return createReadsStore({ contract: 'c1', name: `reads-${databases}` });
};

/** A page of one account that reads `key`; what it keeps is written at once. */
function openPage(store: ReadsStore, account: string) {
  const queryClient = createQueryClient();
  ends.push(keepReads({ queryClient, store, account, later: (write) => queueMicrotask(write) }));
  const read = (key: string, queryFn: () => Promise<unknown>) => {
    const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn });
    ends.push(observer.subscribe(() => undefined));
    return observer;
  };
  return { queryClient, read };
}
const lost = () => Promise.reject(away);
const hashOf = (key: string) => JSON.stringify([key]);

it('brings back what was read before, with the time at which it was, when the server cannot be reached', async () => {
  const store = newStore();
  const before = openPage(store, 'me').read('tickets', async () => ({ title: 'Keran bocor' }));
  await vi.waitFor(async () => expect(await store.get('me', hashOf('tickets'))).not.toBeNull(), waitLong);
  const readAt = before.getCurrentResult().dataUpdatedAt;

  const { read, queryClient } = openPage(store, 'me');
  const later = read('tickets', lost);
  await vi.waitFor(() => expect(later.getCurrentResult().data).toEqual({ title: 'Keran bocor' }), waitLong);

  expect(later.getCurrentResult().dataUpdatedAt).toBe(readAt);
  expect(reachOf(queryClient, 'offline')).toEqual({ kind: 'away', oldest: readAt });
});

it('brings back also what a page without a network waited for before anything was kept', async () => {
  const store = newStore();
  await store.put([{ account: 'me', hash: hashOf('tickets'), data: { title: 'Keran bocor' }, at: 1 }]);
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  ends.push(() => onlineManager.setOnline(true));
  const observer = new QueryObserver(queryClient, { queryKey: ['tickets'], queryFn: lost });
  ends.push(observer.subscribe(() => undefined));

  ends.push(keepReads({ queryClient, store, account: 'me', later: (write) => queueMicrotask(write) }));

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ title: 'Keran bocor' }), waitLong);
  expect(observer.getCurrentResult().fetchStatus).toBe('paused');
});

it('brings back nothing of another account, and nothing after a log-out', async () => {
  const store = newStore();
  openPage(store, 'me').read('tickets', async () => ({ title: 'Keran bocor' }));
  await vi.waitFor(async () => expect(await store.get('me', hashOf('tickets'))).not.toBeNull(), waitLong);

  const other = openPage(store, 'other').read('tickets', lost);
  await vi.waitFor(() => expect(other.getCurrentResult().error).toBe(away), waitLong);
  await store.clear();

  expect([other.getCurrentResult().data, await store.get('me', hashOf('tickets'))]).toEqual([undefined, null]);
});

it('keeps nothing of the account itself, nor of a search', async () => {
  const store = newStore();
  const { read } = openPage(store, 'me');
  for (const key of ['getProfile', 'search', 'tickets']) read(key, async () => ({ key }));
  await vi.waitFor(async () => expect(await store.get('me', hashOf('tickets'))).not.toBeNull(), waitLong);

  expect([await store.get('me', hashOf('getProfile')), await store.get('me', hashOf('search'))]).toEqual([null, null]);
});

it('does not put what was kept in the place of what was refused', async () => {
  const store = newStore();
  await store.put([{ account: 'me', hash: hashOf('tickets'), data: { title: 'Keran bocor' }, at: 1 }]);
  const forbidden = new ApiError({ kind: 'forbidden', status: 403, message: 'no' });
  const refused = openPage(store, 'me').read('tickets', () => Promise.reject(forbidden));
  await vi.waitFor(() => expect(refused.getCurrentResult().error).toBe(forbidden), waitLong);

  expect([refused.getCurrentResult().data, isAway(forbidden), isAway(away)]).toEqual([undefined, false, true]);
});

it('keeps a limited number of answers, the newest', async () => {
  const store = newStore();
  const reads = Array.from({ length: mostReads + 2 }, (_, at) => ({ account: 'me', hash: `h${at}`, data: at, at }));
  await store.put(reads);

  expect([await store.get('me', 'h1'), (await store.get('me', 'h2'))?.data]).toEqual([null, 2]);
});

it('is of now again once every read has come', async () => {
  const store = newStore();
  let network: 'cut' | 'there' = 'cut';
  const { read, queryClient } = openPage(store, 'me');
  const observer = read('tickets', async () => (network === 'cut' ? lost() : { title: 'Baru' }));
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(away), waitLong);
  const cut = reachOf(queryClient, 'online');
  network = 'there';
  await observer.refetch();

  expect([cut, reachOf(queryClient, 'online')]).toEqual([{ kind: 'away', oldest: null }, { kind: 'there' }]);
});

it('drops what was kept under the keys of former versions, and keeps on from there', async () => {
  databases += 1;
  const name = `reads-${databases}`;
  const former = await openDB(name, 1, {
    upgrade: (database) => {
      const kept = database.createObjectStore('reads', { keyPath: ['account', 'hash'] });
      kept.createIndex('age', ['account', 'at']);
    },
  });
  const old = { account: 'me', hash: hashOf('tickets'), data: 1, at: 1 };
  await former.put('reads', old);
  former.close();

  const store = createReadsStore({ contract: 'c1', name });
  expect(await store.get('me', old.hash)).toBeNull();
  await store.put([{ ...old, data: 2 }]);
  expect(await store.get('me', old.hash)).toEqual({ ...old, data: 2 });
});

it('knows every call about the own account by name', () => {
  const ofAccount = Object.entries(routes).filter(
    ([, { method, path }]) =>
      method === 'GET' && (path.startsWith('/api/v1/account/') || path === '/api/v1/auth/step-up'),
  );

  expect([...notKept].sort()).toEqual([...ofAccount.map(([name]) => name), 'search'].sort());
});
