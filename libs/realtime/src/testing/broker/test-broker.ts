import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { DeviceState } from '@imah/contract/devices';
import { type BuildingAddress, deviceTopic } from '@imah/contract/mqtt/words';
import { Aedes, type AuthenticateError } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** A real broker behind a real websocket, as the server runs it, with the truth about one building. */
export interface TestBroker {
  readonly port: number;
  readonly truth: Map<string, DeviceState>;
  /** `client id -> filters` of every SUBSCRIBE that was granted. */
  readonly subscribes: { readonly clientId: string; readonly filter: string }[];
  readonly unsubscribes: string[];
  readonly connects: {
    readonly clientId: string;
    readonly username: string | undefined;
    readonly password: string | undefined;
  }[];
  password: string;
  onUnsubscribe: (filters: readonly string[]) => void;
  isForbidden: (filter: string) => boolean;
  /** Keeps the truth and publishes it, retained. */
  report: (deviceId: string, state: DeviceState) => void;
  publish: (topic: string, text: string, retain?: boolean) => void;
  stop: () => Promise<void>;
  /** Comes back on the same port and publishes every state again, as the server does from its database. */
  start: () => Promise<void>;
}

export const building: BuildingAddress = {
  orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001',
};

export function deviceIdOf(number: number): string {
  return `01935e55-7c1a-7b2c-8d3e-${number.toString(16).padStart(12, '0')}`;
}

/** `data` of the answer to a request for a path; null: not found. */
export type Answer = (path: string | undefined, authorization: string | undefined) => unknown;

export async function createTestBroker(answer: Answer = () => null): Promise<TestBroker> {
  let running: { readonly aedes: Aedes; readonly http: Server; readonly sockets: WebSocketServer } | null = null;
  let port = 0;
  let published: Promise<void> = Promise.resolve();

  const broker: TestBroker = {
    get port() {
      return port;
    },
    truth: new Map(),
    subscribes: [],
    unsubscribes: [],
    connects: [],
    password: 'secret-1',
    onUnsubscribe: () => {},
    isForbidden: () => false,
    report(deviceId, state) {
      broker.truth.set(deviceId, state);
      broker.publish(deviceTopic({ ...building, deviceId }, 'state'), JSON.stringify(state), true);
    },
    publish(topic, text, retain = false) {
      const payload = Buffer.from(text);
      // One after the other: Aedes stores a kept message first, and drops it as a duplicate when a later one overtook it.
      published = published.then(
        () =>
          new Promise((resolve) => {
            if (running === null) resolve();
            else running.aedes.publish({ cmd: 'publish', topic, payload, qos: 0, retain, dup: false }, () => resolve());
          }),
      );
    },
    async stop() {
      if (running === null) return;
      const { aedes, http, sockets } = running;
      running = null;
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => aedes.close(() => resolve()));
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
    async start() {
      const aedes = await Aedes.createBroker();
      aedes.authenticate = (client, username, password, done) => {
        broker.connects.push({ clientId: client.id, username, password: password?.toString() });
        const isRight = password?.toString() === broker.password;
        if (isRight) done(null, true);
        // Aedes asks for an error with the code that CONNACK shall carry.
        else done(Object.assign(new Error('wrong secret'), { returnCode: 4 }) as AuthenticateError, false);
      };
      aedes.authorizeSubscribe = (_, subscription, done) =>
        done(null, broker.isForbidden(subscription.topic) ? null : subscription);
      aedes.on('subscribe', (subscriptions, { id }) => {
        for (const { topic, qos } of subscriptions)
          if (qos < 128) broker.subscribes.push({ clientId: id, filter: topic });
      });
      aedes.on('unsubscribe', (topics) => {
        broker.unsubscribes.push(...topics);
        broker.onUnsubscribe(topics);
      });
      const http = createServer((request, response) => {
        const data = answer(request.url, request.headers.authorization);
        response
          .writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data }));
      });
      const sockets = new WebSocketServer({ server: http, path: '/mqtt' });
      sockets.on('connection', (socket, request) => {
        const stream = createWebSocketStream(socket);
        stream.on('error', () => {});
        aedes.handle(readingAll(stream), request);
      });
      await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
      // A server listening on TCP has an address of this kind.
      ({ port } = http.address() as AddressInfo);
      running = { aedes, http, sockets };
      for (const [deviceId, state] of broker.truth) broker.report(deviceId, state);
    },
  };
  await broker.start();
  return broker;
}

/** From Node 26 on `read()` gives one chunk at a time, and Aedes reads once for each 'readable'. */
function readingAll(stream: Duplex): Duplex {
  const readOne = stream.read.bind(stream);
  stream.read = (size?: number | null) => {
    if (size !== undefined && size !== null) return readOne(size);
    const chunks: Buffer[] = [];
    for (let chunk = readOne(); chunk !== null; chunk = readOne()) chunks.push(chunk);
    return chunks.length === 0 ? null : Buffer.concat(chunks);
  };
  return stream;
}
