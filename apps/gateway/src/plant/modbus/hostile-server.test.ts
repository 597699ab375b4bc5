import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { settings } from '../../config/settings.ts';
import { createFastClock } from '../../testing/fast-clock.ts';
import type { Plant, Reading } from '../plant.ts';
import { closeModbus, openModbus, readSpan } from './client.ts';
import { createModbusPlant } from './modbus-plant.ts';

/** A question as it came: its transaction, unit and how many registers. */
interface Asked {
  readonly transaction: number;
  readonly unit: number;
  readonly length: number;
}

/** What is sent back, and how: whole frames with the header of Modbus TCP. */
type Answer = (asked: Asked, socket: Socket) => void;

const servers: Server[] = [];
const plants: Plant[] = [];
const sockets = new Set<Socket>();
afterAll(async () => {
  await Promise.all(plants.map((plant) => plant.stop()));
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

function frame(transaction: number, unit: number, body: readonly number[]): Buffer {
  const bytes = Buffer.alloc(7 + body.length);
  bytes.writeUInt16BE(transaction, 0);
  bytes.writeUInt16BE(body.length + 1, 4);
  bytes.writeUInt8(unit, 6);
  Buffer.from(body).copy(bytes, 7);
  return bytes;
}

/** The registers 7, 8, … as they should be answered. */
const right = ({ transaction, unit, length }: Asked): Buffer =>
  frame(transaction, unit, [3, length * 2, ...Array.from({ length }, (_, index) => [0, 7 + index]).flat()]);

/** A server that answers as it likes, and its port. */
async function listen(answer: Answer): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      for (let at = 0; at + 12 <= bytes.length; at += 12)
        answer(
          { transaction: bytes.readUInt16BE(at), unit: bytes.readUInt8(at + 6), length: bytes.readUInt16BE(at + 10) },
          socket,
        );
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Reads two registers every second of units 1 and 2 from such a server. */
async function read(answer: Answer) {
  const port = await listen(answer);
  const { connections } = settings.parse({
    name: 'Gateway',
    imah: { url: 'mqtt://localhost', username: 'imah-a', password: 'secret' },
    connections: [
      {
        kind: 'modbus-tcp',
        host: '127.0.0.1',
        port,
        timeout: '50ms',
        units: [1, 2].map((id) => ({
          id,
          name: `Unit ${id}`,
          every: '1s',
          points: [7, 8].map((value, index) => ({ key: `r${value}`, register: 'holding', address: index })),
        })),
      },
    ],
  });
  const [connection] = connections;
  if (connection?.kind !== 'modbus-tcp') throw new Error('no Modbus');
  const heard: Reading[] = [];
  const presence: string[] = [];
  const memory = { dueAt: () => undefined, note: () => undefined };
  const plant = createModbusPlant(connection, { clock: createFastClock(), memory, log: pino({ level: 'silent' }) });
  plants.push(plant);
  plant.start({
    heard: (reading) => void heard.push(reading),
    presence: (device, isUp) => void presence.push(`${device} ${isUp ? 'up' : 'gone'}`),
  });
  return { heard, presence };
}

const values = { r7: 7, r8: 8 };

describe('a server that answers wrongly', () => {
  it.concurrent.for<[string, (asked: Asked) => Buffer]>([
    ['with the number of another question', (asked) => right({ ...asked, transaction: asked.transaction ^ 0x5555 })],
    ['as another unit', (asked) => right({ ...asked, unit: asked.unit + 100 })],
    ['with fewer registers', (asked) => right({ ...asked, length: asked.length - 1 })],
    ['with more registers', (asked) => right({ ...asked, length: asked.length + 9 })],
    ['to another function', ({ transaction, unit }) => frame(transaction, unit, [4, 4, 0, 1, 0, 2])],
    ['with nothing in it', ({ transaction, unit }) => frame(transaction, unit, [])],
    [
      'with a length of zero',
      ({ transaction }) => Buffer.from([transaction >> 8, transaction & 255, 0, 0, 0, 0, 1, 3]),
    ],
    ['with half a header', () => Buffer.from([0, 1])],
    ['with the page of a web server', () => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['that it is busy', ({ transaction, unit }) => frame(transaction, unit, [0x83, 6])],
    ['that nobody is behind it', ({ transaction, unit }) => frame(transaction, unit, [0x83, 11])],
  ])(
    '%s has said nothing of a unit, which is gone, and back with the first right answer',
    async ([_how, wrong], { expect }) => {
      let isRight = false;
      const { heard, presence } = await read((asked, socket) => socket.write(isRight ? right(asked) : wrong(asked)));

      await expect.poll(() => presence.toSorted(), { timeout: 5_000 }).toEqual(['Unit 1 gone', 'Unit 2 gone']);
      expect(heard).toEqual([]);
      isRight = true;

      await expect.poll(() => new Set(heard.map(({ device }) => device)).size, { timeout: 8_000 }).toBe(2);
      expect(heard.every((reading) => JSON.stringify(reading.values) === JSON.stringify(values))).toBe(true);
    },
  );
});

describe('a server that answers', () => {
  it('a byte at a time is read like any other', async () => {
    const { heard } = await read((asked, socket) => {
      for (const byte of right(asked)) socket.write(Buffer.from([byte]));
    });

    await expect.poll(() => heard.length).toBeGreaterThan(3);
    expect(heard[0]?.values).toEqual(values);
  });

  it('after nobody waits for it any more does not answer the next question so', async () => {
    const late: (() => void)[] = [];
    let count = 0;
    const { heard } = await read((asked, socket) => {
      count += 1;
      // The first is answered, with what is not so any more, just before the second.
      if (count === 1) late.push(() => socket.write(frame(asked.transaction, asked.unit, [3, 4, 0, 99, 0, 99])));
      else {
        for (const say of late.splice(0)) say();
        socket.write(right(asked));
      }
    });

    await expect.poll(() => heard.length).toBeGreaterThan(3);
    expect(heard.filter((reading) => reading.values['r7'] === 99)).toEqual([]);
  });

  it('what nobody has asked, without end, is read beside it', async () => {
    const { heard } = await read((asked, socket) => {
      for (let more = 0; more < 500; more += 1) socket.write(right({ ...asked, transaction: 60_000 + (more % 5_000) }));
      socket.write(right(asked));
    });

    await expect.poll(() => heard.length).toBeGreaterThan(5);
    expect(heard.every(({ values: said }) => JSON.stringify(said) === JSON.stringify(values))).toBe(true);
  });
});

it('whatever bytes come, a question ends, and the next one is answered right', async () => {
  const noise = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 40 }), { numRuns: 40, seed: 7 });
  let bytes: Uint8Array | undefined;
  const port = await listen((asked, socket) => {
    // Half of them begin like an answer to this question.
    if (bytes === undefined) socket.write(right(asked));
    else socket.write(bytes.length % 2 === 0 ? bytes : frame(asked.transaction, asked.unit, [...bytes]));
  });
  const span = { register: 'holding', address: 0, length: 2 } as const;

  const outcomes: unknown[] = [];
  for (bytes of [...noise, undefined]) {
    const client = await openModbus({ kind: 'modbus-tcp', host: '127.0.0.1', port }, 20);
    outcomes.push(await readSpan(client, 1, span).catch((error: unknown) => error));
    await closeModbus(client, 'modbus-tcp');
  }

  // What modbus-serial says of its own; a RangeError would be a read past the end.
  expect(outcomes.filter((outcome) => outcome instanceof RangeError)).toEqual([]);
  expect(outcomes.at(-1)).toEqual([7, 8]);
});
