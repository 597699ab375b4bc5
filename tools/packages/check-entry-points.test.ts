import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { checkEntryPoints } from './check-entry-points.ts';
import type { Tarball } from './pack.ts';
import { packFolder } from './tar.ts';

// The first look loads a compiler.
vi.setConfig({ testTimeout: 60_000 });

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function tarballOf(files: Readonly<Record<string, string>>): Tarball {
  const folder = mkdtempSync(join(tmpdir(), 'imah-entry-points-'));
  const file = `${folder}.tgz`;
  made.push(folder, file);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  writeFileSync(file, packFolder(folder));
  return { library: 'contract', name: 'lamp', file };
}

const manifest = { name: 'lamp', version: '1.0.0', license: 'UNLICENSED', type: 'module' };
const entryPoint = { types: './index.d.ts', default: './index.js' };
const whole = {
  'package.json': JSON.stringify({ ...manifest, exports: { '.': entryPoint } }),
  'index.js': "export { power } from './power.js';\n",
  'index.d.ts': "export { power } from './power.ts';\n",
  'power.js': 'export const power = 5;\n',
  'power.d.ts': 'export declare const power: number;\n',
};

it('has nothing to say about a package of ES modules whose entry points lead somewhere', async () => {
  expect(await checkEntryPoints(tarballOf(whole))).toEqual([]);
});

it('names an entry point that leads nowhere', async () => {
  const exports = { '.': entryPoint, './react': { types: './react.d.ts', default: './react.js' } };
  const tarball = tarballOf({ ...whole, 'package.json': JSON.stringify({ ...manifest, exports }) });

  const faults = await checkEntryPoints(tarball);

  expect(faults).toContain('lamp attw: Resolution failed at ./react (bundler)');
  expect(
    faults.filter((fault) => fault.includes('publint: pkg.exports["./react"].default is ./react.js')),
  ).toHaveLength(1);
});

it('names declarations whose parts cannot be found', async () => {
  const tarball = tarballOf({ ...whole, 'index.d.ts': "export { power } from './power';\n" });

  expect(await checkEntryPoints(tarball)).toEqual(['lamp attw: Internal resolution error']);
});

it('names a package that has no types', async () => {
  const bare = JSON.stringify({ ...manifest, exports: { '.': './index.js' } });
  const { 'index.js': index, 'power.js': power } = whole;

  expect(await checkEntryPoints(tarballOf({ 'package.json': bare, 'index.js': index, 'power.js': power }))).toEqual([
    'lamp has no types',
  ]);
});
