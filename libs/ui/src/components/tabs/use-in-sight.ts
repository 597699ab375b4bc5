import { type RefObject, useLayoutEffect } from 'react';

/** Where more tabs are than fit, the one that matches `selector` is in sight, between its neighbours; again when it is another. */
export function useInSight(list: RefObject<HTMLElement | null>, selector: string, current: string | undefined): void {
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(selector);
    const width = list.current?.clientWidth ?? 0;
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - (width - tab.offsetWidth) / 2, behavior: 'instant' });
  }, [list, selector, current]);
}
