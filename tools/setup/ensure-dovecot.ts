import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';

/** Where the tests look for it (`libs/server/tickets/src/testing/imap-server.ts`). */
const folder = join(workspaceRoot, 'node_modules/.cache/dovecot');

/**
 * A Dovecot to test with: the one named, one installed, or Debian's packages, unpacked below `node_modules`. Nothing is
 * installed for it: a mail server would begin to listen.
 */
export function ensureDovecot(): boolean {
  const named = process.env['DOVECOT_PATH'];
  if (named) {
    if (isDovecot(named)) return true;
    console.error(`imah: DOVECOT_PATH menunjuk ${named}, tetapi Dovecot tidak ada di sana.`);
    return false;
  }
  if (isDovecot('/') || isDovecot(folder)) return true;

  console.log('imah: Dovecot untuk pengujian belum ada; sedang diunduh …');
  if (unpackFromDebian()) return true;
  console.error(
    'imah: Dovecot tidak dapat diunduh; pasang paket dovecot-imapd, atau isi DOVECOT_PATH dengan folder yang memuat usr/lib/dovecot/imap.',
  );
  return false;
}

function isDovecot(root: string): boolean {
  return existsSync(join(root, 'usr/lib/dovecot/imap')) && existsSync(join(root, 'usr/bin/doveconf'));
}

/** Downloads the packages that are missing here, as anybody may, and unpacks them. */
function unpackFromDebian(): boolean {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return false;
  const work = `${folder}.new-${process.pid}`;
  const [lists, archives, root] = ['lists', 'archives', 'root'].map((name) => join(work, name)) as [
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
    const isThere =
      download(...into, 'install', 'dovecot-imapd') ||
      (download(...ownLists, 'update') && download(...ownLists, ...into, 'install', 'dovecot-imapd'));
    const packages = isThere ? readdirSync(archives).filter((name) => name.endsWith('.deb')) : [];
    if (!packages.every((name) => run('dpkg-deb', '-x', join(archives, name), root)) || !isDovecot(root)) return false;
    rmSync(folder, { recursive: true, force: true });
    renameSync(root, folder);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
