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
  reads: { key: [string, string]; value: Stored; indexes: { age: [string, number] } };
}

/** What is kept of a read, with the contract of the build that read it. */
interface Stored extends KeptRead {
  readonly contract: string;
}

/** Raised where the store itself has another form. What the answers hold is of a contract, which each of them names. */
const shape = 6;

/** So many answers of one account are kept. */
export const mostReads = 200;

export interface ReadsStoreOptions {
  /** Which contract this build was made with: what was read by another one is as good as not kept. */
  readonly contract: string;
  readonly name?: string;
}

/** A store in the browser's database; where that is closed, nothing is kept. */
export function createReadsStore({ contract, name = 'imah-reads' }: ReadsStoreOptions): ReadsStore {
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
    get: async (account, hash) => {
      const stored = await (await open()).get('reads', [account, hash]);
      if (stored === undefined || stored.contract !== contract) return null;
      const { contract: _contract, ...read } = stored;
      return read;
    },
    put: async (reads) => {
      const transaction = (await open()).transaction('reads', 'readwrite');
      await Promise.all(reads.map((read) => transaction.store.put({ ...read, contract })));
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

/** Forgets what this browser keeps of everybody's reads, whatever build has read it. */
export async function clearReads(name?: string): Promise<void> {
  // A browser that keeps nothing has nothing to clear.
  await createReadsStore({ contract: '', ...(name === undefined ? {} : { name }) })
    .clear()
    .catch(() => undefined);
}
