/** Runs tasks one after the other for each key, and side by side for different keys. */
export interface KeyedQueue {
  readonly run: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  /** Resolves when everything that was waiting is done. */
  readonly idle: () => Promise<void>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, task) {
      const result = (tails.get(key) ?? Promise.resolve()).then(task);
      // The next one waits for the end of this one, however it ends.
      const tail = result.then(
        () => undefined,
        () => undefined,
      );
      tails.set(key, tail);
      void tail.then(() => (tails.get(key) === tail ? tails.delete(key) : false));
      return result;
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
