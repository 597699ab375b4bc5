import { mkdirSync } from 'node:fs';
import { binOf, runNodeQuietly, workspaceRoot } from '../run/workspace.ts';
import { folderOf, libraries, type Library, readManifest } from './libraries.ts';
import { runNpm } from './npm.ts';

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
  mkdirSync(folder, { recursive: true });
  const workspaces = libraries.map((library) => `--workspace=libs/${library}`);
  const printed = await runNpm(
    ['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`, ...workspaces],
    workspaceRoot,
  );
  return readPacked(printed, folder);
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
