// Builds what the server serves: the client's chunks, the prerendered pages, the build manifest and
// the compressed copies of all of them. dist/ is its only output.
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAll } from './compress.ts';
import { readChunks } from './chunks.ts';
import { writeManifests } from './manifests.ts';
import { type Prerenderer, writePages } from './pages.ts';
import { writeServiceWorker } from './service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;
const prerenderDist = `${root}node_modules/.cache/prerender`;

process.env['NODE_ENV'] = 'production';

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: dist } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'build/prerender.tsx', outDir: prerenderDist, emptyOutDir: true },
});

const chunks = await readChunks(dist);
const prerenderer: Prerenderer = await import(pathToFileURL(`${prerenderDist}/prerender.js`).href);
const manifest = await writeManifests(dist, chunks, prerenderer);
await writePages(dist, chunks, prerenderer, manifest);
await writeServiceWorker(dist, manifest.id);
await compressAll(dist);
