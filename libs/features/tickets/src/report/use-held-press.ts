import { useEffect, useEffectEvent, useState } from 'react';

interface HeldPress {
  /** `held`: it was pressed before everything was there that it goes by, and goes as soon as that is. */
  readonly state: 'idle' | 'held';
  readonly press: () => void;
}

/** A press that is not lost where it comes before what the form fills in itself: it waits for that, then goes once. */
export function useHeldPress(basis: 'under-way' | 'there', go: () => void): HeldPress {
  const [early, setEarly] = useState<'none' | 'pressed'>('none');
  const onThere = useEffectEvent(go);
  useEffect(() => {
    // What is there stays there: this comes once.
    if (early === 'pressed' && basis === 'there') onThere();
  }, [early, basis]);
  return {
    state: early === 'pressed' && basis === 'under-way' ? 'held' : 'idle',
    press: () => (basis === 'there' ? go() : setEarly('pressed')),
  };
}
