import { describe, expect, it } from 'vitest';
import { bytesOf, isAnswer, jsonOf, readWhole, refusalOf } from './answer.ts';

const answer = (data: unknown, contentType?: string, status = 200) => ({
  status,
  data,
  headers: new Headers(contentType === undefined ? {} : { 'content-type': contentType }),
});

describe('an answer in JSON', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'is taken as %s',
    (contentType) => {
      expect(jsonOf(answer({ data: 1 }, contentType), 'whoami').data).toEqual({ data: 1 });
    },
  );

  it.each([answer('', 'application/json'), answer(undefined), answer('x', 'text/html', 204)])(
    'may be empty',
    (empty) => {
      expect(jsonOf(empty, 'whoami').data).toBeUndefined();
    },
  );

  it.each([
    answer('<html>', 'text/html'),
    answer({ data: 1 }, 'text/html'),
    answer({ data: 1 }),
    answer('{"data":', 'application/json'),
  ])('is not what a hotspot’s login page or half an answer is', (other) => {
    expect(() => jsonOf(other, 'whoami')).toThrow(
      expect.objectContaining({ kind: 'server', code: 'NOT_JSON', data: other.data }),
    );
  });
});

describe('an answer in bytes', () => {
  it('is the file itself', async () => {
    const file = new Blob(['%PDF'], { type: 'application/pdf' });

    expect((await bytesOf(answer(file, 'application/pdf'), 'downloadFile')).data).toBe(file);
  });

  it('is refused with the page’s text when a page comes in its place', async () => {
    await expect(
      bytesOf(answer(new Blob(['<html>']), 'text/html; charset=utf-8'), 'downloadFile'),
    ).rejects.toMatchObject({ code: 'NOT_BYTES', data: '<html>' });
    await expect(bytesOf(answer('text', 'application/pdf'), 'downloadFile')).rejects.toMatchObject({ data: 'text' });
  });
});

describe('a refusal', () => {
  it('of a file says why in JSON, or in the text that came', async () => {
    expect((await refusalOf(answer(new Blob(['{"code":"TIDAK_ADA"}']), 'x', 404))).data).toEqual({ code: 'TIDAK_ADA' });
    expect((await refusalOf(answer(new Blob(['Bad Gateway']), 'x', 502))).data).toBe('Bad Gateway');
  });

  it('that is read already stays what it is', async () => {
    const read = answer({ code: 'TIDAK_ADA' }, 'application/json', 404);

    expect(await refusalOf(read)).toBe(read);
  });

  it('is told from what else can be thrown', () => {
    expect([answer('', undefined, 500), new Error('x'), null, 'x', { status: 1 }].map(isAnswer)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it.each([204, 205, 304])('an answer of status %i has no body, and can still be made anew', async (status) => {
  const whole = await readWhole(Promise.resolve(new Response(null, { status, headers: { etag: '"1"' } })));

  expect([whole.status, whole.headers.get('etag'), await whole.text()]).toEqual([status, '"1"', '']);
});

it('an answer whose body breaks off fails while it is read, not later', async () => {
  const fault = new TypeError('terminated');
  const body = new ReadableStream({ start: (controller) => controller.error(fault) });

  await expect(readWhole(Promise.resolve(new Response(body)))).rejects.toBe(fault);
});
