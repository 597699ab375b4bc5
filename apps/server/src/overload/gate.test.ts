import { expect, it } from 'vitest';
import { BusyError } from './fair-gate.ts';
import { createGate } from './gate.ts';

it('runs as many tasks at once as it may, the next when one ends, and turns away who finds the line full', async () => {
  const gate = createGate(2, 1);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (nr: number) => () => {
    begun.push(nr);
    return new Promise<number>((resolve) => ends.push(() => resolve(nr)));
  };

  const answers = [gate(task(1)), gate(task(2)), gate(task(3))];
  await expect(gate(task(4))).rejects.toThrow(BusyError);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  expect(await answers[0]).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  const last = gate(task(5));
  await expect.poll(() => begun).toEqual([1, 2, 3, 5]);
  ends.at(-1)?.();
  expect(await last).toBe(5);
});

it('gives its place back when a task fails', async () => {
  const gate = createGate(1, 0);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await gate(async () => 'next')).toBe('next');
});
