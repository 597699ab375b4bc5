import { expect, it } from 'vitest';
import { workspaceRoot } from '../../run/workspace.ts';
import { judgeCallFile, judgePage } from './pages.ts';

const page = { file: `${workspaceRoot}docs/api/lamp.md`, text: '# @imah/lamp\n\n### useLamp\n', undocumented: [] };
const list = { file: `${workspaceRoot}libs/lamp/CALLS.md`, text: '# Calls\n' };

it('takes a page that describes every name', () => {
  expect(judgePage(page)).toEqual([]);
});

it('names a page that describes nothing, and public names without a docstring', () => {
  expect(judgePage({ ...page, text: '# @imah/lamp\n', undocumented: ['@imah/lamp/react: useLamp'] })).toEqual([
    'docs/api/lamp.md describes no name',
    '@imah/lamp/react: useLamp has no docstring',
  ]);
});

it('names a list of calls beside the sources that is stale', () => {
  expect(judgeCallFile(list, list.text)).toEqual([]);
  expect(judgeCallFile(list, '')).toEqual(['libs/lamp/CALLS.md is stale: npm run api-docs']);
});
