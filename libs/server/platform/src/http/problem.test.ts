import Fastify, { type FastifyBaseLogger, type InjectOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Actor } from './handler.ts';
import { HttpProblem, invalidField, invalidFields } from './errors.ts';
import { answerErrorsAsProblems } from './problem.ts';

const withCode = (code: string) => Object.assign(new Error('secret words of the database'), { code });

/** A server whose only call fails so; what it answers, and what it has written to its log. */
async function refused(
  error: unknown,
  { language, ...options }: Partial<InjectOptions> & { language?: 'id' | 'en' } = {},
  problemShape: 'problem' | 'boarding' = 'problem',
) {
  const lines: { level: number; msg: string; requestId?: string }[] = [];
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) });
  const heard: unknown[] = [];
  const app = Fastify({
    loggerInstance: pino({ level: 'debug' }, sink) as FastifyBaseLogger,
    genReqId: () => 'call-7',
  });
  answerErrorsAsProblems(app, (failure) => heard.push(failure));
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    // Of the person only the language counts here.
    if (language !== undefined) request.actor = { locale: language } as Actor;
  });
  app.get('/', { config: { problemShape } }, () => Promise.reject(error));
  const answer = await app.inject({ url: '/', ...options });
  await app.close();
  const logged = lines.filter(({ level }) => level >= 50).map(({ msg, requestId }) => [msg, requestId]);
  return { answer, body: answer.json(), heard, logged, lines };
}

describe('a refusal', () => {
  it('has a code for programs, a sentence for people and the number of its call, and is kept by nobody', async () => {
    const { answer, body, logged } = await refused(new HttpProblem(409, 'BENTROK'));

    expect(body).toEqual({
      type: 'urn:imah:problem:bentrok',
      title: 'Conflict',
      status: 409,
      code: 'BENTROK',
      message: 'Data sudah berubah atau sedang dipakai. Muat ulang, lalu coba lagi.',
      requestId: 'call-7',
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      409,
      'application/problem+json; charset=utf-8',
      'no-store',
    ]);
    expect([answer.headers['retry-after'], logged]).toEqual([undefined, []]);
  });

  it('names each field with what is wrong there, and the bound that was broken', async () => {
    const { body } = await refused(
      invalidFields({ 'units.1.code': [{ fault: 'code-taken' }], name: [{ fault: 'too-long', count: 80 }] }),
    );

    expect([body.code, body.errors]).toEqual([
      'VALIDASI_SALAH',
      { 'units.1.code': ['Kode ini sudah dipakai'], name: ['Paling banyak 80 karakter'] },
    ]);
  });

  it('names what stands in the way within its sentence, whatever characters that name has', async () => {
    const about = 'TKT-2026-000001 Pompa $& rusak';

    expect((await refused(new HttpProblem(409, 'TIKET_TERHALANG', { about }))).body.message).toBe(
      `Tiket ini masih dihambat oleh ${about}. Selesaikan itu dahulu, atau lepas kaitannya.`,
    );
  });

  it('brings the record as it stands where somebody was faster', async () => {
    const current = { version: 4, name: 'Graha' };

    expect((await refused(new HttpProblem(412, 'VERSI_BERUBAH', { current }))).body).toMatchObject({
      status: 412,
      title: 'Precondition Failed',
      current,
    });
  });

  it('says when to come again where that is known', async () => {
    const { answer } = await refused(new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: 17 }));

    expect(answer.headers['retry-after']).toBe('17');
  });

  it('S-45 of boarding has a shape of its own: message, isError and the fields', async () => {
    const { answer, body } = await refused(invalidField('building.name', 'required'), {}, 'boarding');

    expect([answer.statusCode, answer.headers['content-type'], body]).toEqual([
      422,
      'application/json; charset=utf-8',
      {
        message: 'Validasi Salah, Cek Kembali Input',
        isError: true,
        errors: { 'building.name': ['Wajib diisi'] },
      },
    ]);
  });
});

describe('the language of a refusal', () => {
  const english = 'Please log in first.';
  const indonesian = 'Silakan masuk terlebih dahulu.';

  it.each([
    ['what the browser asks for', { headers: { 'accept-language': 'en-GB' } }, english],
    ['Indonesian where nothing is said', {}, indonesian],
    ['that of the account before the browser’s', { language: 'id', headers: { 'accept-language': 'en' } }, indonesian],
    ['the one a program chose before both', { language: 'id', headers: { 'imah-language': 'en' } }, english],
    ['not one that Imah does not speak', { language: 'en', headers: { 'imah-language': 'fr' } }, english],
  ] as const)('is %s', async (_, options, sentence) => {
    const { body } = await refused(new HttpProblem(401, 'PERLU_MASUK'), options);

    expect(body.message).toBe(sentence);
  });
});

