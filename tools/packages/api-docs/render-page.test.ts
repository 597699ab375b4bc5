import { expect, it } from 'vitest';
import { renderPage } from './render-page.ts';

it('describes a name once, and links to it from every door that has it', () => {
  const lamp = { name: 'Lamp', text: 'It shines.', declaration: 'type Lamp = string;' };
  const page = renderPage('@imah/lamp', [
    { door: '@imah/lamp', names: [lamp] },
    { door: '@imah/lamp/react', names: [{ ...lamp, declaration: null }] },
  ]);

  expect(page.split('\n').slice(4)).toEqual(
    [
      '',
      '## `@imah/lamp`',
      '',
      '[`Lamp`](#lamp)',
      '',
      '### Lamp',
      '',
      'It shines.',
      '',
      '```ts',
      'type Lamp = string;',
      '```',
      '',
      '## `@imah/lamp/react`',
      '',
      '[`Lamp`](#lamp)',
      '',
    ]
      .slice(0, -1)
      .concat(''),
  );
});
