import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { longestFiles, placeAmongLongest } from './longest-first.ts';

it.each(longestFiles)('%s, which begins before the others, is a file of the project', (file) => {
  expect(existsSync(`${workspaceRoot}${file}`)).toBe(true);
});

it('puts the longest file first and every other file after all that are named', () => {
  expect(placeAmongLongest(`${workspaceRoot}${longestFiles[0]}`)).toBe(0);
  expect(placeAmongLongest(`${workspaceRoot}libs/ledger/src/index.test.ts`)).toBe(longestFiles.length);
});
