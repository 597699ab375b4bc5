import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-entry.ts';

/** Where what was written waits. Each call is whole before it resolves, also when the tab is killed right after. */
export interface OutboxStore {
  /** Of one account, in the order written. */
  readonly list: (account: string) => Promise<OutboxEntry[]>;
  /** Gives it its place and resolves with it. */
  readonly add: (entry: Omit<OutboxEntry, 'seq'>) => Promise<OutboxEntry>;
  /** Changes what is there in one step, so that two tabs do not undo each other; null when it is gone. */
  readonly change: (seq: number, to: (entry: OutboxEntry) => OutboxEntry) => Promise<OutboxEntry | null>;
  /** Takes away all of them, or none where one that is there may not go: it is asked in the same step. */
  readonly remove: (seqs: readonly number[], mayGo?: (entry: OutboxEntry) => boolean) => Promise<void>;
}

interface OutboxDatabase extends DBSchema {
  entries: { key: number; value: Omit<OutboxEntry, 'seq'> & { seq?: number }; indexes: { account: string } };
}

/**
 * The browser's own database. It rejects where that is closed (a private window, a full disk): a page must not say
 * "kept on this device" then.
 */
export function createOutboxStore(name = 'imah-outbox'): OutboxStore {
  let opened: Promise<IDBPDatabase<OutboxDatabase>> | null = null;
  const open = () => {
    opened ??= openDB<OutboxDatabase>(name, 1, {
      upgrade: (database) => {
        const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        entries.createIndex('account', 'account');
      },
      // A newer version of the app in another tab must not wait for this one.
      blocking: (_from, _to, event) => {
        // The event's target is the connection.
        (event.target as IDBDatabase).close();
        opened = null;
      },
      terminated: () => (opened = null),
    });
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    list: async (account) => {
      const kept = await (await open()).getAllFromIndex('entries', 'account', account);
      return kept.map(numbered).toSorted((a, b) => a.seq - b.seq);
    },
    add: async (entry) => {
      const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' });
      const [seq] = await Promise.all([transaction.store.add({ ...entry }), transaction.done]);
      return { ...entry, seq };
    },
    change: async (seq, to) => {
      const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' });
      const kept = await transaction.store.get(seq);
      const changed = kept === undefined ? null : to(numbered(kept));
      if (changed !== null) await transaction.store.put(changed);
      await transaction.done;
      return changed;
    },
    remove: async (seqs, mayGo = () => true) => {
      const transaction = (await open()).transaction('entries', 'readwrite');
      const kept = await Promise.all(seqs.map((seq) => transaction.store.get(seq)));
      const isMeant = kept.every((entry) => entry === undefined || mayGo(numbered(entry)));
      await Promise.all([...(isMeant ? seqs.map((seq) => transaction.store.delete(seq)) : []), transaction.done]);
    },
  };
}

/** The database has numbered whatever it gives back. */
function numbered(kept: OutboxDatabase['entries']['value']): OutboxEntry {
  return { ...kept, seq: kept.seq ?? 0 };
}
