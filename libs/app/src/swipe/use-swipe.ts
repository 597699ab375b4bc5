import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger draws a row before letting go means something, in px. */
export const swipePx = 88;

export interface Swipe {
  /** How far the row is drawn, px; below 0 to the left; 0 at rest. */
  readonly offset: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** What a row does that is drawn to a side; to a side without anything to do it is not drawn. */
interface SwipeActs {
  readonly right?: (() => void) | undefined;
  readonly left?: (() => void) | undefined;
}

/** A row that a finger draws to the side; the mouse and the pen have its button. */
export function useSwipe({ right, left }: SwipeActs): Swipe {
  const start = useRef<{ readonly id: number; readonly x: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const rest = () => {
    start.current = null;
    setOffset(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown: ({ pointerType, pointerId, clientX, isPrimary }) => {
        start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX } : null;
      },
      onPointerMove: ({ pointerId, clientX }) => {
        if (start.current?.id !== pointerId) return;
        const drawn = clientX - start.current.x;
        setOffset((drawn > 0 ? right : left) === undefined ? 0 : drawn);
      },
      onPointerUp: () => {
        if (Math.abs(offset) >= swipePx) (offset > 0 ? right : left)?.();
        rest();
      },
      // The browser scrolls instead.
      onPointerCancel: rest,
    },
  };
}
