import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = pino({ level: 'silent' });

it('runs a task at each turn, and not before the first', async () => {
  let runs = 0;
  const stop = repeat(1_000, async () => void (runs += 1), silent);

  await vi.advanceTimersByTimeAsync(999);
  const before = runs;
  await vi.advanceTimersByTimeAsync(2_001);
  await stop();

  expect([before, runs]).toEqual([0, 3]);
});

it('never runs a task twice at once: a turn that comes while it is at work is left out', async () => {
  const ends: (() => void)[] = [];
  const stop = repeat(1_000, () => new Promise<void>((resolve) => ends.push(resolve)), silent);

  await vi.advanceTimersByTimeAsync(5_000);
  const during = ends.length;
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  const after = ends.length;
  ends[1]?.();
  await stop();

  expect([during, after]).toEqual([1, 2]);
});

it('logs a failure, and the next turn comes all the same', async () => {
  const lines: { msg: string; err: { message: string } }[] = [];
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) });
  let runs = 0;
  const stop = repeat(1_000, async () => Promise.reject(new Error(`turn ${(runs += 1)}`)), pino(sink));

  await vi.advanceTimersByTimeAsync(2_000);
  await stop();

  expect(lines.map(({ msg, err }) => [msg, err.message])).toEqual([
    ['a repeated task failed', 'turn 1'],
    ['a repeated task failed', 'turn 2'],
  ]);
});

it('ends after the turn under way, and runs nothing more', async () => {
  const order: string[] = [];
  let end = () => undefined as void;
  const task = async () => {
    order.push('begun');
    await new Promise<void>((resolve) => (end = resolve));
    order.push('ended');
  };
  const stop = repeat(1_000, task, silent);
  await vi.advanceTimersByTimeAsync(1_000);

  const stopping = stop().then(() => order.push('stopped'));
  await vi.advanceTimersByTimeAsync(3_000);
  const waiting = [...order];
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(3_000);

  expect([waiting, order]).toEqual([['begun'], ['begun', 'ended', 'stopped']]);
});
