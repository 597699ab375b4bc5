/** Longest time a value waits for others, in milliseconds, and most values stored at once. */
export const ingestBatch = { maxDelayMs: 50, maxRows: 1_000 } as const;

export interface IngestBatcher<T> {
  /** Resolves when the batch with `item` is stored; rejects when it could not be. */
  readonly add: (item: T, rows: number) => Promise<void>;
  /** Stores what is waiting. */
  readonly flush: () => Promise<void>;
}

/**
 * Collects what many devices say into batches. One batch is stored at a time: while the database is
 * busy the next one grows, and because nobody is acknowledged meanwhile, no device runs ahead.
 */
export function createIngestBatcher<T>(store: (batch: readonly T[]) => Promise<void>): IngestBatcher<T> {
  let waiting: { item: T; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let rowsWaiting = 0;
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> | null = null;

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      rowsWaiting = 0;
      try {
        await store(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    storing ??= storeAll().finally(() => (storing = null));
    return storing;
  }

  return {
    add: (item, rows) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        rowsWaiting += rows;
        if (storing !== null) return;
        if (rowsWaiting >= ingestBatch.maxRows) void flush();
        else timer ??= setTimeout(() => void flush(), ingestBatch.maxDelayMs);
      }),
    flush,
  };
}
