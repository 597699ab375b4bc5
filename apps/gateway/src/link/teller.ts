import type { Logger } from 'pino';
import type { Clock } from '../plant/clock.ts';
import type { Queue } from '../store/queue.ts';
import type { Connection } from './connection.ts';
import { type Packet, readingOf, telemetryOf } from './packets.ts';
import type { PresenceBook } from './presence-book.ts';

/** Entries that are under way at once: where many wait, many go into one packet. */
const batchSize = 2_000;
/** Packets in a second. Imah takes 300 of one credential, two gateways share one, and what is above that is lost. */
const packetsPerSecond = 100;
/** That long a batch may have to wait for the one before it, whatever the clock says. */
const mostWaitMs = 10_000;

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
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Tells Imah what waits, in the order in which it was read: a batch is confirmed when Imah has all of it, and the next one
 * leaves after that. What was told and not confirmed when the power went is told again; Imah keeps one value of one time.
 */
export function createTeller({ queue, presence, connection, clock, log }: Ports): Teller {
  const ending = new AbortController();
  let isStopped = false;
  /** When the next batch may leave. */
  let freeAt = 0;
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
      for (;;) {
        await clock.wait(Math.min(freeAt - clock.now(), mostWaitMs), ending.signal);
        if (!connection.isOpen() || isStopped) return;
        // Cut meanwhile, and back: who everybody is comes before what days of them wait.
        if (!isIntroduced) break;
        const batch = queue.peek(batchSize);
        if (batch.length === 0) break;
        const from = queue.first();
        const readings = batch.map(readingOf).filter((reading) => reading !== null);
        const packets = telemetryOf(readings);
        freeAt = clock.now() + (packets.length * 1_000) / packetsPerSecond;
        await sayAll(packets);
        if (isStopped) return;
        queue.confirm(batch.length, from);
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
      ending.abort();
    },
  };
  return teller;
}
