import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const channel = 'imah_live';
const firstPauseMs = 200;
const longestPauseMs = 5_000;
/** Payloads that leave in one transaction. */
const batch = 500;

export interface BusConnectionOptions {
  readonly url: string;
  /** Seen by the others in `pg_stat_activity`. */
  readonly name: string;
  readonly onPayload: (payload: string) => void;
  /** A connection stands again after one that broke. */
  readonly onReconnected: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** The connection that listens and notifies: one for both, so that PostgreSQL keeps the order. */
export interface BusConnection {
  /** Hands payloads over in their order; resolves when they have left. Payloads are lost while no connection stands. */
  notify(payloads: readonly string[]): Promise<void>;
  /** The names of the other processes whose connection stands. */
  others(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

export async function connectBus(options: BusConnectionOptions): Promise<BusConnection> {
  const ending = new AbortController();
  let client: pg.Client | null = await open();
  let waiting: string[] = [];
  let leaving: Promise<void> | null = null;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: options.url, application_name: options.name, keepAlive: true });
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload }) => options.onPayload(payload ?? ''));
    await opened.connect();
    // News is not worth waiting for the disk.
    await opened.query('SET synchronous_commit = off');
    await opened.query(`LISTEN ${channel}`);
    opened.once('end', () => {
      if (client !== opened) return;
      client = null;
      waiting = [];
      reconnect().catch(options.onError);
    });
    return opened;
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPauseMs; !ending.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      await delay(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      const opened = await open().catch((error: unknown) => (options.onError(error), null));
      if (opened === null) continue;
      client = opened;
      return options.onReconnected();
    }
  }

  async function leave(): Promise<void> {
    while (waiting.length > 0 && client !== null) {
      const payloads = waiting.splice(0, batch);
      await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [channel, payloads]);
    }
  }

  return {
    notify(payloads) {
      if (client === null) return Promise.resolve();
      waiting.push(...payloads);
      leaving ??= leave()
        .catch(options.onError)
        .finally(() => (leaving = null));
      return leaving;
    },
    async others() {
      const { rows } = (await client?.query<{ name: string }>(
        `SELECT application_name AS name FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'imah live %'`,
      )) ?? { rows: [] };
      return new Set(rows.map(({ name }) => name));
    },
    async close() {
      ending.abort();
      await leaving;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
