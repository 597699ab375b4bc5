import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { clearReads, createReadsStore, type KeptRead, mostReads } from './reads-store.ts';

let databases = 0;
const nameOfNext = () => `reads-store-${(databases += 1)}`;
const contract = 'c1';
const readOf = (account: string, hash: string, at: number, data: unknown = hash): KeptRead => ({
  account,
  hash,
  data,
  at,
});

describe('the last answers on this device', () => {
  it('are each account’s own', async () => {
    const store = createReadsStore({ contract, name: nameOfNext() });

    await store.put([readOf('sari', 'a', 1, 'milik Sari')]);
    await store.put([readOf('budi', 'a', 2, 'milik Budi')]);

    expect([await store.get('sari', 'a'), await store.get('budi', 'a'), await store.get('sari', 'b')]).toEqual([
      readOf('sari', 'a', 1, 'milik Sari'),
      readOf('budi', 'a', 2, 'milik Budi'),
      null,
    ]);
  });

  it('take the place of the ones before', async () => {
    const store = createReadsStore({ contract, name: nameOfNext() });

    await store.put([readOf('sari', 'a', 1, 'lama')]);
    await store.put([readOf('sari', 'a', 2, 'baru')]);

    expect(await store.get('sari', 'a')).toEqual(readOf('sari', 'a', 2, 'baru'));
  });

  it('are so many of an account: the oldest go, and none of another account', async () => {
    const store = createReadsStore({ contract, name: nameOfNext() });
    await store.put([readOf('budi', 'lama', 1)]);

    await store.put(Array.from({ length: mostReads + 2 }, (_, index) => readOf('sari', `r-${index}`, 10 + index)));

    const kept = await Promise.all(
      ['r-0', 'r-1', 'r-2', `r-${mostReads + 1}`].map(async (hash) => (await store.get('sari', hash)) !== null),
    );
    expect(kept).toEqual([false, false, true, true]);
    expect(await store.get('budi', 'lama')).toEqual(readOf('budi', 'lama', 1));
  });

  it('of a build of another contract are as good as not kept, until they are read again', async () => {
    const name = nameOfNext();
    const [before, now] = [createReadsStore({ contract: 'c1', name }), createReadsStore({ contract: 'c2', name })];
    await before.put([readOf('sari', 'alarms', 1, [{ severity: 'critical' }])]);

    // What this build shows of an alarm was not there yet.
    expect(await now.get('sari', 'alarms')).toBeNull();
    const answer = readOf('sari', 'alarms', 2, [{ severity: 'critical', quiet: null }]);
    await now.put([answer]);
    expect([await now.get('sari', 'alarms'), await before.get('sari', 'alarms')]).toEqual([answer, null]);
  });

  it('go with whoever signs out, whatever build has read them', async () => {
    const name = nameOfNext();
    const store = createReadsStore({ contract, name });
    await store.put([readOf('sari', 'a', 1)]);

    await clearReads(name);

    expect(await store.get('sari', 'a')).toBeNull();
  });

  it('of everybody are forgotten at once', async () => {
    const store = createReadsStore({ contract, name: nameOfNext() });
    await store.put([readOf('sari', 'a', 1)]);
    await store.put([readOf('budi', 'a', 1)]);

    await store.clear();

    expect([await store.get('sari', 'a'), await store.get('budi', 'a')]).toEqual([null, null]);
  });

  it('of a former shape are dropped: nothing would ask for them', async () => {
    const name = nameOfNext();
    const former = await openDB(name, 1, {
      upgrade: (database) => void database.createObjectStore('reads', { keyPath: ['account', 'hash'] }),
    });
    await former.put('reads', readOf('sari', 'a', 1));
    former.close();

    const store = createReadsStore({ contract, name });

    expect(await store.get('sari', 'a')).toBe(null);
    await store.put([readOf('sari', 'a', 2)]);
    expect(await store.get('sari', 'a')).toEqual(readOf('sari', 'a', 2));
  });

  it('are asked for again after the database could not be opened', async () => {
    const name = nameOfNext();
    // One of a newer version of the app is in use: an older one may not open it.
    const newer = await openDB(name, 99);
    const store = createReadsStore({ contract, name });
    const refused = await store
      .get('sari', 'a')
      .catch((error: unknown) => (error instanceof DOMException ? error.name : error));
    newer.close();
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(name);
      gone.addEventListener('success', () => resolve());
      gone.addEventListener('error', () => reject(gone.error ?? new Error('It could not be deleted')));
    });

    expect([refused, await store.get('sari', 'a')]).toEqual(['VersionError', null]);
  });
});
