import type { StoredFile } from '@imah/contract/files';

/** A chosen file, kept until its form is sent: also over a reload. */
export interface ShelvedUpload {
  readonly id: string;
  /** Whose it is and which field it belongs to. */
  readonly scope: string;
  readonly name: string;
  /** Empty once the server has the file. */
  readonly content: Blob;
  /** What the server made of it, once it has it. */
  readonly file: StoredFile | null;
}

/** Where chosen files are kept meanwhile. */
export interface UploadShelf {
  /** In the order in which they were chosen. */
  readonly list: (scope: string) => Promise<ShelvedUpload[]>;
  readonly put: (upload: ShelvedUpload) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const storeName = 'uploads';

/**
 * A shelf in the browser's database. Where that is closed (a private window, a full disk) the files live as long as
 * the page: sending works, and a reload forgets them.
 */
export function createBrowserShelf(databases: IDBFactory = indexedDB, name = 'imah-uploads'): UploadShelf {
  const page = new Map<string, ShelvedUpload>();
  let opened: Promise<IDBDatabase | null> | null = null;
  const open = () => (opened ??= openDatabase(databases, name).catch(() => null));
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    const database = await open();
    if (database === null) return null;
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
    } catch {
      // A browser that has slept may have closed it, which the next transaction is told by an exception.
      return null;
    }
  };
  return {
    list: async (scope) => {
      // Written by `put` alone.
      const kept = ((await run('readonly', (store) => store.getAll())) ?? []) as ShelvedUpload[];
      const all = new Map([...kept, ...page.values()].map((upload) => [upload.id, upload]));
      return [...all.values()].filter((upload) => upload.scope === scope).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    put: async (upload) => {
      const key = await run('readwrite', (store) => store.put(upload));
      if (key === null) page.set(upload.id, upload);
    },
    remove: async (id) => {
      page.delete(id);
      await run('readwrite', (store) => store.delete(id));
    },
  };
}

async function openDatabase(databases: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = databases.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName, { keyPath: 'id' });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the browser is closed'));
  });
}
