type Point = { left: number; top: number };
export type PointerTracks = {
  onPan: (across: number, down: number) => void;
  /** Two fingers: how much further apart, around which point, and how far that went. */
  onPinch: (factor: number, at: Point, across: number, down: number) => void;
  onTap: (at: Point) => void;
};

const tremble = 4;
const middle = (one: Point, other: Point) => ({ left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.left - other.left, one.top - other.top);

/** Follows one pointer or two on an element. A press on a button is the button's own until it moves. */
export function trackPointers(element: HTMLElement, tracks: PointerTracks): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const down = new Map<number, Point>();
  let start: (Point & { on: 'plan' | 'button' }) | undefined;
  let state: 'pressed' | 'moving' = 'pressed';
  const placeOf = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  };
  const release = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const wasTap = event.type === 'pointerup' && state === 'pressed' && down.size === 0 && start?.on === 'plan';
    if (down.size === 0) element.removeAttribute('data-panning');
    if (wasTap) tracks.onTap(placeOf(event));
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button, a') : null;
      // While editing an item is dragged, not the plan below it.
      if (event.button !== 0 || (button && element.dataset['mode'] === 'edit')) return;
      const on = button ? 'button' : 'plan';
      if (down.size === 0) {
        start = { ...placeOf(event), on };
        state = 'pressed';
      }
      down.set(event.pointerId, placeOf(event));
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before || !start) return;
      const now = placeOf(event);
      if (state === 'pressed' && down.size === 1) {
        if (distance(start, now) < tremble) return;
        // From here on the press is no click on whatever lies below.
        element.setPointerCapture(event.pointerId);
      }
      state = 'moving';
      element.setAttribute('data-panning', '');
      const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      down.set(event.pointerId, now);
      if (!other) {
        tracks.onPan(now.left - before.left, now.top - before.top);
        return;
      }
      const [from, to] = [middle(before, other), middle(now, other)];
      const apart = distance(now, other) / Math.max(1, distance(before, other));
      tracks.onPinch(apart, to, to.left - from.left, to.top - from.top);
    },
    { signal },
  );
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', release, { signal });
  return () => controller.abort();
}
