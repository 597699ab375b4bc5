import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';

/** What is made anew in each workspace, and the pictures, which are many and which no check of sources reads. */
const left = new Set(['node_modules', 'dist', '.git', '.nx', '.vitest', 'references', 'storybook-static', 'coverage']);

/**
 * A copy of the workspace's sources with the packages of this one: its own libraries are those of the copy, all else is
 * linked. Answers its folder, which whoever asked for it removes.
 */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'imah-generated-'));
  cpSync(workspaceRoot, copy, {
    recursive: true,
    filter: (source) =>
      !relative(workspaceRoot, source)
        .split(sep)
        .some((part) => left.has(part)),
  });
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
