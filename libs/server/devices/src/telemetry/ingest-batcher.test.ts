import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIngestBatcher, ingestBatch } from './ingest-batcher.ts';

describe('createIngestBatcher', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stores together what comes within 50 ms, and resolves when it is stored', async () => {
    const batches: string[][] = [];
    const batcher = createIngestBatcher<string>(async (batch) => void batches.push([...batch]));

    const all = Promise.all([batcher.add('a', 1), batcher.add('b', 1)]);
    await vi.advanceTimersByTimeAsync(ingestBatch.maxDelayMs - 1);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await all;

    expect(batches).toEqual([['a', 'b']]);
  });

  it('stores at once when there are 1,000 rows', async () => {
    const batches: string[][] = [];
    const batcher = createIngestBatcher<string>(async (batch) => void batches.push([...batch]));

    await Promise.all([batcher.add('a', 400), batcher.add('b', 600)]);

    expect(batches).toEqual([['a', 'b']]);
  });

  it('stores one batch at a time: the next one grows while the database is busy', async () => {
    const batches: string[][] = [];
    const busy = Promise.withResolvers<void>();
    const batcher = createIngestBatcher<string>(async (batch) => {
      batches.push([...batch]);
      if (batches.length === 1) await busy.promise;
    });
    const first = batcher.add('a', 1_000);
    const rest = Promise.all([batcher.add('b', 1_000), batcher.add('c', 1_000)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toEqual([['a']]);

    busy.resolve();
    await Promise.all([first, rest]);

    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  it('rejects what could not be stored, and goes on with what comes next', async () => {
    let isFull = true;
    const batcher = createIngestBatcher<string>(() =>
      isFull ? Promise.reject(new Error('disk full')) : Promise.resolve(),
    );

    await expect(batcher.add('a', 1_000)).rejects.toThrow('disk full');
    isFull = false;

    await expect(batcher.add('b', 1_000)).resolves.toBeUndefined();
  });
});
