import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { unpackFromDebian } from './unpack-from-debian.ts';

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
  if (unpackFromDebian({ name: 'dovecot-imapd', folder, isThere: isDovecot })) return true;
  console.error(
    'imah: Dovecot tidak dapat diunduh; pasang paket dovecot-imapd, atau isi DOVECOT_PATH dengan folder yang memuat usr/lib/dovecot/imap.',
  );
  return false;
}

function isDovecot(root: string): boolean {
  return existsSync(join(root, 'usr/lib/dovecot/imap')) && existsSync(join(root, 'usr/bin/doveconf'));
}
