import { describe, expect, it } from 'vitest';
import { parseIconName, readIcons } from './icon-data.ts';

const drop = { body: '<path d="M0 0"/>' };

it.each([
  ['lucide:droplets', { collection: 'lucide', icon: 'droplets' }],
  ['mdi-light:home-2', { collection: 'mdi-light', icon: 'home-2' }],
  ['lucide', null],
  ['lucide:', null],
  ['Lucide:droplets', null],
  ['lucide:../secret', null],
  ['a:b:c', null],
  ['-a:b', null],
])('reads the name “%s” as %o', (name, parts) => {
  expect(parseIconName(name)).toEqual(parts);
});

describe('an answer with icons', () => {
  it('gives each its own size, else that of the collection, else 16', () => {
    const answer = { width: 24, icons: { drop, wide: { ...drop, width: 32, left: 2 } } };

    expect(readIcons(answer, ['drop', 'wide'])).toEqual(
      new Map([
        ['drop', { ...drop, left: 0, top: 0, width: 24, height: 16 }],
        ['wide', { ...drop, left: 2, top: 0, width: 32, height: 16 }],
      ]),
    );
  });

  it('follows aliases to their icon, and ends where they lead in a circle', () => {
    const aliases = { water: { parent: 'rain' }, rain: { parent: 'drop' }, a: { parent: 'b' }, b: { parent: 'a' } };

    expect([...readIcons({ icons: { drop }, aliases }, ['water', 'a']).keys()]).toEqual(['water']);
  });

  it.each([{ rotate: 1 }, { hFlip: true }, { vFlip: true }])(
    'takes an alias that turns its icon (%o) for missing: unturned it would say something else',
    (turn) => {
      const aliases = { up: { parent: 'drop', ...turn } };

      expect(readIcons({ icons: { drop }, aliases }, ['up']).size).toBe(0);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://example.com/x.png"/>',
    '<foreignObject/>',
    '<path style="fill:url(https://example.com)"/>',
    '<use href="#x"/>',
    '<animate attributeName="d"/>',
  ])('shows nothing that runs or loads: %s', (body) => {
    expect(readIcons({ icons: { drop: { body } } }, ['drop']).size).toBe(0);
  });

  it('may fill by a gradient of its own', () => {
    expect(readIcons({ icons: { drop: { body: '<path fill="url(#g)"/>' } } }, ['drop']).size).toBe(1);
  });

  it.each([null, 'text', {}, { icons: null }, { icons: { drop: 'text' } }, { icons: { drop: { body: 7 } } }])(
    'that is none gives no icon: %o',
    (answer) => {
      expect(readIcons(answer, ['drop']).size).toBe(0);
    },
  );
});
