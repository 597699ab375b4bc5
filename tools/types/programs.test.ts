import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';

interface Program {
  readonly include: readonly string[];
}

const names = ['shared', 'server', 'pages', 'tools'];
const programs = names.map((name) => {
  const { include } = JSON.parse(readFileSync(`${workspaceRoot}tools/types/${name}.json`, 'utf8')) as Program;
  return { name, include: include.map((path) => path.replace('../../', '')) };
});

/** A folder stands for what lies in it, as for the compiler. */
const includes = (path: string, pattern: string) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`);

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: workspaceRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  // Examples are checked as customers write them: against the packed libraries.
  .filter((path) => !path.startsWith('examples/'));

describe('the programs in which the whole suite checks types', () => {
  it('have each source file in exactly one of them', () => {
    const misplaced = sources
      .map((path) => [
        path,
        ...programs.filter(({ include }) => include.some((each) => includes(path, each))).map(({ name }) => name),
      ])
      .filter(({ length }) => length !== 2);
    expect(sources.length).toBeGreaterThan(1000);
    expect(misplaced).toEqual([]);
  });
});
