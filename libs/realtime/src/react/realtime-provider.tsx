import { createContext, type ReactNode, useContext } from 'react';
import type { Realtime } from '../realtime-types.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** The live channel for everything inside. */
export interface RealtimeProviderProps {
  readonly realtime: Realtime;
  readonly children: ReactNode;
}

/** Gives the hooks below it their live channel. Opening and closing it is the app's. */
export function RealtimeProvider({ children, realtime }: RealtimeProviderProps) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** The channel of the nearest RealtimeProvider. Throws without one. */
export function useRealtime(): Realtime {
  const realtime = useContext(RealtimeContext);
  if (realtime === null) throw new Error('useRealtime needs a RealtimeProvider above it');
  return realtime;
}
