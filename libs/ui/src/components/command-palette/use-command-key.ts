import { useEffect, useEffectEvent } from 'react';

/** Calls `onOpen` on Ctrl K, and on ⌘ K of a Mac, wherever the focus is. */
export function useCommandKey({ onOpen, target = window }: { onOpen: () => void; target?: EventTarget }): void {
  const handleKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'k') return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser would put the focus into its own search.
    event.preventDefault();
    onOpen();
  });

  useEffect(() => {
    const listen = (event: Event) => handleKey(event);
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [target]);
}
