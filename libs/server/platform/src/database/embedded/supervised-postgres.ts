import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded-postgres.ts';

type Start = (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>;

/** When a database that ends by itself is started again, and how often. Milliseconds. */
export interface Patience {
  /** Before the second try; each further one waits twice as long. The first comes at once. */
  readonly firstPauseMs: number;
  /** So many ends and failed tries are borne within `windowMs`. */
  readonly most: number;
  readonly windowMs: number;
}

const usual: Patience = { firstPauseMs: 500, most: 6, windowMs: 600_000 };

/**
 * A database that is started again when it ends by itself: a process that was killed, a disk that was full for a moment.
 * Its address stays, so a pool of connections finds it again. Where it ends over and over, `lost` settles.
 * @throws {StartupError} when it cannot be started at all
 */
export async function superviseEmbeddedPostgres(
  start: Start,
  options: EmbeddedPostgresOptions,
  log: Logger,
  patience: Patience = usual,
): Promise<EmbeddedPostgres> {
  const first = await start(options);
  const lost = Promise.withResolvers<void>();
  const ending = new AbortController();
  let current: EmbeddedPostgres | null = first;
  let failures: number[] = [];

  async function supervise(): Promise<void> {
    while (current !== null) {
      await Promise.race([current.lost, aborted(ending.signal)]);
      if (ending.signal.aborted) return;
      log.error({ pid: current.pid }, 'the database ended by itself, and is started again');
      current = await startAgain();
    }
    lost.resolve();
  }

  async function startAgain(): Promise<EmbeddedPostgres | null> {
    for (;;) {
      const since = performance.now() - patience.windowMs;
      failures = [...failures.filter((at) => at > since), performance.now()];
      if (failures.length > patience.most) return null;
      const pause = failures.length === 1 ? 0 : patience.firstPauseMs * 2 ** (failures.length - 2);
      await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return null;
      try {
        const again = await start({ ...options, ...portOf(first.url) });
        log.warn({ pid: again.pid, failures: failures.length }, 'the database runs again');
        return again;
      } catch (error) {
        log.error({ err: error, failures: failures.length }, 'the database could not be started again');
      }
    }
  }

  const supervising = supervise();
  return {
    url: first.url,
    wasAttached: first.wasAttached,
    get pid() {
      return current?.pid ?? first.pid;
    },
    lost: lost.promise,
    async stop() {
      ending.abort();
      await supervising;
      await current?.stop();
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The port of a database on loopback; a socket is found again by its folder. */
function portOf(url: string): { readonly port?: number } {
  const { searchParams, port } = new URL(url);
  return searchParams.has('host') ? {} : { port: Number(port) };
}
