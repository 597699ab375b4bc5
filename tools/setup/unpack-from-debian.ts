import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface DebianPackage {
  readonly name: string;
  /** Where it is unpacked, with what it needs. */
  readonly folder: string;
  /** Whether what is wanted of it stands below a folder. */
  readonly isThere: (root: string) => boolean;
}

/** Downloads a package with those it needs that are missing here, as anybody may, and unpacks them. */
export function unpackFromDebian({ name, folder, isThere }: DebianPackage): boolean {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return false;
  const work = `${folder}.new-${process.pid}`;
  const [lists, archives, root] = ['lists', 'archives', 'root'].map((part) => join(work, part)) as [
    string,
    string,
    string,
  ];
  for (const part of [join(lists, 'partial'), join(archives, 'partial'), root]) mkdirSync(part, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const download = (...own: string[]) =>
    run('apt-get', '-qq', '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=', ...own);
  const into = ['-o', `Dir::Cache::archives=${archives}`, '-y', '--no-install-recommends', '--download-only'];
  const ownLists = ['-o', `Dir::State::lists=${lists}`];
  try {
    const isLoaded =
      download(...into, 'install', name) ||
      (download(...ownLists, 'update') && download(...ownLists, ...into, 'install', name));
    const packages = isLoaded ? readdirSync(archives).filter((file) => file.endsWith('.deb')) : [];
    if (!packages.every((file) => run('dpkg-deb', '-x', join(archives, file), root)) || !isThere(root)) return false;
    rmSync(folder, { recursive: true, force: true });
    renameSync(root, folder);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
