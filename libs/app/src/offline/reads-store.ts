import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The last answer of one read. `at`: when it was read, in milliseconds since 1970. */
export interface KeptRead {
  readonly account: string;
  /** Of the query's key. */
  readonly hash: string;
  readonly data: unknown;
  readonly at: number;
}

/** Where the last answers are kept. Losing one loses nothing: it is read again. */
export interface ReadsStore {
  readonly get: (account: string, hash: string) => Promise<KeptRead | null>;
  /** Keeps it, and drops the oldest of the account beyond what is kept. */
  readonly put: (reads: readonly KeptRead[]) => Promise<void>;
  /** Of everybody. */
  readonly clear: () => Promise<void>;
}

interface ReadsDatabase extends DBSchema {
  reads: { key: [string, string]; value: KeptRead; indexes: { age: [string, number] } };
}

/**
 * Raised where reads have other keys, or records fields that they had not before: nothing asks for what was kept until
 * then, or what it holds is not enough.
 */
const shape = 5;

/** So many answers of one account are kept. */
export const mostReads = 200;

/** A store in the browser's database; where that is closed, nothing is kept. */
export function createReadsStore(name = 'imah-reads'): ReadsStore {
  let opened: Promise<IDBPDatabase<ReadsDatabase>> | null = null;
  const open = () => {
    opened ??= openDB<ReadsDatabase>(name, shape, {
      upgrade: (database, before) => {
        if (before > 0) database.deleteObjectStore('reads');
        const reads = database.createObjectStore('reads', { keyPath: ['account', 'hash'] });
        reads.createIndex('age', ['account', 'at']);
      },
      terminated: () => (opened = null),
    });
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    get: async (account, hash) => (await (await open()).get('reads', [account, hash])) ?? null,
    put: async (reads) => {
      const transaction = (await open()).transaction('reads', 'readwrite');
      await Promise.all(reads.map((read) => transaction.store.put(read)));
      const [account] = reads.map((read) => read.account);
      if (account !== undefined) {
        const range = IDBKeyRange.bound([account, 0], [account, Number.MAX_SAFE_INTEGER]);
        const oldest = await transaction.store.index('age').getAllKeys(range);
        const surplus = oldest.slice(0, Math.max(0, oldest.length - mostReads));
        await Promise.all(surplus.map((key) => transaction.store.delete(key)));
      }
      await transaction.done;
    },
    clear: async () => (await open()).clear('reads'),
  };
}
