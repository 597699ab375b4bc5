import { BusyError } from './fair-gate.ts';

/**
 * Runs at most `atOnce` of the tasks it is given at a time; `waiting` more stand in line.
 * The answered function throws {@link BusyError} when the line is full.
 */
export function createGate(atOnce: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new BusyError('too many are waiting');
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      // The place goes to who is next in line without having been free.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
