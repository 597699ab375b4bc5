import { ApiError } from '@imah/api-client';
import { createFakeApiClient } from '@imah/api-client/testing';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../testing/entry-of.ts';
import { plainOrders } from '../testing/plain-orders.ts';
import { findOrdersIn, type OrderDomain, type OutboxOrder } from './orders.ts';
import { createOutbox, type Outbox, type OutboxChannel, type OutboxPorts } from './outbox.ts';
import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts';
import { createOutboxStore } from './outbox-store.ts';

interface Note extends OutboxOrder {
  readonly kind: 'note' | 'record';
  readonly text: string;
}
const textOf = (order: OutboxOrder) => (order as Note).text;
const hour = 3_600_000;
const day = 24 * hour;

const running: Outbox[] = [];
afterEach(() => {
  for (const outbox of running.splice(0)) outbox.stop();
});

let databases = 0;
/** A browser: one store, and tabs that hear each other. `send` is what the server says to a text. */
function browser(send: (text: string, signal: AbortSignal) => Promise<unknown> = async () => undefined) {
  databases += 1;
  const store = createOutboxStore(`outbox-engine-${databases}`);
  const clock = { now: 1_000_000 };
  const orders: OrderDomain = {
    ...plainOrders,
    kinds: ['note', 'record'],
    isOrigin: ({ kind }) => kind === 'record',
    send: (_client, order, { signal }) => send(textOf(order), signal),
    current: async () => ({ text: 'theirs' }),
    conflicts: (order) => [
      { field: 'text', before: '', mine: textOf(order), theirs: 'theirs', other: 'changed' as const },
    ],
    resolve: (order, _current, mine) => (mine.length === 0 ? null : order),
  };
  const listeners = new Map<object, (word: 'changed' | 'retry') => void>();
  const newChannel = (): OutboxChannel => {
    const self = {};
    return {
      post: (word) => {
        for (const [tab, hear] of listeners) if (tab !== self) hear(word);
      },
      listen: (hear) => void listeners.set(self, hear),
      close: () => void listeners.delete(self),
    };
  };
  let made = 0;
  const tab = (more: Partial<OutboxPorts> = {}): Outbox => {
    const outbox = createOutbox({
      client: createFakeApiClient({}),
      ordersOf: findOrdersIn([orders]),
      store,
      channel: newChannel(),
      takeTurn: () => undefined,
      account: 'me',
      now: () => clock.now,
      newId: () => `id-${(made += 1)}`,
      // The longest pause: nothing is tried again by itself within a test.
      random: () => 1,
      onSent: () => undefined,
      ...more,
    });
    running.push(outbox);
    return outbox;
  };
  const sendingTab = (more: Partial<OutboxPorts> = {}) =>
    tab({ takeTurn: (_name, _signal, onTurn) => onTurn(), ...more });
  const { seq: _seq, ...waiting } = entryOf(draftOf('kept'));
  /** What stands in the store already, as another tab or an earlier day has left it. */
  const put = (text: string, change: Partial<OutboxEntry> = {}) =>
    store.add({ ...waiting, order: note(text), about: text, id: text, lane: text, ...change });
  return { store, clock, tab, sendingTab, put };
}
const note = (text: string, kind: Note['kind'] = 'note'): Note => ({ kind, text });
function draftOf(text: string, more: Partial<OutboxDraft> = {}): OutboxDraft {
  return { order: note(text), about: text, orgId: '0198a000-0000-7000-8000-00000000000a', ...more };
}
const stateOf = (outbox: Outbox) => outbox.getSnapshot().entries.map(({ about, state }) => `${about} ${state}`);
/** Waits until a tab shows this. */
const expectShown = (outbox: Outbox, expected: readonly string[]) =>
  vi.waitFor(() => expect(stateOf(outbox)).toEqual(expected));
const failure = (status: number, more: object = {}) =>
  new ApiError({ kind: 'conflict', status, message: 'Tidak bisa', ...more });

