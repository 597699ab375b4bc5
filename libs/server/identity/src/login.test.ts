import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { identityHandlers } from './identity-handlers.ts';
import { createPasswords } from './passwords.ts';
import { hashToken } from '@imah/server-platform/sessions';

const password = 'empat-burung-pipit';
const minute = 60_000;
const checks: (string | null)[] = [];

let test: TestApp;
const passwords = createPasswords();
const counted = {
  ...passwords,
  verify: (hashed: string | null, text: string) => {
    checks.push(hashed);
    return passwords.verify(hashed, text);
  },
};

beforeAll(async () => {
  test = await createTestApp({ handlers: (context) => identityHandlers(context, counted) });
});
afterAll(() => test.close());

async function openAccount(email: string): Promise<void> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { name: 'Sari', email, password, acceptedTerms: '2026-11-01' },
  });
  expect(answer.statusCode).toBe(201);
}

const logIn = (email: string, text = password, options: { query?: string; headers?: Record<string, string> } = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/auth/login${options.query ?? ''}`,
    headers: options.headers ?? {},
    payload: { email, password: text },
  });

const session = (headers: Record<string, string>) => test.app.inject({ url: '/api/_auth/session', headers });

it('S-42 answers user and token under data, and the token is a session (S-23)', async () => {
  await openAccount('sari@imah.test');

  const answer = await logIn('SARI@imah.test ');

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: {
      user: { id: expect.any(String), email: 'sari@imah.test', name: 'Sari' },
      token: expect.stringMatching(/^[\w-]{43}$/),
    },
  });
  const { user, token } = answer.json().data;
  expect((await session({ authorization: `Bearer ${token}` })).json()).toEqual({ user, token });
});

it('sets the cookie only when asked with web=true: HttpOnly, SameSite=Lax, for the whole site', async () => {
  const plain = await logIn('sari@imah.test');
  const web = await logIn('sari@imah.test', password, { query: '?web=true' });

  expect(plain.cookies).toEqual([]);
  expect(web.cookies.filter(({ name }) => name !== 'imah_device')).toEqual([
    {
      name: 'imah_session',
      value: web.json().data.token,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 30 * 86_400,
    },
  ]);
});

it('binds the cookies to this host and to https behind a proxy that speaks https', async () => {
  const answer = await logIn('sari@imah.test', password, {
    query: '?web=true',
    headers: { 'x-forwarded-proto': 'https' },
  });

  const whole = { path: '/', secure: true, httpOnly: true };
  expect(answer.cookies).toMatchObject([
    { name: '__Host-imah_session', ...whole },
    { name: '__Host-imah_device', ...whole },
  ]);
  expect(answer.cookies.map(({ domain }) => domain)).toEqual([undefined, undefined]);
});

it('marks the cookie Secure where the public address is https, and not on plain loopback', async () => {
  const secure = await createTestApp({ config: { publicUrl: 'https://imah.test' } });
  const register = { method: 'POST', url: '/api/v1/auth/register?web=true' } as const;
  const payload = { name: 'Sari', email: 'https@imah.test', password, acceptedTerms: '2026-11-01' };

  const answers = [await secure.app.inject({ ...register, payload }), await test.app.inject({ ...register, payload })];

  expect(answers.map((answer) => answer.cookies.map(({ name, secure }) => [name, secure]))).toEqual([
    [
      ['__Host-imah_session', true],
      ['__Host-imah_device', true],
    ],
    [
      ['imah_session', undefined],
      ['imah_device', undefined],
    ],
  ]);
  await secure.close();
});

it('keeps only the hash of a token', async () => {
  const { token } = (await logIn('sari@imah.test')).json().data;

  const { rows } = await sql<{ text: string; found: boolean }>`
    SELECT s::text AS text, s.token_hash = ${hashToken(token)} AS found FROM session s`.execute(test.context.db);

  expect(rows.filter((row) => row.found)).toHaveLength(1);
  expect(
    rows.filter((row) => row.text.includes(token) || row.text.includes(Buffer.from(token).toString('hex'))),
  ).toEqual([]);
});

it('gives a new session at login and ends the one that was planted in the browser', async () => {
  const planted = (await logIn('sari@imah.test')).json().data.token;

  const answer = await logIn('sari@imah.test', password, {
    query: '?web=true',
    headers: { cookie: `imah_session=${planted}`, 'sec-fetch-site': 'same-origin' },
  });

  expect(answer.json().data.token).not.toBe(planted);
  expect((await session({ authorization: `Bearer ${planted}` })).json()).toEqual({});
});

it('answers an unknown mail like a wrong password, after the same work', async () => {
  await openAccount('kerja@imah.test');
  checks.length = 0;

  const wrong = await logIn('kerja@imah.test', 'salah-semuanya');
  const unknown = await logIn('tidak-ada@imah.test', 'salah-semuanya');

  expect(checks).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), null]);
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(withoutRequestId(unknown.json())).toEqual(withoutRequestId(wrong.json()));
  expect(unknown.json().code).toBe('EMAIL_ATAU_SANDI_SALAH');
});

it('checks the decoy of an unknown mail with the same cost as a real password', async () => {
  const real = await passwords.hash(password);

  expect(await passwords.verify(real, password)).toBe(true);
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

it('locks after five wrong passwords for 15 minutes, and says the same then to the right one', async () => {
  await openAccount('kunci@imah.test');
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn('kunci@imah.test', 'salah');

  const locked = await logIn('kunci@imah.test');
  test.clock.now += 15 * minute - 1;
  const stillLocked = await logIn('kunci@imah.test');
  test.clock.now += 1;
  const open = await logIn('kunci@imah.test');

  expect([locked.statusCode, stillLocked.statusCode, open.statusCode]).toEqual([401, 401, 200]);
  expect(locked.json().code).toBe('EMAIL_ATAU_SANDI_SALAH');
});

it('forgets the wrong passwords at a login: four more do not lock', async () => {
  await openAccount('lupa@imah.test');
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('lupa@imah.test', 'salah');
  await logIn('lupa@imah.test');
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('lupa@imah.test', 'salah');

  expect((await logIn('lupa@imah.test')).statusCode).toBe(200);
});

it('doubles the lock with every further failure, up to 24 hours', async () => {
  await openAccount('ganda@imah.test');
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('ganda@imah.test', 'salah');
  const locks: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await logIn('ganda@imah.test', 'salah');
    const { locked_until: until } = await test.context.db
      .selectFrom('app_user')
      .select('locked_until')
      .where('email', '=', 'ganda@imah.test')
      .executeTakeFirstOrThrow();
    const lock = (until?.getTime() ?? 0) - test.clock.now;
    locks.push(lock / minute);
    test.clock.now += lock;
  }

  expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
});

it('does not let attempts during a lock prolong it', async () => {
  await openAccount('sabar@imah.test');
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn('sabar@imah.test', 'salah');
  test.clock.now += 14 * minute;
  await logIn('sabar@imah.test', 'salah');
  test.clock.now += minute;

  expect((await logIn('sabar@imah.test')).statusCode).toBe(200);
});

it('lets nobody in whose account an administrator has locked', async () => {
  await openAccount('tutup@imah.test');
  await sql`UPDATE app_user SET status = 'locked' WHERE email = 'tutup@imah.test'`.execute(test.context.db);

  expect((await logIn('tutup@imah.test')).statusCode).toBe(401);
});

function withoutRequestId(problem: Record<string, unknown>) {
  return { ...problem, requestId: null };
}
