import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Arrival } from '../arrival/index.ts';

/** What the frame needs from the application around it. */
export interface ShellPorts {
  /** Wraps every page of the dashboard: query cache, live channel. Loaded when a session is there. */
  readonly Workspace: ComponentType<{ readonly children: ReactNode }>;
  readonly failures: {
    readonly report: (error: unknown) => void;
    /** A chunk did not arrive: reload, unless this path did so a moment ago. */
    readonly recover: () => void;
    readonly reload: () => void;
    readonly isCrawler: boolean;
  };
  readonly colorMode: {
    /** The mode a page forces while it is shown; null gives the person's own back. */
    readonly force: (mode: 'light' | 'dark' | null) => void;
  };
  /** The page at this entry of the history stands: leads scroll and focus to it. */
  readonly arrive: (arrival: Arrival) => void;
}

const ShellContext = createContext<ShellPorts | null>(null);

export function ShellProvider({ ports, children }: { readonly ports: ShellPorts; readonly children: ReactNode }) {
  return <ShellContext value={ports}>{children}</ShellContext>;
}

/** Throws without a ShellProvider above. */
export function useShellPorts(): ShellPorts {
  const ports = useContext(ShellContext);
  if (ports === null) throw new Error('The frame needs a ShellProvider above it');
  return ports;
}
