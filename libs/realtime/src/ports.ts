import type { TabsPort } from './tabs/tabs-port.ts';

/** Time as a port. Milliseconds throughout. */
export interface Clock {
  readonly now: () => number;
  readonly setTimeout: (handler: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** The next picture that the browser draws. */
export interface FramePort {
  readonly request: (handler: () => void) => unknown;
  readonly cancel: (frame: unknown) => void;
}

export interface VisibilityPort {
  readonly isHidden: () => boolean;
  readonly subscribe: (handler: () => void) => () => void;
}

/** The browser's word on the network; it knows only the nearest cable. */
export interface NetworkPort {
  readonly isOnline: () => boolean;
  readonly subscribe: (handler: () => void) => () => void;
}

export interface LogEntry {
  readonly level: 'success' | 'failure';
  readonly message: string;
  readonly detail?: unknown;
}
export type Log = (entry: LogEntry) => void;

export interface Ports {
  readonly clock: Clock;
  readonly random: () => number;
  readonly frame: FramePort;
  readonly visibility: VisibilityPort;
  readonly network: NetworkPort;
  readonly log: Log;
  /** The other tabs of the browser; null: there are none, or they cannot be reached. */
  readonly tabs: TabsPort | null;
}
