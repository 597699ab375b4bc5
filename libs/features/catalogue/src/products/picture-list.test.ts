import { describe, expect, it } from 'vitest';
import { moved, withSent } from './picture-list.ts';

const [front, back, side] = ['depan', 'belakang', 'samping'].map((fileId) => ({ fileId, alt: `Dari ${fileId}` })) as [
  { fileId: string; alt: string },
  { fileId: string; alt: string },
  { fileId: string; alt: string },
];

describe('the pictures of a product', () => {
  it('end with those that were sent since, each once, and nothing is said yet of what they show', () => {
    expect(withSent([front], ['depan', 'atas'])).toEqual([front, { fileId: 'atas', alt: '' }]);
    expect(withSent([], [])).toEqual([]);
  });

  it.each([
    [0, 1, [back, front, side]],
    [2, -1, [front, side, back]],
    [0, -1, [front, back, side]],
    [2, 1, [front, back, side]],
  ] as const)('change places with their neighbour, and stay where there is none (%s by %s)', (index, by, after) => {
    expect(moved([front, back, side], index, by)).toEqual(after);
  });
});
