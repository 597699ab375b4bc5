/** Runs tasks one after the other for each key, and side by side for different keys. */
export interface KeyedQueue {
    readonly run: <T>(key: string, task: () => Promise<T>) => Promise<T>;
    /** Resolves when everything that was waiting is done. */
    readonly idle: () => Promise<void>;
}
export declare function createKeyedQueue(): KeyedQueue;
//# sourceMappingURL=keyed-queue.d.ts.map