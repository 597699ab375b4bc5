// Runs on whatever Node the machine has (>= 20.19), before anything is installed: plain JavaScript,
// no dependencies. Installs once per lockfile; a later run costs the reading of one file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const stamp = new URL('node_modules/.imah-lock', root);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`imah: Node ${process.versions.node} terlalu lama; perlu Node 20.19 atau lebih baru.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .update(process.platform + process.arch)
  .digest('hex');

// After `npm run lockfile` the packages are there already.
if (process.argv.includes('--installed')) writeFileSync(stamp, wanted);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('imah: memasang paket (hanya sekali) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('imah: pemasangan paket gagal; pesan npm di atas menyebutkan sebabnya.');
    process.exit(result.status ?? 1);
  }
  mkdirSync(new URL('node_modules/', root), { recursive: true });
  writeFileSync(stamp, wanted);
}
