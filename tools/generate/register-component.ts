import type { Names } from './names.ts';

/** What a part of this size weighs at most, in bytes as brotli: it is raised with what is built into it. */
const firstLimit = { js: 500, css: 200, later: 0 };

/** The list of names that the entry point's own test holds, with one more. */
export function addToEntryPointTest(test: string, { pascal }: Names): string {
  const names = [...test.matchAll(/^ {4}'(\w+)',$/gm)].map(([, name = '']) => name);
  // As the test sorts them: by code unit.
  const list = [...names, pascal].toSorted().map((name) => `    '${name}',\n`);
  return test.replace(/(?:^ {4}'\w+',\n)+/m, list.join(''));
}

/** The limits of all components, with one for the new. */
export function addLimit(limits: string, { pascal }: Names): string {
  // The file's shape is the one of `tools/packages/components`.
  const known = JSON.parse(limits) as Record<string, typeof firstLimit>;
  const all = Object.entries({ ...known, [pascal]: firstLimit });
  const lines = all
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, { css, js, later }]) => `  "${name}": { "js": ${js}, "css": ${css}, "later": ${later} }`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
