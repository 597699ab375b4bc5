import type { Logger } from 'pino';
import type { Queue } from '../store/queue.ts';
import type { Connection } from './connection.ts';
import { type Packet, readingOf, telemetryOf } from './packets.ts';
import type { PresenceBook } from './presence-book.ts';

/** Entries that are under way at once. */
const batchSize = 500;

export interface Teller {
  /** There may be something to tell. */
  readonly wake: () => void;
  /** Resolves when what waits now is told, or can not be told now. */
  readonly settled: () => Promise<void>;
  /** The connection is new: all is introduced. */
  readonly opened: () => void;
  readonly stop: () => void;
}

interface Ports {
  readonly queue: Queue;
  readonly presence: PresenceBook;
  readonly connection: Pick<Connection, 'isOpen' | 'say'>;
  readonly log: Logger;
}

/**
 * Tells Imah what waits, in the order in which it was read: a batch is confirmed when Imah has all of it, and the next one
 * leaves after that. What was told and not confirmed when the power went is told again; Imah keeps one value of one time.
 */
export function createTeller({ queue, presence, connection, log }: Ports): Teller {
  let isStopped = false;
  let isIntroduced = false;
  let telling: Promise<void> | null = null;
  let isWoken = false;

  async function tell(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false;
      if (!connection.isOpen()) return;
      if (!isIntroduced) {
        isIntroduced = true;
        await sayAll(presence.introduction());
      }
      for (let batch = queue.peek(batchSize); batch.length > 0 && !isStopped; batch = queue.peek(batchSize)) {
        if (!connection.isOpen()) return;
        const readings = batch.map(readingOf).filter((reading) => reading !== null);
        await sayAll(telemetryOf(readings));
        if (isStopped) return;
        queue.confirm(batch.length);
        for (const { device } of readings) presence.toldValues(device);
      }
      await sayAll(presence.corrections());
    }
  }

  const sayAll = (packets: readonly Packet[]) => Promise.all(packets.map((packet) => connection.say(packet)));

  const teller: Teller = {
    wake() {
      isWoken = true;
      telling ??= tell()
        .catch((error: unknown) => log.warn({ err: error }, 'not told'))
        .finally(() => {
          telling = null;
          if (isWoken && connection.isOpen() && !isStopped) teller.wake();
        });
    },
    async settled() {
      await telling;
    },
    opened() {
      isIntroduced = false;
      teller.wake();
    },
    stop() {
      isStopped = true;
    },
  };
  return teller;
}