describe('what goes wrong', () => {
  it('on the server is logged with the number of the call, and not told', async () => {
    const { answer, body, heard, logged } = await refused(new Error('password of the pool is hunter2'));

    expect([answer.statusCode, body.code, body.message]).toEqual([
      500,
      'GALAT_SERVER',
      'Terjadi gangguan pada server. Silakan coba lagi.',
    ]);
    expect(answer.body).not.toContain('hunter2');
    expect(logged).toEqual([['request failed', 'call-7']]);
    expect(heard).toEqual([new Error('password of the pool is hunter2')]);
  });

  it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
    'because of a connection that broke before its query, without a code, is answered so: %s',
    async (message) => {
      const { answer, body } = await refused(new Error(message));

      expect([answer.statusCode, body.code]).toEqual([503, 'LAYANAN_BELUM_SIAP']);
    },
  );

  it.each([
    ['a text that the database cannot keep', '22021', 400, 'PERMINTAAN_TIDAK_TERBACA'],
    ['half of a character in JSON', '22P05', 400, 'PERMINTAAN_TIDAK_TERBACA'],
    ['a database that is not there', 'ECONNREFUSED', 503, 'LAYANAN_BELUM_SIAP'],
    ['a connection that broke', 'ECONNRESET', 503, 'LAYANAN_BELUM_SIAP'],
    ['a database that is starting', '57P03', 503, 'LAYANAN_BELUM_SIAP'],
    ['a database that is shut down', '57P01', 503, 'LAYANAN_BELUM_SIAP'],
    ['a statement that was cancelled', '57014', 503, 'LAYANAN_SIBUK'],
    ['a transaction left open', '25P03', 503, 'LAYANAN_SIBUK'],
    ['no memory left', '53200', 503, 'LAYANAN_SIBUK'],
    ['a quota of the disk that is used up', 'EDQUOT', 503, 'PENYIMPANAN_PENUH'],
    ['a rule of the database that nobody foresaw', '23514', 500, 'GALAT_SERVER'],
  ])('because of %s is answered so', async (_, code, status, expected) => {
    const { answer, body } = await refused(withCode(code));

    expect([answer.statusCode, body.code]).toEqual([status, expected]);
    expect(answer.body).not.toContain('secret words');
  });

  it.each([
    [404, 'TIDAK_DITEMUKAN'],
    [413, 'ISI_TERLALU_BESAR'],
    [415, 'JENIS_ISI_TIDAK_DIDUKUNG'],
    [429, 'TERLALU_SERING'],
    [400, 'PERMINTAAN_TIDAK_TERBACA'],
    [417, 'PERMINTAAN_TIDAK_TERBACA'],
  ])('by the client, with status %i, keeps that status and gets a code', async (status, code) => {
    const { answer, body, logged } = await refused(Object.assign(new Error('no'), { statusCode: status }));

    expect([answer.statusCode, body.code, logged]).toEqual([status, code, []]);
  });

  it('by what is thrown as no error at all is a fault of the server', async () => {
    const { answer, body } = await refused(Object.assign(new Error('odd'), { statusCode: 302 }));

    expect([answer.statusCode, body.code]).toEqual([500, 'GALAT_SERVER']);
  });
});

describe('a call that does not fit its schema', () => {
  async function ask(options: InjectOptions) {
    const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    answerErrorsAsProblems(app);
    app.decorateRequest('actor', null);
    const schema = {
      params: z.object({ id: z.guid() }),
      querystring: z.object({ limit: z.optional(z.coerce.number().check(z.lte(100))) }),
      headers: z.looseObject({ 'idempotency-key': z.optional(z.string().check(z.maxLength(4))) }),
      body: z.strictObject({ name: z.string() }),
    };
    app.post('/things/:id', { schema }, async () => 'done');
    const answer = await app.inject({ method: 'POST', payload: { name: 'x' }, ...options });
    await app.close();
    return [answer.statusCode, answer.json().code, answer.json().errors];
  }
  const url = '/things/01900000-0000-7000-8000-000000000001';

  it('is about nothing where its id can be none', async () => {
    expect(await ask({ url: '/things/nobody' })).toEqual([404, 'TIDAK_DITEMUKAN', undefined]);
  });

  it.each([
    ['the query', { url: `${url}?limit=101` }, { limit: ['Paling besar 100'] }],
    ['a header', { url, headers: { 'idempotency-key': '12345' } }, { 'idempotency-key': ['Paling banyak 4 karakter'] }],
    ['the body', { url, payload: { role: 'owner' } }, { name: ['Wajib diisi'], role: ['Isian tidak dikenal'] }],
  ])('names the field of %s', async (_, options, errors) => {
    expect(await ask(options)).toEqual([422, 'VALIDASI_SALAH', errors]);
  });

  it.each([
    ['is no JSON', '{"name":', 'application/json', [400, 'PERMINTAAN_TIDAK_TERBACA']],
    [
      'would put its fields into every object',
      '{"__proto__":{"a":1}}',
      'application/json',
      [400, 'PERMINTAAN_TIDAK_TERBACA'],
    ],
    ['is of another type', 'name=x', 'application/x-www-form-urlencoded', [415, 'JENIS_ISI_TIDAK_DIDUKUNG']],
  ])('is refused where its body %s', async (_, payload, type, expected) => {
    expect(await ask({ url, payload, headers: { 'content-type': type } })).toEqual([...expected, undefined]);
  });
});
