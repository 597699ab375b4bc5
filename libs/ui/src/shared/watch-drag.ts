type DragPoint = { x: number; y: number };
export type DragWatch = {
  /** Once the pointer has gone further than a press that trembles. */
  onBegin: () => void;
  /** Where the pointer is in the window; again after the page has scrolled below it. */
  onMove: (point: DragPoint) => void;
  /** `cancelled` by Escape, or when the system took the pointer away. `pressed` when it never began. */
  onEnd: (how: 'dropped' | 'cancelled' | 'pressed') => void;
};

const tremble = 4;

/**
 * Follows one pointer from its press to its end, wherever it goes. The native drag of the browser would show nothing
 * while a size changes, and does not exist for a finger.
 */
export function watchDrag(
  start: { pointerId: number; clientX: number; clientY: number },
  watch: DragWatch,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let state: 'pressed' | 'dragging' = 'pressed';
  let last = { x: start.clientX, y: start.clientY };

  const end = (how: 'dropped' | 'cancelled') => {
    if (signal.aborted) return;
    controller.abort();
    if (state === 'dragging') swallowClick();
    watch.onEnd(state === 'pressed' ? 'pressed' : how);
  };
  const own = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) then(event);
  };
  const handleMove = own((event) => {
    last = { x: event.clientX, y: event.clientY };
    if (state === 'pressed') {
      if (Math.hypot(last.x - start.clientX, last.y - start.clientY) < tremble) return;
      state = 'dragging';
      watch.onBegin();
    }
    watch.onMove(last);
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    end('cancelled');
  };
  const handleScroll = () => {
    if (state === 'dragging') watch.onMove(last);
  };

  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener(
    'pointerup',
    own(() => end('dropped')),
    { signal },
  );
  window.addEventListener(
    'pointercancel',
    own(() => end('cancelled')),
    { signal },
  );
  window.addEventListener('keydown', handleKey, { signal, capture: true });
  window.addEventListener('scroll', handleScroll, { signal, capture: true, passive: true });
  return () => end('cancelled');
}

/** A press and its release on the same element are a click to the browser, however far it was carried meanwhile. */
function swallowClick(): void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('click', (event) => event.stopPropagation(), { signal, capture: true });
  // The click comes with the release, in the same task.
  setTimeout(() => controller.abort());
}
