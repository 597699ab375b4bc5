import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { createSession } from '@imah/server-platform/sessions';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const call = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  test.app.inject({ method, url: `/api/v1/account/${path}`, headers: person.bearer });
const sessionsOf = async (person: TestPerson) => (await call(person, 'GET', 'sessions')).json().data;
const signInOn = (person: TestPerson, userAgent: string) =>
  createSession(test.context.db, person.id, { ip: '2001:db8::7', userAgent }, test.clock.now);

it('lists where the person is signed in: this place first, then the latest use', async () => {
  const person = await makePerson(test, 'Ayu');
  test.clock.now += 60_000;
  await signInOn(person, 'Ponsel');

  const sessions = await sessionsOf(person);

  expect(sessions).toMatchObject([
    { isThisOne: true, ip: '127.0.0.1', userAgent: null },
    { isThisOne: false, ip: '2001:db8::7', userAgent: 'Ponsel', lastSeenAt: new Date(test.clock.now).toISOString() },
  ]);
});

it('ends one session, changes the live-channel password and cuts its connections', async () => {
  const person = await makePerson(test, 'Bima');
  await signInOn(person, 'Ponsel hilang');
  const [, lost] = await sessionsOf(person);
  const before = (await call(person, 'GET', 'live-secret')).json().data;

  expect((await call(person, 'DELETE', `sessions/${lost.id}`)).statusCode).toBe(204);

  expect(await sessionsOf(person)).toHaveLength(1);
  expect((await call(person, 'GET', 'live-secret')).json().data.secret).not.toBe(before.secret);
  expect(test.liveCalls.at(-1)).toBe(`disconnect ${person.id}`);
});

it('answers for the session of another person as for one that is gone, and leaves it alone', async () => {
  const person = await makePerson(test, 'Citra');
  const stranger = await makePerson(test, 'Dedi');
  const [foreign] = await sessionsOf(stranger);

  const statuses = [];
  for (const id of [foreign.id, randomUUIDv7()])
    statuses.push((await call(person, 'DELETE', `sessions/${id}`)).statusCode);

  expect(statuses).toEqual([204, 204]);
  expect(await sessionsOf(stranger)).toHaveLength(1);
});

it('ends every session but this one', async () => {
  const person = await makePerson(test, 'Eka');
  await signInOn(person, 'Kantor');
  await signInOn(person, 'Ponsel');

  expect((await call(person, 'POST', 'sessions/revoke-others')).statusCode).toBe(204);

  expect(await sessionsOf(person)).toMatchObject([{ isThisOne: true }]);
});

it('makes a new live-channel password, and the old one is worth nothing', async () => {
  const person = await makePerson(test, 'Fani');
  const before = (await call(person, 'GET', 'live-secret')).json().data;

  const after = (await call(person, 'POST', 'live-secret/rotate')).json().data;

  expect(before).toEqual({ username: person.email, secret: before.secret, lastUsedAt: null });
  expect(after.secret).not.toBe(before.secret);
  expect(test.liveCalls.at(-1)).toBe(`disconnect ${person.id}`);
  expect((await call(person, 'GET', 'live-secret')).json().data).toEqual(after);
});
