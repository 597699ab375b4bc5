import { existsSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

export interface SpecRow {
  readonly requirement: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** The rows of docs/spec.md: `| S-01 | what | code | tests |`, paths in backticks. */
export function readSpecMap(): SpecRow[] {
  const lines = readFileSync(`${workspaceRoot}docs/spec.md`, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, requirement, , code, tests] = line.split('|').map((cell) => cell.trim());
    if (requirement === undefined || !/^S-\d\d$/.test(requirement)) return [];
    return [{ requirement, code: pathsIn(code), tests: pathsIn(tests) }];
  });
}

/** Paths that a row names and that are not there. */
export function missingFiles(rows: readonly SpecRow[]): string[] {
  return rows
    .flatMap(({ requirement, code, tests }) => [...code, ...tests].map((path) => ({ requirement, path })))
    .filter(({ path }) => !existsSync(`${workspaceRoot}${path}`))
    .map(({ requirement, path }) => `${requirement} ${path}`);
}

/** Rows of which no test names the number it is said to prove. */
export function unproven(rows: readonly SpecRow[]): string[] {
  return rows
    .filter(({ requirement, tests }) => !tests.some((path) => names(path, requirement)))
    .map(({ requirement }) => requirement);
}

function names(path: string, requirement: string): boolean {
  return existsSync(`${workspaceRoot}${path}`) && readFileSync(`${workspaceRoot}${path}`, 'utf8').includes(requirement);
}

function pathsIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
}
