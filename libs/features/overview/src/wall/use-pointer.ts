import { useEffect, useState } from 'react';

const restMs = 3_000;

/** Whether somebody is at the screen: a pointer or a key was moved a moment ago. */
export function usePointer(): 'here' | 'away' {
  const [pointer, setPointer] = useState<'here' | 'away'>('away');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      setPointer('here');
      clearTimeout(timer);
      timer = setTimeout(() => setPointer('away'), restMs);
    };
    window.addEventListener('pointermove', come);
    window.addEventListener('keydown', come);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', come);
      window.removeEventListener('keydown', come);
    };
  }, []);
  return pointer;
}
