import type { Endpoint } from '@imah/contract/core';
import { endpoints } from '@imah/contract/endpoints';
import { expect, it } from 'vitest';
import { refusalStatuses, routeSchema } from './route-schema.ts';

it('derives the refusals of a call from its rules', () => {
  const statusesOf = (endpoint: Endpoint) => refusalStatuses(endpoint);

  expect({
    getSession: statusesOf(endpoints.getSession),
    login: statusesOf(endpoints.login),
    whoami: statusesOf(endpoints.whoami),
    boarding: statusesOf(endpoints.boarding),
    listBuildings: statusesOf(endpoints.listBuildings),
    getBuilding: statusesOf(endpoints.getBuilding),
    sendCommand: statusesOf(endpoints.sendCommand),
  }).toEqual({
    getSession: [400, 429, 503],
    login: [400, 401, 403, 408, 413, 415, 422, 429, 503],
    whoami: [400, 401, 403, 429, 503],
    boarding: [400, 401, 403, 408, 409, 413, 415, 422, 429, 503],
    listBuildings: [400, 401, 422, 429, 503],
    getBuilding: [400, 401, 403, 404, 429, 503],
    sendCommand: [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503],
  });
});

it('names the operation after the call and says who may make it', () => {
  expect(routeSchema('whoami', endpoints.whoami)).toMatchObject({
    operationId: 'whoami',
    summary: 'The person of the session',
    tags: ['identity'],
    security: [{ session: [] }, { bearer: [] }],
  });
  expect(routeSchema('login', endpoints.login)).toMatchObject({ operationId: 'login', security: [] });
});

it('S-45 describes the refusals of boarding in their own shape, all others as problems', () => {
  const shapeOf = (schema: ReturnType<typeof routeSchema>, status: number) => {
    const response: unknown = Reflect.get(Object(schema.response), status);
    return Object.keys(Object(Reflect.get(Object(response), 'content')));
  };

  expect(shapeOf(routeSchema('boarding', endpoints.boarding), 422)).toEqual(['application/json']);
  expect(shapeOf(routeSchema('register', endpoints.register), 422)).toEqual(['application/problem+json']);
});
