import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { PoolBusyError } from '../database/prepared.ts';
import { BusyError } from '../overload/fair-gate.ts';
import { createStorageWatch } from '../overload/storage-watch.ts';
import { shareLimits } from './fair-share.ts';
import { answerErrorsAsProblems } from './problem.ts';
import { makePerson, type TestPerson } from '../testing/people.ts';
import { notFound } from './errors.ts';
import { createTestApp } from '../testing/test-app.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

describe('what the server cannot do now', () => {
  it.each([
    ['a full disk of the database', withCode('53100'), 503, 'PENYIMPANAN_PENUH', '60'],
    ['a full disk of files', withCode('ENOSPC'), 503, 'PENYIMPANAN_PENUH', '60'],
    ['a statement that took too long', withCode('57014'), 503, 'LAYANAN_SIBUK', '5'],
    ['a lock that did not come free', withCode('55P03'), 503, 'LAYANAN_SIBUK', '5'],
    ['two that waited for each other', withCode('40P01'), 503, 'LAYANAN_SIBUK', '5'],
    ['too many connections', withCode('53300'), 503, 'LAYANAN_SIBUK', '5'],
    ['a pool without a free connection', new PoolBusyError('busy'), 503, 'LAYANAN_SIBUK', '5'],
    ['a line of their own that is full', new BusyError('busy'), 429, 'TERLALU_SERING', '5'],
  ])('is said of %s, with when to come again', async (_, error, status, code, retryAfter) => {
    const app = Fastify();
    const storage = createStorageWatch();
    answerErrorsAsProblems(app, storage.observe);
    app.get('/', () => Promise.reject(error));

    const answer = await app.inject('/');

    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([status, code, retryAfter]);
    expect(storage.isFull()).toBe(code === 'PENYIMPANAN_PENUH');
  });

  it('is no error of the server when its client has hung up', async () => {
    const lines: { level: number; msg: string }[] = [];
    const sink = new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) });
    const app = Fastify({ loggerInstance: pino({ level: 'debug' }, sink) as FastifyBaseLogger });
    answerErrorsAsProblems(app);
    app.post('/', async () => 'done');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    await once(app.server, 'request');

    socket.destroy();

    await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the client has gone');
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    await app.close();
  });
});

describe('what one account may have under way', () => {
  it('is a few calls at once; some wait, more are told to come again, and others are answered meanwhile', async () => {
    let finish = () => undefined as void;
    const stuck = new Promise<void>((resolve) => (finish = resolve));
    let working = 0;
    const test = await createTestApp({
      rateLimitScale: 1,
      handlers: () => ({
        getProfile: async ({ actor }) => {
          working += 1;
          if (actor.name === 'Banjir') await stuck;
          throw notFound();
        },
      }),
    });
    const [loud, quiet] = [await makePerson(test, 'Banjir'), await makePerson(test, 'Tenang')];
    const statuses: number[] = [];
    const call = ({ bearer }: TestPerson) => test.app.inject({ url: '/api/v1/account/profile', headers: bearer });
    const { perKey, waiting } = shareLimits;

    const flood = Array.from({ length: perKey + waiting + 5 }, async () => {
      const answer = await call(loud);
      statuses.push(answer.statusCode);
      return answer.headers['retry-after'];
    });
    await expect.poll(() => statuses).toEqual([429, 429, 429, 429, 429]);

    expect((await call(quiet)).statusCode).toBe(404);
    expect(working).toBe(perKey + 1);
    finish();
    const told = await Promise.all(flood);
    expect(told.filter((after) => after === '5')).toHaveLength(5);
    expect(working).toBe(perKey + waiting + 1);
    await test.close();
  });
});
