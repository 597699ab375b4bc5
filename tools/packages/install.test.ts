import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { installIn } from './install.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imah-install-'));
  writeFileSync(`${folder}/package.json`, '{"name":"consumer","private":true}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('npm installs what the workspace has, byte for byte, with what it needs', async () => {
  await installIn(folder, ['react@^19', 'concat-stream']);

  for (const file of ['react/index.js', 'react/package.json', 'concat-stream/index.js', 'typedarray/index.js']) {
    const [installed, ours] = [`${folder}/node_modules/${file}`, `${workspaceRoot}node_modules/${file}`];
    expect(readFileSync(installed, 'utf8')).toBe(readFileSync(ours, 'utf8'));
  }
}, 180_000);

it('has nothing else, not even our own libraries, which come from their tarballs', async () => {
  await expect(installIn(folder, ['@imah/contract'])).rejects.toThrow(/404/);
}, 180_000);
