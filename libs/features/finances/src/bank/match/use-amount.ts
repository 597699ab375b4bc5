import { useState } from 'react';

/** An amount that follows what is left until somebody writes another. */
export function useAmount(left: number): {
  readonly typed: number | null;
  readonly amount: number;
  readonly type: (change: { readonly value: number | null }) => void;
  readonly forget: () => void;
} {
  const [given, setGiven] = useState<{ readonly value: number | null } | 'left'>('left');
  const typed = given === 'left' ? left : given.value;
  return { typed, amount: typed ?? 0, type: setGiven, forget: () => setGiven('left') };
}
