import { randomUUIDv7 } from 'node:crypto';
import type { Problem } from '@imah/contract/core';
import type { AnswerOf } from '@imah/contract/endpoints';
import type { SessionAnswer } from '@imah/contract/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenidProvider, type TestProvider } from '../../testing/openid-provider.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSession } from '@imah/server-platform/sessions';

let provider: TestProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await startOpenidProvider();
  server = await openTestServer(provider.environment, { web: null });
}, 60_000);
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** A browser as far as sign-ins go: cookies by host, and redirects one by one. */
function openBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const answer = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const follow = async (url: string, init?: RequestInit): Promise<{ url: string; answer: Response }> => {
    const answer = await request(url, init);
    const location = answer.headers.get('location');
    return location === null ? { url, answer } : follow(new URL(location, url).href);
  };
  return { request, follow, cookies: () => jarOf(server.url), forgetProvider: () => jarOf(provider.issuer).clear() };
}
type Browser = ReturnType<typeof openBrowser>;

const start = (purpose: string) => `${server.url}/api/_auth/oidc/start?purpose=${purpose}`;

/** The server has serialised it by the contract's schema. */
async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

/** Goes to the provider, answers its form, and comes back with what our own page says. */
async function signIn(browser: Browser, purpose: string, account: string, answer: 'ya' | 'tidak' = 'ya') {
  const asked = await browser.follow(start(purpose));
  const isForm = asked.url.startsWith(`${provider.issuer}/masuk/`);
  const back = isForm
    ? await browser.follow(asked.url, { method: 'POST', body: new URLSearchParams({ akun: account, jawaban: answer }) })
    : asked;
  return { status: back.answer.status, text: await back.answer.text(), url: back.url, headers: back.answer.headers };
}

async function makeAccount(name: string, passwordHash: string | null = 'argon') {
  const id = randomUUIDv7();
  const email = `${name}-${id.slice(-6)}@imah.test`;
  await sql`
    INSERT INTO app_user (id, email, name, password_hash, email_verified_at)
    VALUES (${id}, ${email}, ${name}, ${passwordHash}, now())`.execute(server.database.db);
  const browser = openBrowser();
  const token = await createSession(server.database.db, id, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
  browser.cookies().set('imah_session', token);
  return { id, email, browser };
}

const whoIs = (browser: Browser) => json<SessionAnswer>(browser.request(`${server.url}/api/_auth/session`));
const identitiesOf = async (browser: Browser) =>
  (await json<AnswerOf<'listIdentities'>>(browser.request(`${server.url}/api/v1/account/identities`))).data;
const unlink = (browser: Browser, id: string) =>
  browser.request(`${server.url}/api/v1/account/identities/${id}`, {
    method: 'DELETE',
    headers: { origin: server.url },
  });

it('links a sign-in of the provider from inside the account, and logs in by it afterwards', async () => {
  const { browser, email, id } = await makeAccount('ani');

  const linked = await signIn(browser, 'link', 'ani');
  expect([linked.status, linked.url.startsWith(`${server.url}/api/_auth/oidc/callback?`)]).toEqual([200, true]);
  expect(linked.text).toContain('imah:signed-in');
  expect(await identitiesOf(browser)).toMatchObject([
    { provider: provider.issuer, email: 'ani@penyedia.test', lastUsedAt: null, isLastWayIn: false },
  ]);

  const elsewhere = openBrowser();
  expect((await signIn(elsewhere, 'login', 'ani')).status).toBe(200);
  expect((await whoIs(elsewhere)).user).toEqual({ id, email, name: 'ani' });
});

it('runs only its own script on the page that ends the sign-in', async () => {
  const { browser } = await makeAccount('bayu');

  const { text, headers } = await signIn(browser, 'link', 'bayu');

  expect(text.match(/<script/g)).toHaveLength(1);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; /);
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
});

it('makes no account and takes none over for a sign-in that is not linked', async () => {
  await sql`
    INSERT INTO app_user (id, email, name, password_hash, email_verified_at)
    VALUES (${randomUUIDv7()}, 'candra@penyedia.test', 'Candra', 'argon', now())`.execute(server.database.db);
  const stranger = openBrowser();

  const { status, text } = await signIn(stranger, 'login', 'candra');

  expect([status, text.includes('belum ditautkan')]).toEqual([400, true]);
  expect(await whoIs(stranger)).toEqual({});
});

const registrationOf = async (browser: Browser) =>
  (await json<AnswerOf<'getProviderRegistration'>>(browser.request(`${server.url}/api/v1/auth/register/provider`)))
    .data;
