import { describe, expect, it } from 'vitest';
import { treeKey } from './tree-key.ts';
import { visibleNodes } from './visible-nodes.ts';

const nodes = [
  {
    id: 'g',
    label: 'Graha Contoh',
    children: [{ id: 'l1', label: 'Lantai 1', children: [{ id: 'p', label: 'Pompa' }] }],
  },
  { id: 'm', label: 'Menara Melati', children: [] },
];
const press = (key: string, focused: string, open: string[]) =>
  treeKey(key, focused, visibleNodes(nodes, new Set(open)));

describe('the nodes that show', () => {
  it('are those below open branches, each with its place', () => {
    expect(
      visibleNodes(nodes, new Set(['g'])).map(({ node, level, position, siblings, branch }) => [
        node.id,
        level,
        position,
        siblings,
        branch,
      ]),
    ).toEqual([
      ['g', 1, 1, 2, 'open'],
      ['l1', 2, 1, 1, 'closed'],
      ['m', 1, 2, 2, 'closed'],
    ]);
  });
});

describe('a key', () => {
  it('opens a closed branch with the right arrow, then goes into it', () => {
    expect(press('ArrowRight', 'g', [])).toEqual({ kind: 'open', ids: ['g'] });
    expect(press('ArrowRight', 'g', ['g'])).toEqual({ kind: 'focus', id: 'l1' });
  });

  it('goes nowhere from an open branch without leaves', () => {
    expect(press('ArrowRight', 'm', ['m'])).toBeUndefined();
  });

  it('closes an open branch with the left arrow, else goes to its parent', () => {
    expect(press('ArrowLeft', 'g', ['g'])).toEqual({ kind: 'close', id: 'g' });
    expect(press('ArrowLeft', 'l1', ['g'])).toEqual({ kind: 'focus', id: 'g' });
    expect(press('ArrowLeft', 'm', [])).toBeUndefined();
  });

  it('moves up and down over what shows, and to both ends', () => {
    expect(press('ArrowDown', 'l1', ['g'])).toEqual({ kind: 'focus', id: 'm' });
    expect(press('ArrowUp', 'm', ['g'])).toEqual({ kind: 'focus', id: 'l1' });
    expect(press('End', 'g', [])).toEqual({ kind: 'focus', id: 'm' });
    expect(press('ArrowDown', 'm', [])).toBeUndefined();
  });

  it('finds the next name that begins with a letter, from the end again from the top', () => {
    expect(press('m', 'g', [])).toEqual({ kind: 'focus', id: 'm' });
    expect(press('G', 'm', [])).toEqual({ kind: 'focus', id: 'g' });
    expect(press('x', 'g', [])).toBeUndefined();
  });

  it('opens every branch beside it with an asterisk', () => {
    expect(press('*', 'g', [])).toEqual({ kind: 'open', ids: ['g', 'm'] });
  });
});
