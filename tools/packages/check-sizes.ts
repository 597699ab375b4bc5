import { readFileSync } from 'node:fs';
import { entryPointsOf, type Manifest } from './libraries.ts';
import { measureSize, type Size } from './measure-size.ts';

export interface SizeReport {
  /** A line for each entry point: name, size, limit. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const readLimits = (): Record<string, Size> =>
  JSON.parse(readFileSync(new URL('size-limits.json', import.meta.url), 'utf8'));

/** Compares what each entry point weighs with `size-limits.json`. What only tests load (`/testing`) has no limit. */
export async function checkSizes(folder: string, manifests: readonly Manifest[]): Promise<SizeReport> {
  const limits = new Map(Object.entries(readLimits()));
  const lines: string[] = [];
  const faults: string[] = [];
  for (const manifest of manifests) {
    const peers = Object.keys(manifest.peerDependencies ?? {});
    for (const entryPoint of entryPointsOf(manifest).filter((name) => !name.endsWith('/testing'))) {
      const size = await measureSize(folder, entryPoint, peers);
      const limit = limits.get(entryPoint);
      lines.push(
        `${entryPoint.padEnd(26)} ${describe(size.first, limit?.first)}, later ${describe(size.later, limit?.later)}`,
      );
      faults.push(...judgeSize(entryPoint, size, limit));
      limits.delete(entryPoint);
    }
  }
  return {
    lines,
    faults: [...faults, ...[...limits.keys()].map((entryPoint) => `there is no ${entryPoint} to weigh`)],
  };
}

const describe = (bytes: number, limit = 0) => `${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)}`;

/** What an entry point weighs too much; one line each. */
export function judgeSize(entryPoint: string, size: Size, limit: Size | undefined): string[] {
  if (limit === undefined) return [`${entryPoint} has no limit in size-limits.json; it weighs ${JSON.stringify(size)}`];
  return (['first', 'later'] as const)
    .filter((part) => size[part] > limit[part])
    .map((part) => `${entryPoint} weighs ${kilobytes(size[part])} (${part}), the limit is ${kilobytes(limit[part])}`);
}
