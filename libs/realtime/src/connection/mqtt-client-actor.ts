import type { MqttClientCommand, MqttConnectionEvent, MqttFailure } from '@imah/state-machines';
import type { IClientOptions } from 'mqtt';
import { fromCallback } from 'xstate';
import type { Clock } from '../ports.ts';
import { refusedWith } from './explain-refusal.ts';
import type { FilterRequest, FilterResult, Link, LinkListener } from './link.ts';
import type { MqttConnection, MqttModule } from './mqtt-module.ts';

/** What the broker asks for: the person's address and the secret that whoami gave. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface MqttClientSettings {
  readonly url: string;
  readonly credentials: () => Promise<Credentials>;
  readonly loadMqtt: () => Promise<MqttModule>;
  readonly clientId: () => string;
  readonly connectTimeoutMs: number;
  readonly keepaliveMs: number;
  readonly clock: Clock;
  readonly listener: LinkListener;
  readonly explainRefusal: (url: string) => Promise<string | null>;
}

/** Return codes of CONNACK that are about user name and password (MQTT 3.1.1, 3.2.2.3). */
const credentialCodes = [4, 5];

/** The chart hears of incoming packets at most this often; it needs no more. */
const aliveEveryMs = 1000;

/**
 * One connection by mqtt.js, as the connection chart wants it: opened when the actor starts, closed for
 * good when it stops. mqtt.js never reconnects by itself: the chart owns that time.
 */
export function createMqttClientActor(settings: MqttClientSettings) {
  const { clock } = settings;
  return fromCallback<MqttClientCommand, { attempt: number }>(({ sendBack, receive }) => {
    let client: MqttConnection | null = null;
    let isStopped = false;
    let isToldAlive = false;
    let link: 'none yet' | 'open' = 'none yet';
    let aliveTimer: unknown = null;
    const tell = (event: MqttConnectionEvent) => {
      if (!isStopped) sendBack(event);
    };

    const open = async () => {
      const [{ username, password }, { default: mqtt }] = await Promise.all([
        settings.credentials(),
        settings.loadMqtt(),
      ]);
      if (isStopped) return;
      const opened = mqtt.connect(settings.url, optionsFor(settings, username, password));
      client = opened;
      opened.on('connect', () => {
        if (isStopped) return;
        link = 'open';
        tell({ type: 'CONNECTED' });
        settings.listener.opened(linkOver(opened));
      });
      opened.on('message', (topic, payload, packet) => {
        // mqtt.js's own text: for payloads this short a TextDecoder costs a browser more.
        if (!isStopped) settings.listener.message(topic, payload.toString(), packet.retain);
      });
      opened.on('packetreceive', (packet) => {
        // A timer for each second: to ask the clock for each packet is dear where there are many.
        if (isStopped || (isToldAlive && packet.cmd !== 'pingresp')) return;
        isToldAlive = true;
        clock.clearTimeout(aliveTimer);
        aliveTimer = clock.setTimeout(() => (isToldAlive = false), aliveEveryMs);
        tell({ type: 'ALIVE' });
      });
      // Stays after the end: an 'error' without a listener would be thrown.
      opened.on('error', (error) => tell({ type: 'FAILED', failure: failureOf(error) }));
      const handshake = watchHandshake(opened);
      opened.on('close', () => {
        if (link === 'open') tell({ type: 'CLOSED' });
        else if (!isStopped) void tellWhyClosed(handshake);
      });
    };

    /** A browser tells a page nothing of a handshake that was refused: it looks like any lost link. */
    const tellWhyClosed = async ({ status }: Handshake) => {
      const message =
        status === null ? await settings.explainRefusal(settings.url).catch(() => null) : refusedWith(status);
      tell(message === null ? { type: 'CLOSED' } : { type: 'FAILED', failure: { reason: 'handshake', message } });
    };

    open().catch((error: unknown) => tell({ type: 'FAILED', failure: failureOf(error) }));
    receive(() => {
      isToldAlive = false;
      client?.sendPing();
    });

    return () => {
      isStopped = true;
      clock.clearTimeout(aliveTimer);
      settings.listener.closed();
      if (client === null) return;
      client.end(true);
      closeSocket(client);
    };
  });
}

interface Handshake {
  /** With which the server refused it; null: it did not, or nobody can know, as in a browser. */
  readonly status: number | null;
}

/** The websocket of Node says with what status it was refused; mqtt.js does not pass it on. */
function watchHandshake({ stream }: MqttConnection): Handshake {
  const handshake: { status: number | null } = { status: null };
  stream.on?.('error', ({ message }) => {
    const status = /^Unexpected server response: (4\d\d)$/.exec(message)?.[1];
    if (status !== undefined) handshake.status = Number(status);
  });
  return handshake;
}

/** mqtt.js closes a page's websocket a task later; a page that is frozen has no later, and stays connected. */
function closeSocket({ stream }: MqttConnection): void {
  const socket: unknown = Reflect.get(stream, 'socket');
  if (typeof WebSocket === 'function' && socket instanceof WebSocket) socket.close();
}

function optionsFor(settings: MqttClientSettings, username: string, password: string): IClientOptions {
  return {
    protocolVersion: 4,
    clean: true,
    clientId: settings.clientId(),
    username,
    password,
    connectTimeout: settings.connectTimeoutMs,
    reconnectPeriod: 0,
    resubscribe: false,
    queueQoSZero: false,
    // What the broker is told. Longer than the chart's own watch, because a hidden page's timers run once a minute.
    keepalive: Math.max(1, Math.ceil((settings.keepaliveMs * 3) / 1000)),
    // mqtt.js would start a worker from a blob, which a strict Content-Security-Policy forbids.
    timerVariant: 'native',
  };
}

function linkOver(client: MqttConnection): Link {
  return {
    subscribe: (requests) =>
      new Promise((resolve) => {
        const byFilter = Object.fromEntries(requests.map(({ filter, qos }) => [filter, { qos }]));
        client.subscribe(byFilter, (error, _, packet) => {
          const granted = packet?.granted;
          resolve(requests.map((request, index) => resultOf(request, granted?.[index], error)));
        });
      }),
    unsubscribe: (filter) => {
      // An answer that does not come is a lost link, and with it the subscription.
      client.unsubscribe(filter, () => {});
    },
  };
}

function resultOf(_: FilterRequest, granted: unknown, error: Error | null): FilterResult {
  if (typeof granted === 'number') return granted >= 128 ? 'refused' : 'granted';
  return error === null ? 'granted' : 'lost';
}

function failureOf(error: unknown): MqttFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'number' && credentialCodes.includes(code)) return { reason: 'credentials', message };
  return { reason: 'refused', message };
}
