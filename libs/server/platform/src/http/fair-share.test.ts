import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { notFound } from './errors.ts';
import { shareLimits } from './fair-share.ts';

const { perKey } = shareLimits;
/** Calls that are at work, and how many there were at most. */
const work = { now: 0, most: 0, end: [] as (() => void)[] };
let test: TestApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  test = await createTestApp({
    // As people have it: tests have a thousand times as much.
    rateLimitScale: 1,
    handlers: () => ({
      getProfile: async () => {
        work.now += 1;
        work.most = Math.max(work.most, work.now);
        await new Promise<void>((resolve) => work.end.push(resolve));
        work.now -= 1;
        throw notFound();
      },
    }),
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has such an address.
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => (endAll(), work.now)).toBe(0);
  Object.assign(work, { most: 0 });
});

const endAll = () => {
  for (const end of work.end.splice(0)) end();
};

/** Asks, and leaves the connection open. */
async function ask({ bearer }: TestPerson, path = '/api/v1/account/profile'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer.authorization}\r\n\r\n`);
  return socket;
}
/** How many connections the server has open. */
const open = () => new Promise<number>((resolve) => test.app.server.getConnections((_, count) => resolve(count)));
/** Resolves when the server has taken note that these are gone. */
async function hangUp(gone: readonly Socket[], left: number): Promise<void> {
  await expect.poll(open).toBe(gone.length + left);
  for (const socket of gone) socket.destroy();
  await expect.poll(open).toBe(left);
}
/** Resolves when what was asked before has come to its place in the line: somebody else is answered. */
async function othersAreAnswered(): Promise<void> {
  const { bearer } = await makePerson(test, 'Lain');
  const answer = await test.app.inject({ url: refusedPath, headers: bearer });
  expect(answer.statusCode).toBe(404);
}
const refusedPath = '/api/v1/buildings/01900000-0000-7000-8000-000000000001';

describe('who hangs up', () => {
  it('frees no place while the work goes on', async () => {
    const person = await makePerson(test, 'Putus');
    const calls = await Promise.all(Array.from({ length: perKey }, () => ask(person)));
    await expect.poll(() => work.now).toBe(perKey);

    await hangUp(calls, 0);
    await ask(person);
    await othersAreAnswered();

    expect([work.now, work.most]).toEqual([perKey, perKey]);
    endAll();
    await expect.poll(() => work.now).toBe(1);
  });

  it('before their turn has no more at work at once than who waits for the answer', async () => {
    const person = await makePerson(test, 'Antre');
    await Promise.all(Array.from({ length: perKey }, () => ask(person)));
    await expect.poll(() => work.now).toBe(perKey);
    const waiting = await Promise.all(Array.from({ length: 8 }, () => ask(person)));
    await expect.poll(open).toBe(perKey + 8);
    await othersAreAnswered();
    await hangUp(waiting, perKey);

    // Whoever is let in now works until nobody else comes.
    endAll();
    await othersAreAnswered();
    await othersAreAnswered();

    expect(work.most).toBe(perKey);
  });
});

describe('a call that is refused', () => {
  it('gives its place back', async () => {
    const person = await makePerson(test, 'Ditolak');
    const refused = () => test.app.inject({ url: refusedPath, headers: person.bearer });

    const answers = await Promise.all(Array.from({ length: perKey * 3 }, refused));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    await ask(person);
    await expect.poll(() => work.now).toBe(1);
  });

  it('gives its place back where its client left before the body had come', async () => {
    const person = await makePerson(test, 'Setengah');
    const half = async () => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      await once(socket, 'connect');
      const head = `PATCH /api/v1/account/profile HTTP/1.1\r\nHost: x\r\nAuthorization: ${person.bearer.authorization}`;
      socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
      return socket;
    };
    const calls = await Promise.all(Array.from({ length: perKey }, half));
    await expect.poll(open).toBe(perKey);
    await othersAreAnswered();

    await hangUp(calls, 0);
    await Promise.all(Array.from({ length: perKey }, () => ask(person)));

    await expect.poll(() => work.now).toBe(perKey);
  });
});
