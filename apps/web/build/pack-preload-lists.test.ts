import { expect, it } from 'vitest';
import { packLists } from './pack-preload-lists.ts';

const code = (names: readonly string[], ...lists: readonly (readonly number[])[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);${lists
    .map((places) => `load(__vite__mapDeps([${places.join(',')}]));`)
    .join('')}`;

/** The files that each list of packed code stands for. */
function filesOf(packed: string): string[][] {
  const names: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(packed)?.[1] ?? '[]');
  return [...packed.matchAll(/load\(__vite__mapDeps\(\[([\d,]*)\]\)\)/g)].map(([, places = '']) =>
    places === '' ? [] : places.split(',').map((place) => names[Number(place)] ?? 'unknown'),
  );
}

it('names the same files for each page, those that several pages share in one order', () => {
  const packed = packLists(code(['a.js', 'b.js', 'a.css', 'c.js'], [1, 0, 2], [3, 2, 1]), []);

  expect(filesOf(packed)).toEqual([
    ['b.js', 'a.css', 'a.js'],
    ['b.js', 'a.css', 'c.js'],
  ]);
});

it('leaves out what the chunk has imported itself, also where nothing is left', () => {
  const packed = packLists(code(['base.js', 'a.js'], [0, 1], [0]), ['base.js']);

  expect(filesOf(packed)).toEqual([['a.js'], []]);
  expect(packed).not.toContain('base.js');
});

it.each([
  ['without lists', 'export const one = 1;'],
  ['with names alone', code(['a.js'])],
])('does not touch code %s', (_case, plain) => {
  expect(packLists(plain, [])).toBe(plain);
});

it('writes names that hold a dollar sign as they are', () => {
  expect(filesOf(packLists(code(["$&-$'.js"], [0]), []))).toEqual([["$&-$'.js"]]);
});
