import { useRef, useState, type KeyboardEvent } from 'react';
import { stepWidget, type GridStep } from './arrange-grid.ts';
import type { GridItem, GridLimits } from './grid-layout.ts';
import type { WidgetNews } from './widget-words.ts';

/** A widget in hand: the layout as it was, and as it would be if it were put down now. */
export type Held = {
  id: string;
  by: 'keyboard' | 'moving' | 'sizing';
  before: readonly GridItem[];
  now: readonly GridItem[];
};

export type ArrangingOptions = {
  layout: readonly GridItem[];
  columns: number;
  limitsOf: (id: string) => GridLimits | undefined;
  onLayout: (change: { layout: GridItem[]; widget: string }) => void;
  onNews: (news: WidgetNews, id: string, layout: readonly GridItem[]) => void;
};

const directions: Record<string, GridStep['direction']> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const samePlaces = (one: readonly GridItem[], other: readonly GridItem[]) =>
  one.every((item) =>
    other.some(({ id, x, y, w, h }) => id === item.id && x === item.x && y === item.y && w === item.w && h === item.h),
  );

/** Takes, moves, sizes, puts down and puts back. The page hears of it once, when a widget is put down elsewhere. */
export function useArranging({ layout, columns, limitsOf, onLayout, onNews }: ArrangingOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  // A pointer moves and is let go faster than React draws: what is in hand is read from here.
  const hand = useRef<Held | null>(null);
  const change = (next: Held | null) => {
    hand.current = next;
    setHeld(next);
  };
  const arrangingOf = (id: string) => {
    const limits = limitsOf(id);
    return { columns, ...(limits ? { limits } : {}) };
  };

  const take = (id: string, by: Held['by']) => {
    change({ id, by, before: layout, now: layout });
    if (by === 'keyboard') onNews('taken', id, layout);
  };
  const putDown = () => {
    const last = hand.current;
    if (!last) return;
    change(null);
    onNews('putDown', last.id, last.now);
    if (!samePlaces(last.before, last.now)) onLayout({ layout: [...last.now], widget: last.id });
  };
  const putBack = () => {
    const last = hand.current;
    if (!last) return;
    change(null);
    onNews('back', last.id, last.before);
  };
  const hold = (now: readonly GridItem[]) => {
    if (hand.current) change({ ...hand.current, now });
  };

  /** One step from its menu, put down at once. */
  const stepOnce = (id: string, step: GridStep) => {
    const next = stepWidget(layout, id, step, arrangingOf(id));
    onNews(next ? 'moved' : 'edge', id, next ?? layout);
    if (next) onLayout({ layout: next, widget: id });
  };
  const press = (id: string) => (held?.id === id ? putDown() : take(id, 'keyboard'));
  const handleKey = (event: KeyboardEvent, id: string) => {
    if (held?.id !== id || held.by !== 'keyboard') return;
    const direction = directions[event.key];
    if (event.key === 'Escape') putBack();
    else if (direction) {
      const next = stepWidget(held.now, id, { kind: event.shiftKey ? 'resize' : 'move', direction }, arrangingOf(id));
      if (next) hold(next);
      onNews(next ? 'moved' : 'edge', id, next ?? held.now);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The hand went elsewhere: a widget taken with the keyboard stays where it is now. */
  const leave = () => {
    if (hand.current?.by === 'keyboard') putDown();
  };

  return {
    held,
    shown: held?.now ?? layout,
    arrangingOf,
    take,
    hold,
    putDown,
    putBack,
    stepOnce,
    press,
    leave,
    handleKey,
  };
}

export type Arranging = ReturnType<typeof useArranging>;
