import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerErrorsAsProblems } from './problem.ts';
import { storableValidatorCompiler } from './storable.ts';
import { takeBytes } from './take-bytes.ts';

const app = Fastify({ bodyLimit: 1_000 });
beforeAll(async () => {
  answerErrorsAsProblems(app);
  takeBytes(app);
  app.decorateRequest('actor', null);
  app.setValidatorCompiler(storableValidatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  const schema = { body: z.record(z.string(), z.unknown()), querystring: z.looseObject({}) };
  app.post('/json', { schema }, async ({ body }) => body);
  app.post('/bytes', { config: { takesBytes: true } }, async ({ body }) => ({
    bytes: Buffer.isBuffer(body) ? body.length : 'none',
  }));
  app.get('/of/:id', { schema: { params: z.object({ id: z.guid() }) } }, async () => 'found');
  await app.ready();
});
afterAll(() => app.close());

async function ask(options: InjectOptions) {
  const answer = await app.inject({ method: 'POST', ...options });
  return [answer.statusCode, answer.json().code ?? answer.json()];
}
const octets = { 'content-type': 'application/octet-stream' };
const json = { 'content-type': 'application/json' };

describe('a body of bytes', () => {
  it('is taken as it is where the call takes one, whatever is in it', async () => {
    expect(await ask({ url: '/bytes', headers: octets, payload: Buffer.from([0, 1, 0xff]) })).toEqual([
      200,
      { bytes: 3 },
    ]);
  });

  it('is refused where JSON is asked for', async () => {
    expect(await ask({ url: '/json', headers: octets, payload: Buffer.from('{"a":1}') })).toEqual([
      415,
      'JENIS_ISI_TIDAK_DIDUKUNG',
    ]);
  });

  it.each(['/bytes', '/json'])('longer than any may be is refused at %s before it is read', async (url) => {
    const headers = url === '/bytes' ? octets : json;

    expect(await ask({ url, headers, payload: JSON.stringify({ a: 'x'.repeat(1_000) }) })).toEqual([
      413,
      'ISI_TERLALU_BESAR',
    ]);
  });
});

describe('what the database could not keep', () => {
  it.each([
    ['a NUL in a text', '{"title":"a\\u0000b"}'],
    ['half of a character', '{"title":"\\ud83d"}'],
    ['a NUL in the name of a field', '{"a\\u0000":1}'],
    ['what is nested too deep', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`],
  ])('is unreadable: %s', async (_, payload) => {
    expect(await ask({ url: '/json', headers: json, payload })).toEqual([400, 'PERMINTAAN_TIDAK_TERBACA']);
  });

  it('is unreadable in the query as well', async () => {
    expect(await ask({ url: '/json?q=%00', payload: {} })).toEqual([400, 'PERMINTAAN_TIDAK_TERBACA']);
  });

  it('is the id of nothing in a path', async () => {
    expect(await ask({ method: 'GET', url: '/of/%00' })).toEqual([404, 'TIDAK_DITEMUKAN']);
  });

  it('is none of the texts that people write', async () => {
    const body = { title: 'Bocor 😀', nested: { list: ['ญ', ''], deep: [[[[1]]]] } };

    expect(await ask({ url: '/json', payload: body })).toEqual([200, body]);
  });
});
