import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Says once for each newest post that the person has come to the end of it, while the page is looked at. What arrives
 * while they read further up stays unread.
 */
export function useSeen(
  end: RefObject<HTMLElement | null>,
  newest: string | null,
  isLoaded: boolean,
  onSeen: (postId: string | null) => void,
): { readonly isAtEnd: boolean } {
  const [isAtEnd, setAtEnd] = useState(false);
  const told = useRef<string | null | undefined>(undefined);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });

  useEffect(() => {
    const target = end.current;
    // Before there are posts the end is in sight, and nothing has been seen.
    if (target === null || !isLoaded) return undefined;
    const observer = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [end, isLoaded]);

  useEffect(() => {
    if (!isLoaded) return;
    // Opening a topic is already something: the receipt of an announcement says no more than that.
    const seen = isAtEnd ? newest : null;
    if (told.current !== undefined && (seen === null || told.current === seen)) return;
    told.current = seen;
    tell.current(seen);
  }, [isAtEnd, isLoaded, newest]);

  return { isAtEnd };
}
