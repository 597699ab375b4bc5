import { type RefObject, useEffect, useState } from 'react';

/** Whether columns go on beyond the end of what scrolls: until one has come to the last. */
export function useBeyond(scroller: RefObject<HTMLElement | null>): 'yes' | 'no' {
  const [beyond, setBeyond] = useState<'yes' | 'no'>('no');
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => setBeyond(element.scrollWidth - element.clientWidth - element.scrollLeft > 1 ? 'yes' : 'no');
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return beyond;
}
