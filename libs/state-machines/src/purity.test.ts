import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(testing|build)\//.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) }));

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

it('sees the source of every chart', () => {
  expect(sources.filter(({ path }) => path.endsWith('-machine.ts'))).toHaveLength(33);
});

it('knows no timer, clock, chance, DOM, storage or network', () => {
  const impure =
    /\b(setTimeout|setInterval|requestAnimationFrame|Date|performance|Temporal|Math\.random|crypto|window|document|navigator|localStorage|sessionStorage|fetch|XMLHttpRequest|WebSocket|process|console)\b(?![:'?])/;

  expect(sources.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
});

it('imports xstate, its own files, and from the contract types and tables of words', () => {
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(import|export)( type)?[^;]*? from '([^']+)'/g)].map(([, , type = '', from = '']) => ({
      path,
      from: from.startsWith('.')
        ? 'own'
        : `${from.replace(/^(@imah\/contract)\/\w+(\/words)?$/, type === '' ? '$1$2' : '$1')}${type}`,
    })),
  );

  expect([...new Set(imports.map(({ from }) => from))].toSorted()).toEqual([
    '@imah/contract type',
    '@imah/contract/words',
    'own',
    'xstate',
  ]);
});

it('takes every delay from timings', () => {
  const literalDelays = sources.filter(
    ({ path, text }) => path.endsWith('-machine.ts') && /\bafter: \{ *\d/.test(text),
  );

  expect(literalDelays).toEqual([]);
});
