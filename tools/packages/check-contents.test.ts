import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkContents } from './check-contents.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'imah-contents-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return `${folder}/`;
}

const manifest = {
  name: '@imah/lamp',
  version: '1.2.0',
  license: 'UNLICENSED',
  description: 'A lamp.',
  engines: { node: '>=20.19' },
};
const whole = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# @imah/lamp\n',
  'CHANGELOG.md': '# Changelog\n\n## 1.2.0\n',
  'src/index.ts': '',
  'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'] }),
};

it('finds nothing to say about a whole package', () => {
  expect(checkContents(packageOf(whole))).toEqual([]);
});

it('names all that is missing', () => {
  const bare = { 'package.json': JSON.stringify({ name: '@imah/lamp', version: '1.2.0' }) };

  expect(checkContents(packageOf(bare))).toEqual([
    '@imah/lamp has no licence field',
    '@imah/lamp has no description',
    '@imah/lamp does not say which Node it runs on',
    '@imah/lamp has no README.md under its name',
    '@imah/lamp has no word on 1.2.0 in CHANGELOG.md',
  ]);
});

it('names a test that was packed, and a map without its source', () => {
  const map = JSON.stringify({ sources: ['../src/gone.ts'] });

  expect(checkContents(packageOf({ ...whole, 'src/lamp.test.ts': '', 'dist/lamp.js.map': map }))).toEqual([
    '@imah/lamp carries the test src/lamp.test.ts',
    '@imah/lamp has a map that names ../src/gone.ts, which is not there',
  ]);
});

it('names files of the repository, and an entry point that leads nowhere', () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './parts/*': './dist/parts/*' };
  const files = {
    ...whole,
    'package.json': JSON.stringify({ ...manifest, exports }),
    'dist/index.js': '',
    'dist/libs/lamp/src/index.d.ts': '',
  };

  expect(checkContents(packageOf(files))).toEqual([
    '@imah/lamp carries dist/libs of the repository',
    '@imah/lamp has an entry point to ./dist/index.d.ts, which is not there',
  ]);
});
