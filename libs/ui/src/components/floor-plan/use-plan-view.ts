import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { PlanPoint } from './plan-geometry.ts';
import { trackPointers } from './track-pointers.ts';
import {
  keepInFrame,
  panBy,
  showPoint,
  wholePlan,
  zoomAt,
  zoomStep,
  type PlanFrame,
  type PlanSize,
  type PlanView,
} from './plan-view.ts';

const step = 64;
const pans: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

type Tap = (at: { left: number; top: number }) => void;

/** What of the plan shows, and everything that changes it: wheel, fingers, keys, buttons. `tap` hears a press that panned nothing. */
export function usePlanView(plan: PlanSize, tap: RefObject<Tap>) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PlanSize>({ width: plan.width, height: plan.height });
  const [asked, setAsked] = useState<PlanView>({ zoom: 1, left: 0, top: 0 });
  const frames: PlanFrame = { plan, frame: size };
  // Kept in its frame when that changes its size, without asking for it again.
  const view = keepInFrame(asked, frames);
  const latest = useRef(frames);
  useEffect(() => {
    latest.current = frames;
  });

  const change = useCallback(
    (to: (view: PlanView, frames: PlanFrame) => PlanView) =>
      setAsked((now) => to(keepInFrame(now, latest.current), latest.current)),
    [],
  );
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
      const observer = new ResizeObserver(measure);
      const handleWheel = (event: WheelEvent) => {
        const box = element.getBoundingClientRect();
        const at = { left: event.clientX - box.left, top: event.clientY - box.top };
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
        const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002));
        change((now, frames) => zoomAt(now, factor, at, frames));
        // With all of the plan in sight a further turn scrolls the page on.
        if (event.deltaY < 0 || event.ctrlKey || element.dataset['zoomed'] === 'yes') event.preventDefault();
      };
      frame.current = element;
      measure();
      observer.observe(element);
      element.addEventListener('wheel', handleWheel, { passive: false });
      const stop = trackPointers(element, {
        onPan: (across, down) => change((now, frames) => panBy(now, across, down, frames)),
        onPinch: (factor, at, across, down) =>
          change((now, frames) => panBy(zoomAt(now, factor, at, frames), across, down, frames)),
        onTap: (at) => tap.current(at),
      });
      return () => {
        stop();
        observer.disconnect();
        element.removeEventListener('wheel', handleWheel);
        frame.current = null;
      };
    },
    [change, tap],
  );

  const zoomBy = (factor: number) =>
    change((now, frames) =>
      zoomAt(now, factor, { left: frames.frame.width / 2, top: frames.frame.height / 2 }, frames),
    );
  const showAll = () => change((_, frames) => wholePlan(frames));
  const show = useCallback((point: PlanPoint) => change((now, frames) => showPoint(point, now, frames)), [change]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = pans[event.key];
    if (pan) change((now, frames) => panBy(now, ...pan, frames));
    else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };

  return { frame, attach, view, frames, zoomBy, showAll, show, handleKey };
}
