import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalidField } from '@imah/server-platform/http';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { findSession, withStepUp } from '@imah/server-platform/sessions';

const password = 'kereta-malam-42';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function makeKnown(name: string): Promise<TestPerson & { readonly sessionId: string }> {
  const person = await makePerson(test, name);
  const hash = await createPasswords().hash(password);
  await sql`UPDATE app_user SET password_hash = ${hash} WHERE id = ${person.id}`.execute(test.context.db);
  const token = person.bearer.authorization.slice('Bearer '.length);
  const session = await findSession(test.context.db, token, 'without-rights', test.clock.now);
  if (session === null) throw new Error('the session is gone');
  return { ...person, sessionId: session.sessionId };
}

const confirm = (person: TestPerson, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/auth/step-up', headers: person.bearer, payload });
const doIt = (sessionId: string, work: () => Promise<string> = async () => 'done') =>
  withStepUp(test.context, sessionId, work);
const refused = { status: 403, code: 'PERLU_KONFIRMASI' };

it('lets a dangerous call through once for one confirmation', async () => {
  const person = await makeKnown('Sari');
  await expect(doIt(person.sessionId)).rejects.toMatchObject(refused);

  const answer = await confirm(person, { password });

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { data: { expiresAt: new Date(test.clock.now + 15 * 60_000).toISOString() } },
  ]);
  expect(await doIt(person.sessionId)).toBe('done');
  await expect(doIt(person.sessionId)).rejects.toMatchObject(refused);
});

it('gives the confirmation back when the call fails', async () => {
  const person = await makeKnown('Tono');
  await confirm(person, { password });

  await expect(
    doIt(person.sessionId, async () => {
      throw invalidField('name', 'required');
    }),
  ).rejects.toMatchObject({ status: 422 });

  expect(await doIt(person.sessionId)).toBe('done');
});

it('is good for fifteen minutes and for the session it was made in', async () => {
  const person = await makeKnown('Umar');
  const other = await makeKnown('Vina');
  await confirm(person, { password });

  await expect(doIt(other.sessionId)).rejects.toMatchObject(refused);
  test.clock.now += 15 * 60_000;
  await expect(doIt(person.sessionId)).rejects.toMatchObject(refused);
});

it('counts a wrong password towards the lock of the account, and believes nothing during the lock', async () => {
  const person = await makeKnown('Wira');

  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await confirm(person, { password: 'salah' });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: ['Kata sandi salah'] }]);
  }

  expect((await confirm(person, { password })).statusCode).toBe(422);
  test.clock.now += 16 * 60_000;
  expect((await confirm(person, { password })).statusCode).toBe(201);
});

it('names what the person can confirm with', async () => {
  const known = await makeKnown('Xena');
  const without = await makePerson(test, 'Yani');
  const methods = async ({ bearer }: TestPerson) =>
    (await test.app.inject({ url: '/api/v1/auth/step-up', headers: bearer })).json().data.methods;

  expect([await methods(known), await methods(without)]).toEqual([['password'], []]);
});
