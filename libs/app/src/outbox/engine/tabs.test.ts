import { describe, expect, it } from 'vitest';
import { createTabChannel } from './browser-ports.ts';
import { takeTurnOver } from './take-turn.ts';

/** The locks of a browser: who asks for one that is held waits for it, until they give up. */
function browserLocks() {
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string) => queues.get(name)?.[0]?.();
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const { promise, reject } = Promise.withResolvers<void>();
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    let state: 'waiting' | 'held' = 'waiting';
    const give = async () => {
      await hold();
      queue.splice(queue.indexOf(take), 1);
      next(name);
    };
    const take = () => {
      state = 'held';
      void give();
    };
    queue.push(take);
    signal.addEventListener('abort', () => {
      if (state === 'held') return;
      queue.splice(queue.indexOf(take), 1);
      reject(new DOMException('given up', 'AbortError'));
    });
    if (queue[0] === take) take();
    return promise;
  };
  // Only requests with a signal are made.
  return { request } as unknown as LockManager;
}

function tab(take: ReturnType<typeof takeTurnOver>, name: string, turns: string[], label: string) {
  const open = new AbortController();
  take(name, open.signal, () => turns.push(label));
  return () => open.abort();
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the turn to send', () => {
  it('is one tab’s, and goes to the next when that one is closed', async () => {
    const take = takeTurnOver(browserLocks());
    const turns: string[] = [];

    const close = tab(take, 'outbox:me', turns, 'first');
    tab(take, 'outbox:me', turns, 'second');
    await settled();
    expect(turns).toEqual(['first']);
    close();
    await settled();

    expect(turns).toEqual(['first', 'second']);
  });

  it('passes over a tab that was closed while it waited', async () => {
    const take = takeTurnOver(browserLocks());
    const turns: string[] = [];
    const [closeFirst, closeSecond] = ['first', 'second'].map((label) => tab(take, 'outbox:me', turns, label));
    tab(take, 'outbox:me', turns, 'third');

    closeSecond?.();
    closeFirst?.();
    await settled();

    expect(turns).toEqual(['first', 'third']);
  });

  it('is each account’s own', async () => {
    const take = takeTurnOver(browserLocks());
    const turns: string[] = [];

    tab(take, 'outbox:sari', turns, 'sari');
    tab(take, 'outbox:budi', turns, 'budi');

    expect(turns).toEqual(['sari', 'budi']);
  });

  it('is every tab’s where the browser has no locks: the server knows the ids', () => {
    const take = takeTurnOver(undefined);
    const turns: string[] = [];

    tab(take, 'outbox:me', turns, 'first');
    tab(take, 'outbox:me', turns, 'second');

    expect(turns).toEqual(['first', 'second']);
  });
});

describe('the channel between tabs', () => {
  it('tells the others what changed, and not the tab that said it', async () => {
    const [mine, other] = [
      createTabChannel('tabs-test', BroadcastChannel),
      createTabChannel('tabs-test', BroadcastChannel),
    ];
    const heard: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    mine.listen((word) => heard.push(`mine ${word}`));
    other.listen((word) => {
      heard.push(`other ${word}`);
      if (word === 'retry') resolve();
    });

    mine.post('changed');
    mine.post('retry');
    await promise;
    mine.close();
    other.close();

    expect(heard).toEqual(['other changed', 'other retry']);
  });

  it('is silent where the browser has none', () => {
    const alone = createTabChannel('tabs-test', undefined);
    const heard: string[] = [];

    alone.listen((word) => heard.push(word));
    alone.post('changed');
    alone.close();

    expect(heard).toEqual([]);
  });
});
