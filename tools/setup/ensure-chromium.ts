import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { binOf, runNode } from '../run/workspace.ts';
import { findChromium } from './chromium.ts';

/** A Chromium to test with: the one named, one installed, Playwright's download, or Debian's package when root. */
export function ensureChromium(): boolean {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return true;
    console.error(`imah: CHROMIUM_PATH menunjuk ${named}, tetapi berkas itu tidak ada.`);
    return false;
  }
  if (findChromium() !== undefined || existsSync(chromium.executablePath())) return true;

  console.log('imah: Chromium untuk pengujian belum ada; sedang dipasang …');
  if (runNode(binOf('playwright'), ['install', 'chromium']) === 0 && existsSync(chromium.executablePath())) return true;
  if (installFromDebian() && findChromium() !== undefined) return true;
  console.error('imah: Chromium tidak dapat dipasang; pasang sendiri lalu isi CHROMIUM_PATH dengan letaknya.');
  return false;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  );
}
