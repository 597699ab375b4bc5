import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { namesOf } from './names.ts';
import { addLimit, addToEntryPointTest } from './register-component.ts';

const lamp = namesOf('lamp-post') ?? { kebab: '', camel: '', pascal: '' };

it('puts a new name among those of the entry point, in their order', () => {
  const before = "x([\n    'Lamp',\n    'Tree',\n    'vars',\n  ]);\n";

  expect(addToEntryPointTest(before, lamp)).toBe(
    "x([\n    'Lamp',\n    'LampPost',\n    'Tree',\n    'vars',\n  ]);\n",
  );
});

it('gives a new component a limit, and leaves the others as they are', () => {
  const before = '{\n  "Lamp": { "js": 1, "css": 2, "later": 3 },\n  "Tree": { "js": 4, "css": 5, "later": 6 }\n}\n';

  expect(addLimit(before, lamp)).toBe(
    before.replace('  "Tree"', '  "LampPost": { "js": 500, "css": 200, "later": 0 },\n  "Tree"'),
  );
});

it('knows the files that it writes to', () => {
  const entryPointTest = readFileSync(`${workspaceRoot}libs/ui/src/index.test.ts`, 'utf8');
  const limits = readFileSync(`${workspaceRoot}tools/packages/components/component-limits.json`, 'utf8');

  expect(addToEntryPointTest(entryPointTest, lamp).length).toBe(entryPointTest.length + "    'LampPost',\n".length);
  expect(addLimit(limits, lamp)).toContain('"LampPost": { "js": 500');
});