const register = (browser: Browser, body: Record<string, string>) =>
  browser.request(`${server.url}/api/v1/auth/register/provider?web=true`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ acceptedTerms: '2026-11-01', ...body }),
  });
const verifiedAt = async (email: string) =>
  (
    await sql<{ isVerified: boolean; hasPassword: boolean }>`
      SELECT email_verified_at IS NOT NULL AS "isVerified", password_hash IS NOT NULL AS "hasPassword"
      FROM app_user WHERE email = ${email}`.execute(server.database.db)
  ).rows;

describe('registering by the provider', () => {
  it('opens an account with what the provider says, once the person has agreed to the terms', async () => {
    const browser = openBrowser();
    const back = await signIn(browser, 'register', 'kirana');

    expect([back.status, back.text.includes("location.replace('/register')"), await whoIs(browser)]).toEqual([
      200,
      true,
      {},
    ]);
    expect(await registrationOf(browser)).toEqual({
      name: 'kirana',
      email: 'kirana@penyedia.test',
      emailVerified: true,
    });
    expect(await registrationOf(openBrowser())).toBeNull();

    const made = await register(browser, { name: 'Kirana Putri', email: 'kirana@penyedia.test' });
    expect(made.status).toBe(201);
    expect((await whoIs(browser)).user).toMatchObject({ email: 'kirana@penyedia.test', name: 'Kirana Putri' });
    expect(await verifiedAt('kirana@penyedia.test')).toEqual([{ isVerified: true, hasPassword: false }]);
    expect(await identitiesOf(browser)).toMatchObject([{ email: 'kirana@penyedia.test', isLastWayIn: true }]);
    expect(await registrationOf(browser)).toBeNull();
    expect((await register(browser, { name: 'Lagi', email: 'kirana-lagi@penyedia.test' })).status).toBe(410);

    const elsewhere = openBrowser();
    await signIn(elsewhere, 'register', 'kirana');
    expect((await whoIs(elsewhere)).user).toMatchObject({ name: 'Kirana Putri' });
  });

  it('verifies no address that the provider does not vouch for, and none that was typed in its place', async () => {
    const [vague, other] = [openBrowser(), openBrowser()];
    await signIn(vague, 'register', 'belum-lina');
    await signIn(other, 'register', 'made');
    await register(vague, { name: 'Lina', email: 'belum-lina@penyedia.test' });
    await register(other, { name: 'Made', email: 'direktur@imah.test' });

    const unverified = [{ isVerified: false, hasPassword: false }];
    expect([await verifiedAt('belum-lina@penyedia.test'), await verifiedAt('direktur@imah.test')]).toEqual([
      unverified,
      unverified,
    ]);
  });

  it('joins no account by its address: that one is linked from inside', async () => {
    await makeAccount('nadia');
    await sql`UPDATE app_user SET email = 'nadia@penyedia.test', email_verified_at = now() WHERE name = 'nadia'`.execute(
      server.database.db,
    );
    const stranger = openBrowser();
    await signIn(stranger, 'register', 'nadia');

    const refused = await register(stranger, { name: 'Nadia', email: 'nadia@penyedia.test' });

    expect([refused.status, Object.keys((await json<Problem>(Promise.resolve(refused))).errors ?? {})]).toEqual([
      422,
      ['email'],
    ]);
    expect(await whoIs(stranger)).toEqual({});
  });
});

it('verifies the address of an account whose linked sign-in vouches for it', async () => {
  const { browser, id } = await makeAccount('oki');
  const setEmail = (email: string) =>
    sql`UPDATE app_user SET email = ${email}, email_verified_at = NULL WHERE id = ${id}`.execute(server.database.db);
  await signIn(browser, 'link', 'oki');
  await setEmail('oki-lain@penyedia.test');
  await signIn(openBrowser(), 'login', 'oki');
  expect(await verifiedAt('oki-lain@penyedia.test')).toEqual([{ isVerified: false, hasPassword: true }]);

  await setEmail('oki@penyedia.test');
  await signIn(openBrowser(), 'login', 'oki');
  expect(await verifiedAt('oki@penyedia.test')).toEqual([{ isVerified: true, hasPassword: true }]);
});

it('links nothing to an account whose address is unverified, but a sign-in that vouches for that address', async () => {
  const { browser, id } = await makeAccount('putri');
  await sql`UPDATE app_user SET email = 'putri@penyedia.test', email_verified_at = NULL WHERE id = ${id}`.execute(
    server.database.db,
  );

  const stranger = await signIn(browser, 'link', 'penyerang');
  expect([stranger.status, stranger.text.includes('Verifikasi dulu alamat email')]).toEqual([400, true]);
  expect(await identitiesOf(browser)).toEqual([]);

  browser.forgetProvider();
  expect((await signIn(browser, 'link', 'putri')).status).toBe(200);
  expect(await verifiedAt('putri@penyedia.test')).toEqual([{ isVerified: true, hasPassword: true }]);
});

