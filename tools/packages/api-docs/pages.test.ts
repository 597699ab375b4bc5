import { expect, it } from 'vitest';
import { workspaceRoot } from '../../run/workspace.ts';
import { judgePage } from './pages.ts';

const page = { file: `${workspaceRoot}docs/api/lamp.md`, text: '# @imah/lamp\n', undocumented: [] };

it('takes a page that says what the sources say', () => {
  expect(judgePage(page, page.text)).toEqual([]);
});

it('names a page that is stale, and public names without a docstring', () => {
  expect(judgePage({ ...page, undocumented: ['@imah/lamp/react: useLamp'] }, '')).toEqual([
    'docs/api/lamp.md is stale: npm run api-docs',
    '@imah/lamp/react: useLamp has no docstring',
  ]);
});