describe('what a tab shows as waiting while another has begun to send it', () => {
  it('is not taken back: it may have arrived already', async () => {
    const { store, tab, put } = browser();
    const { seq } = await put('satu');
    const late = tab();
    await expectShown(late, ['satu waiting']);
    await store.change(seq, (entry) => ({ ...entry, state: 'sending', tries: 1 }));

    await late.discard('satu');

    expect(stateOf(late)).toEqual(['satu sending']);
  });

  it('keeps what was written upon it, where it makes the record', async () => {
    const { store, tab, put } = browser();
    const origin = await put('laporan', { order: note('laporan', 'record') });
    await put('balasan', { lane: 'laporan' });
    const late = tab();
    await expectShown(late, ['laporan waiting', 'balasan waiting']);
    await store.change(origin.seq, (entry) => ({ ...entry, state: 'sent', sentAt: 1_000_000 }));

    await late.discard('laporan');

    expect(stateOf(late)).toEqual(['laporan sent', 'balasan waiting']);
  });

  it('keeps the words that are on their way, whatever is written in their place', async () => {
    const { store, tab, put } = browser();
    const { seq } = await put('satu');
    const late = tab();
    await expectShown(late, ['satu waiting']);
    await store.change(seq, (entry) => ({ ...entry, state: 'sending', tries: 1 }));

    await late.edit('satu', note('dua'));

    expect((await store.list('me')).map(({ order, state }) => [textOf(order), state])).toEqual([['satu', 'sending']]);
  });
});

it('what takes the place of another goes with its own files, and the other takes its files with it', async () => {
  const { store, tab } = browser();
  const instead: OrderDomain = { ...plainOrders, kinds: ['note'], replace: (_earlier, order) => order };
  const outbox = tab({ ordersOf: findOrdersIn([instead]) });
  const photo = (id: string) => ({ id, name: `${id}.jpg`, content: new Blob([id]), keepLocation: false });

  await outbox.send(draftOf('satu', { files: [photo('lama')] }));
  await outbox.send(draftOf('dua', { files: [photo('baru')] }));
  const [kept, ...others] = await store.list('me');
  expect([kept?.files?.map(({ id }) => id), others]).toEqual([['baru'], []]);

  await outbox.send(draftOf('tiga'));
  expect((await store.list('me')).map(({ order, files }) => [textOf(order), files])).toEqual([['tiga', []]]);
});

describe('a conflict that two tabs show', () => {
  it('is decided by the one that decides first', async () => {
    const { store, tab, put } = browser();
    const { seq } = await put('satu', { state: 'conflict', current: { text: 'theirs' } });
    const [mine, theirs] = [tab(), tab()];
    for (const late of [mine, theirs]) await expectShown(late, ['satu conflict']);
    await store.change(seq, (entry) => ({ ...entry, state: 'sending', current: null }));

    await Promise.all([mine.resolve('satu', ['text']), theirs.resolve('satu', [])]);

    expect((await store.list('me')).map(({ state }) => state)).toEqual(['sending']);
  });

  it('is gone once theirs was chosen, and goes again once mine was', async () => {
    const said: string[] = [];
    const { sendingTab, put } = browser(async (text) => said.push(text));
    await put('punya mereka', { state: 'conflict', current: {} });
    await put('punya saya', { state: 'conflict', current: {} });
    const outbox = sendingTab();
    await expectShown(outbox, ['punya mereka conflict', 'punya saya conflict']);

    await outbox.resolve('punya mereka', []);
    await outbox.resolve('punya saya', ['text']);

    await expectShown(outbox, ['punya saya sent']);
    expect(said).toEqual(['punya saya']);
  });

  it('is shown with the record as it stands', async () => {
    const { sendingTab } = browser(() => Promise.reject(failure(412)));
    const outbox = sendingTab();
    await outbox.send(draftOf('satu'));
    await expectShown(outbox, ['satu conflict']);

    expect(outbox.getSnapshot().entries[0]).toMatchObject({ current: { text: 'theirs' }, problem: { status: 412 } });
  });
});

