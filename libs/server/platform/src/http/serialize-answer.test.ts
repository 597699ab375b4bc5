import type { Endpoint } from '@imah/contract/core';
import { endpoints } from '@imah/contract/endpoints';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSerializerCompiler } from './serialize-answer.ts';

const route = (schema: z.ZodMiniType) => ({ schema, method: 'GET', url: '/test' });

/** What a compiler's serializer does with a value: its text, or that it refuses. */
function outcome(compile: typeof answerSerializerCompiler, schema: z.ZodMiniType, value: unknown): string {
  try {
    return String(compile(route(schema))(value));
  } catch (error) {
    return `refused: ${error instanceof Error ? error.constructor.name : String(error)}`;
  }
}

const item = z.object({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  title: z.string().check(z.trim(), z.maxLength(3)),
  count: z.int().check(z.gte(0)),
  kind: z.enum(['a', 'b']),
  at: z.nullable(z.iso.datetime({ precision: 3 })),
  note: z.optional(z.string()),
  values: z.record(z.string(), z.union([z.number(), z.boolean()])),
  is: z.literal('item'),
});
const right = { id: 'x', title: ' ab ', count: 1, kind: 'a', at: null, values: { t: 1, on: true }, is: 'item' };

const faults = [
  { id: 'X' },
  { id: 1 },
  { title: 'abcd' },
  { count: 1.5 },
  { count: -1 },
  { count: Number.NaN },
  { kind: 'c' },
  { at: 'yesterday' },
  { at: undefined },
  { values: { t: 'warm' } },
  { is: null },
];
const strangers = [
  {},
  [],
  [right],
  null,
  undefined,
  'x',
  0,
  true,
  { data: [] },
  { data: [], meta: { nextCursor: null } },
];

const values: readonly unknown[] = [
  right,
  { ...right, note: 'n', at: '2026-11-20T10:05:00.000Z', secret: 'hunter2' },
  { ...right, note: undefined },
  ...faults.map((fault) => ({ ...right, ...fault })),
  ...strangers,
];

describe('an answer', () => {
  it.each(values.map((value) => [JSON.stringify(value) ?? 'undefined', value]))(
    'is written or refused as zod would: %s',
    (_, value) => {
      expect(outcome(answerSerializerCompiler, item, value)).toBe(outcome(serializerCompiler, item, value));
      const list = z.object({ data: z.array(item) });
      expect(outcome(answerSerializerCompiler, list, { data: [right, value] })).toBe(
        outcome(serializerCompiler, list, { data: [right, value] }),
      );
    },
  );

  it('carries what its schema names and nothing else, with its texts as the schema wants them', () => {
    expect(JSON.parse(outcome(answerSerializerCompiler, item, { ...right, secret: 'hunter2' }))).toEqual({
      ...right,
      title: 'ab',
    });
  });

  it('is refused when it does not fit, without a word of it', () => {
    const serialize = answerSerializerCompiler(route(item));

    expect(() => serialize({ ...right, id: 'HUNTER2' })).toThrow("Response doesn't match the schema");
  });

  it('is encoded, not parsed, where these differ', () => {
    const codec = z.object({
      at: z.codec(z.iso.datetime(), z.date(), {
        decode: (text) => new Date(text),
        encode: (date) => date.toISOString(),
      }),
    });

    expect(outcome(answerSerializerCompiler, codec, { at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });
});

// Each keeps its type only as an endpoint of the table.
const schemas = Object.entries<Endpoint>(endpoints).flatMap(([name, { response }]) =>
  response.schema === undefined ? [] : [[name, response.schema] as const],
);

it.each(schemas)('treats the answers of %s as zod would', (_, schema) => {
  expect(values.map((value) => outcome(answerSerializerCompiler, schema, value))).toEqual(
    values.map((value) => outcome(serializerCompiler, schema, value)),
  );
});

it.each(schemas)('compiles the answers of %s whole', (_, schema) => {
  expect(z.compile(schema, { strict: true })).toMatchObject({ parse: expect.any(Function) });
});
