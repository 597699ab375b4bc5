import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { purgeExpired } from './purge-expired.ts';

const password = 'empat-burung-pipit';
const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp();
  passwordHash = await createPasswords().hash(password);
});
afterAll(() => test.close());

async function makeAccount(name: string): Promise<TestPerson> {
  const person = await makePerson(test, name);
  await sql`UPDATE app_user SET password_hash = ${passwordHash} WHERE id = ${person.id}`.execute(test.context.db);
  return person;
}

/** A browser: it keeps the cookies it is given and says where its requests come from. */
function openBrowser(first: Record<string, string> = {}) {
  const cookies = { ...first };
  const post = async (path: string, payload: object) => {
    const headers = { origin: 'http://localhost:80' };
    const answer = await test.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, cookies, payload });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  const logIn = async ({ email }: TestPerson, text = password) =>
    (await post('auth/login?web=true', { email, password: text })).statusCode;
  return { cookies, post, logIn };
}

async function fail(browser: ReturnType<typeof openBrowser>, person: TestPerson, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) expect(await browser.logIn(person, 'salah')).toBe(401);
}

const devicesOf = async ({ id }: TestPerson) =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM known_device WHERE user_id = ${id}`.execute(test.context.db))
    .rows[0]?.n;

it('lets the owner in on a browser they have used before while strangers lock everybody else out', async () => {
  const owner = await makeAccount('Sari');
  const known = openBrowser();
  await known.logIn(owner);

  await fail(openBrowser(), owner, 6);

  expect(await openBrowser().logIn(owner)).toBe(401);
  expect(await known.logIn(owner)).toBe(200);
  // Otherwise the owner's sign-ins would hand the stranger five more attempts each.
  expect(await openBrowser().logIn(owner)).toBe(401);
});

it('locks a known browser for itself after five wrong passwords, as long as any other', async () => {
  const owner = await makeAccount('Tono');
  const known = openBrowser();
  await known.logIn(owner);

  await fail(known, owner, 5);

  expect([await known.logIn(owner), await openBrowser().logIn(owner)]).toEqual([401, 200]);
  test.clock.now += 15 * minute - 1;
  expect(await known.logIn(owner)).toBe(401);
  test.clock.now += 1;
  expect(await known.logIn(owner)).toBe(200);
});

it('confirms and changes the password on a known browser while strangers keep the account locked', async () => {
  const owner = await makeAccount('Umi');
  const known = openBrowser();
  await known.logIn(owner);
  await fail(openBrowser(), owner, 6);

  const confirmed = await known.post('auth/step-up', { password });
  const changed = await known.post('auth/password', { currentPassword: password, newPassword: 'lima-burung-gereja' });

  expect([confirmed.statusCode, changed.statusCode]).toEqual([201, 204]);
});

it('counts wrong passwords of the account page for the browser they were typed in', async () => {
  const owner = await makeAccount('Vina');
  const known = openBrowser();
  await known.logIn(owner);

  for (let attempt = 0; attempt < 5; attempt += 1) await known.post('auth/step-up', { password: 'salah' });

  expect((await known.post('auth/step-up', { password })).statusCode).toBe(422);
  expect(await openBrowser().logIn(owner)).toBe(200);
});

it('knows a browser only for those who have signed in there', async () => {
  const [owner, stranger] = [await makeAccount('Wawan'), await makeAccount('Xena')];
  const theirs = openBrowser();
  await theirs.logIn(stranger);

  await fail(theirs, owner, 5);

  expect(await theirs.logIn(owner)).toBe(401);
  expect(await openBrowser().logIn(owner)).toBe(401);
});

it('knows several people by one browser, and replaces a cookie that somebody else put there', async () => {
  const [owner, stranger] = [await makeAccount('Yani'), await makeAccount('Zaki')];
  const attacker = openBrowser();
  await attacker.logIn(stranger);
  const planted = attacker.cookies['imah_device'] ?? '';
  const shared = openBrowser({ imah_device: planted });

  await shared.logIn(owner);
  await fail(openBrowser({ imah_device: planted }), owner, 6);

  expect(shared.cookies['imah_device']).not.toBe(planted);
  expect([await shared.logIn(owner), await shared.logIn(stranger)]).toEqual([200, 200]);
});

it('forgets the browsers with their sessions: one by one, all others, and every one at a reset', async () => {
  const owner = await makeAccount('Adi');
  const [here, lost, old] = [openBrowser(), openBrowser(), openBrowser()];
  for (const browser of [here, lost, old]) await browser.logIn(owner);
  expect(await devicesOf(owner)).toBe(3);

  const sessions = await sql<{ id: string }>`
    SELECT id FROM session WHERE user_id = ${owner.id} ORDER BY created_at DESC, id DESC LIMIT 1`.execute(
    test.context.db,
  );
  await test.app.inject({
    method: 'DELETE',
    url: `/api/v1/account/sessions/${sessions.rows[0]?.id}`,
    headers: { origin: 'http://localhost:80' },
    cookies: here.cookies,
  });
  expect(await devicesOf(owner)).toBe(2);
  await here.post('account/sessions/revoke-others', {});
  expect(await devicesOf(owner)).toBe(1);
  await fail(openBrowser(), owner, 6);
  expect([await here.logIn(owner), await lost.logIn(owner)]).toEqual([200, 401]);

  const token = 'a'.repeat(43);
  await sql`
    INSERT INTO password_reset (token_hash, user_id, created_at, expires_at)
    VALUES (sha256(${token}::bytea), ${owner.id}, now(), '2030-01-01')`.execute(test.context.db);
  await openBrowser().post('auth/reset', { token, password: 'lima-burung-gereja' });
  expect(await devicesOf(owner)).toBe(0);
});

it('keeps a browser known after logout, and twenty of a person at most', async () => {
  const owner = await makeAccount('Bayu');
  const first = openBrowser();
  await first.logIn(owner);
  for (let browser = 0; browser < 20; browser += 1) {
    test.clock.now += minute;
    await openBrowser().logIn(owner);
  }
  expect(await devicesOf(owner)).toBe(20);

  const known = openBrowser();
  await known.logIn(owner);
  await test.app.inject({
    method: 'DELETE',
    url: '/api/_auth/session',
    headers: { origin: 'http://localhost:80' },
    cookies: known.cookies,
  });
  await fail(openBrowser(), owner, 6);

  expect([await first.logIn(owner), await known.logIn(owner)]).toEqual([401, 200]);
});

it('is known for 180 days after the last sign-in, by a cookie that no script can read', async () => {
  const owner = await makeAccount('Cici');
  const known = openBrowser();
  const answer = await known.post('auth/login?web=true', { email: owner.email, password });
  expect(answer.cookies.find(({ name }) => name === 'imah_device')).toEqual({
    name: 'imah_device',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 180 * 86_400,
  });

  await purgeExpired(test.context.db, test.clock.now + 180 * day - 1);
  expect(await devicesOf(owner)).toBe(1);
  await purgeExpired(test.context.db, test.clock.now + 180 * day);
  expect(await devicesOf(owner)).toBe(0);
});

it('keeps nothing of the browser but a hash', async () => {
  const owner = await makeAccount('Dodi');
  const known = openBrowser();
  await known.logIn(owner);

  const { rows } = await sql<{ text: string }>`SELECT d::text AS text FROM known_device d`.execute(test.context.db);

  const token = known.cookies['imah_device'] ?? 'none';
  expect(rows.filter(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex')))).toEqual(
    [],
  );
});

it('asks a known browser for the second factor all the same', async () => {
  const owner = await makeAccount('Endah');
  const known = openBrowser();
  await known.logIn(owner);
  await sql`INSERT INTO second_factor (user_id, confirmed_at) VALUES (${owner.id}, now())`.execute(test.context.db);

  const answer = await known.post('auth/login?web=true', { email: owner.email, password });

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'PERLU_KODE']);
});
