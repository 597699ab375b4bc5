import { describe, expect, it } from 'vitest';
import { readKey, type Shortcut } from './shortcut.ts';

const of = (keys: string, label = keys): Shortcut => ({ keys, group: 'general', label, run: () => undefined });
const known = [of('c'), of('t', 'tickets of the page'), of('g t'), of('g b'), of('Enter'), of('c', 'nearer')];

/** What keys pressed one after the other do, each at its moment. */
function press(...pressed: readonly (readonly [string, number])[]): readonly (string | null)[] {
  let begun: ReturnType<typeof readKey>['begun'] = null;
  return pressed.map(([key, at]) => {
    const read = readKey(known, { key, at }, begun);
    ({ begun } = read);
    return read.shortcut?.label ?? null;
  });
}

describe('what a key means', () => {
  it.each([
    ['what was declared last for it', [['c', 0]], ['nearer']],
    ['the same with Shift or Caps Lock held', [['C', 0]], ['nearer']],
    ['nothing where nobody declared it', [['q', 0]], [null]],
    [
      'a page, as the second of two',
      [
        ['g', 0],
        ['t', 900],
      ],
      [null, 'g t'],
    ],
    [
      'itself, where the first of two was too long ago',
      [
        ['g', 0],
        ['t', 1_501],
      ],
      [null, 'tickets of the page'],
    ],
    [
      'nothing after a first key that does not go with it, and itself after that',
      [
        ['g', 0],
        ['c', 100],
        ['c', 200],
      ],
      [null, null, 'nearer'],
    ],
    [
      'a page once, not again at the next press',
      [
        ['g', 0],
        ['t', 10],
        ['b', 20],
      ],
      [null, 'g t', null],
    ],
    ['a named key as it is', [['Enter', 0]], ['Enter']],
  ] as const)('is %s', (_what, pressed, meant) => {
    expect(press(...pressed)).toEqual(meant);
  });
});
