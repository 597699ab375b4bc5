import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTopic,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { findSession, grantStepUp } from '@imah/server-platform/sessions';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Token');
});
afterAll(() => test.close());

const send = (
  bearer: TestPerson['bearer'],
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
  payload?: object,
) => test.app.inject({ method, url: `/api/v1/${url}`, headers: bearer, ...(payload ? { payload } : {}) });

async function confirm(person: TestPerson): Promise<void> {
  const session = await findSession(
    test.context.db,
    person.bearer.authorization.slice('Bearer '.length),
    'without-rights',
    test.clock.now,
  );
  if (session === null) throw new Error('the session is gone');
  await grantStepUp(test.context, session.sessionId);
}

async function makeToken(person: TestPerson, scopes: readonly string[], expiresInDays = 30) {
  await confirm(person);
  const answer = await send(person.bearer, 'POST', 'account/api-tokens', { name: 'Laporan', scopes, expiresInDays });
  const { token, apiToken } = answer.json().data;
  return { token: String(token), apiToken, bearer: { authorization: `Bearer ${token}` } };
}

it('is shown once, and afterwards only by its first characters', async () => {
  const { token, apiToken } = await makeToken(place.owner, ['building.view']);

  const listed = await send(place.owner.bearer, 'GET', 'account/api-tokens');

  expect(token).toMatch(/^imah_[\w-]{43}$/);
  expect(token.startsWith(apiToken.prefix)).toBe(true);
  expect(listed.body).not.toContain(token);
  expect(listed.json().data).toEqual([
    {
      id: apiToken.id,
      name: 'Laporan',
      prefix: token.slice(0, 11),
      scopes: ['building.view'],
      createdAt: new Date(test.clock.now).toISOString(),
      expiresAt: new Date(test.clock.now + 30 * day).toISOString(),
      lastUsedAt: null,
    },
  ]);
});

it('is not made without a confirmation', async () => {
  const answer = await send(place.owner.bearer, 'POST', 'account/api-tokens', {
    name: 'x',
    scopes: ['building.view'],
    expiresInDays: 1,
  });

  expect([answer.statusCode, answer.json().code]).toEqual([403, 'PERLU_KONFIRMASI']);
});

it('is not made by an account whose address nobody has shown to be theirs', async () => {
  const person = await makeMember(test, place, 'Belum', ['technician']);
  await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${person.id}`.execute(test.context.db);
  await confirm(person);
  const draft = { name: 'x', scopes: ['building.view'], expiresInDays: 1 };

  const answer = await send(person.bearer, 'POST', 'account/api-tokens', draft);

  expect([answer.statusCode, answer.json().code]).toEqual([403, 'EMAIL_BELUM_DIVERIFIKASI']);
});

it('may do what its scopes name and the person may, and nothing else', async () => {
  const reader = await makeToken(place.owner, ['building.view']);
  const other = await makeToken(place.owner, ['ticket.view']);
  const technician = await makeMember(test, place, 'Teknisi', ['technician']);
  const greedy = await makeToken(technician, ['building.view', 'member.view']);
  const building = `buildings/${place.buildingId}`;
  const statusOf = async ({ bearer }: { readonly bearer: TestPerson['bearer'] }, url: string) =>
    (await send(bearer, 'GET', url)).statusCode;

  expect([await statusOf(reader, building), await statusOf(reader, `${building}/devices`)]).toEqual([200, 404]);
  expect(await statusOf(other, building)).toBe(404);
  expect((await send(other.bearer, 'GET', 'buildings')).json().data).toEqual([]);
  expect(await statusOf(greedy, `organizations/${place.orgId}/members`)).toBe(
    await statusOf(technician, `organizations/${place.orgId}/members`),
  );
});

it('changes nothing by scopes that only look, not even what no permission is asked for', async () => {
  const reader = await makeToken(place.owner, ['building.view', 'topic.view']);
  const writer = await makeToken(place.owner, ['building.view', 'ticket.create']);
  const upload = { id: randomUUIDv7(), name: 'foto.png', size: 10 };
  const view = { name: 'Baru', buildingId: null, shape: 'list', filters: {}, columns: [], audience: 'self' };
  const org = `organizations/${place.orgId}`;
  const { topicId } = await makeTopic(test, place, 'Parkir');
  const statusOf = async ({ bearer }: { readonly bearer: TestPerson['bearer'] }, url: string, body: object) => {
    const headers = { ...bearer, 'idempotency-key': randomUUIDv7() };
    return (await test.app.inject({ method: 'POST', url: `/api/v1/${url}`, headers, payload: body })).statusCode;
  };

  expect([
    await statusOf(reader, `${org}/uploads`, upload),
    await statusOf(reader, `${org}/ticket-views`, view),
    await statusOf(reader, `topics/${topicId}/posts`, { body: 'Halo' }),
    await statusOf(writer, `topics/${topicId}/posts`, { body: 'Halo' }),
  ]).toEqual([403, 403, 403, 403]);
  expect(await statusOf(writer, `${org}/uploads`, upload)).toBe(201);
});

it('never reaches the account itself', async () => {
  const { bearer } = await makeToken(place.owner, ['building.view']);

  for (const url of ['auth/whoami', 'account/live-secret', 'account/api-tokens', 'account/sessions']) {
    expect((await send(bearer, 'GET', url)).statusCode).toBe(403);
  }
});

it('notes when it was used, and ends with its day or when it is taken back', async () => {
  const short = await makeToken(place.owner, ['building.view'], 1);
  const long = await makeToken(place.owner, ['building.view'], 365);
  await send(long.bearer, 'GET', 'buildings');
  const used = (await send(place.owner.bearer, 'GET', 'account/api-tokens')).json().data;
  expect(used.find(({ id }: { id: string }) => id === long.apiToken.id).lastUsedAt).toBe(
    new Date(test.clock.now).toISOString(),
  );

  const stranger = await makeMember(test, place, 'Tamu', ['technician']);
  await send(stranger.bearer, 'DELETE', `account/api-tokens/${long.apiToken.id}`);
  expect((await send(long.bearer, 'GET', 'buildings')).statusCode).toBe(200);
  await send(place.owner.bearer, 'DELETE', `account/api-tokens/${long.apiToken.id}`);
  expect((await send(long.bearer, 'GET', 'buildings')).statusCode).toBe(401);

  expect((await send(short.bearer, 'GET', 'buildings')).statusCode).toBe(200);
  test.clock.now += day;
  expect((await send(short.bearer, 'GET', 'buildings')).statusCode).toBe(401);
});

it('refuses a scope that does not exist, none at all, and more than a year', async () => {
  const draft = { name: 'x', scopes: ['building.view'], expiresInDays: 30 };

  const fresh = await makeMember(test, place, 'Baru', ['technician']);
  const faults = [];
  for (const wrong of [{ scopes: ['building.fly'] }, { scopes: [] }, { expiresInDays: 366 }, { name: ' ' }]) {
    const answer = await send(fresh.bearer, 'POST', 'account/api-tokens', { ...draft, ...wrong });
    faults.push([answer.statusCode, Object.keys(answer.json().errors)]);
  }

  expect(faults).toEqual([
    [422, ['scopes.0']],
    [422, ['scopes']],
    [422, ['expiresInDays']],
    [422, ['name']],
  ]);
});
