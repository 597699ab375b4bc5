import { type RefObject, useLayoutEffect } from 'react';

/** Where more tabs are than fit, the one that matches `selector` is in sight, between its neighbours; again when it is another. */
export function useInSight(list: RefObject<HTMLElement | null>, selector: string, current: string | undefined): void {
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(selector);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [list, selector, current]);
}
