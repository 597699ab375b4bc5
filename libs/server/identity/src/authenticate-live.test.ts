import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { authenticateLive, mqttSecret } from '@imah/server-platform/sessions';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await makePerson(test, 'Tini');
});
afterAll(() => test.close());

const authenticate = (email: string, secret: string) =>
  authenticateLive(test.context.db, email, secret, test.clock.now);

it('S-24 lets a person in with email and extra.mqtt_password, and notes when', async () => {
  const { data } = (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json();

  expect(await authenticate(data.email.toUpperCase(), data.extra.mqtt_password)).toEqual({ userId: person.id });
  const row = await test.context.db
    .selectFrom('app_user')
    .select('mqtt_last_used_at')
    .where('id', '=', person.id)
    .executeTakeFirst();
  expect(row).toEqual({ mqtt_last_used_at: new Date(test.clock.now) });
});

it('lets nobody in by a session that was logged out, and cuts its connections at once', async () => {
  const { data } = (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json();
  const other = await makePerson(test, 'Lain');
  expect(await authenticate(other.email, data.extra.mqtt_password)).toBeNull();
  test.liveCalls.length = 0;

  await test.app.inject({ method: 'DELETE', url: '/api/_auth/session', headers: person.bearer });

  expect(test.liveCalls).toEqual([`disconnect ${person.id}`]);
  expect(await authenticate(person.email, data.extra.mqtt_password)).toBeNull();
  // Programs of the person have a password of their own, which no logout changes.
  expect(await authenticate(person.email, await mqttSecret(test.context.db, person.id, 1))).toEqual({
    userId: person.id,
  });
});

it('lets nobody in with another secret, the account password, an older version, or an unknown mail', async () => {
  const { db } = test.context;
  const nobody = await mqttSecret(db, '00000000-0000-0000-0000-000000000000', 0);

  expect(await authenticate(person.email, 'empat-burung-pipit')).toBeNull();
  expect(await authenticate(person.email, '')).toBeNull();
  expect(await authenticate(person.email, await mqttSecret(db, person.id, 2))).toBeNull();
  expect(await authenticate('tidak-ada@imah.test', nobody)).toBeNull();
});

it('lets nobody in whose account is locked', async () => {
  const { db } = test.context;
  await sql`UPDATE app_user SET status = 'locked' WHERE id = ${person.id}`.execute(db);

  expect(await authenticate(person.email, await mqttSecret(db, person.id, 1))).toBeNull();
});
