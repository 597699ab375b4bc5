import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBinaries } from '@imah/server-platform/database/embedded';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveText } from './archive-files.ts';
import { BackupError, say } from './backup-messages.ts';
import { restoreBackup } from './restore-backup.ts';
import { tarEnd, tarHead } from './tar.ts';
import { endName, manifestName } from './write-backup.ts';

let folder: string;
let target: string;
let ours: string;
beforeAll(async () => {
  ours = (await findBinaries({ os: process.platform, cpu: process.arch })).majorVersion;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-restore-'));
  target = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const platform = `${process.platform}-${process.arch}`;
const manifest = (more: object = {}) => [
  ...archiveText(manifestName, JSON.stringify({ format: 1, postgres: ours, platform, createdAt: 'x', ...more })),
];
const end = () => [...archiveText(endName, ''), tarEnd()];
const file = (name: string, content = 'isi') => [...archiveText(name, content)];

async function restore(content: Buffer | readonly Buffer[], told: number[] = []) {
  const backup = join(folder, 'backup.tar.gz');
  await writeFile(backup, Buffer.isBuffer(content) ? content : gzipSync(Buffer.concat(content)));
  return restoreBackup(backup, target, (bytes) => told.push(bytes)).then(
    () => 'restored',
    (error: unknown) =>
      error instanceof BackupError
        ? `${error.fault}: ${error.message.split('\n')[1]?.replace(backup, 'it')}`
        : String(error),
  );
}
const left = () => readdir(target).catch(() => 'no folder');

describe('a restore is refused in one sentence, and leaves the folder empty,', () => {
  it.each([
    [
      'of what is no backup',
      () => Buffer.from('halo'),
      /^unreadable: it is no whole backup of Imah \(incorrect header check\)\.$/,
    ],
    ['of an empty file', () => Buffer.alloc(0), /^unreadable: it is no whole backup of Imah \(.*\)\.$/],
    ['of another archive', () => [...file('a.txt'), tarEnd()], /\(it begins with a\.txt\)\.$/],
    ['of a backup without its end', () => [...manifest(), ...file('a'), tarEnd()], /\(it was cut off\)\.$/],
    ['of an archive that stops', () => [...manifest(), ...file('a')], /\(the archive ends too early\)\.$/],
    ['of a manifest that is none', () => [...file(manifestName, '{'), ...end()], /^unreadable: /],
    [
      'of another PostgreSQL',
      () => [...manifest({ postgres: '12' }), ...end()],
      /^other-version: This backup is of PostgreSQL 12 \(.*\), this Imah brings \d+ \(.*\); restore it with the Imah that fits it\.$/,
    ],
    [
      'of another kind of computer',
      () => [...manifest({ platform: 'plan9-vax' }), ...end()],
      /^other-version: .* \(plan9-vax\)/,
    ],
    ['of a format to come', () => [...manifest({ format: 2 }), ...end()], /^other-version: /],
  ])('%s', async (_, make, sentence) => {
    expect(await restore(make())).toMatch(sentence);
    expect(await left()).toEqual([]);
  });

  it.each(['../jahat', '/etc/cron.d/jahat', 'files/../../jahat', 'C:/jahat', 'files\\jahat', '..'])(
    'of one that holds %s, which leads out of the folder',
    async (name) => {
      expect(await restore([...manifest(), ...file(name), ...end()])).toBe(
        `unreadable: it is no whole backup of Imah (it holds ${name}).`,
      );
      expect([await left(), (await readdir(folder)).toSorted()]).toEqual([[], ['backup.tar.gz', 'data']]);
    },
  );

  it('of one that holds a file twice', async () => {
    expect(await restore([...manifest(), ...file('a', '1'), ...file('a', '2'), ...end()])).toMatch(
      /^unreadable: .*EEXIST/,
    );
    expect(await left()).toEqual([]);
  });

  it('of a file that is not there', async () => {
    const missing = restoreBackup(join(folder, 'none'), target, () => undefined);

    await expect(missing).rejects.toThrow(/no whole backup of Imah \(ENOENT/);
    expect(await left()).toEqual([]);
  });
});

it('is refused over anything that is there, which stays', async () => {
  await mkdir(target);
  await writeFile(join(target, 'milik-orang'), 'x');

  expect(await restore([...manifest(), ...end()])).toMatch(/^not-empty: The data folder .* is not empty; stop Imah/);
  expect(await left()).toEqual(['milik-orang']);
});

it('unpacks for its owner’s eyes alone, and tells how far it is, until something is wrong', async () => {
  const told: number[] = [];
  const watched = [
    ...manifest(),
    tarHead({ name: 'files', kind: 'folder', size: 0 }),
    ...file('files/a', 'x'.repeat(1_000)),
    ...file('files/b', 'y'.repeat(500)),
  ];

  await restore([...watched, ...file('../c'), ...end()], told);

  expect([told.at(-1), (await stat(target)).mode & 0o777]).toEqual([1_500, 0o700]);
});

it('says each message in both languages, and what reads the same in both once', () => {
  expect(say('no-source')).toBe(
    'Sebutkan berkas cadangan: npm run restore -- <berkas>\nName the backup: npm run restore -- <file>',
  );
  expect(say('progress', 7)).toBe('7 MB…');
  expect(new BackupError('target-exists', '/x').message.split('\n')).toEqual([
    '/x sudah ada; sebutkan nama lain.',
    '/x is there already; choose another name.',
  ]);
});
