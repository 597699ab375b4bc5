import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveFile, archiveText, listBelow } from './archive-files.ts';
import { readTar, tarEnd, whole } from './tar.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<[string, string][]> {
  async function* all() {
    yield* parts;
    yield tarEnd();
  }
  const found: [string, string][] = [];
  for await (const { name, content } of readTar(all())) found.push([name, (await whole(content)).toString('latin1')]);
  return found;
}
async function listed(skip: (name: string) => boolean = () => false): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, kind } of listBelow(folder, skip)) names.push(kind === 'folder' ? `${name}/` : name);
  return names;
}

describe('a file', () => {
  it('is archived as it is now, also an empty one', async () => {
    await writeFile(join(folder, 'a'), 'isi');
    await writeFile(join(folder, 'b'), '');

    expect([
      await read(archiveFile(join(folder, 'a'), 'files/a')),
      await read(archiveFile(join(folder, 'b'), 'b')),
    ]).toEqual([[['files/a', 'isi']], [['b', '']]]);
  });

  it('that is gone meanwhile is left out', async () => {
    expect(await read(archiveFile(join(folder, 'gone'), 'gone'))).toEqual([]);
  });

  it('that cannot be read fails the backup rather than to be left out', async () => {
    await expect(read(archiveFile(folder, 'folder'))).rejects.toThrow('EISDIR');
  });

  it('that grows or shrinks while it is read stays as long as it was said to be', async () => {
    const [growing, shrinking] = [join(folder, 'a'), join(folder, 'b')];
    await writeFile(growing, 'x'.repeat(2_000_000));
    await writeFile(shrinking, 'x'.repeat(2_000_000));
    async function* changed(path: string, change: () => Promise<void>) {
      let part = 0;
      for await (const chunk of archiveFile(path, 'a')) {
        yield chunk;
        // After the head, and the first megabyte.
        if ((part += 1) === 2) await change();
      }
    }

    const [[, grown] = ['', '']] = await read(changed(growing, () => writeFile(growing, 'y', { flag: 'a' })));
    const [[, shrunk] = ['', '']] = await read(changed(shrinking, () => truncate(shrinking, 1_500_000)));

    expect([grown.length, grown.includes('y')]).toEqual([2_000_000, false]);
    expect([shrunk.length, shrunk.indexOf('\0'), shrunk.lastIndexOf('x')]).toEqual([2_000_000, 1_500_000, 1_499_999]);
  });

  it('may be a text of the backup’s own', async () => {
    expect(await read(archiveText('a.json', '{"é":1}'))).toEqual([
      ['a.json', Buffer.from('{"é":1}').toString('latin1')],
    ]);
  });
});

describe('what lies below a folder', () => {
  it('is named with slashes, folders before what is in them, without what is skipped', async () => {
    await mkdir(join(folder, 'files/ab'), { recursive: true });
    await mkdir(join(folder, 'scratch/deep'), { recursive: true });
    for (const name of ['z', 'files/ab/photo', 'scratch/a', 'scratch/deep/b']) await writeFile(join(folder, name), '');

    expect(await listed()).toEqual([
      'files/',
      'scratch/',
      'z',
      'files/ab/',
      'scratch/a',
      'scratch/deep/',
      'files/ab/photo',
      'scratch/deep/b',
    ]);
    expect(await listed((name) => name === 'scratch')).toEqual(['files/', 'z', 'files/ab/', 'files/ab/photo']);
  });

  it('leads nowhere else: a link is no part of it', async () => {
    await symlink('/etc', join(folder, 'etc'));
    await symlink('/etc/passwd', join(folder, 'passwd'));

    expect(await listed()).toEqual([]);
  });

  it('is nothing where the folder is gone', async () => {
    await rm(folder, { recursive: true });

    expect(await listed()).toEqual([]);
  });
});
