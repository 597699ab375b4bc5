import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationFolders } from './migrations.ts';

it('has one file of each number', () => {
  const names = migrationFolders.flatMap((folder) => readdirSync(folder));
  const numbers = names.map((name) => /^\d{4}(?=-[a-z0-9-]+\.sql$)/.exec(name)?.[0] ?? name);

  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  expect(numbers.length).toBeGreaterThan(50);
});
