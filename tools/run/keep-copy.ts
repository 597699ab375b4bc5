import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds are kept: a server that runs goes on serving the one it began with. */
const kept = 3;

/**
 * A copy of the web build `dist` that nothing changes, below `folder`, by the build's id. Whoever serves from it is not
 * disturbed when the build cache takes `dist` away and brings it back, as it does at every start.
 */
export function keepCopy(dist: string, folder: string): string {
  const { id }: { id: string } = JSON.parse(readFileSync(join(dist, 'builds/latest.json'), 'utf8'));
  const copy = join(folder, id);
  if (!existsSync(copy)) {
    const unfinished = join(folder, `.${id}-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    cpSync(dist, unfinished, { recursive: true, preserveTimestamps: true });
    renameSync(unfinished, copy);
  }
  for (const old of oldest(folder, id)) rmSync(join(folder, old), { recursive: true, force: true });
  return copy;
}

function oldest(folder: string, current: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, madeMs: statSync(join(folder, name)).ctimeMs }))
    .toSorted((a, b) => b.madeMs - a.madeMs)
    .slice(kept - 1)
    .map(({ name }) => name);
}
