import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { swipePx, useSwipe } from './index.ts';

afterEach(cleanup);

interface Sides {
  readonly right?: () => void;
  readonly left?: () => void;
}

function Row({ right, left }: Sides) {
  const { offset, handlers } = useSwipe({ right, left });
  return (
    <button type="button" {...handlers}>
      {offset}
    </button>
  );
}

const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true };

/** Draws the row by `px`, as far as where the finger is still on it. */
function draw(px: number, pointer: object = touch) {
  const row = screen.getByRole('button');
  fireEvent.pointerDown(row, { ...touch, ...pointer, clientX: 200 });
  fireEvent.pointerMove(row, { ...touch, ...pointer, clientX: 200 + px });
  return row;
}

function open(sides: Sides = {}) {
  const acts = { right: vi.fn<() => void>(), left: vi.fn<() => void>() };
  render(<Row {...acts} {...sides} />);
  return acts;
}

describe('a row that is drawn to the side', () => {
  it('follows the finger, and lies where it was once that is lifted', () => {
    open();
    const row = draw(40);
    expect(row.textContent).toBe('40');

    fireEvent.pointerUp(row, touch);
    expect(row.textContent).toBe('0');
  });

  it.each([
    { px: swipePx, done: 'right' },
    { px: -swipePx, done: 'left' },
  ] as const)('does what stands on its $done side once it is drawn far enough', ({ px, done }) => {
    const acts = open();
    fireEvent.pointerUp(draw(px), touch);

    expect([acts.right.mock.calls.length, acts.left.mock.calls.length]).toEqual(done === 'right' ? [1, 0] : [0, 1]);
  });

  it.each([swipePx - 1, 1 - swipePx])('does nothing when it was let go after %i px', (px) => {
    const acts = open();
    fireEvent.pointerUp(draw(px), touch);

    expect([acts.right.mock.calls, acts.left.mock.calls]).toEqual([[], []]);
  });

  it('is not drawn to a side on which there is nothing to do', () => {
    const left = vi.fn<() => void>();
    render(<Row left={left} />);
    const row = draw(swipePx);

    expect(row.textContent).toBe('0');
    fireEvent.pointerUp(row, touch);
    expect(left.mock.calls).toEqual([]);
  });

  it('stays where it is under a mouse, which has the buttons, and under a second finger', () => {
    const acts = open();
    for (const pointer of [{ pointerType: 'mouse' }, { isPrimary: false }]) {
      const row = draw(swipePx, pointer);
      expect(row.textContent).toBe('0');
      fireEvent.pointerUp(row, touch);
    }

    expect([acts.right.mock.calls, acts.left.mock.calls]).toEqual([[], []]);
  });

  it('does nothing when the browser scrolls instead', () => {
    const acts = open();
    const row = draw(swipePx);
    fireEvent.pointerCancel(row, touch);
    expect(row.textContent).toBe('0');

    fireEvent.pointerUp(row, touch);
    expect(acts.right.mock.calls).toEqual([]);
  });
});
