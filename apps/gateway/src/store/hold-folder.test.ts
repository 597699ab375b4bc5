import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { holdFolder } from './hold-folder.ts';

it('a folder is one gateway’s alone until it lets go', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'hold-')), 'data');
  const letGo = await holdFolder(folder);

  await expect(holdFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another gateway; stop that one.`,
  );
  await letGo();

  await (
    await holdFolder(folder)
  )();
  rmSync(folder, { recursive: true });
});

it('a folder is held whichever way leads to it, and from where what is temporary lies elsewhere, as that of a service', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'hold-'));
  const letGo = await holdFolder(join(parent, 'data'));
  symlinkSync(join(parent, 'data'), join(parent, 'link'));

  await expect(holdFolder(join(parent, 'link'))).rejects.toThrow('is in use by another gateway');
  vi.stubEnv('TMPDIR', parent);
  await expect(holdFolder(join(parent, 'data'))).rejects.toThrow('is in use by another gateway');

  vi.unstubAllEnvs();
  await letGo();
  rmSync(parent, { recursive: true });
});

it('a folder that cannot be made is told with its name', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hold-')), 'file');
  writeFileSync(file, '');

  await expect(holdFolder(join(file, 'data'))).rejects.toThrow(
    `The data folder ${join(file, 'data')} cannot be written (ENOTDIR`,
  );
});
