import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { unpackFromDebian } from './unpack-from-debian.ts';

/** Where the tests look for it (`libs/server/billing/src/testing/read-pdf.ts`). */
const folder = join(workspaceRoot, 'node_modules/.cache/poppler');

/** Debian's `poppler-utils`, which read in tests what another library has written; unpacked below `node_modules`. */
export function ensurePoppler(): boolean {
  if (hasPoppler('/') || hasPoppler(folder)) return true;
  console.log('imah: Poppler untuk pengujian belum ada; sedang diunduh …');
  if (unpackFromDebian({ name: 'poppler-utils', folder, isThere: hasPoppler })) return true;
  console.error('imah: Poppler tidak dapat diunduh; pasang paket poppler-utils.');
  return false;
}

function hasPoppler(root: string): boolean {
  return ['pdftotext', 'pdfinfo', 'pdffonts'].every((name) => existsSync(join(root, 'usr/bin', name)));
}
