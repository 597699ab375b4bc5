import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEndsWatch, endsAheadMs } from './watch-ends.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watching(ends: () => ReadonlyMap<string, number>) {
  const ended: string[] = [];
  const asked: (readonly [readonly string[], number])[] = [];
  const watch = createEndsWatch({
    rightsThatEnd: async (userIds, withinMs) => {
      asked.push([userIds, withinMs]);
      return ends();
    },
    ended: (userId) => void ended.push(userId),
  });
  return { watch, ended, asked };
}

it('tells at the very moment at which a right of a person runs out, once', async () => {
  const { watch, ended, asked } = watching(() => new Map([['ani', 30_000]]));
  await watch.watch(['ani', 'budi']);

  vi.advanceTimersByTime(29_999);
  const before = [...ended];
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(120_000);

  expect([before, ended, asked]).toEqual([[], ['ani'], [[['ani', 'budi'], endsAheadMs]]]);
});

it('forgets an end that was put off, and takes the one that stands now', async () => {
  let ends = new Map([['ani', 10_000]]);
  const { watch, ended } = watching(() => ends);
  await watch.watch(['ani']);
  ends = new Map();
  await watch.watch(['ani']);
  vi.advanceTimersByTime(60_000);
  const putOff = [...ended];
  ends = new Map([['ani', 5_000]]);
  await watch.watch(['ani']);
  vi.advanceTimersByTime(5_000);

  expect([putOff, ended]).toEqual([[], ['ani']]);
});

it('leaves the end of one person alone when another is asked about', async () => {
  let ends = new Map([['ani', 10_000]]);
  const { watch, ended } = watching(() => ends);
  await watch.watch(['ani']);
  ends = new Map();
  await watch.watch(['budi']);

  vi.advanceTimersByTime(10_000);

  expect(ended).toEqual(['ani']);
});

it('asks nobody about nobody', async () => {
  const { watch, asked } = watching(() => new Map());

  await watch.watch([]);

  expect(asked).toEqual([]);
});

it('tells nothing after it was closed, not even what it is told then', async () => {
  const { watch, ended } = watching(() => new Map([['ani', 10]]));
  await watch.watch(['ani']);
  watch.close();
  await watch.watch(['ani']);

  vi.advanceTimersByTime(1_000);

  expect([ended, vi.getTimerCount()]).toEqual([[], 0]);
});
