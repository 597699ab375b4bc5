import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger draws a row before letting go means something, in px. */
export const swipePx = 88;

interface Swipe {
  /** How far the row is drawn, px; 0 at rest. */
  readonly offset: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** A row that a finger draws to the side; the mouse and the pen have its button. */
export function useSwipe(onSwipe: () => void): Swipe {
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
        if (start.current?.id === pointerId) setOffset(clientX - start.current.x);
      },
      onPointerUp: () => {
        if (Math.abs(offset) >= swipePx) onSwipe();
        rest();
      },
      // The browser scrolls instead.
      onPointerCancel: rest,
    },
  };
}
