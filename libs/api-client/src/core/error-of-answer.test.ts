import { describe, expect, it } from 'vitest';
import { errorOfAbort, errorOfAnswer } from './error-of-answer.ts';

const now = Date.UTC(2026, 10, 20, 10, 0, 0);
const refusal = (status: number, data: unknown = {}, headers: Record<string, string> = {}) =>
  errorOfAnswer({ status, data, headers: new Headers(headers) }, 'getBuilding', now);

describe('the error of a refusal', () => {
  it.each([
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'not-found'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'not-found'],
    [412, 'conflict'],
    [413, 'validation'],
    [422, 'validation'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
    [304, 'server'],
  ] as const)('of status %i is of the kind %s', (status, kind) => {
    expect(refusal(status)).toMatchObject({ status, kind });
  });

  it('says what the server says: code, sentence, fields and the number of the request', () => {
    const data = {
      code: 'VALIDASI_SALAH',
      message: 'Periksa isian.',
      errors: { name: ['Wajib diisi'], 'address.city': 'Wajib diisi' },
      requestId: 'r-1',
    };

    expect(refusal(422, data, { 'x-request-id': 'r-2' })).toMatchObject({
      code: 'VALIDASI_SALAH',
      message: 'Periksa isian.',
      fieldErrors: { name: ['Wajib diisi'], 'address.city': ['Wajib diisi'] },
      requestId: 'r-1',
      data,
    });
  });

  it.each([null, 'Bad Gateway', ['no'], { code: '', message: 7, errors: ['no'] }])(
    'says what is known without a problem in the body: %o',
    (data) => {
      expect(refusal(502, data, { 'x-request-id': 'r-2' })).toMatchObject({
        code: 'HTTP_502',
        message: 'getBuilding was refused with status 502',
        fieldErrors: {},
        requestId: 'r-2',
      });
    },
  );

  it('leaves out of the fields what is no sentence', () => {
    expect(refusal(422, { errors: { name: [7, 'Wajib diisi'], city: [null], code: 3 } }).fieldErrors).toEqual({
      name: ['Wajib diisi'],
    });
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
  ])('reads Retry-After “%s” as %o seconds', (header, seconds) => {
    expect(refusal(429, {}, { 'retry-after': header }).retryAfterSeconds).toBe(seconds);
  });

  it('knows no pause where none is named', () => {
    expect(refusal(429).retryAfterSeconds).toBeNull();
  });
});

describe('the error of a call that was called off', () => {
  it('is a timeout when its signal ran out, and keeps the reason', () => {
    const reason = new DOMException('too late', 'TimeoutError');

    expect(errorOfAbort('getBuilding', reason)).toMatchObject({
      kind: 'timeout',
      status: 0,
      code: 'TIMEOUT',
      cause: reason,
    });
  });

  it.each([undefined, 'left the page', new DOMException('gone', 'AbortError')])('is a wish otherwise: %o', (reason) => {
    expect(errorOfAbort('getBuilding', reason)).toMatchObject({ kind: 'aborted', code: 'ABORTED', cause: reason });
  });
});
