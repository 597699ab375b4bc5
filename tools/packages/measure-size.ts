import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const compress = promisify(brotliCompress);

/** Bytes a page loads for an entry point, as brotli of the minified code. */
export interface Size {
  /** With the import itself. */
  readonly first: number;
  /** In chunks fetched when they are needed. */
  readonly later: number;
}

/** Bundles everything behind an entry point of an installed package but the peers, which the page has already. */
export async function measureSize(folder: string, entryPoint: string, peers: readonly string[]): Promise<Size> {
  const entry = `${folder}/sizes/${entryPoint.replaceAll(/[^a-z]+/g, '-')}.js`;
  mkdirSync(`${folder}/sizes`, { recursive: true });
  writeFileSync(entry, `export * from '${entryPoint}';\n`);
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  // One configuration without a watcher answers with one bundle.
  const { output: files } = output as Rolldown.RolldownOutput;
  const chunks = files.filter((file) => file.type === 'chunk');
  const first = reachedAtOnce(chunks);
  const sizes = await Promise.all(
    chunks.map(async (chunk) => ({ chunk, bytes: (await compress(chunk.code)).byteLength })),
  );
  const total = (isFirst: boolean) =>
    sizes.filter(({ chunk }) => first.has(chunk.fileName) === isFirst).reduce((sum, { bytes }) => sum + bytes, 0);
  return { first: total(true), later: total(false) };
}

function reachedAtOnce(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const reached = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  // A set that grows is walked on to its new end.
  for (const name of reached) {
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) reached.add(imported);
  }
  return reached;
}
