import { type Endpoint, problem } from '@imah/contract/core';
import type { EndpointName } from '@imah/contract/endpoints';
import { fileTypes } from '@imah/contract/files/words';
import { boardingProblem } from '@imah/contract/identity';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

/** Named in OpenAPI's `components.securitySchemes`. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'imah_session', description: 'Over https: `__Host-imah_session`' },
  bearer: { type: 'http', scheme: 'bearer' },
} as const;

const idempotencyHeader = { 'idempotency-key': z.string().check(z.regex(/^[\x21-\x7e]+$/), z.maxLength(64)) };

const versionHeader = {
  'if-match': z.optional(z.string().check(z.maxLength(64), z.describe('The `ETag` of the record that is changed'))),
};

const descriptions: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, nothing to say',
  400: 'Not readable: no JSON, or a character that cannot be stored',
  401: 'No valid session',
  403: 'Not allowed, or sent from another site',
  404: 'There is no such record, or it is not for this person',
  408: 'The request did not come whole in time',
  409: 'In conflict with what is there',
  410: 'Used already or expired',
  412: 'Changed by somebody else meanwhile; `current` is the record as it stands now',
  413: 'Too large',
  415: 'Not JSON, or a file of a type that is not taken',
  422: 'Entries are not right; `errors` names them',
  428: 'No `If-Match`',
  429: 'Too often, or too many at once; `Retry-After` says when to come again',
  503: 'The server is busy, full or not ready; `Retry-After` says when to come again',
};

/** The schema of a route: Fastify validates and serialises by it, and OpenAPI is made from it. */
export function routeSchema(name: EndpointName, endpoint: Endpoint): FastifySchema {
  const { access, response } = endpoint;
  const refusalSchema =
    name === 'boarding'
      ? { 'application/json': { schema: boardingProblem } }
      : { 'application/problem+json': { schema: problem } };
  const refusals = Object.fromEntries(
    refusalStatuses(endpoint).map((status) => [
      status,
      { description: descriptions[status] ?? 'Refused', content: refusalSchema },
    ]),
  );
  const success = { description: descriptions[response.status] };
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: access.kind === 'public' ? [] : [{ session: [] }, { bearer: [] }],
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    ...(endpoint.bytes === 'sent' ? { consumes: ['application/octet-stream'] } : {}),
    ...headersOf(endpoint),
    response: {
      [response.status]:
        response.schema === undefined
          ? endpoint.bytes === 'answered'
            ? { ...success, content: bytesOf(endpoint.byteTypes ?? Object.keys(fileTypes)) }
            : nothing(response.status)
          : { ...success, content: { 'application/json': { schema: response.schema } } },
      ...refusals,
    },
  };
}

/** The headers that a call brings along; some bring both. */
function headersOf({ idempotencyKey, ifMatch }: Endpoint): Pick<FastifySchema, 'headers'> {
  if (idempotencyKey !== true && ifMatch !== true) return {};
  return {
    headers: z.looseObject({
      ...(idempotencyKey === true ? idempotencyHeader : {}),
      ...(ifMatch === true ? versionHeader : {}),
    }),
  };
}

/** Every status with which the call may be refused. */
export function refusalStatuses(endpoint: Endpoint): number[] {
  const { access } = endpoint;
  // Any call may be unreadable, be one too many, or find the server busy.
  const statuses = new Set([...(endpoint.errors ?? []), 400, 429, 503]);
  if (access.kind !== 'public') statuses.add(401);
  if (access.kind === 'topic' && access.may === 'moderate') statuses.add(403);
  if (access.kind === 'permission' || access.kind === 'session' || endpoint.method !== 'GET') statuses.add(403);
  if (access.kind === 'permission' || endpoint.params !== undefined) statuses.add(404);
  if (endpoint.idempotencyKey === true) statuses.add(409);
  if (endpoint.ifMatch === true) statuses.add(412).add(428);
  // Also where no body is asked for: one that is sent is read, and may come too slowly.
  if (endpoint.method !== 'GET') statuses.add(408).add(413).add(415);
  if (endpoint.body !== undefined || endpoint.query !== undefined || endpoint.idempotencyKey === true)
    statuses.add(422);
  return [...statuses].toSorted((a, b) => a - b);
}

function bytesOf(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: z.unknown() }]));
}

// OpenAPI shows a response of type null as one without content.
function nothing(status: number) {
  const schema = z.null();
  z.globalRegistry.add(schema, { description: descriptions[status] ?? 'Done' });
  return schema;
}