describe('a tab whose turn it is', () => {
  it('takes up what a killed one had on its way, and leaves what needs a person', async () => {
    const said: string[] = [];
    const { sendingTab, put } = browser(async (text) => said.push(text));
    await put('terputus', { state: 'sending', tries: 1 });
    await put('ditolak', { state: 'refused', tries: 1 });
    await put('bentrok', { state: 'conflict', tries: 1 });

    const outbox = sendingTab();

    await expectShown(outbox, ['terputus sent', 'ditolak refused', 'bentrok conflict']);
    expect(said).toEqual(['terputus']);
  });

  it('forgets what was sent more than a day ago', async () => {
    const { clock, sendingTab, put } = browser();
    clock.now = 10 * day;
    await put('kemarin', { state: 'sent', sentAt: clock.now - day - 1 });
    await put('sehari', { state: 'sent', sentAt: clock.now - day });

    const outbox = sendingTab();

    await vi.waitFor(() => expect(stateOf(outbox)).toEqual(['sehari sent']));
  });

  it('keeps the newest twenty of what was sent today, and whatever needs a person', async () => {
    const { clock, sendingTab, put } = browser();
    clock.now = 10 * day;
    for (let count = 1; count <= 21; count += 1) await put(`${count}`, { state: 'sent', sentAt: clock.now - hour });
    await put('ditolak', { state: 'refused', madeAt: 0 });

    const outbox = sendingTab();

    const newest = Array.from({ length: 20 }, (_, index) => `${index + 2} sent`);
    await vi.waitFor(() => expect(stateOf(outbox)).toEqual([...newest, 'ditolak refused']));
  });

  it('sends what another tab writes, and that tab sees it arrive', async () => {
    const { tab, sendingTab } = browser();
    sendingTab();
    const other = tab();

    await other.send(draftOf('dari tab lain'));

    await vi.waitFor(() => expect(stateOf(other)).toEqual(['dari tab lain sent']));
  });

  it('tries again at once what it could not reach the server with, when another tab is asked to', async () => {
    let network: 'cut' | 'there' = 'cut';
    const away = new ApiError({ kind: 'network', status: 0, message: 'Tidak ada jaringan' });
    const { tab, sendingTab } = browser(() => (network === 'cut' ? Promise.reject(away) : Promise.resolve()));
    const [sending, other] = [sendingTab(), tab()];
    await other.send(draftOf('satu'));
    await vi.waitFor(() => expect(sending.getSnapshot().sending).toBe('away'));

    network = 'there';
    await other.retry();

    await vi.waitFor(() => expect(stateOf(other)).toEqual(['satu sent']));
  });

  it('sends what was refused and is tried again in another tab', async () => {
    const said: string[] = [];
    const { tab, sendingTab, put } = browser(async (text) => said.push(text));
    await put('ditolak', { state: 'refused' });
    const [sending, other] = [sendingTab(), tab()];
    await expectShown(other, ['ditolak refused']);
    await expectShown(sending, ['ditolak refused']);

    await other.retry('ditolak');

    await expectShown(other, ['ditolak sent']);
    expect(said).toEqual(['ditolak']);
  });
});

describe('what the server cannot take now', () => {
  it('waits as long as it says, and lets other records pass', async () => {
    const busy = failure(429, { kind: 'rate-limited', retryAfterSeconds: 40 });
    const { clock, sendingTab } = browser((text) => (text === 'ramai' ? Promise.reject(busy) : Promise.resolve()));
    const outbox = sendingTab();
    await outbox.send(draftOf('ramai'));
    await outbox.send(draftOf('lain'));

    await expectShown(outbox, ['ramai waiting', 'lain sent']);
    const [entry] = outbox.getSnapshot().entries;
    expect([entry?.tries, (entry?.notBefore ?? 0) - clock.now]).toEqual([1, 40_000]);
  });

  it('is refused with the words of the server where it is wrong, and stays to be put right', async () => {
    const wrong = failure(422, {
      kind: 'validation',
      code: 'VALIDASI_SALAH',
      fieldErrors: { text: ['Terlalu pendek'] },
    });
    const { sendingTab } = browser((text) => (text === 'x' ? Promise.reject(wrong) : Promise.resolve()));
    const outbox = sendingTab();
    const { localId } = await outbox.send(draftOf('x'));
    await expectShown(outbox, ['x refused']);
    expect(outbox.getSnapshot().entries[0]?.problem?.fieldErrors).toEqual({ text: ['Terlalu pendek'] });

    await outbox.edit(localId, note('cukup panjang'));

    await expectShown(outbox, ['x sent']);
    expect(outbox.getSnapshot().entries[0]?.problem).toBeNull();
  });
});

describe('an outbox', () => {
  it('that was cleared holds nothing of its account and everything of another', async () => {
    const { store, tab, put } = browser();
    for (const [text, account] of [
      ['satu', 'me'],
      ['dua', 'other'],
    ] as const)
      await put(text, { account });
    const outbox = tab();

    await outbox.clear();

    expect([stateOf(outbox), (await store.list('other')).length]).toEqual([[], 1]);
  });

  it('that was stopped gives up its turn, tells nobody any more, and leaves what was on its way to the next', async () => {
    const signals: AbortSignal[] = [];
    const { store, sendingTab } = browser((_text, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(failure(0))));
    });
    const outbox = sendingTab();
    await outbox.send(draftOf('satu'));
    await expectShown(outbox, ['satu sending']);
    const heard = vi.fn<() => void>();
    outbox.subscribe(heard);

    outbox.stop();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));

    expect((await store.list('me')).map(({ state }) => state)).toEqual(['sending']);
    expect(heard).not.toHaveBeenCalled();
  });

  it('refuses an order that no domain knows before it keeps it', async () => {
    const { store, tab } = browser();
    const outbox = tab();

    await expect(outbox.send(draftOf('x', { order: { kind: 'unknown' } }))).rejects.toThrow(
      'No domain has orders of the kind unknown',
    );
    expect(await store.list('me')).toEqual([]);
  });
});
