import { readFile, rm } from 'node:fs/promises';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export interface Chunks {
  readonly all: Readonly<Record<string, Chunk>>;
  readonly entry: string;
}

/** Reads Vite's manifest and takes it out of what is served. */
export async function readChunks(dist: string): Promise<Chunks> {
  const folder = `${dist}/.vite`;
  const all: Record<string, Chunk> = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
  await rm(folder, { recursive: true });
  const entry = Object.keys(all).find((name) => all[name]?.isEntry);
  if (entry === undefined) throw new Error('the client build has no entry');
  return { all, entry };
}

/** The files that a page needs at once: the named chunks and everything they import statically. */
export function filesOf(
  chunks: Chunks,
  names: readonly string[],
): { scripts: string[]; styles: string[]; fonts: string[] } {
  const seen = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...(chunks.all[name]?.imports ?? []));
  }
  const found = [...seen].flatMap((name) => chunks.all[name] ?? []);
  return {
    scripts: found.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: [...new Set(found.flatMap(({ css }) => css ?? []))],
    fonts: [...new Set(found.flatMap(({ assets }) => assets ?? []))].filter((file) => file.endsWith('.woff2')),
  };
}
