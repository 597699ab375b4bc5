import type { Disconnected } from '../live-publisher.ts';

/** What one process tells the others on the same database. */
export type BusMessage =
  | {
      readonly kind: 'publish';
      readonly topic: string;
      readonly payload: unknown;
      /** Null for news; for a retained value its place among all that the processes gave the topic. */
      readonly stamp: Stamp | null;
    }
  | { readonly kind: 'refresh'; readonly userId: string }
  | { readonly kind: 'raw'; readonly buildingId: string; readonly topic: string; readonly text: string }
  | { readonly kind: 'disconnect'; readonly who: Disconnected }
  | { readonly kind: 'device'; readonly deviceId: string; readonly isConnected: boolean };

/** Which of two values of a topic is the later one, the same in every process: by count, then by process. */
export interface Stamp {
  readonly count: number;
  readonly process: string;
}

/** What the bus asks and tells of the process it belongs to. */
export interface BusEvents {
  /** One message of another process; the next one waits until it is done. */
  readonly received: (message: BusMessage) => Promise<void>;
  /** Messages of others may have been missed: what is held in memory has to be read anew. */
  readonly missed: () => Promise<void>;
  /** What a process that has just come has to know of this one. */
  readonly introduce: () => Introduction;
  /** Another process has introduced itself with this count. */
  readonly met: (count: number) => void;
}

export interface Introduction {
  /** The devices that are connected there. */
  readonly devices: readonly string[];
  /** The highest count that it has stamped or seen. */
  readonly count: number;
}

/** Joins the processes on one database: what one sends, every other receives once and in the order it was sent. */
export interface LiveBus {
  /** Names this process among the others. */
  readonly process: string;
  /** Resolves when every process that was there already knows this one and sends to it. */
  join(events: BusEvents): Promise<void>;
  /** Does nothing while no other process is there. */
  send(message: BusMessage): void;
  isDeviceElsewhere(deviceId: string): boolean;
  /** Says goodbye to the others. */
  close(): Promise<void>;
}
