import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf, runNodeQuietly, workspaceRoot } from '../run/workspace.ts';
import { folderOf, libraries, type Library, readManifest } from './libraries.ts';
import { runNpm } from './npm.ts';
import { stageLibrary } from './stage.ts';

export interface Tarball {
  readonly library: Library;
  /** `@imah/realtime`. */
  readonly name: string;
  readonly file: string;
}

/**
 * Builds the libraries and packs each as npm would publish it.
 * @throws {Error} when a build or npm fails; what they said has been printed or is the message.
 */
export async function packLibraries(folder: string): Promise<Tarball[]> {
  const projects = libraries.map((library) => readManifest(folderOf(library)).name).join(',');
  if (runNodeQuietly(binOf('nx'), ['run-many', '-t', 'build', '-p', projects, '--outputStyle=static']) !== 0) {
    throw new Error('a library does not build');
  }
  const staging = mkdtempSync(join(tmpdir(), 'imah-staging-'));
  try {
    const folders = libraries.map((library) => stageLibrary(library, staging));
    mkdirSync(folder, { recursive: true });
    const printed = await runNpm(
      ['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`, ...folders],
      workspaceRoot,
    );
    return readPacked(printed, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function readPacked(printed: string, folder: string): Tarball[] {
  const packed: readonly { name: string; filename: string }[] = JSON.parse(printed);
  return libraries.map((library) => {
    const { name } = readManifest(folderOf(library));
    const entry = packed.find((one) => one.name === name);
    if (entry === undefined) throw new Error(`npm did not pack ${name}`);
    return { library, name, file: `${folder}/${entry.filename}` };
  });
}
