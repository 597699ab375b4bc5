import swagger from '@fastify/swagger';
import type { Endpoint } from '@imah/contract/core';
import { type EndpointName, endpoints } from '@imah/contract/endpoints';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { routeSchema, securitySchemes } from '../http/route-schema.ts';
import { nameRecordKeys } from './name-record-keys.ts';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } });
const openapiPath = '/api/openapi.json';

/** Collects the routes that are mounted after it; `serveOpenapi` answers with them. */
export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Imah',
        version,
        description: 'Run a building: people, places, devices, their values and their alarms.',
      },
      servers: [{ url: '/', description: 'This installation' }],
      components: { securitySchemes },
      tags: tags.map(([name, description]) => ({ name, description })),
    },
    transform: (route) => {
      const { schema, url } = toJsonSchema(route);
      // Keys are named where they stood, so it is a schema of the same kind.
      return { schema: nameRecordKeys(schema) as typeof schema, url };
    },
    hideUntagged: true,
  });
}

const tags = [
  ['identity', 'Accounts, sessions and passwords'],
  ['account', 'The own account: second factor, sessions, live channel'],
  ['organizations', 'Organisations and what stands on their papers'],
  ['members', 'Who works for an organisation, their groups and invitations'],
  ['portfolio', 'Numbers over all buildings, and what waits today'],
  ['buildings', 'Buildings and the places in them'],
  ['places', 'Sections, floors and units that are added and changed'],
  ['people', 'Who lives in a unit, owns it and pays for it'],
  ['notices', 'What residents are told'],
  ['notifications', 'What people are told, and how'],
  ['devices', 'Devices, their types, state and commands'],
  ['telemetry', 'Past values of devices'],
  ['alarms', 'What is wrong now'],
  ['audit', 'What was done, by whom and when'],
  ['search', 'What a person may find'],
  ['files', 'Files that people send: in parts, looked at, and fetched by who may read what they belong to'],
  ['demo', 'The demonstration'],
] as const;

export function serveOpenapi(app: FastifyInstance): void {
  let text: string | null = null;
  app.get(openapiPath, { schema: { hide: true } }, (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text);
  });
}

/** The description without a server: the same routes, which nobody can call. */
export async function openapiDocument(version: string): Promise<unknown> {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await describeRoutes(app, version);
  await app.register(async (scope) => {
    // Object.entries forgets that its keys are the names of the endpoints.
    for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
      const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
      const route: RouteOptions = {
        method: endpoint.method,
        url,
        schema: routeSchema(name, endpoint),
        handler: () => null,
      };
      scope.route(route);
    }
  });
  await app.ready();
  return app.swagger();
}
