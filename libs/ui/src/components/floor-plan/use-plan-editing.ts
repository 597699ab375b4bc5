import { useRef, useState, type KeyboardEvent } from 'react';
import { watchDrag } from '../../shared/watch-drag.ts';
import {
  addCorner,
  centreOf,
  moveCorner,
  movePoints,
  removeCorner,
  roundPoint,
  type PlanPoint,
} from './plan-geometry.ts';
import { pointsOf, type PlanItem } from './plan-item.ts';

/** Where an item was put. A zone brings its corners; x and y are where its name stands. */
export type PlanMove = PlanPoint & { id: string; points?: PlanPoint[]; by: 'keyboard' | 'pointer' };
type Points = readonly PlanPoint[];
/** An item in hand, or one corner of a zone. */
export type PlanHeld = { id: string; corner: number | null; by: 'keyboard' | 'pointer'; before: Points; now: Points };
export type PlanNews = 'taken' | 'moved' | 'putDown' | 'back' | 'cornerAdded' | 'cornerRemoved';

export type PlanEditingOptions = {
  items: readonly PlanItem[];
  onMove: ((move: PlanMove) => void) | undefined;
  onNews: (news: PlanNews, id: string, points: Points) => void;
  /** The point of the plan below a point of the window. */
  pointBelow: (at: { x: number; y: number }) => PlanPoint;
};

/** One step of an arrow, of the plan's width and height; ten times as far with Shift. */
const nudge = 0.001;
const ways: Record<string, PlanPoint> = {
  ArrowLeft: { x: -nudge, y: 0 },
  ArrowRight: { x: nudge, y: 0 },
  ArrowUp: { x: 0, y: -nudge },
  ArrowDown: { x: 0, y: nudge },
};

/** Takes items and corners, moves them, puts them down or back. The page hears of it once, when they are put down. */
export function usePlanEditing({ items, onMove, onNews, pointBelow }: PlanEditingOptions) {
  const [held, setHeld] = useState<PlanHeld | null>(null);
  // A pointer moves and is let go faster than React draws: what is in hand is read from here.
  const hand = useRef<PlanHeld | null>(null);
  const change = (next: PlanHeld | null) => {
    hand.current = next;
    setHeld(next);
  };
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const moved = (points: Points, corner: number | null, way: PlanPoint) =>
    corner === null ? movePoints(points, way) : moveCorner(points, corner, way);
  const commit = (id: string, points: Points, by: PlanMove['by']) => {
    const item = itemOf(id);
    const [first] = points;
    if (!item || !first) return;
    if (item.kind === 'zone') onMove?.({ id, ...centreOf(points), points: points.map(roundPoint), by });
    else onMove?.({ id, ...roundPoint(first), by });
  };

  const take = (id: string, corner: number | null, by: PlanHeld['by']) => {
    const item = itemOf(id);
    if (!item) return;
    const before = pointsOf(item);
    change({ id, corner, by, before, now: before });
    if (by === 'keyboard') onNews('taken', id, before);
  };
  const putDown = () => {
    const last = hand.current;
    if (!last) return;
    change(null);
    onNews('putDown', last.id, last.now);
    if (last.now !== last.before) commit(last.id, last.now, last.by);
  };
  const putBack = () => {
    const last = hand.current;
    if (!last) return;
    change(null);
    onNews('back', last.id, last.before);
  };
  const moveBy = (way: PlanPoint, from: Points) => {
    if (hand.current) change({ ...hand.current, now: moved(from, hand.current.corner, way) });
  };

  const press = (id: string, corner: number | null = null) => {
    const same = hand.current?.id === id && hand.current.corner === corner;
    if (hand.current) putDown();
    if (!same) take(id, corner, 'keyboard');
  };
  /** With something in hand a tap on the plan puts it there. */
  const putAt = (point: PlanPoint) => {
    const last = hand.current;
    if (!last) return;
    const from = last.corner === null ? centreOf(last.now) : last.now[last.corner];
    if (from) moveBy({ x: point.x - from.x, y: point.y - from.y }, last.now);
    putDown();
  };
  const handleKey = (event: KeyboardEvent, id: string, corner: number | null = null) => {
    const item = itemOf(id);
    if (item?.kind === 'zone' && corner !== null && (event.key === 'Insert' || event.key === 'Delete')) {
      const points = event.key === 'Insert' ? addCorner(item.points, corner) : removeCorner(item.points, corner);
      change(null);
      commit(id, points, 'keyboard');
      onNews(event.key === 'Insert' ? 'cornerAdded' : 'cornerRemoved', id, points);
    } else {
      const last = hand.current;
      if (last?.id !== id || last.corner !== corner || last.by !== 'keyboard') return false;
      const way = ways[event.key];
      const far = event.shiftKey ? 10 : 1;
      if (event.key === 'Escape') putBack();
      else if (way) {
        moveBy({ x: way.x * far, y: way.y * far }, last.now);
        onNews('moved', id, hand.current?.now ?? last.now);
      } else return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  /** The hand went elsewhere: what was taken with the keyboard stays where it is now. */
  const leave = () => {
    if (hand.current?.by === 'keyboard') putDown();
  };
  const drag = (event: { pointerId: number; clientX: number; clientY: number }, id: string, corner: number | null) => {
    const item = itemOf(id);
    if (!item) return;
    const from = pointBelow({ x: event.clientX, y: event.clientY });
    const before = pointsOf(item);
    watchDrag(event, {
      onBegin: () => take(id, corner, 'pointer'),
      onMove: (at) => {
        const now = pointBelow(at);
        moveBy({ x: now.x - from.x, y: now.y - from.y }, before);
      },
      onEnd: (how) => {
        if (how === 'dropped') putDown();
        if (how === 'cancelled') putBack();
      },
    });
  };

  return { held, press, putAt, putBack, handleKey, leave, drag };
}

export type PlanEditing = ReturnType<typeof usePlanEditing>;
