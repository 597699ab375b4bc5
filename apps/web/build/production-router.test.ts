import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { productionPathOf } from './production-router.ts';

// As the package that we name finds it.
const fromDom = createRequire(fileURLToPath(import.meta.resolve('react-router-dom')));
const development = fromDom.resolve('react-router');

const warns = (file: string) => {
  const folder = dirname(file);
  const code = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return code.flatMap((text) => /var ENABLE_DEV_WARNINGS = (\w+);/.exec(text)?.[1] ?? []);
};

it('finds the build of the router that has no warnings for developers beside the one it names', () => {
  const shipped = productionPathOf(development);

  expect(readFileSync(shipped, 'utf8')).toContain('useNavigate');
  expect([warns(development), warns(shipped)]).toEqual([['true'], ['false']]);
});
