import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { createRealtime, type LogEntry, type RealtimeOptions } from '../index.ts';
import { createTestBroker } from '../testing/broker/test-broker.ts';
import { mqttInWorker, type MqttWorker } from './mqtt-in-worker.ts';
import { serveMqtt, type WorkerPage } from '../mqtt-worker/index.ts';

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

/** Both sides of a worker, in one process; what passes between them is copied as a browser does. */
function workerOver(made: { readonly ended: boolean[] }): MqttWorker {
  const { port1, port2 } = new MessageChannel();
  const index = made.ended.push(false) - 1;
  const listen = (port: typeof port1) => (name: string, handler: (event: { readonly data: never }) => void) =>
    // Node's ports know more events than these.
    void (name === 'message' && port.on('message', (data) => handler({ data: data as never })));
  // Only what the two sides use of each other.
  serveMqtt({ postMessage: (message) => port2.postMessage(message), addEventListener: listen(port2) } as WorkerPage);
  return {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: listen(port1) as MqttWorker['addEventListener'],
    terminate: () => {
      made.ended[index] = true;
      port1.close();
    },
  };
}

async function stage(options: Partial<RealtimeOptions> = {}) {
  const broker = await createTestBroker();
  const made = { ended: [] as boolean[] };
  const log: LogEntry[] = [];
  const realtime = createRealtime({
    url: `ws://127.0.0.1:${broker.port}/mqtt`,
    credentials: () => Promise.resolve({ username: 'pengelola@imah.test', password: broker.password }),
    timings: { reconnectPeriodMs: 20, reconnectSpreadMs: 1 },
    log: (entry) => log.push(entry),
    loadMqtt: mqttInWorker(() => workerOver(made)),
    ...options,
  });
  cleanUp.push(broker.stop, () => realtime.close());
  return { broker, log, made, realtime };
}

it('brings kept messages first, then live ones, in the order in which the broker sent them', async () => {
  const { broker, log, realtime } = await stage();
  broker.publish('a/kept', '"kept"', true);
  const heard: unknown[] = [];
  const granted = Promise.withResolvers<void>();
  realtime.subscribe('a/#', ({ isRetained, payload }) => heard.push([payload, isRetained]), {
    onGranted: granted.resolve,
  });
  realtime.start();
  await granted.promise;

  for (const number of [1, 2, 3]) broker.publish('a/live', String(number));

  await expect.poll(() => heard.length).toBe(4);
  expect(heard).toEqual([
    ['kept', true],
    [1, false],
    [2, false],
    [3, false],
  ]);
  expect(log).toEqual([{ level: 'success', message: 'MQTT connected' }]);
});

it('tells a filter that the broker refuses from one that it grants', async () => {
  const { broker, realtime } = await stage();
  broker.isForbidden = (filter) => filter === 'b';
  const told: string[] = [];
  for (const filter of ['a', 'b'])
    realtime.subscribe(filter, () => {}, {
      onGranted: () => told.push(`${filter} granted`),
      onRefused: () => told.push(`${filter} refused`),
    });

  realtime.start();

  await expect.poll(() => told.toSorted()).toEqual(['a granted', 'b refused']);
});

it('says that the broker refused the secret, so that the next try brings another', async () => {
  const asked: boolean[] = [];
  const { broker, realtime } = await stage({
    credentials: ({ refused }) => {
      asked.push(refused);
      return Promise.resolve({ username: 'pengelola@imah.test', password: refused ? 'secret-1' : 'old' });
    },
  });

  realtime.start();

  await expect.poll(realtime.connection.getState).toBe('connected');
  expect([asked, broker.connects.map(({ password }) => password)]).toEqual([
    [false, true],
    ['old', 'secret-1'],
  ]);
});

it('ends its worker with each connection, and makes a new one for the next', async () => {
  const { broker, made, realtime } = await stage();
  realtime.start();
  await expect.poll(realtime.connection.getState).toBe('connected');

  await broker.stop();
  await broker.start();
  await expect.poll(() => made.ended.length > 1 && realtime.connection.getState()).toBe('connected');
  const before = [...made.ended];
  realtime.stop();

  expect([before.slice(0, -1).every(Boolean), before.at(-1), made.ended.at(-1)]).toEqual([true, false, true]);
});

it('runs in the page from the next try on where the browser cannot start the worker', async () => {
  let tries = 0;
  const broken: MqttWorker = {
    postMessage: () => {},
    terminate: () => {},
    addEventListener: (name: string, handler: (event: never) => void) => {
      if (name !== 'error') return;
      tries += 1;
      // The handler of a failure takes nothing.
      queueMicrotask(handler as () => void);
    },
  };
  const { log, realtime } = await stage({ loadMqtt: mqttInWorker(() => broken) });

  realtime.start();

  await expect.poll(realtime.connection.getState).toBe('connected');
  expect([tries, log.map(({ message }) => message)]).toEqual([
    1,
    ['MQTT error: the worker of the live channel has failed', 'MQTT connected'],
  ]);
});
