import type { AnswerOf } from '@imah/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { purgeExpired } from '../purge-expired.ts';
import { grantStepUp } from '@imah/server-platform/sessions';
import { emailMailQueue, sendEmailMail } from './send-email-mail.ts';

const hour = 3_600_000;
const password = 'empat-burung-pipit';
let test: TestApp;
let count = 0;
let email = '';
let userId = '';
let headers: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await test.context.jobs.createQueue(emailMailQueue);
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  email = `rina-${count}@imah.test`;
  ({ userId, headers } = await open(email, 'Rina'));
  test.mails.length = 0;
  test.liveCalls.length = 0;
});

async function open(address: string, name: string, more: Record<string, unknown> = {}) {
  const payload = { name, email: address, password, acceptedTerms: '2026-11-01', ...more };
  const answer = await test.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
  const { user, token } = answer.json<AnswerOf<'register'>>().data;
  return { userId: user.id, headers: { authorization: `Bearer ${token}` } };
}

const send = (what: 'link' | 'notice') => sendEmailMail(test.context, { userId, what });
const tokenOf = (to: string) =>
  /token=([\w-]+)/.exec(test.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? 'no token in a mail';
const verify = (token: string) =>
  test.app.inject({ method: 'POST', url: '/api/v1/auth/verify-email', payload: { token } });
const account = async () => {
  const { data } = (await test.app.inject({ url: '/api/v1/account/profile', headers })).json<AnswerOf<'getProfile'>>();
  return [data.email, data.emailVerified, data.pendingEmail];
};
const verifyOwn = () =>
  sql`UPDATE app_user SET email_verified_at = ${new Date(test.clock.now)} WHERE id = ${userId}`.execute(
    test.context.db,
  );
async function change(address: string, who = { userId, headers }) {
  const { rows } = await sql<{ id: string }>`SELECT id FROM session WHERE user_id = ${who.userId}`.execute(
    test.context.db,
  );
  await grantStepUp(test.context, rows[0]?.id ?? '');
  return test.app.inject({
    method: 'PUT',
    url: '/api/v1/account/email',
    headers: who.headers,
    payload: { email: address },
  });
}

describe('the address of a new account', () => {
  it('is asked about by a mail whose link works once, for a day', async () => {
    expect(await account()).toEqual([email, false, null]);
    const jobs = await test.context.jobs.fetch<{ userId: string }>(emailMailQueue, { batchSize: 100 });
    expect(jobs.map(({ data }) => data)).toContainEqual({ userId, what: 'link' });

    await send('link');
    expect(test.mails).toEqual([
      {
        to: email,
        subject: 'Verifikasi alamat email Anda di Imah',
        text: expect.stringMatching(
          /^Halo Rina,[^]*\nhttps:\/\/imah\.test\/verifikasi\?token=[\w-]{43}\n[^]*berlaku 24 jam dan hanya dapat dipakai sekali/,
        ),
      },
    ]);
    const answer = await verify(tokenOf(email));

    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { email } }]);
    expect(await account()).toEqual([email, true, null]);
    expect(test.liveCalls).toEqual([`publish imah/v1/u/${userId}/access`, `refresh ${userId}`]);
    expect((await verify(tokenOf(email))).json().code).toBe('TAUTAN_TIDAK_BERLAKU');
  });

  it('stays unverified when the link is older than a day, and the link is forgotten', async () => {
    await send('link');
    test.clock.now += 24 * hour;

    expect((await verify(tokenOf(email))).statusCode).toBe(410);
    await purgeExpired(test.context.db, test.clock.now);
    const { rows } = await sql`SELECT 1 FROM email_verification WHERE user_id = ${userId}`.execute(test.context.db);
    expect(rows).toEqual([]);
  });

  it('gets another mail when the person asks, but not twice within a minute, and none once it is verified', async () => {
    await send('link');
    await send('link');
    expect(test.mails).toHaveLength(1);
    test.clock.now += 61_000;
    const asked = await test.app.inject({ method: 'POST', url: '/api/v1/account/email/verification', headers });
    expect(asked.statusCode).toBe(202);
    await send('link');
    expect(test.mails).toHaveLength(2);

    await verify(tokenOf(email));
    test.clock.now += 61_000;
    await send('link');
    expect(test.mails).toHaveLength(2);
  });

  it('is asked about again when the mail could not be delivered', async () => {
    const broken = { send: () => Promise.reject(new Error('no route to host')), close: async () => {} };
    await expect(sendEmailMail({ ...test.context, mailer: broken }, { userId, what: 'link' })).rejects.toThrow(
      'no route to host',
    );

    await send('link');

    expect(test.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('needs no mail where the account is opened by the invitation that went to it', async () => {
    const token = 'undangan-lewat-email';
    const invited = `undangan-${count}@imah.test`;
    const orgId = '01935e4f-7c1a-7b2c-8d3e-0000000000a1';
    await sql`INSERT INTO organization (id, name, kind) VALUES (${orgId}, 'Graha', 'manager')`.execute(test.context.db);
    await sql`
      INSERT INTO invitation (org_id, id, email, locale, token_hash, expires_at, created_at)
      VALUES (${orgId}, ${orgId}, ${invited}, 'id', sha256(${token}::bytea), ${new Date(test.clock.now + hour)}, now())`.execute(
      test.context.db,
    );

    const stranger = await open(`lain-${count}@imah.test`, 'Lain', { invitation: token });
    const own = await open(invited, 'Undangan', { invitation: token });

    const verified = await sql<{ id: string }>`
      SELECT id FROM app_user WHERE id IN (${stranger.userId}, ${own.userId}) AND email_verified_at IS NOT NULL`.execute(
      test.context.db,
    );
    expect(verified.rows).toEqual([{ id: own.userId }]);
  });
});

describe('another address', () => {
  beforeEach(() => verifyOwn());

  it('puts one right that was mistyped and never verified; nobody is written to there', async () => {
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${userId}`.execute(test.context.db);
    const right = `benar-${count}@imah.test`;

    const asked = await change(right);
    await send('link');
    await send('notice');

    expect([asked.statusCode, await account()]).toEqual([202, [email, false, right]]);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [right, 'Konfirmasi alamat email baru Anda di Imah'],
    ]);
    await verify(tokenOf(right));
    expect(await account()).toEqual([right, true, null]);
  });

  it('is worth nothing to who opened the account with the address of somebody else, once that person has reset the password', async () => {
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${userId}`.execute(test.context.db);
    const thief = `penyerang-${count}@imah.test`;
    await change(thief);
    await send('link');
    const link = tokenOf(thief);
    const reset = `atur-ulang-milik-korban-${count}`;
    await sql`
      INSERT INTO password_reset (token_hash, user_id, expires_at)
      VALUES (sha256(${reset}::bytea), ${userId}, now() + interval '1 year')`.execute(test.context.db);
    const payload = { token: reset, password: 'lima-burung-gereja' };
    const taken = await test.app.inject({ method: 'POST', url: '/api/v1/auth/reset', payload });

    expect([taken.statusCode, (await verify(link)).statusCode]).toEqual([204, 410]);
    const { rows } = await sql`
      SELECT email::text, pending_email, email_verified_at IS NOT NULL AS verified FROM app_user WHERE id = ${userId}`.execute(
      test.context.db,
    );
    expect(rows).toEqual([{ email, pending_email: null, verified: true }]);
  });

  it('is asked for only by who has just confirmed who they are', async () => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/account/email',
      headers,
      payload: { email: `baru-${count}@imah.test` },
    });

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PERLU_KONFIRMASI']);
  });

  it('comes into use by the link in the mail to it, and the old one stays until then', async () => {
    const next = `baru-${count}@imah.test`;
    await sql`
      INSERT INTO password_reset (token_hash, user_id, expires_at)
      VALUES (sha256(${email}::bytea), ${userId}, now() + interval '1 year')`.execute(test.context.db);

    const asked = await change(next.toUpperCase());
    await send('link');
    await send('notice');

    expect([asked.statusCode, asked.json().data.pendingEmail]).toEqual([202, next]);
    expect(await account()).toEqual([email, true, next]);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [next, 'Konfirmasi alamat email baru Anda di Imah'],
      [email, 'Permintaan ganti alamat email akun Imah Anda'],
    ]);
    expect((await verify(tokenOf(next))).statusCode).toBe(200);
    expect(await account()).toEqual([next, true, null]);
    // A link to set the password lies in the mailbox of the address before.
    const open = await sql`SELECT 1 FROM password_reset WHERE user_id = ${userId} AND used_at IS NULL`.execute(
      test.context.db,
    );
    expect(open.rows).toEqual([]);
  });

  it('is answered alike when somebody has it; only its mailbox learns of that', async () => {
    const taken = `sudah-ada-${count}@imah.test`;
    await open(taken, 'Orang lain');

    const [free, other] = [await change(`bebas-${count}@imah.test`), await change(taken)];
    await send('link');

    expect([other.statusCode, Object.keys(other.json().data)]).toEqual([
      free.statusCode,
      Object.keys(free.json().data),
    ]);
    expect(test.mails.map(({ to, subject, text }) => [to, subject, text.includes('token')])).toEqual([
      [taken, 'Alamat email ini sudah punya akun Imah', false],
    ]);
  });

  it('is not taken from who registered it while its mail was on the way', async () => {
    const wanted = `rebutan-${count}@imah.test`;
    await change(wanted);
    await send('link');
    await open(wanted, 'Lebih cepat');

    expect((await verify(tokenOf(wanted))).statusCode).toBe(410);
    expect(await account()).toEqual([email, true, wanted]);
  });

  it('can be given up, after which its link is worth nothing; the wish ends by itself after a day', async () => {
    const wanted = `batal-${count}@imah.test`;
    await change(wanted);
    await send('link');
    const cancelled = await test.app.inject({ method: 'DELETE', url: '/api/v1/account/email', headers });

    expect([cancelled.statusCode, await account()]).toEqual([204, [email, true, null]]);
    expect((await verify(tokenOf(wanted))).statusCode).toBe(410);

    await change(wanted);
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + 48 * hour)}`.execute(test.context.db);
    test.clock.now += 24 * hour;
    expect(await account()).toEqual([email, true, null]);
  });
});
