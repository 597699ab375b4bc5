import { randomUUIDv7 } from 'node:crypto';
import type { EndpointName } from '@imah/contract/endpoints';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { openapiDocument } from '@imah/server-platform/system';
import { fromSchema, type JsonSchema } from './from-schema.ts';

interface Operation {
  readonly operationId: EndpointName;
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** One operation of the document, and where it stands in it. */
export interface Called {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export interface Drawn {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly header: Readonly<Record<string, string>>;
}

/** Every operation by its name. */
export async function fuzzOperations(): Promise<[EndpointName, Called][]> {
  const document = (await openapiDocument('fuzz')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [EndpointName, Called] => [
      operation.operationId,
      { path, method, operation },
    ]),
  );
}

export function callsOf({ operation }: Called, ids: Readonly<Record<string, string>>): fc.Arbitrary<Drawn> {
  const known = [...new Set(Object.values(ids)), '0199a000-0000-7000-8000-00000000dead'];
  const parameters = operation.parameters ?? [];
  const part = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = fc.record(
    Object.fromEntries(
      part('query').map(({ name, schema }) => [name, name === 'cursor' ? cursors : fromSchema(schema, known)]),
    ),
    { requiredKeys: part('query').flatMap(({ name, required }) => (required === true ? [name] : [])) },
  );
  const path = fc.record(
    Object.fromEntries(
      part('path').map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 8, arbitrary: fc.constant(ids[name] ?? randomUUIDv7()) }, fromSchema(schema, known)),
      ]),
    ),
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? fc.constant(undefined) : fromSchema(schema, known);
  const key = fc.constantFrom('kunci-1', 'kunci-2', 'x'.repeat(65), '');
  const match = fc.constantFrom('"1"', '"2"', '*', '1', 'W/"1"', '"99999999999999999999"', '');
  const header = fc.record({ 'idempotency-key': key, 'if-match': match }, { requiredKeys: ['idempotency-key'] });
  return fc.record({ path, query, body, header });
}

const positionOf = (fields: Record<string, unknown>) => Buffer.from(JSON.stringify(fields)).toString('base64url');
const year0 = '0000-01-01T00:00:00.000Z';
const someone = '0199a000-0000-7000-8000-00000000dead';

/** Places in lists as the server would write them, with values that no list has given out. */
const cursors = fc.constantFrom(
  '',
  'bm90IGpzb24',
  ...['at', 'createdAt', 'lastAt', 'raisedAt', 'lastPostAt', 'publishedAt', 'requestedAt', 'updatedAt', 'dueAt'].map(
    (field) => positionOf({ [field]: year0, rank: 1, urgency: 'x', id: someone }),
  ),
  positionOf({ seq: 9_000_000_000_000_000 }),
  positionOf({ seq: -1 }),
  positionOf({ rank: 2 ** 40, createdAt: '2026-01-01T00:00:00.000Z', id: someone }),
  positionOf({ rank: 2 ** 40, raisedAt: '2026-01-01T00:00:00.000Z', id: someone }),
  positionOf({ sortKey: '\ud800', name: '\ud800', building: '\u0000', id: someone }),
  positionOf({ sortKey: 'a', name: 'a', building: 'a', id: someone }),
);

export function toInject(
  { path, method }: Called,
  drawn: Drawn,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(drawn.path[name])));
  const query = new URLSearchParams(Object.entries(drawn.query).map(([name, value]) => [name, asText(value)]));
  return {
    method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
    url: `${url}?${query.toString()}`,
    headers: {
      ...headers,
      ...drawn.header,
      ...(drawn.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(drawn.body === undefined ? {} : { payload: JSON.stringify(drawn.body) }),
  };
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A half of a character cannot be written into an address.
  return text.toWellFormed().slice(0, 2000);
}
