// One account that asks one entrance of the server as often as it can, from a process of its own, until it is told to end.
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { type Entrance, type FloodOrder } from './crowding-entrances.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const { hostname, port } = new URL(order.url);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let isOver = false;
let sent = 0;

/** From addresses of its own, so that the limit by address protects nobody here. */
function call(method: string, path: string, body?: unknown): Promise<void> {
  sent += 1;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(path.includes('/auth/login') ? {} : { authorization: `Bearer ${order.token}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
  };
  const localAddress = `127.0.${1 + (sent % 200)}.${1 + (sent % 250)}`;
  const from = path.includes('/auth/login') ? { localAddress } : { localAddress: '127.0.0.9', agent };
  return new Promise((resolve) => {
    const asked = request({ hostname, port, method, path, headers, ...from }, (answer) => {
      answer.resume().once('close', resolve);
    });
    asked.once('error', () => resolve());
    asked.end(json);
  });
}

/** A workbook whose sheet is half a gigabyte and says that it is a thousand bytes. */
function bomb(): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(Buffer.alloc(500_000_000));
  const sizes = [0, packed.length, 1_000] as const;
  const local = record(0x0403_4b50, [20, 0, 8, 0, 0], sizes, [name.length, 0]);
  const entry = record(0x0201_4b50, [20, 20, 0, 8, 0, 0], sizes, [name.length, 0, 0, 0, 0, 0, 0, 0, 0]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]).toString('base64');
}

function record(
  signature: number,
  before: readonly number[],
  sizes: readonly number[],
  after: readonly number[],
): Buffer {
  const words = (values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer);
  return Buffer.concat([
    Buffer.from(Uint32Array.of(signature).buffer),
    words(before),
    Buffer.from(Uint32Array.from(sizes).buffer),
    words(after),
  ]);
}

const workbook = order.entrance === 'import' ? bomb() : '';

/** A packet of MQTT: its first byte, the length of the rest, and the rest. */
function packet(first: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  for (let left = body.length; left > 0 || length.length === 0; left >>= 7)
    length.push((left & 0x7f) | (left > 0x7f ? 0x80 : 0));
  return Buffer.concat([Buffer.from([first, ...length]), body]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]);
}

// Version 3.1.1, a clean session, with a name and a password.
const connectPacket = () =>
  packet(0x10, text('MQTT'), Buffer.from([4, 0xc2, 0, 0]), text(randomUUID()), text(order.email), text(order.secret));
const subscribe = packet(0x82, Buffer.from([0, 1]), text(`imah/v1/u/${order.userId}/notif`), Buffer.from([1]));
const subscribes = Buffer.concat(Array.from({ length: 4_000 }, () => subscribe));

/** One connection of the live channel, until it is closed. */
function live(flood: Buffer | null): Promise<void> {
  sent += 1;
  return new Promise((resolve) => {
    const socket = new WebSocket(`${order.url.replace('http', 'ws')}/mqtt`, 'mqtt');
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.once('open', () => socket.send(connectPacket()));
    socket.once('message', () => {
      if (flood === null) socket.terminate();
      else socket.send(flood);
    });
  });
}

const upload = () =>
  call('POST', `/api/v1/organizations/${order.orgId}/uploads`, { id: randomUUIDv7(), name: 'a.txt', size: 1_000_000 });
const tasks: Readonly<Record<Entrance, { atOnce: number; task: () => Promise<void> }>> = {
  list: { atOnce: 64, task: () => call('GET', '/api/v1/tickets?limit=200') },
  search: { atOnce: 64, task: () => call('GET', `/api/v1/search?q=${'abcdefghij'[sent % 10]}a`) },
  upload: { atOnce: 32, task: upload },
  import: {
    atOnce: 8,
    task: () =>
      call('POST', `/api/v1/buildings/${order.buildingId}/units/import`, {
        mode: 'check',
        faulty: 'stop',
        source: { kind: 'file', name: 'unit.xlsx', content: workbook },
      }),
  },
  'MQTT subscribe': { atOnce: 6, task: () => live(subscribes) },
  'MQTT connect': { atOnce: 32, task: () => live(null) },
  login: {
    atOnce: 16,
    task: () => call('POST', '/api/v1/auth/login', { email: `x${sent}@imah.test`, password: 'salah' }),
  },
};

process.once('message', () => {
  isOver = true;
  process.exit(0);
});
const { atOnce, task } = tasks[order.entrance];
// A port that answers nothing would be no flood.
connectTcp(Number(port), hostname).once('connect', function begin(this: { destroy(): void }) {
  this.destroy();
  process.send?.('flooding');
  for (let lane = 0; lane < atOnce; lane += 1) void repeat();
});

async function repeat(): Promise<void> {
  while (!isOver) await task();
}
