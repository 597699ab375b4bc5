import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const files = globSync('**/*.css.ts', { cwd: root }).filter((file) => !file.startsWith('tokens/'));

const forbidden: [string, RegExp][] = [
  ['a colour', /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i],
  ['a named colour', /(?:color|background|fill|stroke|Color):\s*'(?:white|black|red|green|blue|gr[ae]y)'/],
  ['a layer', /zIndex:\s*['"]?[1-9]/],
  ['a pixel', /(?:gap|margin\w*|padding\w*|inset\w*|fontSize|borderRadius)['"]?:\s*[`'"]?[^`'",]*\d+px/i],
  ['a time', /(?:transition|animation)['"]?:\s*[`'"][^`'"]*\b\d+m?s\b/],
];

/** Finds what a style says itself instead of naming its token. */
function rawValues(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(([, pattern]) => pattern.test(line))
        .map(([what]) => `${file}:${index + 1} has ${what}: ${line.trim()}`),
    );
}

it('looks at the styles of the library', () => {
  expect(files.length).toBeGreaterThan(35);
});

it('would see a raw value', () => {
  const bad = [
    "color: '#ff0000',",
    'background: `rgb(0 0 0 / 0.5)`,',
    'zIndex: 10,',
    "padding: '12px',",
    "transition: 'color 120ms',",
  ];
  expect(bad.map((line) => rawValues('x', line).length)).toEqual([1, 1, 1, 1, 1]);
});

it('finds no raw colour, layer, space or time outside of the tokens', () => {
  const found = files.flatMap((file) => rawValues(file, readFileSync(new URL(file, root), 'utf8')));
  expect(found).toEqual([]);
});
