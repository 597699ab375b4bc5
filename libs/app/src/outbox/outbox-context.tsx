import { createContext, type ReactNode, use } from 'react';
import type { Outbox } from './engine/index.ts';

/** The outbox of whoever is signed in; null until it is opened. */
export interface HeldOutbox {
  readonly outbox: Outbox | null;
  /** Resolves once it is open. */
  readonly opened: Promise<Outbox>;
}

const OutboxContext = createContext<HeldOutbox | null>(null);

export interface OutboxProviderProps {
  readonly held: HeldOutbox;
  readonly children: ReactNode;
}

/** Gives the pages inside it the outbox of whoever is signed in. */
export function OutboxProvider({ held, children }: OutboxProviderProps) {
  return <OutboxContext value={held}>{children}</OutboxContext>;
}

/** Throws without an OutboxProvider above. */
export function useHeldOutbox(): HeldOutbox {
  const held = use(OutboxContext);
  if (held === null) throw new Error('useOutbox needs an OutboxProvider above it');
  return held;
}
