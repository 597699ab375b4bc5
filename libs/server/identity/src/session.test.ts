import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { createSession, endSession, findSession, findSessions, hashToken } from '@imah/server-platform/sessions';
import { purgeExpired } from './purge-expired.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  person = await makePerson(test, 'Wati');
});
afterAll(() => test.close());

const open = () => createSession(test.context.db, person.id, { ip: '127.0.0.1', userAgent: 'test' }, test.clock.now);
const isOpen = async (token: string) =>
  (await findSession(test.context.db, token, 'without-rights', test.clock.now)) !== null;
const get = (headers: Record<string, string> = {}) => test.app.inject({ url: '/api/_auth/session', headers });

it('S-40 answers 200 and an empty object without a session, never 401', async () => {
  for (const headers of [{}, { authorization: 'Bearer nonsense' }, { cookie: 'imah_session=nonsense' }]) {
    const answer = await get(headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  }
});

it('S-40 tells a browser that has only the cookie the token to send as bearer', async () => {
  const token = await open();

  const answer = await get({ cookie: `theme=dark; imah_session=${token}` });

  expect(answer.json()).toEqual({
    user: { id: person.id, email: person.email, name: 'Wati' },
    token: expect.stringMatching(/^page\.[\w-]{43}$/),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('falls back to the cookie when the bearer token is worth nothing any more', async () => {
  const token = await open();

  const answer = await get({ authorization: 'Bearer yesterday', cookie: `imah_session=${token}` });

  expect(answer.json().user.id).toBe(person.id);
});

it('S-41 ends the session, whichever way it is carried, and takes the cookie away', async () => {
  for (const carry of [
    (token: string) => ({ authorization: `Bearer ${token}` }),
    (token: string) => ({ cookie: `imah_session=${token}`, 'sec-fetch-site': 'same-origin' }),
  ]) {
    const token = await open();

    const answer = await test.app.inject({ method: 'DELETE', url: '/api/_auth/session', headers: carry(token) });

    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies).toMatchObject([{ name: 'imah_session', value: '', path: '/' }]);
    expect(await isOpen(token)).toBe(false);
  }
});

it('S-41 is content without a session', async () => {
  const answer = await test.app.inject({ method: 'DELETE', url: '/api/_auth/session' });

  expect(answer.statusCode).toBe(204);
});

it('ends after 2.5 hours without use', async () => {
  const token = await open();

  test.clock.now += 2.5 * hour - 1;
  expect(await isOpen(token)).toBe(true);
  test.clock.now += 2.5 * hour;
  expect(await isOpen(token)).toBe(false);
});

it('lives on with use, but not beyond 30 days after the login', async () => {
  const token = await open();
  const start = test.clock.now;

  while (test.clock.now + 2 * hour < start + 30 * day) {
    test.clock.now += 2 * hour;
    expect(await isOpen(token)).toBe(true);
  }
  test.clock.now = start + 30 * day - 1;
  expect(await isOpen(token)).toBe(true);
  test.clock.now += 1;
  expect(await isOpen(token)).toBe(false);
});

it('writes a session in use at most once a minute', async () => {
  const token = await open();
  const start = test.clock.now;
  const lastSeen = async () => {
    const row = await test.context.db
      .selectFrom('session')
      .select('last_seen_at')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return row.last_seen_at.getTime() - start;
  };

  test.clock.now = start + minute - 1;
  await isOpen(token);
  expect(await lastSeen()).toBe(0);
  test.clock.now = start + minute;
  await isOpen(token);
  expect(await lastSeen()).toBe(minute);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
])('notes the client %s as %s', async (ip, kept) => {
  const token = await createSession(test.context.db, person.id, { ip, userAgent: 'x'.repeat(400) }, test.clock.now);

  const row = await test.context.db
    .selectFrom('session')
    .select(['ip', 'user_agent'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  expect([row.ip, row.user_agent?.length]).toEqual([kept, 300]);
});

it('finds the person of each token in the order asked, and nobody for one that opens nothing', async () => {
  const other = await makePerson(test, 'Lain');
  const tokens = [other.bearer.authorization.slice('Bearer '.length), 'nonsense', await open()];

  const found = await findSessions(test.context.db, tokens, 'with-rights', test.clock.now);

  expect(found.map((actor) => actor && [actor.userId, actor.sessionToken])).toEqual([
    [other.id, tokens[0]],
    null,
    [person.id, tokens[2]],
  ]);
});

it('prolongs every session that is due, and leaves one that another call is ending right now', async () => {
  const [due, held] = [await open(), await open()];
  const lastSeen = async (token: string) => {
    const { last_seen_at } = await test.context.db
      .selectFrom('session')
      .select('last_seen_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return last_seen_at.getTime();
  };
  const opened = test.clock.now;
  test.clock.now += minute;

  await test.context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('session').select('id').where('token_hash', '=', hashToken(held)).forUpdate().execute();
    await findSessions(test.context.db, [due, held], 'without-rights', test.clock.now);
  });

  expect([await lastSeen(due), await lastSeen(held)]).toEqual([opened + minute, opened]);
});

it('is ended for the very next request, also among many that come together', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, open));
  const signedIn = async () => {
    const answers = await Promise.all(tokens.map((token) => get({ authorization: `Bearer ${token}` })));
    return answers.map((answer) => answer.json().token ?? null);
  };

  expect(await signedIn()).toEqual(tokens);
  for (const token of tokens.slice(0, 4)) await endSession(test.context.db, token);
  expect(await signedIn()).toEqual([null, null, null, null, ...tokens.slice(4)]);
});

it('purges what nobody can use any more, and nothing else', async () => {
  const token = await open();
  await purgeExpired(test.context.db, test.clock.now);
  expect(await isOpen(token)).toBe(true);

  await purgeExpired(test.context.db, test.clock.now + 3 * hour);
  expect(await isOpen(token)).toBe(false);
});
