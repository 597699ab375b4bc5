import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

const password = 'empat-burung-pipit';
const next = 'lima-burung-gereja';
let test: TestApp;
let count = 0;
let email = '';

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.liveCalls.length = 0;
  count += 1;
  email = `rina-${count}@imah.test`;
  await post('register', { name: 'Rina', email, password, acceptedTerms: '2026-11-01' });
});

const post = (name: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api/v1/auth/${name}`, payload, headers });
const logIn = async (text = password): Promise<string> =>
  (await post('login', { email, password: text })).json().data?.token;
const whoami = (headers: Record<string, string>) => test.app.inject({ url: '/api/v1/auth/whoami', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('asks for the current password', async () => {
  const token = await logIn();

  const answer = await post('password', { currentPassword: 'salah', newPassword: next }, bearer(token));

  expect([answer.statusCode, answer.json().errors]).toEqual([422, { currentPassword: ['Kata sandi salah'] }]);
  expect(await logIn()).toEqual(expect.any(String));
});

it('counts wrong current passwords: the fifth locks, and then the right one is refused as well', async () => {
  const token = await logIn();
  const change = (currentPassword: string) => post('password', { currentPassword, newPassword: next }, bearer(token));
  for (let attempt = 0; attempt < 5; attempt += 1) await change('salah');

  expect((await change(password)).statusCode).toBe(422);
  test.clock.now += 15 * 60_000;
  expect((await change(password)).statusCode).toBe(204);
});

it('holds the new password to the rules', async () => {
  const answer = await post(
    'password',
    { currentPassword: password, newPassword: 'qwertyuiop' },
    bearer(await logIn()),
  );

  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { newPassword: ['Kata sandi ini terlalu umum dan mudah ditebak'] },
  ]);
});

it('ends the other sessions and the live connections, and keeps the own session', async () => {
  const [mine, other] = [await logIn(), await logIn()];
  const before = (await whoami(bearer(mine))).json().data;

  const answer = await post('password', { currentPassword: password, newPassword: next }, bearer(mine));

  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const after = await whoami(bearer(mine));
  expect([after.statusCode, (await whoami(bearer(other))).statusCode]).toEqual([200, 401]);
  expect(test.liveCalls).toEqual([`disconnect ${before.id}`]);
  expect(after.json().data.extra.mqtt_password).not.toBe(before.extra.mqtt_password);
  expect([await logIn(password), await logIn(next)]).toEqual([undefined, expect.any(String)]);
});

it('takes back a change of address that somebody has asked for', async () => {
  const { id } = (await whoami(bearer(await logIn()))).json().data;
  await sql`UPDATE app_user SET pending_email = 'lain@imah.test', pending_email_until = '2030-01-01' WHERE id = ${id}`.execute(
    test.context.db,
  );

  await post('password', { currentPassword: password, newPassword: next }, bearer(await logIn()));

  const { rows } = await sql`SELECT 1 FROM app_user WHERE id = ${id} AND pending_email IS NOT NULL`.execute(
    test.context.db,
  );
  expect(rows).toEqual([]);
});

it('gives the browser a new token in the cookie; the old one is worth nothing', async () => {
  const token = await logIn();

  const answer = await post(
    'password',
    { currentPassword: password, newPassword: next },
    { cookie: `imah_session=${token}`, 'sec-fetch-site': 'same-origin' },
  );

  const fresh = answer.cookies[0]?.value ?? '';
  expect(answer.cookies).toMatchObject([{ name: 'imah_session', httpOnly: true, sameSite: 'Lax' }]);
  expect((await whoami(bearer(token))).statusCode).toBe(401);
  expect((await whoami(bearer(fresh))).statusCode).toBe(200);
});

it('is for people with a session only', async () => {
  const answer = await post('password', { currentPassword: password, newPassword: next });

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'PERLU_MASUK']);
});
