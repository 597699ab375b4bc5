import type { Ref } from 'react';

/** One ref for an element that the component and whoever uses it both want to hold. */
export function bothRefs<Element>(own: { current: Element | null }, other: Ref<Element> | undefined) {
  return (element: Element | null) => {
    own.current = element;
    const release = typeof other === 'function' ? other(element) : undefined;
    if (other && typeof other !== 'function') other.current = element;
    return () => {
      own.current = null;
      if (typeof release === 'function') release();
      else if (typeof other === 'function') other(null);
      else if (other) other.current = null;
    };
  };
}
