import { expect, it } from 'vitest';
import { nameUnions } from './prop-unions.ts';

const union = { type: { summary: 'union' } };

it('writes the members of a union where the table of props would say union', () => {
  const props = nameUnions({
    size: { type: { name: 'enum', raw: "'sm' | 'md' | 'lg'", value: ['sm', 'md', 'lg'] }, table: union },
    tone: { type: { name: 'enum', value: ['link', 'muted'] }, table: union },
    onClose: {
      type: {
        name: 'union',
        value: [
          { name: 'function', raw: '() => void' },
          { name: 'other', value: 'null' },
        ],
      },
      table: union,
    },
    label: { type: { name: 'string' }, table: { type: { summary: 'string' } } },
  });

  expect(Object.entries(props).map(([name, { table }]) => [name, table?.type?.summary])).toEqual([
    ['size', "'sm' | 'md' | 'lg'"],
    ['tone', "'link' | 'muted'"],
    ['onClose', '() => void | null'],
    ['label', 'string'],
  ]);
});

it('leaves what cannot be written out, or is too long to be read, as it is', () => {
  const long = {
    type: { name: 'enum', value: Array.from({ length: 60 }, (_, index) => `icon-${index}`) },
    table: union,
  };
  const props = nameUnions({ icon: long, strange: { type: { name: 'union', value: [{}] }, table: union } });

  expect([props['icon']?.table?.type?.summary, props['strange']?.table?.type?.summary]).toEqual(['union', 'union']);
});
