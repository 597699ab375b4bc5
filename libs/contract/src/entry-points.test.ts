import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const manifest: { readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>> } = JSON.parse(
  readText('package.json'),
);
const entryPoints = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, source: target['@imah/source'] ?? '', target }],
);

/** What an entry point lists or declares itself, values and types. */
function namesOf(source: string): string[] {
  const text = readText(source);
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(([, name = '']) => name);
  return [...listed, ...declared].map((name) => name.trim().replace(/^type /, '')).filter((name) => name !== '');
}

it('every index and every list of words of a domain is an entry point, under the name of its folder', () => {
  const files = globSync('src/*/{index,words}.ts', { cwd: folder }).map((file) => `./${file.replaceAll('\\', '/')}`);
  const domains = entryPoints.filter(({ source }) => source.split('/').length > 3);

  expect(domains.map(({ source }) => source).toSorted()).toEqual(files.toSorted());
  for (const { name, source } of domains) {
    expect(name).toBe(
      source.replace(/^\.\/src\/|\/index\.ts$/g, (part) => (part === './src/' ? './' : '')).replace('.ts', ''),
    );
  }
});

it('every entry point is built to the place where Node and compilers look for it', () => {
  expect(entryPoints.map(({ source }) => source).filter((source) => !existsSync(new URL(source, folder)))).toEqual([]);
  for (const { source, target } of entryPoints) {
    expect(target).toEqual({
      '@imah/source': source,
      types: source.replace('./src/', './dist/').replace('.ts', '.d.ts'),
      default: source.replace('./src/', './dist/').replace('.ts', '.js'),
    });
  }
});

it('every public name stands at one entry point only', () => {
  const places = Map.groupBy(
    entryPoints.flatMap(({ name, source }) => namesOf(source).map((one) => ({ one, name }))),
    ({ one }) => one,
  );

  expect(places.size).toBeGreaterThan(500);
  expect(
    [...places].filter(([, found]) => found.length > 1).map(([one, found]) => [one, found.map(({ name }) => name)]),
  ).toEqual([]);
});

const withoutSchemas = entryPoints.filter(
  ({ name }) => name.endsWith('/words') || ['./routes', './first-routes', './access'].includes(name),
);

it.each(withoutSchemas)('$name and all it imports are free of zod, for pages carry it', ({ source }) => {
  const seen = new Set<string>();
  const visit = (url: URL): string[] => {
    if (seen.has(url.href)) return [];
    seen.add(url.href);
    const values = [...readFileSync(url, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(
      ([, from = '']) => from,
    );
    return values.flatMap((from) => (from.startsWith('.') ? visit(new URL(from, url)) : [from]));
  };

  expect(visit(new URL(source, folder))).toEqual([]);
});
