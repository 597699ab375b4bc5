import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { isShipped, readSources } from './sources.ts';

const folder = `${workspaceRoot}libs/contract/src/`;
const entryPoints: readonly Record<string, unknown>[] = await Promise.all(
  globSync('*/words.ts', { cwd: folder }).map((file) => import(/* @vite-ignore */ folder + file)),
);

const isListOfWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 2 && value.every((word) => typeof word === 'string');
const keyOf = (list: readonly string[]) => list.toSorted().join(' ');

/** The lists that the contract owns, by their words. */
const owned = new Map(
  entryPoints
    .flatMap((entryPoint) => Object.entries(entryPoint))
    .flatMap(([name, value]) => (isListOfWords(value) ? [[keyOf(value), name] as const] : [])),
);

/** The lists that a source writes out and the contract has. */
function copiesIn(source: string): string[] {
  return [...source.matchAll(/\[\s*('[\w/-]+'(?:,\s*'[\w/-]+')+),?\s*\]/g)].flatMap(([, list = '']) => {
    const name = owned.get(keyOf(list.split(',').map((word) => word.trim().slice(1, -1))));
    return name === undefined ? [] : [name];
  });
}

it('finds a list of the contract in any order, and takes one that leaves something out for what it is', () => {
  expect(copiesIn("const roles = ['staff', 'owner',\n  'tenant', 'family'] as const;")).toEqual(['occupancyRoles']);
  expect(copiesIn("const roles = ['staff', 'owner'] as const;")).toEqual([]);
});

it('no page writes out a list of words that the contract has, for it would not grow with it', () => {
  const pages = readSources(['libs/features', 'libs/app', 'apps/web/src']).filter(isShipped);

  expect(pages.length).toBeGreaterThan(500);
  expect(pages.flatMap(({ path, text }) => copiesIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});
