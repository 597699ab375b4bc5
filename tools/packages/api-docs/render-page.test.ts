import { expect, it } from 'vitest';
import { renderPage } from './render-page.ts';

const lamp = { name: 'Lamp', text: 'It shines.', declaration: 'type Lamp = string;' };
const schema = { name: 'lamp', text: '', declaration: 'const lamp: 5;' };

it('describes a name once, and links to it from every entry point that has it', () => {
  const page = renderPage('@imah/lamp', [
    { entryPoint: '@imah/lamp', names: [lamp, schema] },
    { entryPoint: '@imah/lamp/react', names: [{ ...schema, declaration: null }] },
  ]);

  expect(page.split('\n').slice(5)).toEqual([
    '## `@imah/lamp`',
    '',
    '[`Lamp`](#lamp) · [`lamp`](#lamp-1)',
    '',
    '### Lamp',
    '',
    'It shines.',
    '',
    '```ts',
    'type Lamp = string;',
    '```',
    '',
    '### lamp',
    '',
    '```ts',
    'const lamp: 5;',
    '```',
    '',
    '## `@imah/lamp/react`',
    '',
    '[`lamp`](#lamp-1)',
    '',
  ]);
});
