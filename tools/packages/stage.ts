import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { folderOf, type Library, type Manifest, readManifest } from './libraries.ts';

/**
 * Puts what npm packs of a library into a folder of its own, with the manifest as another team needs it: without what only
 * this workspace uses, and without entry points to sources that are not packed. Answers with the folder.
 */
export function stageLibrary(library: Library, folder: string): string {
  const from = folderOf(library);
  const to = `${folder}/${library}`;
  const manifest = readManifest(from);
  mkdirSync(to, { recursive: true });
  const entries = (manifest.files ?? []).filter((entry) => !entry.startsWith('!'));
  for (const entry of entries) cpSync(from + entry, `${to}/${entry}`, { recursive: true });
  writeFileSync(`${to}/package.json`, `${JSON.stringify(publicManifest(manifest), null, 2)}\n`);
  return to;
}

/** Named in manifests for this workspace alone. */
const ours = ['devDependencies', 'scripts', 'nx'];

/** The manifest without what is ours; an entry point that leads to sources alone is no entry point of the package. */
export function publicManifest(manifest: Manifest): Manifest {
  const packsSources = manifest.files?.includes('src') ?? false;
  const entryPoints: Record<string, NonNullable<Manifest['exports']>[string]> = {};
  for (const [entryPoint, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target === 'string') entryPoints[entryPoint] = target;
    else {
      const { '@imah/source': source, ...built } = target;
      if (Object.keys(built).length === 0) continue;
      entryPoints[entryPoint] = packsSources && source !== undefined ? { '@imah/source': source, ...built } : built;
    }
  }
  const kept = Object.entries(manifest).filter(([name]) => !ours.includes(name));
  return { ...(Object.fromEntries(kept) as unknown as Manifest), exports: entryPoints };
}
