import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exclusively } from './exclusive.ts';
import { keepCopy } from './keep-copy.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imah-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(id: string): string {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'builds'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), id);
  writeFileSync(join(dist, 'builds/latest.json'), JSON.stringify({ id, timestamp: 1 }));
  return dist;
}

it('serves a copy that stays when the build is taken away, and is the same for the same build', () => {
  const served = join(folder, 'served');
  const first = keepCopy(build('one'), served);
  rmSync(join(folder, 'dist'), { recursive: true });

  expect(readFileSync(join(first, 'index.html'), 'utf8')).toBe('one');
  expect(keepCopy(build('one'), served)).toBe(first);
  expect(keepCopy(build('two'), served)).toBe(join(served, 'two'));
});

it('keeps the copies of the last three builds', () => {
  const served = join(folder, 'served');
  for (const id of ['one', 'two', 'three', 'four']) keepCopy(build(id), served);

  expect([readdirSync(served).length, existsSync(join(served, 'four'))]).toEqual([3, true]);
});

it('lets eight processes at once into the locked work one by one', async () => {
  const script = join(import.meta.dirname, 'testing/write-exclusively.ts');
  const log = join(folder, 'log');
  const children = Array.from({ length: 8 }, () => spawn(process.execPath, [script, join(folder, 'lock'), log]));

  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));

  expect(codes).toEqual(Array.from({ length: 8 }, () => 0));
  // Whoever is not alone writes another beginning before the end.
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(8));
});

it('takes over the lock of a process that ended', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'lock'), String(child.pid));

  expect(exclusively(join(folder, 'lock'), () => 'done')).toBe('done');
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
