import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from '../../run/workspace.ts';

const source = `${workspaceRoot}libs/ui/src/`;
const doors = { index: 'index.ts', charts: 'charts/index.ts', data: 'data/index.ts' } as const;

export type Door = keyof typeof doors;

/** What the design system is made of, as far as a built library no longer tells. */
export interface Parts {
  /** The names behind each door that are components. */
  readonly components: readonly { readonly name: string; readonly door: Door }[];
  /** The style of each style module, by its path in the library: `components/button/button.css`. */
  readonly styles: ReadonlyMap<string, string>;
}

/** Builds the design system once from its sources: the built one has the styles of all parts in one file. */
export async function collectParts(): Promise<Parts> {
  const styles = new Map<string, string>();
  const made = /\/libs\/ui\/src\/(.*\.css)\.ts\.vanilla\.css$/;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: `${workspaceRoot}libs/ui`,
    resolve: { conditions: ['@imah/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'collect-styles',
        transform(code, id) {
          const path = made.exec(id.split('?')[0] ?? '')?.[1];
          if (path !== undefined) styles.set(path, code);
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, source + file])),
        preserveEntrySignatures: 'strict',
        external: (id) => !/^[./\0]|^@imah\/|\.css(\?|$)/.test(id),
        // See docs/decisions/0006.
        optimization: { inlineConst: false },
      },
    },
  });
  // One configuration without a watcher answers with one bundle.
  const entries = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk' && file.isEntry);
  const components = entries.flatMap((entry) =>
    entry.type === 'chunk'
      ? entry.exports.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ name, door: entry.name as Door }))
      : [],
  );
  return { components: components.toSorted((one, other) => one.name.localeCompare(other.name, 'en')), styles };
}
