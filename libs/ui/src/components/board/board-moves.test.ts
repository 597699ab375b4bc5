import { describe, expect, it } from 'vitest';
import { arrowMove, moveCard, positionOf } from './board-moves.ts';

const columns = ['baru', 'proses', 'selesai'];
const cards = [
  { id: 'a', column: 'baru' },
  { id: 'b', column: 'baru' },
  { id: 'c', column: 'proses' },
];
const ids = (list: readonly { id: string; column: string }[]) => list.map(({ id, column }) => `${column}/${id}`);

describe('a card that moves', () => {
  it('takes its place in the other column and leaves the order of the rest', () => {
    expect(ids(moveCard(cards, { card: 'a', column: 'proses', index: 0 }))).toEqual(['baru/b', 'proses/a', 'proses/c']);
  });

  it('goes to the end of a column, also of an empty one', () => {
    expect(ids(moveCard(cards, { card: 'a', column: 'proses', index: 1 }))).toEqual(['baru/b', 'proses/c', 'proses/a']);
    expect(ids(moveCard(cards, { card: 'b', column: 'selesai', index: 0 }))).toEqual([
      'baru/a',
      'proses/c',
      'selesai/b',
    ]);
  });

  it('changes places within its column', () => {
    expect(ids(moveCard(cards, { card: 'a', column: 'baru', index: 1 }))).toEqual(['baru/b', 'baru/a', 'proses/c']);
  });

  it('is left alone when there is none of that name', () => {
    expect(moveCard(cards, { card: 'z', column: 'baru', index: 0 })).toEqual(cards);
    expect(positionOf(cards, 'z')).toBeUndefined();
  });
});

describe('an arrow', () => {
  it('moves a held card up and down, and not beyond the ends', () => {
    expect(arrowMove('ArrowDown', 'a', cards, columns)).toEqual({ column: 'baru', index: 1 });
    expect(arrowMove('ArrowUp', 'a', cards, columns)).toBeUndefined();
    expect(arrowMove('ArrowDown', 'b', cards, columns)).toBeUndefined();
  });

  it('moves it into the next column at the same height, or at its end', () => {
    expect(arrowMove('ArrowRight', 'b', cards, columns)).toEqual({ column: 'proses', index: 1 });
    expect(arrowMove('ArrowRight', 'c', cards, columns)).toEqual({ column: 'selesai', index: 0 });
    expect(arrowMove('ArrowLeft', 'a', cards, columns)).toBeUndefined();
  });
});
