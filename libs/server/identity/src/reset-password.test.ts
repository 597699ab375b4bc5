import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { createApiTokenText, hashToken } from '@imah/server-platform/sessions';
import { emailMailQueue, sendEmailMail } from './email/send-email-mail.ts';
import { startIdentityJobs } from './identity-jobs.ts';
import { resetMailQueue, sendResetMail } from './send-reset-mail.ts';

const minute = 60_000;
const password = 'empat-burung-pipit';
let test: TestApp;
let count = 0;
let email = '';

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await test.context.jobs.createQueue(resetMailQueue);
  await test.context.jobs.createQueue(emailMailQueue);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.mails.length = 0;
  test.liveCalls.length = 0;
  count += 1;
  email = `dewi-${count}@imah.test`;
  await post('register', { name: 'Dewi', email, password, acceptedTerms: '2026-11-01' });
});

const post = (name: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api/v1/auth/${name}`, payload, headers });
const reset = (token: string, text = 'lima-burung-gereja') => post('reset', { token, password: text });

async function askForToken(): Promise<string> {
  await sendResetMail(test.context, email);
  return /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? 'no token in the mail';
}

it('answers a known and an unknown address alike, after the same work: one job', async () => {
  const answers = [await post('forgot', { email }), await post('forgot', { email: 'tidak-ada@imah.test' })];

  expect(answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['content-length']])).toEqual([
    [202, '', '0'],
    [202, '', '0'],
  ]);
  const jobs = await test.context.jobs.fetch(resetMailQueue, { batchSize: 10 });
  expect(new Set(jobs.map((job) => job.data))).toEqual(new Set([{ email }, { email: 'tidak-ada@imah.test' }]));
  expect(test.mails).toEqual([]);
});

it('sends nothing to an address without an account', async () => {
  await sendResetMail(test.context, 'tidak-ada@imah.test');

  expect(test.mails).toEqual([]);
});

it('sends the link of this installation, in the language of the account, whatever Host the caller named', async () => {
  await sql`UPDATE app_user SET locale = 'en' WHERE email = ${email}`.execute(test.context.db);
  await sendResetMail(test.context, email);

  expect(test.mails).toEqual([
    {
      to: email,
      subject: 'Reset your Imah password',
      text: expect.stringMatching(
        /^Hello Dewi,[^]*\nhttps:\/\/imah\.test\/lupa\?token=[\w-]{43}\n[^]*valid for 60 minutes and works once/,
      ),
    },
  ]);
});

it('writes to Indonesians in Indonesian, and to nobody twice within a minute', async () => {
  await sendResetMail(test.context, email);
  await sendResetMail(test.context, email);

  expect(test.mails.map((mail) => mail.subject)).toEqual(['Atur ulang kata sandi Imah']);
  expect(test.mails[0]?.text).toContain('Tautan berlaku 60 menit dan hanya dapat dipakai sekali.');
});

it('keeps only the hash of the token', async () => {
  const token = await askForToken();

  const { rows } = await sql<{ text: string; found: boolean }>`
    SELECT r::text AS text, token_hash = ${hashToken(token)} AS found FROM password_reset r`.execute(test.context.db);

  expect(rows.filter((row) => row.found)).toHaveLength(1);
  expect(rows.filter((row) => row.text.includes(token))).toEqual([]);
});

it('sets the password once: the token is used up', async () => {
  const token = await askForToken();

  const answers = [await reset(token), await reset(token, 'enam-burung-merpati')];

  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 410]);
  expect(answers[1]?.json()).toMatchObject({
    code: 'TAUTAN_TIDAK_BERLAKU',
    message: 'Tautan ini sudah dipakai atau kedaluwarsa. Silakan minta tautan baru.',
  });
  expect((await post('login', { email, password: 'lima-burung-gereja' })).statusCode).toBe(200);
  expect((await post('login', { email, password })).statusCode).toBe(401);
});

it('lets one of two uses at once through', async () => {
  const token = await askForToken();

  const answers = await Promise.all([reset(token), reset(token, 'enam-burung-merpati')]);

  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([204, 410]);
});

it('refuses a token after 60 minutes, and one that never was', async () => {
  const token = await askForToken();
  test.clock.now += 60 * minute;

  expect([(await reset(token)).statusCode, (await reset('x'.repeat(43))).statusCode]).toEqual([410, 410]);
});

it('does not use the token up for a password that breaks a rule', async () => {
  const token = await askForToken();

  const refused = await reset(token, 'password1');

  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { password: ['Kata sandi ini terlalu umum dan mudah ditebak'] },
  ]);
  expect((await reset(token)).statusCode).toBe(204);
});

it('ends every session and live connection, other links, the lock and the live-channel password, and verifies the mail', async () => {
  const { token: session } = (await post('login', { email, password })).json().data;
  const before = (await whoami(session)).json().data;
  for (let attempt = 0; attempt < 5; attempt += 1) await post('login', { email, password: 'salah' });
  const first = await askForToken();
  test.clock.now += 2 * minute;
  const second = await askForToken();

  await reset(second);

  expect((await whoami(session)).statusCode).toBe(401);
  expect(test.liveCalls).toEqual([`disconnect ${before.id}`]);
  expect((await reset(first)).statusCode).toBe(410);
  const again = await post('login', { email, password: 'lima-burung-gereja' });
  expect(again.statusCode).toBe(200);
  const after = (await whoami(again.json().data.token)).json().data;
  expect([before.emailVerified, after.emailVerified]).toEqual([false, true]);
  expect(after.extra.mqtt_password).not.toBe(before.extra.mqtt_password);
});

describe('an account that somebody else had set up before', () => {
  let token: string;
  let userId: string;
  const one = async (query: ReturnType<typeof sql>) => (await query.execute(test.context.db)).rows.length;
  const count = async () => [
    await one(sql`SELECT 1 FROM session WHERE user_id = ${userId}`),
    await one(sql`SELECT 1 FROM api_token WHERE user_id = ${userId}`),
    await one(sql`SELECT 1 FROM linked_identity WHERE user_id = ${userId}`),
    await one(sql`SELECT 1 FROM push_device WHERE user_id = ${userId}`),
    await one(sql`SELECT 1 FROM app_user WHERE id = ${userId} AND pending_email IS NOT NULL`),
    await one(sql`SELECT 1 FROM second_factor WHERE user_id = ${userId}`),
    await one(sql`SELECT 1 FROM recovery_code WHERE user_id = ${userId} AND used_at IS NULL`),
  ];

  beforeEach(async () => {
    const { db } = test.context;
    ({ token } = createApiTokenText());
    userId = (await whoami(await openSession())).json().data.id;
    await sql`
      INSERT INTO api_token (id, user_id, name, prefix, token_hash, scopes, created_at, expires_at)
      VALUES (uuidv7(), ${userId}, 'Penyerang', 'imah_', ${hashToken(token)}, '{building.view}', now(), '2030-01-01')`.execute(
      db,
    );
    await sql`
      INSERT INTO linked_identity (id, user_id, provider, subject, linked_at)
      VALUES (uuidv7(), ${userId}, 'https://penyedia.test', ${userId}, now())`.execute(db);
    await sql`
      INSERT INTO push_device (id, user_id, endpoint, p256dh, auth, created_at)
      VALUES (uuidv7(), ${userId}, ${`https://push.test/${userId}`}, 'a', 'b', now())`.execute(db);
    await sql`INSERT INTO second_factor (user_id, confirmed_at) VALUES (${userId}, now())`.execute(db);
    await sql`INSERT INTO recovery_code (user_id, code_hash) VALUES (${userId}, ${hashToken('KODE')})`.execute(db);
    await sql`
      UPDATE app_user SET pending_email = ${`penyerang-${email}`}, pending_email_until = '2030-01-01' WHERE id = ${userId}`.execute(
      db,
    );
    await sendEmailMail(test.context, { userId, what: 'link' });
  });
  const openSession = async () => (await post('login', { email, password })).json().data.token as string;
  const buildings = () => test.app.inject({ url: '/api/v1/buildings', headers: { authorization: `Bearer ${token}` } });

  it('is the owner’s alone after the reset: token, link, pending address, pushes and second factor are gone', async () => {
    const link = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    expect([(await buildings()).statusCode, await count()]).toEqual([200, [2, 1, 1, 1, 1, 1, 1]]);

    expect((await reset(await askForToken())).statusCode).toBe(204);

    expect(await count()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await buildings()).statusCode).toBe(401);
    expect((await post('verify-email', { token: link })).statusCode).toBe(410);
    expect((await post('login', { email, password: 'lima-burung-gereja' })).statusCode).toBe(200);
  });

  it('keeps the second factor of a verified address: it is what protects from who reads the mails', async () => {
    await sql`UPDATE app_user SET email_verified_at = now() WHERE id = ${userId}`.execute(test.context.db);

    await reset(await askForToken());

    expect(await count()).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect((await post('login', { email, password: 'lima-burung-gereja' })).json().code).toBe('PERLU_KODE');
  });
});

describe('the browser in which the password is reset', () => {
  const cookieOf = (answer: Awaited<ReturnType<typeof post>>) => answer.cookies.map(({ name }) => name);

  it('is signed in at once', async () => {
    const token = await askForToken();

    const answer = await post('reset?web=true', { token, password: 'lima-burung-gereja' });

    expect([answer.statusCode, answer.body, cookieOf(answer)]).toEqual([
      204,
      '',
      ['__Host-imah_session', '__Host-imah_device'],
    ]);
    const session = await test.app.inject({
      url: '/api/_auth/session',
      cookies: { '__Host-imah_session': answer.cookies[0]?.value ?? '' },
    });
    expect(session.json().user).toMatchObject({ email, name: 'Dewi' });
  });

  it('is asked for the second factor where there is one, and a program gets no cookie', async () => {
    await sql`UPDATE app_user SET email_verified_at = now() WHERE email = ${email}`.execute(test.context.db);
    await sql`
      INSERT INTO second_factor (user_id, confirmed_at) SELECT id, now() FROM app_user WHERE email = ${email}`.execute(
      test.context.db,
    );
    const guarded = await post('reset?web=true', { token: await askForToken(), password: 'lima-burung-gereja' });
    test.clock.now += 2 * minute;
    await sql`DELETE FROM second_factor`.execute(test.context.db);
    const program = await reset(await askForToken());

    expect([guarded.statusCode, cookieOf(guarded)]).toEqual([204, []]);
    expect([program.statusCode, cookieOf(program)]).toEqual([204, []]);
  });
});

it('is sent by the job', async () => {
  await startIdentityJobs(test.context);
  await post('forgot', { email });

  await expect.poll(() => test.mails.map((mail) => mail.to), { timeout: 10_000 }).toContain(email);
});

const whoami = (token: string) =>
  test.app.inject({ url: '/api/v1/auth/whoami', headers: { authorization: `Bearer ${token}` } });
