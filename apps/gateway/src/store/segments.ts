import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from './segment.ts';

/** A file of entries that follow each other; their numbers count on from `first`. */
export interface Segment {
  readonly first: number;
  readonly path: string;
  count: number;
  bytes: number;
  /** When it was written to last, in milliseconds since 1970 UTC. */
  lastAt: number;
}

const segmentName = /^(\d{12})\.log$/;

export const pathOf = (folder: string, first: number): string => join(folder, `${String(first).padStart(12, '0')}.log`);

/** Those that are there, in order. Whether each line is whole is seen when it is read: there may be days of them. */
export function readSegments(folder: string): Segment[] {
  return readdirSync(folder)
    .flatMap((name): Segment[] => {
      const first = Number(segmentName.exec(name)?.[1] ?? 0);
      if (first === 0) return [];
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      return [{ first, path, count: countLines(readFileSync(path)), bytes: size, lastAt: mtimeMs }];
    })
    .toSorted((a, b) => a.first - b.first);
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** None where the file is gone: somebody has cleared the folder. */
export function linesIn(path: string): string[] {
  try {
    return readLines(readFileSync(path)).lines;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export const removeSegment = ({ path }: Segment): void => rmSync(path, { force: true });

/** The number after the last entry. */
export const endOf = ({ first, count }: Segment): number => first + count;
