import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { requireVersion, setEntityTag, versionAskedFor } from './entity-tag.ts';
import { HttpProblem } from './errors.ts';

const asking = (tag?: string) =>
  versionAskedFor({ headers: tag === undefined ? {} : { 'if-match': tag } } as unknown as FastifyRequest);

function told(answer: unknown): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, value: unknown) => (headers[name] = value) };
  setEntityTag(reply as unknown as FastifyReply, answer);
  return headers;
}

it.each([
  ['"7"', 7],
  ['W/"12"', 12],
  ['7', 0],
  ['*', 0],
  ['"abc"', 0],
  ['"12345678901234567890"', 0],
])('reads If-Match %s as version %i', (tag, version) => {
  expect(asking(tag)).toBe(version);
});

it('asks with 428 for the version that a change begins with', () => {
  expect(() => asking()).toThrow(expect.objectContaining({ status: 428, code: 'PERLU_VERSI' }));
});

it('names the version of the one record that is answered, and of nothing else', () => {
  expect([{ data: { version: 3 } }, { data: [{ version: 3 }] }, { data: null }, undefined].map(told)).toEqual([
    { etag: '"3"' },
    {},
    {},
    {},
  ]);
});

it('refuses a change of a record that has changed with 412 and what it says now', () => {
  const current = { version: 2, name: 'Baru' };

  expect(requireVersion(current, 2)).toBeUndefined();
  expect(() => requireVersion(current, 1)).toThrow(HttpProblem);
  expect(() => requireVersion(current, 1)).toThrow(
    expect.objectContaining({ status: 412, code: 'VERSI_BERUBAH', current }),
  );
});