it('refuses to link what is linked to another account', async () => {
  const first = await makeAccount('dewi');
  const second = await makeAccount('dewi-lagi');
  await signIn(first.browser, 'link', 'dewi');

  const { text } = await signIn(second.browser, 'link', 'dewi');

  expect(text).toContain('sudah ditautkan ke akun Imah lain');
  expect(await identitiesOf(second.browser)).toEqual([]);
});

it('says so when the person refuses at the provider', async () => {
  const { browser } = await makeAccount('eko');

  const { status, text } = await signIn(browser, 'link', 'eko', 'tidak');

  expect([status, text.includes('Anda membatalkan')]).toEqual([400, true]);
});

it('believes no answer that another browser set out for, and none twice', async () => {
  const { browser } = await makeAccount('fitri');
  await signIn(browser, 'link', 'fitri');
  const attacker = openBrowser();
  const asked = await attacker.follow(start('login'));
  const form = await attacker.request(asked.url, {
    method: 'POST',
    body: new URLSearchParams({ akun: 'fitri', jawaban: 'ya' }),
  });
  const resumed = await attacker.request(form.headers.get('location') ?? '');
  const answer = resumed.headers.get('location') ?? '';
  expect(answer).toContain(`${server.url}/api/_auth/oidc/callback?code=`);

  const victim = openBrowser();
  expect((await victim.request(answer)).status).toBe(400);
  expect(await whoIs(victim)).toEqual({});
  expect((await attacker.request(answer)).status).toBe(200);
  expect((await attacker.request(answer)).status).toBe(400);
});

it('links nothing without a session', async () => {
  const { status, text } = await signIn(openBrowser(), 'link', 'gilang');

  expect([status, text.includes('sesi Anda berakhir')]).toEqual([400, true]);
});

it('unlinks, but never the last way in', async () => {
  const { browser, id } = await makeAccount('hesti', null);
  await signIn(browser, 'link', 'hesti');
  const [only] = await identitiesOf(browser);
  if (only === undefined) throw new Error('nothing was linked');
  expect(only.isLastWayIn).toBe(true);

  const refused = await unlink(browser, only.id);
  expect([refused.status, (await json<Problem>(Promise.resolve(refused))).code]).toEqual([409, 'JALAN_MASUK_TERAKHIR']);
  expect(await identitiesOf(browser)).toHaveLength(1);

  await sql`UPDATE app_user SET password_hash = 'argon' WHERE id = ${id}`.execute(server.database.db);
  expect((await unlink(browser, only.id)).status).toBe(204);
  expect(await identitiesOf(browser)).toEqual([]);
});

it('confirms a dangerous call by a fresh sign-in at the provider, and only of the linked account', async () => {
  const { browser } = await makeAccount('indra', null);
  await signIn(browser, 'link', 'indra');
  const methods = await json<AnswerOf<'getStepUp'>>(browser.request(`${server.url}/api/v1/auth/step-up`));
  expect(methods.data.methods).toEqual(['provider']);
  const grants = async () =>
    (
      await sql`SELECT 1 FROM step_up s JOIN session e ON e.id = s.session_id
    JOIN app_user u ON u.id = e.user_id WHERE u.name = 'indra'`.execute(server.database.db)
    ).rows.length;

  // The provider asks again although its own session is still open.
  expect((await signIn(browser, 'step-up', 'indra')).status).toBe(200);
  expect(await grants()).toBe(1);

  await sql`DELETE FROM step_up`.execute(server.database.db);
  browser.forgetProvider();
  expect((await signIn(browser, 'step-up', 'orang-lain')).text).toContain('bukan akun yang ditautkan');
  expect(await grants()).toBe(0);
});

it('says that the provider cannot be reached, and asks it again the next time', async () => {
  const away = await openTestServer(
    { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'imah', OIDC_CLIENT_SECRET: 'x' },
    { web: null },
  );
  try {
    const answers = await Promise.all(
      [1, 2].map(() => fetch(`${away.url}/api/_auth/oidc/start`, { redirect: 'manual' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await answers[0]?.text()).toContain('tidak dapat dihubungi');
  } finally {
    await away.close();
  }
});

it('has no such address where no provider is configured', async () => {
  const plain = await openTestServer({}, { web: null });
  try {
    expect((await fetch(`${plain.url}/api/_auth/oidc/start`)).status).toBe(404);
  } finally {
    await plain.close();
  }
});
