import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { boundaries } from './boundaries.ts';
import { boundaryTable } from './print-table.ts';

it('CONTRIBUTING shows the table that the check uses', () => {
  const text = readFileSync(`${workspaceRoot}CONTRIBUTING.md`, 'utf8');
  const shown = /<!-- boundaries -->\n([\s\S]*?)\n<!-- \/boundaries -->/.exec(text)?.[1];

  expect(shown?.trim()).toBe(boundaryTable(boundaries));
});
