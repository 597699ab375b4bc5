import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { namesOf } from './names.ts';
import { addDomain, addReference } from './register-feature.ts';

const lamp = namesOf('lamp-post') ?? { kebab: '', camel: '', pascal: '' };
const read = (path: string) => readFileSync(`${workspaceRoot}${path}`, 'utf8');

it('names a new domain among the projects that the compiler builds', () => {
  const after = JSON.parse(addReference(read('tsconfig.json'), lamp)) as { references: { path: string }[] };
  const before = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };

  expect(after.references.filter(({ path }) => !before.references.some((known) => known.path === path))).toEqual([
    { path: './libs/features/lamp-post' },
  ]);
});

it('gives a new domain its line in the table of who may import whom', () => {
  const before = read('tools/boundaries/boundaries.ts');

  expect(addDomain(before, lamp)).toContain("  domain('lamp-post', []),\n  { project: 'libs/testing'");
  expect(addDomain(before, lamp).length).toBe(before.length + "  domain('lamp-post', []),\n".length);
});
