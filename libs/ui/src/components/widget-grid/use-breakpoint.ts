import { useCallback, useRef, useState } from 'react';
import type { GridBreakpoint } from './grid-layout.ts';

/** By the room that the grid has, not by the window: a sidebar takes some. */
export function breakpointOf(width: number): GridBreakpoint {
  if (width >= 960) return 'lg';
  return width >= 560 ? 'md' : 'sm';
}

/** Which layout fits the element that `attach` is given to; measured before its first paint, so that nothing jumps. */
export function useBreakpoint() {
  const box = useRef<HTMLDivElement>(null);
  const [breakpoint, setBreakpoint] = useState<GridBreakpoint>('lg');
  const attach = useCallback((element: HTMLDivElement) => {
    const measure = () => setBreakpoint(breakpointOf(element.clientWidth));
    const observer = new ResizeObserver(measure);
    box.current = element;
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      box.current = null;
    };
  }, []);
  return { box, attach, breakpoint };
}
