import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { light } from '../palette.ts';
import { designTokens, type TokenGroup } from './design-tokens.ts';
import { color, dimension, shadow, type Token } from './token-value.ts';

const isToken = (one: Token | TokenGroup): one is Token => '$value' in one;
const leavesOf = (group: TokenGroup, path = ''): string[] =>
  Object.entries(group).flatMap(([name, one]) =>
    isToken(one) ? [`${path}${name}: ${one.$type}`] : leavesOf(one, `${path}${name}.`),
  );

it('tokens.json is what the tokens say (npm run generate:tokens -w @imah/ui)', () => {
  const written: unknown = JSON.parse(readFileSync(new URL('../../../tokens.json', import.meta.url), 'utf8'));

  expect(written).toEqual(designTokens());
});

it('writes colours, lengths and shadows as the format wants them', () => {
  expect(color('rgb(12 34 37 / 0.45)').$value).toEqual({
    colorSpace: 'srgb',
    components: [0.0471, 0.1333, 0.1451],
    alpha: 0.45,
    hex: '#0c2225',
  });
  expect([dimension('0.75rem').$value, dimension('0').$value]).toEqual([
    { value: 0.75, unit: 'rem' },
    { value: 0, unit: 'px' },
  ]);
  expect(shadow('0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.5)').$value).toMatchObject([
    { offsetY: { value: 1, unit: 'px' }, spread: { value: 0, unit: 'px' }, color: { alpha: 0.4 } },
    { blur: { value: 20, unit: 'px' }, spread: { value: -4, unit: 'px' }, color: { alpha: 0.5 } },
  ]);
});

it('gives both themes the same names, and knows every colour of the palette', () => {
  const leaves = leavesOf(designTokens());
  const of = (theme: string) =>
    leaves.filter((leaf) => leaf.startsWith(`color.${theme}.`)).map((leaf) => leaf.slice(`color.${theme}.`.length));

  expect(of('dark')).toEqual(of('light'));
  expect(of('light').filter((leaf) => !leaf.includes('.'))).toHaveLength(
    Object.values(light).filter((value) => typeof value === 'string').length,
  );
});

it('refuses a value that it cannot write, instead of leaving it out', () => {
  expect(() => color('tomato')).toThrow('tomato is no colour that can be exported');
  expect(() => dimension('10vw')).toThrow('10vw is no length');
});
