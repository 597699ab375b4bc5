import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { entryOf, noteOf } from '../testing/entry-of.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { createOutboxStore } from './outbox-store.ts';

let databases = 0;
const newStore = () => createOutboxStore(`outbox-store-${(databases += 1)}`);
const fresh = (body: string, account = 'me'): Omit<OutboxEntry, 'seq'> => {
  const { seq: _seq, ...entry } = entryOf(noteOf(body), { id: body, account });
  return entry;
};

describe('what waits on this device', () => {
  it('is listed in the order in which it was written, each account’s own', async () => {
    const store = newStore();

    for (const body of ['satu', 'dua', 'tiga']) await store.add(fresh(body, body === 'dua' ? 'budi' : 'me'));

    expect((await store.list('me')).map(({ id, seq }) => [id, seq])).toEqual([
      ['satu', 1],
      ['tiga', 3],
    ]);
    expect((await store.list('budi')).map(({ id }) => id)).toEqual(['dua']);
    expect(await store.list('nobody')).toEqual([]);
  });

  it('is given its place when it is added, and keeps it', async () => {
    const store = newStore();

    const added = await store.add(fresh('satu'));
    await store.change(added.seq, (entry) => ({ ...entry, state: 'sending', tries: 1 }));
    await store.add(fresh('dua'));

    expect((await store.list('me')).map(({ id, seq, state, tries }) => ({ id, seq, state, tries }))).toEqual([
      { id: 'satu', seq: added.seq, state: 'sending', tries: 1 },
      { id: 'dua', seq: added.seq + 1, state: 'waiting', tries: 0 },
    ]);
  });

  it('is changed one step after the other: no change undoes another', async () => {
    const store = newStore();
    const { seq } = await store.add(fresh('satu'));

    await Promise.all(
      Array.from({ length: 20 }, () => store.change(seq, (entry) => ({ ...entry, tries: entry.tries + 1 }))),
    );

    expect((await store.list('me')).map(({ tries }) => tries)).toEqual([20]);
  });

  it('cannot be changed once it is gone', async () => {
    const store = newStore();
    const { seq } = await store.add(fresh('satu'));
    await store.remove([seq]);

    const changed = await store.change(seq, (entry) => ({ ...entry, state: 'sent' }));

    expect([changed, await store.list('me')]).toEqual([null, []]);
  });

  it('takes no place a second time: what comes after is after what has gone', async () => {
    const store = newStore();
    const { seq } = await store.add(fresh('satu'));
    await store.remove([seq]);

    expect((await store.add(fresh('dua'))).seq).toBeGreaterThan(seq);
  });

  it('holds files as they are', async () => {
    const store = newStore();
    const files = [{ id: 'f-1', name: 'pompa.jpg', content: new Blob(['isi foto']), keepLocation: true }];

    await store.add({ ...fresh('satu'), files });

    const [kept] = await store.list('me');
    expect(kept?.files?.map(({ id, name, keepLocation }) => ({ id, name, keepLocation }))).toEqual([
      { id: 'f-1', name: 'pompa.jpg', keepLocation: true },
    ]);
    expect(await kept?.files?.[0]?.content.text()).toBe('isi foto');
  });
});
