const edge = 56;
const most = 14;

/** How far to scroll in one frame for a pointer at `y` between two edges: faster the nearer it is to one. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const above = top + edge - y;
  const below = y - (bottom - edge);
  const into = Math.max(above, below);
  if (into <= 0) return 0;
  return Math.sign(below - above) * Math.ceil((Math.min(into, edge) / edge) * most);
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.documentElement;
}

/** Scrolls what holds the element while something is dragged along its upper or lower edge. */
export function createEdgeScroll(element: Element): { to: (y: number) => void; stop: () => void } {
  const scroller = scrollerOf(element);
  let y: number | undefined;
  let frame: number | undefined;
  const step = () => {
    frame = undefined;
    if (y === undefined) return;
    const box = scroller.getBoundingClientRect();
    const speed = edgeSpeed(y, Math.max(0, box.top), Math.min(window.innerHeight, box.bottom));
    if (speed === 0) return;
    scroller.scrollBy({ top: speed, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  return {
    to: (next) => {
      y = next;
      frame ??= requestAnimationFrame(step);
    },
    stop: () => {
      y = undefined;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
