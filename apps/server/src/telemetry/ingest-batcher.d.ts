/** Longest time a value waits for others, in milliseconds, and most values stored at once. */
export declare const ingestBatch: {
    readonly maxDelayMs: 50;
    readonly maxRows: 1000;
};
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
export declare function createIngestBatcher<T>(store: (batch: readonly T[]) => Promise<void>): IngestBatcher<T>;
//# sourceMappingURL=ingest-batcher.d.ts.map