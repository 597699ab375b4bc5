import { useEffect, useRef } from 'react';

/**
 * Gives a function that runs what it is handed at once, or, while a button of the mouse or a finger is down, after that
 * has been lifted: what is written below a field that is left must not move the button that is being pressed, whose
 * click would be lost.
 */
export function useAfterPress(): (then: () => void) => void {
  const press = useRef<'up' | 'down'>('up');
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const handleDown = () => {
      press.current = 'down';
    };
    const handleUp = () => {
      press.current = 'up';
      const due = waiting.current.splice(0);
      // The click is raised after the pointer is up, in the same turn.
      if (due.length > 0) setTimeout(() => due.forEach((run) => run()));
    };
    document.addEventListener('pointerdown', handleDown, true);
    document.addEventListener('pointerup', handleUp, true);
    document.addEventListener('pointercancel', handleUp, true);
    return () => {
      document.removeEventListener('pointerdown', handleDown, true);
      document.removeEventListener('pointerup', handleUp, true);
      document.removeEventListener('pointercancel', handleUp, true);
    };
  }, []);
  return (then) => {
    if (press.current === 'down') waiting.current.push(then);
    else then();
  };
}
