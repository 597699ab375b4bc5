import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';

/** What is made anew in each workspace, and the pictures, which are many and which no check of sources reads. */
const left = new Set(['node_modules', 'dist', '.git', '.nx', '.vitest', 'references', 'storybook-static', 'coverage']);

/**
 * A copy of the workspace's sources, and of what the compiler has made of them, with the packages of this one: its own
 * libraries are those of the copy, all else is linked. Answers its folder, which whoever asked for it removes.
 */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'imah-generated-'));
  cpSync(workspaceRoot, copy, {
    recursive: true,
    // The compiler takes what is as old as its results for unchanged.
    preserveTimestamps: true,
    filter: (source) =>
      !relative(workspaceRoot, source)
        .split(sep)
        .some((part) => left.has(part)),
  });
  for (const compiled of globSync('{apps,libs,tools}/**/node_modules/.cache/tsc', { cwd: workspaceRoot }))
    cpSync(join(workspaceRoot, compiled), join(copy, compiled), { recursive: true, preserveTimestamps: true });
  const packages = join(workspaceRoot, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@imah'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.') && name !== '@imah') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  // As npm has them: from the folder of the packages to the one of the library.
  for (const name of readdirSync(join(packages, '@imah')))
    symlinkSync(readlinkSync(join(packages, '@imah', name)), join(copy, 'node_modules/@imah', name));
  return copy;
}
