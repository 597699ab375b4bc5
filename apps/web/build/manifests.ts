import type { BuildManifest, LatestBuild } from '@imah/contract/system';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Chunks } from './chunks.ts';
import type { Prerenderer } from './pages.ts';

/** Writes `builds/latest.json` (S-47), `builds/meta/{id}.json` (S-46) and the paths the server may answer 200 for. */
export async function writeManifests(dist: string, chunks: Chunks, pages: Prerenderer): Promise<BuildManifest> {
  // Every file's name holds the hash of its content, so the same sources make the same id.
  const names = Object.values(chunks.all).map(({ file }) => file);
  const id = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);
  const prerendered = [...pages.prerenderedPaths];
  const manifest: BuildManifest = {
    id,
    timestamp: Date.now(),
    matcher: {
      static: Object.fromEntries(prerendered.map((path) => [path, { prerender: true }])),
      wildcard: {},
      dynamic: {},
    },
    prerendered,
  };
  const latest: LatestBuild = { id, timestamp: manifest.timestamp };

  await mkdir(`${dist}/builds/meta`, { recursive: true });
  await writeFile(`${dist}/builds/latest.json`, JSON.stringify(latest));
  await writeFile(`${dist}/builds/meta/${id}.json`, JSON.stringify(manifest));
  await writeFile(`${dist}/builds/known-paths.json`, JSON.stringify(pages.knownPaths));
  return manifest;
}
