import { useEffect, useState } from 'react';

/** The text as it was when nobody had typed for `pauseMs` milliseconds: what is typed in one go is asked for once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, settled, pauseMs]);
  return settled;
}
