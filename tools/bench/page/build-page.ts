import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the page as the application is built; answers with the folder it is in. */
export async function buildPage(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'imah-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@imah/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('live.ts', import.meta.url)),
        output: { entryFileNames: 'live.js' },
      },
    },
  });
  return outDir;
}
