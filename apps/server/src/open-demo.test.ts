import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '@imah/server-platform/config';
import { setDemoAccounts } from './demo-accounts.ts';
import { openServer } from './server.ts';
import { openTestServer } from './testing/test-server.ts';
import { makeTestSite } from './testing/test-site.ts';

const email = 'pengelola@imah.test';
const password = 'imah-contoh-2026';
const server = await openTestServer({}, { demo: true, log: pino({ level: 'error' }) });
afterAll(() => server.close());

const logIn = async (url: string) => {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return {
    status: answer.status,
    token: answer.ok ? ((await answer.json()) as { data: { token: string } }).data.token : '',
  };
};
const shownIn = (html: string) =>
  (JSON.parse(/id="imah-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { demo?: unknown }).demo;
const shownBy = async (url: string) => shownIn(await (await fetch(`${url}/login`)).text());

describe('the demonstration', () => {
  it('shows its accounts on the login page, and its mails', async () => {
    expect(await shownBy(server.url)).toEqual({
      accounts: [
        'pengelola@imah.test',
        'teknisi@imah.test',
        'keuangan@imah.test',
        'penghuni@imah.test',
        'tetangga@imah.test',
      ],
      password,
    });
    expect((await fetch(`${server.url}/_demo/mail`)).status).toBe(200);
    expect((await logIn(server.url)).status).toBe(200);
  });

  it('lets nobody in where the server runs for real on the same data, and is back after that', async () => {
    const { token } = await logIn(server.url);
    const config = readConfig(
      { PORT: '0', DATABASE_URL: server.database.url, IMAH_DATA_DIR: server.dataDir },
      { isRoot: false, cwd: '/' },
    );

    const real = await openServer({
      config,
      log: pino({ level: 'silent' }),
      demo: false,
      web: await makeTestSite(),
      rateLimitScale: 1000,
    });
    const whoami = await fetch(`${real.url}/api/v1/auth/whoami`, { headers: { authorization: `Bearer ${token}` } });
    const seen = {
      login: (await logIn(real.url)).status,
      whoami: whoami.status,
      shown: await shownBy(real.url),
      mail: (await fetch(`${real.url}/_demo/mail`)).status,
    };
    await real.close();

    expect(seen).toEqual({ login: 401, whoami: 401, shown: null, mail: 404 });
  });
});

describe('the demonstration, removed', () => {
  it('is gone from the login page at once', async () => {
    // As the next start with the demonstration does.
    await setDemoAccounts(server.database.db, 'open');
    const authorization = `Bearer ${(await logIn(server.url)).token}`;
    const whoami = (await (await fetch(`${server.url}/api/v1/auth/whoami`, { headers: { authorization } })).json()) as {
      data: { memberships: { orgId: string }[] };
    };
    const orgId = whoami.data.memberships[0]?.orgId ?? '';

    const removed = await fetch(`${server.url}/api/v1/organizations/${orgId}/demo`, {
      method: 'DELETE',
      headers: { authorization },
    });

    expect(removed.status).toBe(204);
    expect(await shownBy(server.url)).toBe(null);
    expect((await logIn(server.url)).status).toBe(401);
  });
});
