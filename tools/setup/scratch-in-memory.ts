import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const GiB = 1024 ** 3;

export interface Memory {
  /** A file system that lies in memory; Linux has one here. */
  readonly folder: string;
  /** Bytes that it has left. */
  readonly room: number;
  /** Bytes that programs could still have. */
  readonly free: number;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Has the temporary files of this process and its children lie in memory, where there is room for them, and removes them
 * when it ends. Each file of server tests copies a database of 900 files and drops it: ext4 gives the number of a deleted
 * file to no other for some seconds and steps over all such for each new file, which took two fifths of the processor.
 *
 * Answers with the folder, or with `undefined` where files stay on disk: another folder is asked for by `TMPDIR`, the
 * system has no such file system, or less than 8 GiB of memory or 4 GiB of it are free.
 */
export function keepScratchInMemory({ folder, room, free, environment }: Memory = thisComputer()): string | undefined {
  if (environment['TMPDIR'] !== undefined || free < 8 * GiB || room < 4 * GiB) return undefined;
  removeLeftovers(folder);
  const own = join(folder, `${prefix}${process.pid}`);
  // As root the database runs as another user, who must be able to pass through.
  mkdirSync(own, { recursive: true, mode: 0o711 });
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  environment['TMPDIR'] = own;
  return own;
}

const prefix = 'imah-tests-';

function thisComputer(): Memory {
  const folder = '/dev/shm';
  return { folder, room: roomIn(folder), free: freemem(), environment: process.env };
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** What a run that was killed left behind would take memory until the computer is started anew. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && pid > 0 && !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
