import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok, session } from './calls.ts';
import { id } from './ids.ts';

const routes = {
  getFloor: { method: 'GET', path: '/api/v1/buildings/{buildingId}/floors/{floorId}', retry: true },
  listFloors: { method: 'GET', path: '/api/v1/floors', retry: true },
  getByWord: { method: 'GET', path: '/api/v1/words/{word}', retry: true },
  createFloor: { method: 'POST', path: '/api/v1/floors', retry: false },
  deleteFloor: { method: 'DELETE', path: '/api/v1/floors/{floorId}', retry: false },
} as const;
const floor = z.object({ name: z.string() });
const word = z.object({ word: z.enum(['one', 'two']) });
const table = defineEndpoints(routes, 'places', {
  getFloor: ok('One floor', may('unit.view', 'building'), floor),
  listFloors: list('All floors', session, floor),
  getByWord: ok('By a word', session, floor, { params: word, errors: [410] }),
  createFloor: created('Add a floor', session, floor, { body: floor }),
  deleteFloor: noContent('Remove a floor', may('unit.delete', 'building', { ownRows: true })),
});

it('joins each route with its call, and gives every one the tag of the table', () => {
  const { params: _params, response, ...rest } = table.getFloor;

  expect(rest).toEqual({
    ...routes.getFloor,
    tag: 'places',
    summary: 'One floor',
    access: { kind: 'permission', permission: 'unit.view', subject: 'building' },
  });
  expect(response.status).toBe(200);
});

it('answers with the status of its word, under data, and with nothing for 204', () => {
  const statuses = Object.entries(table).map(([name, { response }]) => [name, response.status]);

  expect(statuses).toEqual([
    ['getFloor', 200],
    ['listFloors', 200],
    ['getByWord', 200],
    ['createFloor', 201],
    ['deleteFloor', 204],
  ]);
  expect(z.parse(table.getFloor.response.schema, { data: { name: 'L1' } })).toEqual({ data: { name: 'L1' } });
  expect(z.parse(table.listFloors.response.schema, { data: [{ name: 'L1' }], meta: { nextCursor: null } })).toEqual({
    data: [{ name: 'L1' }],
    meta: { nextCursor: null },
  });
  expect('schema' in table.deleteFloor.response).toBe(false);
});

it('takes the parameters of a path for ids unless the call says what they are', () => {
  expect(Object.entries(table.getFloor.params.shape)).toEqual([
    ['buildingId', id],
    ['floorId', id],
  ]);
  expect(table.getByWord.params).toBe(word);
  expect('params' in table.listFloors).toBe(false);
});

it('keeps what a call adds, and knows by type what it has not said', () => {
  expect(table.getByWord.errors).toEqual([410]);
  expect(table.deleteFloor.access).toEqual({
    kind: 'permission',
    permission: 'unit.delete',
    subject: 'building',
    ownRows: true,
  });
  expectTypeOf<z.output<typeof table.createFloor.body>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<'body' extends keyof typeof table.getFloor ? 'has' : 'has not'>().toEqualTypeOf<'has not'>();
  expectTypeOf<'params' extends keyof typeof table.listFloors ? 'has' : 'has not'>().toEqualTypeOf<'has not'>();
  expectTypeOf<z.input<typeof table.deleteFloor.params>>().toEqualTypeOf<{ floorId: string }>();
});

it('compiles neither a route without a call nor a call without a route', () => {
  // @ts-expect-error a route without a call
  const missing = defineEndpoints({ getFloor: routes.getFloor }, 'places', {});
  const foreign = () =>
    // @ts-expect-error a call without a route
    defineEndpoints({}, 'places', { getFloor: ok('One floor', session, floor) });

  expect(Object.keys(missing)).toEqual(['getFloor']);
  expect(foreign()).toEqual({});
});
