import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { expect, it } from 'vitest';
import { createRealtime, type LogEntry } from './index.ts';

it('S-57 in a browser, a broker that is not there is a failure in the log and another try', async () => {
  const log: LogEntry[] = [];
  const states: string[] = [];
  const { promise: triedAgain, resolve } = Promise.withResolvers<void>();
  const realtime = createRealtime({
    // Nothing listens there.
    url: 'ws://127.0.0.1:59999/mqtt',
    credentials: () => Promise.resolve({ username: 'pengelola@imah.test', password: 'secret' }),
    timings: { connectTimeoutMs: 20_000, reconnectPeriodMs: 20, reconnectSpreadMs: 1 },
    log: (entry) => log.push(entry),
  });
  realtime.connection.subscribe(() => {
    states.push(realtime.connection.getState());
    if (realtime.connection.getState() === 'reconnecting') resolve();
  });

  realtime.start();
  await triedAgain;
  realtime.close();

  expect(states).toEqual(['connecting', 'error', 'reconnecting', 'idle']);
  expect(log).toEqual([{ level: 'failure', message: 'MQTT error: connection closed' }]);
});

it('the websocket of a page is told to close before the page can fall asleep', async () => {
  const made: WebSocket[] = [];
  const { promise: connecting, resolve } = Promise.withResolvers<void>();
  const connect = (url: string, options: IClientOptions): MqttClient =>
    mqtt.connect(url, {
      ...options,
      createWebsocket: (address, protocols) => {
        const socket = new WebSocket(address, protocols);
        made.push(socket);
        resolve();
        return socket;
      },
    });
  const realtime = createRealtime({
    url: 'ws://127.0.0.1:59999/mqtt',
    credentials: () => Promise.resolve({ username: 'pengelola@imah.test', password: 'secret' }),
    loadMqtt: () => Promise.resolve({ default: { connect } }),
    log: () => {},
  });
  realtime.start();
  await connecting;
  // mqtt.js has its stream when the call that made the socket is over.
  await Promise.resolve();

  realtime.stop();

  expect(made.map(({ readyState }) => readyState >= WebSocket.CLOSING)).toEqual([true]);
});
