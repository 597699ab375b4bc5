import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from '../../run/workspace.ts';
import type { Door, Parts } from './collect-styles.ts';

const compress = promisify(brotliCompress);
const built = `${workspaceRoot}libs/ui/dist/`;
const doors: Readonly<Record<Door, string>> = { index: 'index.js', charts: 'charts/index.js', data: 'data/index.js' };
const entry = '\0component';
const stylePrefix = '\0style/';

/** Bytes of one import, as brotli of what a page would load; React, which every page has, is left out. */
export interface ComponentSize {
  readonly js: number;
  readonly css: number;
  /** In files that are fetched only when they are needed. */
  readonly later: number;
}

/** Bundles one component of the built library, with the styles it stands on. */
export async function measureComponent(
  { name, door }: Parts['components'][number],
  styles: Parts['styles'],
): Promise<ComponentSize> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: `${workspaceRoot}libs/ui`,
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'component',
        enforce: 'pre',
        resolveId: (id) => (id === entry || id.startsWith(stylePrefix) ? id : undefined),
        load(id) {
          if (id === entry) return `export { ${name} } from '${built}${doors[door]}';`;
          if (!id.startsWith(stylePrefix)) return undefined;
          return styles.get(id.slice(stylePrefix.length)) ?? '';
        },
        transform(code, id) {
          const path = id.startsWith(built) && id.endsWith('.css.js') ? id.slice(built.length, -'.js'.length) : null;
          return path === null ? undefined : `import '${stylePrefix}${path}';\n${code}`;
        },
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
        optimization: { inlineConst: false },
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
