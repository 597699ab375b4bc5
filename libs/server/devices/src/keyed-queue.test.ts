import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

describe('createKeyedQueue', () => {
  it('runs one task after the other for a key, and others beside it', async () => {
    const queue = createKeyedQueue();
    const order: string[] = [];
    const first = Promise.withResolvers<void>();

    const done = Promise.all([
      queue.run('a', async () => {
        order.push('a1 begins');
        await first.promise;
        order.push('a1 ends');
      }),
      queue.run('a', async () => void order.push('a2')),
      queue.run('b', async () => {
        order.push('b1');
        first.resolve();
      }),
    ]);
    await done;

    expect(order).toEqual(['a1 begins', 'b1', 'a1 ends', 'a2']);
  });

  it('goes on after a task that failed, and tells its caller', async () => {
    const queue = createKeyedQueue();
    const failed = queue.run('a', () => Promise.reject(new Error('no')));

    await expect(failed).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });

  it('is idle when everything is done, also what was added meanwhile', async () => {
    const queue = createKeyedQueue();
    const order: string[] = [];
    void queue.run('a', async () => {
      order.push('a');
      void queue.run('b', async () => void order.push('b'));
    });

    await queue.idle();

    expect(order).toEqual(['a', 'b']);
  });
});
