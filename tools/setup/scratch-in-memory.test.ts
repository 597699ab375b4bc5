import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepScratchInMemory } from './scratch-in-memory.ts';

const plenty = 16 * 1024 ** 3;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imah-scratch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('temporary files of tests', () => {
  it('lie in a folder of the process in memory, which its children are told of', () => {
    const environment: NodeJS.ProcessEnv = {};

    const own = keepScratchInMemory({ folder, room: plenty, free: plenty, environment });

    expect(own).toBe(join(folder, `imah-tests-${process.pid}`));
    expect(environment['TMPDIR']).toBe(own);
    expect(existsSync(own ?? '')).toBe(true);
  });

  it.each([
    ['another folder is asked for', { environment: { TMPDIR: '/elsewhere' } }, '/elsewhere'],
    ['little memory is free', { free: 1024 ** 3, environment: {} }, undefined],
    ['little of it is left', { room: 1024 ** 3, environment: {} }, undefined],
  ])('stay where they are when %s', (_, memory: Partial<Parameters<typeof keepScratchInMemory>[0]>, kept) => {
    const environment: NodeJS.ProcessEnv = memory?.environment ?? {};

    expect(keepScratchInMemory({ folder, room: plenty, free: plenty, ...memory, environment })).toBe(undefined);
    expect(environment['TMPDIR']).toBe(kept);
  });

  it('of a run that was killed are removed, those of one that goes on are not', () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    for (const pid of [dead, process.ppid]) {
      mkdirSync(join(folder, `imah-tests-${pid}`));
      writeFileSync(join(folder, `imah-tests-${pid}`, 'file'), '');
    }
    mkdirSync(join(folder, 'of-another-program'));

    keepScratchInMemory({ folder, room: plenty, free: plenty, environment: {} });

    expect(existsSync(join(folder, `imah-tests-${dead}`))).toBe(false);
    expect(existsSync(join(folder, `imah-tests-${process.ppid}`, 'file'))).toBe(true);
    expect(existsSync(join(folder, 'of-another-program'))).toBe(true);
  });

  it('are gone when the process ends', () => {
    const module = new URL('./scratch-in-memory.ts', import.meta.url).href;
    const script = `import { keepScratchInMemory } from '${module}';
      console.log(keepScratchInMemory({ folder: '${folder}', room: ${plenty}, free: ${plenty}, environment: {} }));`;

    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

    expect(stdout.trim()).toMatch(/imah-tests-\d+$/);
    expect(existsSync(stdout.trim())).toBe(false);
  });
});
