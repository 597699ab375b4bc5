import { randomUUIDv7 } from 'node:crypto';
import type { AuditFile } from '@imah/contract/audit';
import type { Building } from '@imah/contract/buildings';
import type { SearchAnswer } from '@imah/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '@imah/server-platform/access';
import { openapiDocument } from '@imah/server-platform/system';
import type { JsonSchema } from '../testing/from-schema.ts';
import { makeDevice, makePlace, makeUnit, payloads, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Payload');
});
afterAll(() => test.close());

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The texts that a call takes and that nothing but their length limits. */
async function freeTextFields(): Promise<[operation: string, field: string][]> {
  const document = (await openapiDocument('payloads')) as Document;
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) =>
      fieldsOf(requestBody?.content['application/json']?.schema ?? {}).map((field): [string, string] => [
        operationId,
        field,
      ]),
    );
}

function fieldsOf(schema: JsonSchema, path = ''): string[] {
  const isFree =
    schema.type === 'string' &&
    schema.pattern === undefined &&
    schema.enum === undefined &&
    schema.format === undefined;
  if (isFree && (schema.maxLength ?? 1000) >= 60) return [path];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, value]) =>
    fieldsOf(value, path === '' ? name : `${path}.${name}`),
  );
  return [...below, ...choices.flatMap((choice) => fieldsOf(choice, path))];
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: place.owner.bearer, ...(payload === undefined ? {} : { payload }) });

it('has forty payloads, each once', () => {
  expect(new Set(payloads).size).toBe(40);
});

it('knows which fields take any text: a new one is looked at here', async () => {
  const names = new Set((await freeTextFields()).map(([operation, field]) => `${operation}: ${field}`));

  // Those of every kind; the fuzz test sends to all of them.
  for (const name of ['createBuilding: name', 'createGroup: name', 'exportAudit: who']) expect(names).toContain(name);
  expect(names.size).toBeGreaterThan(15);
});

describe.each(payloads)('%j', (text) => {
  it('is kept as the name of a building and found as it is, and nothing of it is markup or a formula elsewhere', async () => {
    const created = await call('POST', `/api/v1/organizations/${place.orgId}/buildings`, {
      id: randomUUIDv7(),
      name: text,
      kind: 'office',
      timeZone: 'Asia/Jakarta',
      address: { street: text, city: text, province: text },
    });
    const body: { data: Building } = created.json();
    const { hits }: SearchAnswer = (await call('GET', `/api/v1/search?q=${encodeURIComponent(text)}`)).json().data;

    expect(created.statusCode).toBe(201);
    expect(body.data).toMatchObject({ name: text, address: { street: text, city: text, province: text } });
    expect(created.headers['content-type']).toContain('application/json');
    expect(hits.filter(({ kind }) => kind === 'building').map(({ title }) => title)).toContain(text);
  });
});

it('is answered as JSON alone, told to nobody as anything else', async () => {
  const deviceId = await makeDevice(test, place, { name: payloads[0] ?? '' });
  await makeUnit(test, place, (payloads[4] ?? '').slice(0, 40), null);
  const urls = [
    '/api/v1/buildings',
    `/api/v1/buildings/${place.buildingId}/devices`,
    `/api/v1/buildings/${place.buildingId}/places`,
    `/api/v1/devices/${deviceId}`,
    `/api/v1/organizations/${place.orgId}/audit`,
  ];

  const types = await Promise.all(urls.map(async (url) => (await call('GET', url)).headers['content-type']));

  expect(types).toEqual(urls.map(() => 'application/json; charset=utf-8'));
});

it('is disarmed in a file for a spreadsheet', async () => {
  for (const text of payloads) {
    const actor = { kind: 'user', id: place.owner.id } as const;
    const entry = { orgId: place.orgId, actor, action: 'update', entity: 'payload', entityId: randomUUIDv7() };
    await test.context.db
      .transaction()
      .execute((trx) => writeAudit(trx, { ...entry, after: { note: text }, reason: text }, test.clock.now));
  }
  await sql`UPDATE app_user SET name = ${'=1+1'} WHERE id = ${place.owner.id}`.execute(test.context.db);

  const file: AuditFile = (
    await call('POST', `/api/v1/organizations/${place.orgId}/audit/export`, { entity: 'payload' })
  ).json().data;

  expect(file.rows).toBe(payloads.length);
  const cells = [...file.text.matchAll(/(?:^|,|\r\n)"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  expect(cells.length).toBeGreaterThan(payloads.length * 5);
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([]);
});
