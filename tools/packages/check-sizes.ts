import { readFileSync } from 'node:fs';
import { doorsOf, type Manifest } from './libraries.ts';
import { measureSize, type Size } from './measure-size.ts';

export interface SizeReport {
  /** A line for each door: name, size, limit. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const readLimits = (): Record<string, Size> =>
  JSON.parse(readFileSync(new URL('size-limits.json', import.meta.url), 'utf8'));

/** Compares what each door weighs with `size-limits.json`. What only tests load (`/testing`) has no limit. */
export async function checkSizes(folder: string, manifests: readonly Manifest[]): Promise<SizeReport> {
  const limits = new Map(Object.entries(readLimits()));
  const lines: string[] = [];
  const faults: string[] = [];
  for (const manifest of manifests) {
    const peers = Object.keys(manifest.peerDependencies ?? {});
    for (const door of doorsOf(manifest).filter((name) => !name.endsWith('/testing'))) {
      const size = await measureSize(folder, door, peers);
      const limit = limits.get(door);
      lines.push(
        `${door.padEnd(26)} ${describe(size.first, limit?.first)}, later ${describe(size.later, limit?.later)}`,
      );
      faults.push(...judgeSize(door, size, limit));
      limits.delete(door);
    }
  }
  return { lines, faults: [...faults, ...[...limits.keys()].map((door) => `there is no ${door} to weigh`)] };
}

const describe = (bytes: number, limit = 0) => `${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)}`;

/** What a door weighs too much; one line each. */
export function judgeSize(door: string, size: Size, limit: Size | undefined): string[] {
  if (limit === undefined) return [`${door} has no limit in size-limits.json; it weighs ${JSON.stringify(size)}`];
  return (['first', 'later'] as const)
    .filter((part) => size[part] > limit[part])
    .map((part) => `${door} weighs ${kilobytes(size[part])} (${part}), the limit is ${kilobytes(limit[part])}`);
}
