import { useEffect, useState, type RefObject } from 'react';
import type { BoardMove } from './board-moves.ts';
import { withDragging } from './with-dragging.ts';

const cardKey = 'board-card';
const movesKey = 'board-moves';

/** Lets a card be taken with the pointer, at its handle. */
export function useDragged(
  card: RefObject<HTMLElement | null>,
  id: string,
  moves: readonly string[] | undefined,
): 'still' | 'dragged' {
  const [state, setState] = useState<'still' | 'dragged'>('still');
  useEffect(() => {
    const element = card.current;
    const handle = element?.querySelector('[data-handle]');
    if (!element || !handle) return undefined;
    return withDragging(({ draggable }) =>
      draggable({
        element,
        dragHandle: handle,
        canDrag: () => moves === undefined || moves.length > 0,
        getInitialData: () => ({ [cardKey]: id, [movesKey]: moves }),
        // The browser's own picture of what is dragged is cut to what is in sight of a scrolled column: a copy follows the hand.
        onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
          if (nativeSetDragImage === null) return;
          const { left, top, width } = element.getBoundingClientRect();
          // A copy is of the kind of its original; the DOM's types do not say so.
          const copy = element.cloneNode(true) as HTMLElement;
          copy.style.width = `${width}px`;
          copy.dataset['state'] = 'carried';
          copy.setAttribute('aria-hidden', 'true');
          document.body.append(copy);
          const { clientX, clientY } = location.current.input;
          nativeSetDragImage(copy, clientX - left, clientY - top);
          // The picture is taken before the next frame.
          requestAnimationFrame(() => copy.remove());
        },
        onDragStart: () => setState('dragged'),
        onDrop: () => setState('still'),
      }),
    );
  }, [card, id, moves]);
  return state;
}

/** Lets cards be put down in a column: before the first whose middle is below the pointer. */
export function useColumnTarget(
  column: RefObject<HTMLElement | null>,
  id: string,
  onMove: (move: BoardMove) => void,
): 'yes' | 'no' {
  const [over, setOver] = useState<'yes' | 'no'>('no');
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    return withDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const moves = source.data[movesKey];
          return typeof source.data[cardKey] === 'string' && (!Array.isArray(moves) || moves.includes(id));
        },
        onDragEnter: () => setOver('yes'),
        onDragLeave: () => setOver('no'),
        onDrop: ({ source, location }) => {
          setOver('no');
          const card = String(source.data[cardKey]);
          const others = [...element.querySelectorAll<HTMLElement>('[data-card]')].filter(
            (one) => one.dataset['card'] !== card,
          );
          const y = location.current.input.clientY;
          const below = others.findIndex((one) => {
            const { top, height } = one.getBoundingClientRect();
            return y < top + height / 2;
          });
          onMove({ card, column: id, index: below < 0 ? others.length : below });
        },
      }),
    );
  }, [column, id, onMove]);
  return over;
}
