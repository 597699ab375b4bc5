import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({
    path,
    text: readFileSync(`${import.meta.dirname}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }));
const matching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('sees every source', () => {
  expect(sources.length).toBeGreaterThan(15);
});

it('knows no clock, chance, storage or network', () => {
  expect(matching(/\b(setTimeout|new Date|Date\.now|Math\.random|crypto|fetch|process|console|window)\b/)).toEqual([]);
});

it('imports nothing but its own files', () => {
  expect(matching(/ from '[^.]/)).toEqual([]);
});

it('reckons in whole numbers: a number with a part is nowhere', () => {
  expect(matching(/parseFloat|toFixed|Math\.(round|ceil|trunc)|\d\.\d/)).toEqual([]);
});
