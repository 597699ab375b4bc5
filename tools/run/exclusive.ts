import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const pollMs = 100;

/**
 * Runs `work` while no other process of this computer runs what is locked by the same `file`; waits for its turn. A lock
 * whose process has ended without taking it away is taken over.
 */
export function exclusively<T>(file: string, work: () => T): T {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder !== null && hasEnded(holder)) takeAway(file, holder);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    const lock = openSync(file, 'wx');
    writeSync(lock, String(process.pid));
    closeSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null where the lock is gone by now, or its number is not written yet. */
function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** Of several that wait, one takes it away: who finds the lock of somebody else in its hands gives it back. */
function takeAway(file: string, holder: number): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function hasEnded(holder: number): boolean {
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
