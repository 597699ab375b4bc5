import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
/** What every part of the library shows at least: itself as it is most often, and two other states. */
const fewest = 3;

/** Every folder from which an entry point exports something to look at. */
const entryPoints = { 'index.ts': '', 'charts/index.ts': 'charts/', 'data/index.ts': 'data/' };
const parts = new Set(
  Object.entries(entryPoints).flatMap(([entryPoint, folder]) =>
    [...readFileSync(`${source}${entryPoint}`, 'utf8').matchAll(/from '\.\/?(.+)\/[^/]+\.tsx'/g)].map(([, path = '']) =>
      path.startsWith('./') ? path.slice('./'.length) : folder + path,
    ),
  ),
);
/** Words for the library's own texts are no part one looks at. */
parts.delete('labels');

const storiesIn = (part: string) =>
  globSync(`${part}/*.stories.tsx`, { cwd: source }).map((file) => readFileSync(`${source}${file}`, 'utf8'));
const namesIn = (file: string) => [...file.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);

describe('every part of the library', () => {
  it('is found by this test', () => {
    expect([...parts]).toEqual(expect.arrayContaining(['components/button', 'charts/gauge', 'layouts/dashboard']));
  });

  it('has stories of its usual look and of its other states', () => {
    const counts = [...parts].map((part) => ({ part, stories: storiesIn(part).flatMap(namesIn).length }));

    expect(counts.filter(({ stories }) => stories < fewest)).toEqual([]);
  });

  it('has a page that says when to take it and which other to take instead', () => {
    expect([...parts].filter((part) => !storiesIn(part).every((file) => file.includes('componentDocs({')))).toEqual([]);
  });
});

describe('the sidebar', () => {
  const workspace = fileURLToPath(new URL('../../../..', import.meta.url));
  const order = readFileSync(`${workspace}.storybook/preview.tsx`, 'utf8');
  const files = globSync('libs/{*,features/*}/src/**/*.stories.tsx', { cwd: workspace });
  const groupOf = (file: string) => /\btitle: '([^/']+)\//.exec(readFileSync(`${workspace}${file}`, 'utf8'))?.[1];

  it('has a place for the group of every story', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => !order.includes(`'${groupOf(file) ?? ''}',`))).toEqual([]);
  });
});
