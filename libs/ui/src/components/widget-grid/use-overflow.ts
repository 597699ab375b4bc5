import { useEffect, useState, type RefObject } from 'react';

/** Whether there is more in it than its room shows: only then the keyboard has to stop there to scroll. */
export function useOverflow(element: RefObject<HTMLElement | null>): 'fits' | 'scrolls' {
  const [overflow, setOverflow] = useState<'fits' | 'scrolls'>('fits');
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setOverflow(box.scrollHeight > box.clientHeight + 1 ? 'scrolls' : 'fits');
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflow;
}
