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

/** Whether somebody can see the page. While nobody can, nobody is told of new values. */
export interface VisibilityPort {
  readonly isHidden: () => boolean;
  readonly subscribe: (handler: () => void) => () => void;
}

/** The browser's word on the network; it knows only the nearest cable. */
export interface NetworkPort {
  readonly isOnline: () => boolean;
  readonly subscribe: (handler: () => void) => () => void;
}

/** One line for the log; `detail` is an error or what explains one. */
export interface LogEntry {
  readonly level: 'success' | 'failure';
  readonly message: string;
  readonly detail?: unknown;
}
/** Where lines about the connection and about problems go (S-57). */
export type Log = (entry: LogEntry) => void;

/**
 * What stands outside: time, chance, the page, the network, the log. `defaultPorts` gives those of a page or of
 * Node.
 */
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
