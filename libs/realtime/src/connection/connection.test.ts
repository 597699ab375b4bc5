import { EventEmitter } from 'node:events';
import type { IClientOptions, MqttClient } from 'mqtt';
import { expect, it } from 'vitest';
import { createRealtime, type LogEntry } from '../index.ts';
import { createManualClock } from '../testing/broker/manual-clock.ts';

/** mqtt.js as far as the library uses it, driven by the test. */
function fakeMqtt() {
  const opened: {
    readonly url: string;
    readonly options: IClientOptions;
    readonly client: EventEmitter;
    pings: number;
    isEnded: boolean;
  }[] = [];
  const connect = (url: string, options: IClientOptions) => {
    const one = {
      url,
      options,
      pings: 0,
      isEnded: false,
      client: Object.assign(new EventEmitter(), {
        stream: {},
        end: () => (one.isEnded = true),
        sendPing: () => (one.pings += 1),
        subscribe: () => {},
        unsubscribe: () => {},
      }),
    };
    opened.push(one);
    return one.client as unknown as MqttClient;
  };
  return { opened, loadMqtt: () => Promise.resolve({ default: { connect } }) };
}

function stage(random: () => number = () => 0) {
  const { clock, advance } = createManualClock();
  const { opened, loadMqtt } = fakeMqtt();
  const log: LogEntry[] = [];
  const realtime = createRealtime({
    url: 'wss://app.contoh.id/mqtt',
    credentials: () => Promise.resolve({ username: 'a@b.id', password: 'secret' }),
    loadMqtt,
    clock,
    random,
    log: (entry) => log.push(entry),
  });
  return { advance, log, opened, realtime };
}

it('S-65 asks mqtt.js for MQTT 3.1.1, a clean session and 5000 ms to connect, and keeps its hands off its own reconnecting', async () => {
  const { advance, opened, realtime } = stage();

  realtime.start();
  await advance(0);

  expect(opened.map(({ options, url }) => ({ url, ...options }))).toEqual([
    {
      url: 'wss://app.contoh.id/mqtt',
      protocolVersion: 4,
      clean: true,
      clientId: 'nuxt-client-00000000000',
      username: 'a@b.id',
      password: 'secret',
      connectTimeout: 5000,
      reconnectPeriod: 0,
      resubscribe: false,
      queueQoSZero: false,
      keepalive: 90,
      timerVariant: 'native',
    },
  ]);
});

it('S-65 gives a connection up after 5000 ms and tries again after 5000 ms more', async () => {
  const { advance, log, opened, realtime } = stage();

  realtime.start();
  await advance(4999);
  expect(realtime.connection.getState()).toBe('connecting');
  await advance(1);
  expect([realtime.connection.getState(), opened[0]?.isEnded]).toEqual(['error', true]);
  await advance(4999);
  expect(opened.length).toBe(1);
  await advance(1);

  expect([realtime.connection.getState(), opened.length]).toEqual(['reconnecting', 2]);
  expect(log).toEqual([{ level: 'failure', message: 'MQTT error: no connection within 5000 ms' }]);
});

it('500 clients that fall together do not come back within the same 100 ms', async () => {
  const backAt: number[] = [];
  for (let client = 0; client < 500; client += 1) {
    const { advance, opened, realtime } = stage(() => (client * 0.618_034) % 1);
    realtime.start();
    await advance(0);
    opened[0]?.client.emit('close');
    let waitedMs = 0;
    while (opened.length < 2 && waitedMs < 10_000) {
      await advance(20);
      waitedMs += 20;
    }
    backAt.push(waitedMs);
  }
  const busiest = Math.max(...backAt.map((from) => backAt.filter((at) => at >= from && at < from + 100).length));

  expect([Math.min(...backAt) >= 5000, Math.max(...backAt) <= 5520]).toEqual([true, true]);
  expect(busiest).toBeLessThan(500 / 4);
});

it('a silent link is probed after the keepalive and given up half a keepalive later, unless it answers', async () => {
  const { advance, opened, realtime } = stage();
  realtime.start();
  await advance(0);
  opened[0]?.client.emit('connect');

  await advance(30_000);
  expect(opened[0]?.pings).toBe(1);
  opened[0]?.client.emit('packetreceive', { cmd: 'pingresp' });
  await advance(44_999);
  expect([realtime.connection.getState(), opened[0]?.pings]).toEqual(['connected', 2]);
  await advance(1);

  expect([realtime.connection.getState(), realtime.connection.getDetail().failure?.reason]).toEqual([
    'error',
    'stalled',
  ]);
});

it('what a connection says after its end changes nothing', async () => {
  const { advance, opened, realtime } = stage();
  realtime.start();
  await advance(0);
  realtime.stop();

  opened[0]?.client.emit('connect');
  opened[0]?.client.emit('error', new Error('late'));
  opened[0]?.client.emit('close');
  await advance(60_000);

  expect([realtime.connection.getState(), opened.length, opened[0]?.isEnded]).toEqual(['idle', 1, true]);
});

it('a session that ends while its credentials are fetched opens no connection', async () => {
  const { advance, opened, realtime } = stage();

  realtime.start();
  realtime.stop();
  await advance(0);

  expect(opened).toEqual([]);
});
