import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { createEdgeScroll } from '../../shared/edge-scroll.ts';
import { watchDrag } from '../../shared/watch-drag.ts';
import { moveWidget, resizeWidget } from './arrange-grid.ts';
import { cellAt, metricsOf, pixelsOf, sizeAt } from './grid-metrics.ts';
import type { GridItem } from './grid-layout.ts';
import type { Arranging } from './use-arranging.ts';

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Lets widgets be dragged at their head and sized at their corner. */
export function usePointerArranging(
  grid: RefObject<HTMLElement | null>,
  layout: readonly GridItem[],
  arranging: Arranging,
  columns: number,
) {
  const latest = useRef(arranging);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = arranging;
  });
  useEffect(() => () => stop.current(), []);

  return (event: PointerEvent, id: string, by: 'moving' | 'sizing') => {
    const area = grid.current;
    const item = layout.find((one) => one.id === id);
    const widget = area?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`);
    if (event.button !== 0 || !area || !item || !widget) return;
    const metrics = metricsOf(area.clientWidth, columns, remOf());
    const rules = arranging.arrangingOf(id);
    const origin = area.getBoundingClientRect();
    const from = { x: event.clientX - origin.left, y: event.clientY - origin.top };
    const { width, height } = widget.getBoundingClientRect();
    const { left, top } = pixelsOf(item, metrics);
    const scroll = createEdgeScroll(area);

    stop.current = watchDrag(event, {
      onBegin: () => latest.current.take(id, by),
      onMove: (point) => {
        // Against the grid, not the window: the page scrolls below a pointer that stands still.
        const now = area.getBoundingClientRect();
        const across = point.x - now.left - from.x;
        const down = point.y - now.top - from.y;
        scroll.to(point.y);
        if (by === 'moving') {
          widget.style.translate = `${across}px ${down}px`;
          latest.current.hold(moveWidget(layout, id, cellAt({ left: left + across, top: top + down }, metrics), rules));
        } else {
          const size = sizeAt({ width: width + across, height: height + down }, metrics);
          latest.current.hold(resizeWidget(layout, id, size, rules));
        }
      },
      onEnd: (how) => {
        scroll.stop();
        widget.style.translate = '';
        if (how === 'dropped') latest.current.putDown();
        if (how === 'cancelled') latest.current.putBack();
      },
    });
  };
}
