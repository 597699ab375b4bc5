import { cp, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../../config/startup-error.ts';
import { makeTestFolder } from '../../testing/test-postgres.ts';
import { findBinaries, prepareBinaries } from './platform-binaries.ts';
import { blockedAt, chooseRunAs } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
const here = { os: process.platform, cpu: process.arch };
let folder: string;

beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The package as an installer that runs no scripts leaves it: without the links. Large libraries are left out. */
async function installWithoutLinks(): Promise<string> {
  const found = await findBinaries(here);
  const target = join(folder, 'closed/package');
  await mkdir(join(target, 'native/lib'), { recursive: true });
  await mkdir(join(target, 'native/bin'));
  await writeFile(join(target, 'package.json'), '{ "version": "18.4.0" }');
  await cp(join(found.folder, 'pg-symlinks.json'), join(target, 'native/pg-symlinks.json'));
  await writeFile(join(target, 'native/bin/postgres'), '');
  for (const { source } of JSON.parse(await readFile(join(found.folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
  }[]) {
    await writeFile(join(target, source), 'library');
  }
  return target;
}

const linksOf = async (native: string) => {
  const names = await readdir(join(native, 'lib'));
  const links = await Promise.all(
    names.map(async (name) => ({ name, isLink: (await lstat(join(native, 'lib', name))).isSymbolicLink() })),
  );
  return links.filter(({ isLink }) => isLink).map(({ name }) => name);
};

describe('findBinaries', () => {
  it('finds PostgreSQL 18 for this platform', async () => {
    const found = await findBinaries(here);

    expect(found.majorVersion).toBe('18');
  });

  it('names DATABASE_URL on a platform without binaries', async () => {
    const fault = await findBinaries({ os: 'freebsd', cpu: 'riscv64' }).catch((error: unknown) => error);

    expect(fault).toBeInstanceOf(StartupError);
    expect((fault as Error).message).toContain(
      'Imah brings no PostgreSQL for freebsd-riscv64; provide a PostgreSQL server, 18 or newer, and set DATABASE_URL.',
    );
  });
});

describe('prepareBinaries', () => {
  it('restores the links between the shared libraries where they are missing', async () => {
    const root = await installWithoutLinks();
    const found = await findBinaries(here, () => join(root, 'dist/index.js'));
    expect(await linksOf(found.folder)).toEqual([]);

    const prepared = await prepareBinaries(found, here.os, null, join(folder, 'copies'));

    expect(prepared.folder).toBe(join(root, 'native'));
    expect(await linksOf(prepared.folder)).toContain('libpq.so.5');
    expect(await readFile(join(prepared.folder, 'lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it.runIf(isRoot)('copies the binaries to where the user of the database can reach them', async () => {
    const root = await installWithoutLinks();
    const found = await findBinaries(here, () => join(root, 'dist/index.js'));

    const prepared = await prepareBinaries(
      found,
      here.os,
      { name: 'nobody', uid: 65_534, gid: 65_534 },
      join(folder, 'copies'),
    );

    expect(prepared.folder).toBe(join(folder, 'copies/18.4.0'));
    expect(await linksOf(prepared.folder)).toContain('libpq.so.5');
  });
});

describe('chooseRunAs', () => {
  it('keeps the account where the process is not root', () => {
    expect(chooseRunAs(1000, 'postgres:x:101:104::/:/bin/sh')).toBe(null);
  });

  it('takes the postgres account as root, where there is one', () => {
    expect(chooseRunAs(0, 'root:x:0:0::/:/bin/sh\npostgres:x:101:104::/:/bin/sh\n')).toEqual({
      name: 'postgres',
      uid: 101,
      gid: 104,
    });
  });

  it('takes nobody as root, where there is none', () => {
    expect(chooseRunAs(0, 'root:x:0:0::/:/bin/sh\n')).toEqual({ name: 'nobody', uid: 65_534, gid: 65_534 });
  });
});

describe('blockedAt', () => {
  it('names the first folder that the user may not enter', async () => {
    await mkdir(join(folder, 'a/b'), { recursive: true });
    const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };

    // The test's own folder is open to its owner alone.
    expect(blockedAt(join(folder, 'a/b'), stranger)).toBe(folder);
  });
});
