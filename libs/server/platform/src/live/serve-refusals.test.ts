import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrorsAsProblems } from '../http/problem.ts';
import { serveRefusals } from './serve-refusals.ts';

async function ask(path: string, headers: Record<string, string>) {
  const app = Fastify();
  app.decorateRequest('actor', null);
  answerErrorsAsProblems(app);
  serveRefusals(app, { publicUrl: 'https://imah.contoh.id' });
  const answer = await app.inject({ url: path, headers: { host: '127.0.0.1:8080', ...headers } });
  await app.close();
  return [answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers['cache-control']];
}

it('tells a page of a foreign origin that it is refused, whether it sends its origin or says it', async () => {
  const foreign = 'http://localhost:5173';

  expect(await ask('/mqtt', { origin: foreign })).toEqual([403, '*', 'no-store']);
  expect(await ask(`/mqtt?origin=${encodeURIComponent(foreign)}`, {})).toEqual([403, '*', 'no-store']);
  expect(await ask('/mqtt?origin=nonsense', {})).toEqual([403, '*', 'no-store']);
});

it('asks a page of its own host, of its public address, and a program for a websocket', async () => {
  for (const origin of ['http://127.0.0.1:8080', 'https://imah.contoh.id'])
    expect(await ask(`/mqtt?origin=${encodeURIComponent(origin)}`, {})).toEqual([426, '*', 'no-store']);
  expect(await ask('/mqtt', {})).toEqual([426, '*', 'no-store']);
});
