import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test/' } });
});
afterAll(() => test.close());

async function logOut(headers: Record<string, string>): Promise<number> {
  const { bearer } = await makePerson(test, 'Sri');
  const cookie = `__Host-imah_session=${bearer.authorization.slice(7)}`;
  const answer = await test.app.inject({
    method: 'DELETE',
    url: '/api/_auth/session',
    headers: { host: 'localhost:8080', cookie, ...headers },
  });
  return answer.statusCode;
}

it.each([
  ['the public address', { origin: 'https://imah.test' }, 204],
  ['the address the request was sent to', { origin: 'http://localhost:8080' }, 204],
  [
    'the same behind a proxy that speaks https',
    { origin: 'https://localhost:8080', 'x-forwarded-proto': 'https' },
    204,
  ],
  ['a page of the same origin that sends no Origin', { 'sec-fetch-site': 'same-origin' }, 204],
  ['another site', { origin: 'https://elsewhere.test' }, 403],
  [
    'another site that claims to be the same',
    { origin: 'https://elsewhere.test', 'sec-fetch-site': 'same-origin' },
    403,
  ],
  ['another port', { origin: 'http://localhost:8081' }, 403],
  ['the same host without https', { origin: 'http://imah.test' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, by its fetch mode', { 'sec-fetch-site': 'cross-site' }, 403],
  ['who does not say', {}, 403],
  [
    'another site, with a name and password in the address',
    { origin: 'https://elsewhere.test', authorization: 'Basic eDp5' },
    403,
  ],
])('takes a change that only the cookie vouches for from %s: %o → %i', async (_, headers, status) => {
  expect(await logOut(headers)).toBe(status);
});

it('takes a change with a bearer token from anywhere: no foreign page can set the header', async () => {
  const { bearer } = await makePerson(test, 'Sri');

  expect(await logOut({ ...bearer, origin: 'https://elsewhere.test' })).toBe(204);
});

it('lets a cookie read from anywhere', async () => {
  const { bearer } = await makePerson(test, 'Sri');

  const answer = await test.app.inject({
    url: '/api/v1/auth/whoami',
    headers: { cookie: `__Host-imah_session=${bearer.authorization.slice(7)}`, origin: 'https://elsewhere.test' },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
