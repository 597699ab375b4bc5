import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnmp, type SnmpSession } from './session.ts';

let socket: Socket;
let session: SnmpSession;
let answer: (question: Buffer) => Buffer;
beforeEach(async () => {
  socket = createSocket('udp4').bind(0, '127.0.0.1');
  socket.on('message', (question, { port }) => socket.send(answer(question), port, '127.0.0.1'));
  await once(socket, 'listening');
  session = open();
});
afterEach(() => {
  session.close();
  socket.close();
});

const point = { key: 'load', oid: '1.3.6.1.4.1.99.1.0', as: 'number', scale: 1, offset: 0, write: false } as const;

function open(): SnmpSession {
  const { port } = socket.address();
  const place = { name: 'UPS', host: '127.0.0.1', port, community: 'public', version: '2c' } as const;
  return openSnmp({ ...place, every: 30_000, points: [point] }, 20);
}

/** The question as its own answer: a response (RFC 3416) to GetRequest, with an integer in place of nothing. */
function right(question: Buffer, value = 42): Buffer {
  // The value of the only name is its last two bytes, NULL; a small integer is one byte longer, as are the lists around it.
  const body = Buffer.concat([question.subarray(0, -2), Buffer.from([2, 1, value])]);
  for (let at = 0; at < body.length; at += 1)
    if ([0x30, 0xa0].includes(body[at]!) && at + 2 + question[at + 1]! === question.length) body[at + 1]! += 1;
  body[body.indexOf(0xa0)] = 0xa2;
  return body;
}

const ask = () => session.get([point]).catch((error: unknown) => error);

it('an agent that answers right is heard', async () => {
  answer = right;

  expect(await ask()).toEqual({ load: 42 });
});

it('an agent that answers with another name than it was asked has said nothing of that one', async () => {
  answer = (question) => {
    const bytes = right(question);
    // The last part of the name stands before its value.
    bytes[bytes.length - 4] = 9;
    return bytes;
  };

  expect(await ask()).toEqual({});
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['a question', (bytes) => Buffer.from(bytes.map((byte) => (byte === 0xa2 ? 0xa0 : byte)))],
  ['half of it', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['nothing', () => Buffer.alloc(0)],
])('an agent that answers with %s has not answered', async (_what, wrong) => {
  answer = (question) => wrong(right(question));

  expect(await ask()).toBeInstanceOf(Error);
});

it('whatever an agent answers, a question ends, and the next session hears what is right', async () => {
  const noise = fc.sample(fc.tuple(fc.nat(60), fc.nat(255)), { numRuns: 60, seed: 7 });
  for (const [at, byte] of noise) {
    answer = (question) => {
      const bytes = right(question);
      bytes[at % bytes.length] = byte;
      return bytes;
    };
    await ask();
    session.close();
    session = open();
  }
  answer = right;

  expect(await ask()).toEqual({ load: 42 });
});
