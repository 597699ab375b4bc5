import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templatesVariable } from './template.ts';

/** Makes the folder of the installations that servers begin as copies of, and removes it with all in it. */
export default async function makeTemplatesFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'imah-templates-'));
  // As root the database runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  // Workers are children of this process, and have its environment.
  process.env[templatesVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
