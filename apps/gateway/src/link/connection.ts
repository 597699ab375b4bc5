import mqtt from 'mqtt';
import type { Logger } from 'pino';
import type { Secrets } from '../config/read-secrets.ts';
import { backoff } from '../plant/backoff.ts';
import { mendingOf } from './mending.ts';
import type { Packet } from './packets.ts';

export interface ConnectionListener {
  readonly opened: () => void;
  readonly said: (topic: string, text: string) => void;
}

/** The way to Imah. It comes back by itself, after a longer time each time it could not. */
export interface Connection {
  readonly isOpen: () => boolean;
  /** Resolves when Imah has it; what was under way when the way was cut is said again when it is back. */
  readonly say: (packet: Packet) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Place extends Secrets {
  /** The same after a restart, and of no other gateway with this credential: who comes back takes its own place. */
  readonly clientId: string;
  readonly url: string;
  readonly username: string;
}

const keepaliveSeconds = 30;
/** One that is there for this long in milliseconds is not contested. */
const lastingMs = 10_000;
const contestedAfter = 3;
const contested =
  'does another gateway run with this name and credential? Each takes the place of the other: name them differently';

export function openConnection(
  { clientId, url, username, password, ca }: Place,
  { will, listenTo, log }: { readonly will: Packet; readonly listenTo: string; readonly log: Logger },
  listener: ConnectionListener,
): Connection {
  const client = mqtt.connect(url, {
    clientId,
    username,
    password,
    ...(ca === null ? {} : { ca }),
    // Nothing is told to who is away: an order that waited for hours would switch what nobody expects any more.
    clean: true,
    // It is listened anew below, so that it is known when that is so.
    resubscribe: false,
    keepalive: keepaliveSeconds,
    connectTimeout: 10_000,
    reconnectPeriod: backoff(1),
    reconnectOnConnackError: true,
    will: { topic: will.topic, payload: Buffer.from(will.text), qos: 1, retain: false },
  });
  let failures = 0;
  /** How often in a row it was there, and did not last. */
  let contests = 0;
  let isOpened = false;
  let lasting: NodeJS.Timeout | undefined;

  client.on('connect', () => {
    isOpened = true;
    lasting = setTimeout(() => {
      failures = 0;
      contests = 0;
      client.options.reconnectPeriod = backoff(1);
    }, lastingMs);
    log.info({ url }, 'connected to Imah');
    client
      .subscribeAsync(listenTo, { qos: 1 })
      .then(listener.opened)
      // It closes and comes back: then it is tried again.
      .catch((error: unknown) => log.warn({ err: error }, 'not listening'));
  });
  client.on('error', (error) =>
    log.warn({ url, reason: error.message, mend: mendingOf(error) ?? undefined }, 'no connection to Imah'),
  );
  client.on('close', () => {
    clearTimeout(lasting);
    failures += 1;
    if (isOpened) contests += 1;
    if (isOpened && contests >= contestedAfter) log.warn({ url, mend: contested }, 'cut again as soon as it was there');
    isOpened = false;
    // A thousand gateways of one server do not all come back in the same second.
    client.options.reconnectPeriod = Math.round(backoff(failures) * (0.75 + Math.random() / 2));
    log.debug({ url, retryMs: client.options.reconnectPeriod }, 'connection to Imah closed');
  });
  client.on('message', (topic, payload) => listener.said(topic, payload.toString('utf8')));

  return {
    isOpen: () => client.connected,
    async say({ topic, text }) {
      await client.publishAsync(topic, text, { qos: 1 });
    },
    close() {
      clearTimeout(lasting);
      return client.endAsync(true);
    },
  };
}
