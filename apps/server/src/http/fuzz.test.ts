import { randomUUIDv7 } from 'node:crypto';
import { type Endpoint, type EndpointName, endpoints, problem } from '@imah/contract';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../identity/sessions.ts';
import { emailMailQueue } from '../identity/email/send-email-mail.ts';
import { resetMailQueue } from '../identity/send-reset-mail.ts';
import { grantStepUp } from '../identity/step-up.ts';
import { openapiDocument } from '../system/openapi.ts';
import { fromSchema, type JsonSchema } from './testing/from-schema.ts';
import { makeDevice, makeMember, makePlace, makeUnit, type TestPlace } from './testing/people.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/**
 * Every operation of the OpenAPI document, called with what it asks for, with some of it broken: it must answer
 * with a status that the document names, in the shape that the document names.
 */

/** The same calls in every run; another seed makes others, and more calls find more. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const callsEach = Number(process.env['FUZZ_CALLS'] ?? 16);

interface Operation {
  readonly operationId: EndpointName;
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ jobs: true });
  await test.context.jobs.createQueue(resetMailQueue);
  await test.context.jobs.createQueue(emailMailQueue);
});
afterAll(() => test.close());

const document = (await openapiDocument('fuzz')) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
);

/** Records of an organisation of its own: what one call deletes, another finds. */
async function makeWorld(): Promise<{ place: TestPlace; ids: Record<string, string> }> {
  const place = await makePlace(test, `Uji ${randomUUIDv7().slice(-6)}`);
  const { orgId, buildingId } = place;
  const resident = await makeMember(test, place, 'Warga', ['resident']);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  const deviceId = await makeDevice(test, place, { name: 'Pompa', online: true, unitId });
  const { rows } = await sql<Record<string, string>>`
    SELECT m.id AS "memberId", mg.group_id AS "groupId", s.id AS "sectionId", f.id AS "floorId", p.id AS "personId",
      o.id AS "occupancyId"
    FROM membership m JOIN membership_group mg ON mg.membership_id = m.id, section s, floor f, person p, occupancy o
    WHERE m.user_id = ${resident.id} AND s.building_id = ${buildingId} AND f.section_id = s.id
      AND p.user_id = ${resident.id} AND o.person_id = p.id LIMIT 1`.execute(test.context.db);
  return { place, ids: { orgId, buildingId, deviceId, unitId, entityId: buildingId, entity: 'building', ...rows[0] } };
}

/** A session of its own for each call, confirmed: some calls end it. */
async function headersOf(place: TestPlace): Promise<Record<string, string>> {
  const { context } = test;
  const token = await createSession(
    context.db,
    place.owner.id,
    { ip: '127.0.0.1', userAgent: undefined },
    context.now(),
  );
  const { id } = await context.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', place.owner.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await grantStepUp(context, id);
  return { authorization: `Bearer ${token}` };
}

interface Drawn {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly header: Readonly<Record<string, string>>;
}

function callsOf({ operation }: { operation: Operation }, ids: Readonly<Record<string, string>>): fc.Arbitrary<Drawn> {
  const known = [...new Set(Object.values(ids)), '0199a000-0000-7000-8000-00000000dead'];
  const parameters = operation.parameters ?? [];
  const part = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const recordOf = (place: string) =>
    fc.record(Object.fromEntries(part(place).map(({ name, schema }) => [name, fromSchema(schema, known)])), {
      requiredKeys: part(place).flatMap(({ name, required }) => (required === true ? [name] : [])),
    });
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
  return fc.record({ path, query: recordOf('query'), body, header });
}

function toInject(path: string, method: string, drawn: Drawn, headers: Record<string, string>): InjectOptions {
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

it.each(operations)(
  '%s answers only as the document says, whatever it is sent',
  { timeout: 60_000 },
  async (name, called) => {
    const { place, ids } = await makeWorld();
    const drawn = fc.sample(callsOf(called, ids), { seed, numRuns: callsEach });
    const endpoint: Endpoint = endpoints[name];
    const faults: unknown[] = [];
    const statuses = new Set<number>();
    for (const one of drawn) {
      const request = toInject(called.path, called.method, one, await headersOf(place));
      const answer = await test.app.inject(request);
      statuses.add(answer.statusCode);
      const documented = called.operation.responses[String(answer.statusCode)];
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      const isKnownType = answer.body === '' || Object.keys(documented?.content ?? {}).includes(type);
      const isProblem = type !== 'application/problem+json' || z.safeParse(problem, answer.json()).success;
      if (documented === undefined || answer.statusCode >= 500 || !isKnownType || !isProblem) {
        faults.push({ request: { ...request, headers: one.header }, status: answer.statusCode, body: answer.body });
      }
    }

    expect(faults).toEqual([]);
    // Not all of it was refused before it was looked at.
    const isUnseen = endpoint.access.kind !== 'public' && [...statuses].join() === '401';
    expect(isUnseen).toBe(false);
  },
);

it('knows every endpoint', () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
