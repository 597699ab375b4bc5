import {
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  type SnapshotFrom,
  stopChild,
} from 'xstate';
import { timings } from '../timings.ts';
import type {
  MqttClientCommand,
  MqttConnectionContext,
  MqttConnectionEmitted,
  MqttConnectionEvent,
  MqttConnectionInput,
  MqttConnectionState,
  MqttFailure,
} from './mqtt-connection-types.ts';

/**
 * The live channel (S-32, S-57, S-65). Give it `client`, an actor that opens one connection when it starts, closes
 * it when it is stopped, and tells CONNECTED, ALIVE, FAILED and CLOSED. Each try starts a new client, so that
 * each try reads the newest credentials. A link that hangs is noticed after 1.5 times the keepalive.
 */
export const mqttConnectionMachine = setup({
  types: {
    context: {} as MqttConnectionContext,
    input: {} as MqttConnectionInput,
    events: {} as MqttConnectionEvent,
    emitted: {} as MqttConnectionEmitted,
    tags: {} as 'live' | 'offline',
    children: {} as { client: 'client' },
  },
  actors: {
    client: fromCallback<MqttClientCommand, { attempt: number }>(({ sendBack }) => {
      sendBack({
        type: 'FAILED',
        failure: { reason: 'refused', message: 'the mqtt-connection chart was started without its client' },
      });
    }),
  },
  delays: {
    connectTimeout: timings.mqtt.connectTimeout,
    reconnectPeriod: ({ context }) =>
      context.reconnectPeriod * periodsToWait(context) + context.random() * context.reconnectSpread,
    keepalive: ({ context }) => context.keepalive,
    probeTimeout: ({ context }) => context.keepalive / 2,
    offlineRecheck: timings.mqtt.offlineRecheck,
  },
  actions: {
    openClient: spawnChild('client', { id: 'client', input: ({ context }) => ({ attempt: context.attempt }) }),
    closeClient: stopChild('client'),
    probe: sendTo('client', { type: 'PROBE' }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteConnected: assign({ connections: ({ context }) => context.connections + 1, attempt: 0, failure: null }),
    noteFailure: enqueueActions(({ enqueue }, failure: MqttFailure) => {
      enqueue.assign({ failure });
      if (failure.reason === 'credentials') enqueue.emit({ type: 'credentialsRefused' });
    }),
    forget: assign({ attempt: 0, connections: 0, failure: null }),
    emitConnected: emit(({ context }) => ({ type: 'connected', again: context.connections > 1 })),
    logSuccess: emit({ type: 'log', level: 'success', message: 'MQTT connected' }),
    logFailure: emit(({ context }) => ({
      type: 'log',
      level: 'failure',
      message: `MQTT error: ${context.failure?.message ?? 'unknown'}`,
    })),
  },
}).createMachine({
  id: 'mqtt-connection',
  context: ({ input }) => ({
    attempt: 0,
    connections: 0,
    failure: null,
    keepalive: timings.mqtt.keepalive,
    reconnectPeriod: timings.mqtt.reconnectPeriod,
    reconnectSpread: timings.mqtt.reconnectSpread,
    ...input,
  }),
  initial: 'idle',
  on: { STOP: { target: '.idle', actions: 'forget' } },
  states: {
    idle: { tags: 'offline', entry: 'closeClient', on: { START: 'trying' } },
    trying: {
      tags: 'offline',
      entry: ['countAttempt', 'openClient'],
      after: { connectTimeout: { target: 'error', actions: { type: 'noteFailure', params: timedOut } } },
      on: {
        CONNECTED: 'connected',
        FAILED: { target: 'error', actions: { type: 'noteFailure', params: ({ event }) => event.failure } },
        CLOSED: { target: 'error', actions: { type: 'noteFailure', params: closed } },
        OFFLINE: 'offline',
      },
      initial: 'connecting',
      states: { connecting: {}, reconnecting: {} },
    },
    connected: {
      tags: 'live',
      entry: ['noteConnected', 'emitConnected', 'logSuccess'],
      initial: 'answering',
      on: {
        ALIVE: '.answering',
        FAILED: { target: 'error', actions: { type: 'noteFailure', params: ({ event }) => event.failure } },
        CLOSED: { target: 'error', actions: { type: 'noteFailure', params: closed } },
        OFFLINE: 'offline',
      },
      states: {
        answering: { after: { keepalive: 'probing' } },
        probing: {
          entry: 'probe',
          after: {
            probeTimeout: { target: '#mqtt-connection.error', actions: { type: 'noteFailure', params: stalled } },
          },
        },
      },
    },
    error: {
      tags: 'offline',
      entry: ['closeClient', 'logFailure'],
      after: { reconnectPeriod: 'trying.reconnecting' },
      on: { RETRY: 'trying.reconnecting', ONLINE: 'trying.reconnecting', OFFLINE: 'offline' },
    },
    offline: {
      tags: 'offline',
      entry: 'closeClient',
      // The browser can be wrong: a server on the same machine answers without any network.
      after: { offlineRecheck: 'trying.reconnecting' },
      on: { RETRY: 'trying.reconnecting', ONLINE: 'trying.reconnecting' },
    },
  },
});

/** The state as it is shown (S-32): a first try is `connecting`, every later one `reconnecting`. */
export function mqttConnectionWord(value: SnapshotFrom<typeof mqttConnectionMachine>['value']): MqttConnectionState {
  if (typeof value === 'string') return value;
  return 'trying' in value ? value.trying : 'connected';
}

/** What the server refuses it refuses again, until somebody has mended a setting: one period more after each try. */
function periodsToWait({ attempt, failure }: Pick<MqttConnectionContext, 'attempt' | 'failure'>): number {
  return failure?.reason === 'handshake' ? Math.min(Math.max(1, attempt), timings.mqtt.refusedPeriods) : 1;
}

function timedOut(): MqttFailure {
  return { reason: 'timeout', message: `no connection within ${timings.mqtt.connectTimeout} ms` };
}

function closed(): MqttFailure {
  return { reason: 'closed', message: 'connection closed' };
}

function stalled(): MqttFailure {
  return { reason: 'stalled', message: 'connection hangs: no answer to a probe' };
}
