import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

/** What the handle of one row needs. */
export interface ReorderHandle {
  readonly 'data-reorder': number;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Puts the rows of a list into another order by their handles: with a pointer, also a finger, or with the arrow keys. The
 * list has its rows as children, each with one handle; `onMove` is told the place a row leaves and the one it comes to.
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<number | null>(null);
  const focused = useRef<number | null>(null);
  // A row that is put elsewhere in the page loses the focus; whoever moves it by keys moves it on.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-reorder="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  const handleOf = (index: number): ReorderHandle => ({
    'data-reorder': index,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = index;
    },
    onPointerMove: ({ clientY }) => {
      if (held.current === null) return;
      const to = rowAt(list.current, clientY);
      if (to === null || to === held.current) return;
      onMove(held.current, to);
      held.current = to;
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onKeyDown: (event) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const to = index + step;
      if (step === 0 || to < 0 || to >= count) return;
      event.preventDefault();
      focused.current = to;
      onMove(index, to);
    },
  });
  return { list, handleOf };
}

/** The row whose middle third the pointer is in: near an edge, two rows of unlike height would change places for ever. */
function rowAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ top, height }) => y > top + height / 3 && y < top + (height * 2) / 3);
  return at < 0 ? null : at;
}

/** The same things with one of them at another place. */
export function withMoved<T>(things: readonly T[], from: number, to: number): T[] {
  const moved = things[from];
  if (moved === undefined) return [...things];
  return things.toSpliced(from, 1).toSpliced(to, 0, moved);
}
