import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from '../../run/workspace.ts';
import { entryPoints, type Part } from './collect-parts.ts';

const compress = promisify(brotliCompress);
const built = `${workspaceRoot}libs/ui/dist/`;

const entry = '\0component';

/** Bytes of one import, as brotli of what a page would load; React, which every page has, is left out. */
export interface ComponentSize {
  readonly js: number;
  readonly css: number;
  /** In files that are fetched only when they are needed. */
  readonly later: number;
}

/** Bundles one component of the built library, with the styles it brings. */
export async function measureComponent({ name, entryPoint }: Part): Promise<ComponentSize> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: `${workspaceRoot}libs/ui`,
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'component',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${name} } from '${built}${entryPoints[entryPoint]}';` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => /^react(-dom)?(\/|$)/.test(id),
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  // A set that grows is walked on to its new end.
  for (const reached of first) {
    for (const imported of chunks.find(({ fileName }) => fileName === reached)?.imports ?? []) first.add(imported);
  }
  const styleOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])];
  const firstStyles = new Set(chunks.filter(({ fileName }) => first.has(fileName)).flatMap(styleOf));

  const size = { js: 0, css: 0, later: 0 };
  for (const file of output) {
    const bytes = (await compress(file.type === 'chunk' ? file.code : file.source)).byteLength;
    if (first.has(file.fileName)) size.js += bytes;
    else if (firstStyles.has(file.fileName)) size.css += bytes;
    else size.later += bytes;
  }
  return size;
}
