import { describe, expect, it, vi } from 'vitest';
import { whenIdleOf } from '../../idle/index.ts';
import { createIdlePreloader } from './idle-preload.ts';

/** Loads that end when told to, and a record of which are under way. */
function loads(count: number) {
  const settle: ((outcome: 'ok' | 'failed') => void)[] = [];
  const started: number[] = [];
  const list = Array.from({ length: count }, (_, index) => () => {
    started.push(index);
    return new Promise<void>((resolve, reject) => {
      settle[index] = (outcome) => (outcome === 'ok' ? resolve() : reject(new Error('gone')));
    });
  });
  return { list, settle, started };
}

const atOnce = (callback: () => void) => callback();

describe('S-62 the preloader', () => {
  it('runs at most five loads at once, the next when one ends, also when it failed', async () => {
    const { list, settle, started } = loads(7);
    createIdlePreloader(atOnce).add(list);
    expect(started).toEqual([0, 1, 2, 3, 4]);

    settle[2]?.('failed');
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3, 4, 5]));
    settle[0]?.('ok');
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]));
  });

  it('does not run a load twice', () => {
    const { list, started } = loads(1);
    const preloader = createIdlePreloader(atOnce);
    preloader.add(list);
    preloader.add(list);

    expect(started).toEqual([0]);
  });

  it('waits for an idle moment before it starts', () => {
    const { list, started } = loads(1);
    const idle: (() => void)[] = [];
    createIdlePreloader((callback) => idle.push(callback)).add(list);
    const before = [...started];
    idle[0]?.();

    expect([before, started]).toEqual([[], [0]]);
  });
});

it('S-62 falls back to 50 ms where the browser has no idle callback', () => {
  const asked: unknown[] = [];
  const setTimeout = ((callback: () => void, delay: number) =>
    asked.push([typeof callback, delay])) as unknown as Window['setTimeout'];
  whenIdleOf({ setTimeout })(() => undefined);
  whenIdleOf({ setTimeout, requestIdleCallback: () => asked.push('idle') })(() => undefined);

  expect(asked).toEqual([['function', 50], 'idle']);
});
