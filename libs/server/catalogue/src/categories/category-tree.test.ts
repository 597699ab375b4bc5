import { expect, it } from 'vitest';
import { heightOf, withAbove, withBelow } from './category-tree.ts';

const rows = [
  { id: 'drinks', parentId: null },
  { id: 'water', parentId: 'drinks' },
  { id: 'gallon', parentId: 'water' },
  { id: 'tea', parentId: 'drinks' },
  { id: 'food', parentId: null },
];

it('a category with those below it, in their order', () => {
  expect([withBelow(rows, 'drinks'), withBelow(rows, 'food')]).toEqual([
    ['drinks', 'water', 'gallon', 'tea'],
    ['food'],
  ]);
});

it('a category with those above it up to the top; none for no category', () => {
  expect([withAbove(rows, 'gallon'), withAbove(rows, 'food'), withAbove(rows, null)]).toEqual([
    ['gallon', 'water', 'drinks'],
    ['food'],
    [],
  ]);
});

it('how many levels a category takes', () => {
  expect(['drinks', 'water', 'gallon', 'food'].map((id) => heightOf(rows, id))).toEqual([3, 2, 1, 1]);
});
