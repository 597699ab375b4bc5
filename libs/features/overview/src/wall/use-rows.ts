import { useCallback, useState } from 'react';
import { gridRowsIn } from '@imah/ui/data';

/** How many rows of a dashboard fit into the element that `attach` is given to; null before it is measured. */
export function useRows() {
  const [rows, setRows] = useState<number | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRows(Math.max(4, gridRowsIn(element.clientHeight, rem)));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { rows, attach };
}
