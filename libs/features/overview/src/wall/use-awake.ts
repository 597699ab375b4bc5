import { useEffect } from 'react';
import type { WallPorts } from './wall-ports.ts';

/** Keeps the screen from going dark. A browser lets go of that whenever the page is hidden, so it is asked for again. */
export function useAwake({ keepAwake }: Pick<WallPorts, 'keepAwake'>): void {
  useEffect(() => {
    let held: Awaited<ReturnType<WallPorts['keepAwake']>> = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const lock = await keepAwake();
      if (isOver) await lock?.release();
      else held = lock;
    };
    const handleVisibility = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void held?.release();
    };
  }, [keepAwake]);
}
