import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { serveFolder } from '../pictures/serve-folder.ts';
import { workspaceRoot } from '../run/workspace.ts';

export interface UiPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds a page of the design system from the code given, as the application is built, and serves it. */
export async function serveUiPage(source: string): Promise<UiPage> {
  const folder = await mkdtemp(join(tmpdir(), 'imah-ui-page-'));
  const entry = '\0page';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: `${workspaceRoot}libs/app`,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@imah/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'ui-page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      // See docs/decisions/0006: an inlined class name would drop the module of its style, and the style with it.
      rolldownOptions: { input: entry, optimization: { inlineConst: false }, output: { entryFileNames: 'page.js' } },
    },
  });
  // Without a watcher the result is what was written, never the watcher itself.
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const styles = output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`);
  const head = `<title>Bench</title>${styles.join('')}<script type="module" src="/page.js"></script>`;
  await writeFile(join(folder, 'index.html'), `<!doctype html><html lang="id"><meta charset="utf-8">${head}`);

  const { origin, close } = await serveFolder(folder);
  return {
    url: `${origin}/index.html`,
    close: async () => {
      close();
      await rm(folder, { recursive: true });
    },
  };
}
