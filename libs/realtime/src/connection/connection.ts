import {
  type MqttConnectionEvent,
  type MqttConnectionState,
  type MqttFailure,
  mqttConnectionMachine,
  mqttConnectionWord,
  timings,
} from '@imah/state-machines';
import { createActor } from 'xstate';
import type { Ports } from '../ports.ts';
import { createObservers } from '../observers.ts';
import { randomSuffix } from './client-id.ts';
import type { LinkListener } from './link.ts';
import { type Credentials, createMqttClientActor } from './mqtt-client-actor.ts';
import type { MqttModule } from './mqtt-module.ts';

/** Milliseconds. Left out: the specification's (S-65). */
export interface ConnectionTimings {
  readonly connectTimeoutMs?: number;
  readonly reconnectPeriodMs?: number;
  /** Spread at random on top of the period, so that many clients do not come back at once. */
  readonly reconnectSpreadMs?: number;
  /** Silence after which the link is probed; half of it more, and the link counts as hung. */
  readonly keepaliveMs?: number;
}

/** The connection's state with what led to it. */
export interface ConnectionDetail {
  readonly state: MqttConnectionState;
  /** Tries since the channel was last connected. */
  readonly attempt: number;
  readonly failure: MqttFailure | null;
}

/** The live channel's state in the chart's words: idle, connecting, connected, error, reconnecting, offline. */
export interface ConnectionView {
  readonly getState: () => MqttConnectionState;
  /** The same object until something changes. */
  readonly getDetail: () => ConnectionDetail;
  readonly subscribe: (handler: () => void) => () => void;
}

export interface Connection extends ConnectionView {
  readonly start: () => void;
  readonly stop: () => void;
  readonly retry: () => void;
  readonly close: () => void;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly credentials: (last: { readonly refused: boolean }) => Promise<Credentials>;
  readonly loadMqtt: () => Promise<MqttModule>;
  readonly timings: ConnectionTimings;
  /** Asks why the server refuses the websocket; null: it does not, or that cannot be found out. */
  readonly explainRefusal: (url: string) => Promise<string | null>;
  readonly ports: Pick<Ports, 'clock' | 'random' | 'network' | 'log'>;
  readonly listener: LinkListener;
}

/** Runs the connection chart over mqtt.js. */
export function createConnection({ listener, loadMqtt, ports, url, ...options }: ConnectionOptions): Connection {
  const { clock, log, network, random } = ports;
  const periodMs = options.timings.reconnectPeriodMs ?? timings.mqtt.reconnectPeriod;
  const spreadMs = options.timings.reconnectSpreadMs ?? timings.mqtt.reconnectSpread;
  const connectTimeoutMs = options.timings.connectTimeoutMs ?? timings.mqtt.connectTimeout;
  const keepaliveMs = options.timings.keepaliveMs ?? timings.mqtt.keepalive;
  let refused = false;

  const client = createMqttClientActor({
    url,
    loadMqtt,
    listener,
    connectTimeoutMs,
    keepaliveMs,
    clock,
    // S-65.
    clientId: () => `nuxt-client-${randomSuffix(random)}`,
    credentials: () => options.credentials({ refused }),
    explainRefusal: options.explainRefusal,
  });
  const machine = mqttConnectionMachine.provide({
    actors: { client },
    delays: { connectTimeout: connectTimeoutMs },
  });
  const input = { random, keepalive: keepaliveMs, reconnectPeriod: periodMs, reconnectSpread: spreadMs };
  const actor = createActor(machine, { clock, input });
  const observers = createObservers();
  let detail: ConnectionDetail = { state: 'idle', attempt: 0, failure: null };

  actor.on('log', ({ level, message }) => log({ level, message }));
  actor.on('credentialsRefused', () => (refused = true));
  actor.on('connected', () => (refused = false));
  actor.subscribe(({ context, value }) => {
    const state = mqttConnectionWord(value);
    if (state === detail.state && context.attempt === detail.attempt && context.failure === detail.failure) return;
    detail = { state, attempt: context.attempt, failure: context.failure };
    observers.notify();
  });
  actor.start();
  const stopListening = network.subscribe(() => send({ type: network.isOnline() ? 'ONLINE' : 'OFFLINE' }));
  let isClosed = false;
  const send = (event: MqttConnectionEvent) => {
    if (!isClosed) actor.send(event);
  };

  return {
    getState: () => detail.state,
    getDetail: () => detail,
    subscribe: observers.subscribe,
    start() {
      send({ type: 'START' });
      if (!network.isOnline()) send({ type: 'OFFLINE' });
    },
    stop: () => send({ type: 'STOP' }),
    retry: () => send({ type: 'RETRY' }),
    close() {
      send({ type: 'STOP' });
      isClosed = true;
      stopListening();
      actor.stop();
    },
  };
}
