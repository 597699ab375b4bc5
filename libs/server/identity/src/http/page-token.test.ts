import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const origin = 'http://localhost:80';
const account = {
  name: 'Sari',
  email: 'sari@imah.test',
  password: 'empat-burung-pipit',
  acceptedTerms: '2026-11-01',
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const tokenOf = (person: TestPerson) => person.bearer.authorization.slice('Bearer '.length);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const session = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/_auth/session', headers })).json();
const whoami = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/v1/auth/whoami', headers })).statusCode;

it('tells a page a token that opens nothing without the cookie', async () => {
  const person = await makePerson(test, 'Wati');
  const cookie = `imah_session=${tokenOf(person)}`;

  const { token } = await session({ cookie });

  expect(token).toMatch(/^page\.[\w-]{43}$/);
  expect(await whoami(bearer(token))).toBe(401);
  expect(await whoami({ ...bearer(token), cookie })).toBe(200);
  expect(await whoami({ cookie: `imah_session=${token}` })).toBe(401);
});

it('changes nothing by it without the cookie, and may change from anywhere with both, as every bearer may', async () => {
  const person = await makePerson(test, 'Xaver');
  const cookie = `imah_session=${tokenOf(person)}`;
  const { token } = await session({ cookie });
  const revoke = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/v1/account/sessions/revoke-others', headers });

  const alone = await revoke(bearer(token));
  const both = await revoke({ ...bearer(token), cookie });

  expect([alone.statusCode, both.statusCode]).toEqual([401, 204]);
});

it('answers a sign-in or a registration in a page with such a token, and tells it again for the cookie', async () => {
  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/v1/auth/${path}?web=true`, headers: { origin }, payload });

  const registered = await post('register', account);
  const signedIn = await post('login', { email: account.email, password: account.password });

  for (const answer of [registered, signedIn]) {
    const cookie = `imah_session=${answer.cookies.find(({ name }) => name === 'imah_session')?.value}`;
    const { token } = answer.json().data;
    expect([await whoami(bearer(token)), await whoami({ ...bearer(token), cookie })]).toEqual([401, 200]);
    expect((await session({ cookie })).token).toBe(token);
    expect((await session({ ...bearer(token), cookie })).token).toBe(token);
  }
});

it('gives a program without cookies a token that works by itself, also where it asked for the cookie as well', async () => {
  for (const query of ['', '?web=true']) {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/auth/login${query}`,
      payload: { email: account.email, password: account.password },
    });
    const { token } = answer.json().data;

    expect(await whoami(bearer(token))).toBe(200);
    expect((await session(bearer(token))).token).toBe(token);
  }
});

it('tells each session a token of its own, the same every time', async () => {
  const [one, other] = [await makePerson(test, 'Yuda'), await makePerson(test, 'Zahra')];
  const ask = async (person: TestPerson) => (await session({ cookie: `imah_session=${tokenOf(person)}` })).token;

  const tokens = [await ask(one), await ask(other), await ask(one)];

  expect(tokens[2]).toBe(tokens[0]);
  expect(tokens[1]).not.toBe(tokens[0]);
});

it('takes over https only the cookie with the prefix, which no neighbour of the domain can set', async () => {
  const person = await makePerson(test, 'Bima');
  const https = { 'x-forwarded-proto': 'https' };

  expect([
    await whoami({ ...https, cookie: `imah_session=${tokenOf(person)}` }),
    await whoami({ ...https, cookie: `__Host-imah_session=${tokenOf(person)}` }),
    await whoami({ cookie: `imah_session=${tokenOf(person)}` }),
    await whoami({ cookie: `__Host-imah_session=${tokenOf(person)}` }),
  ]).toEqual([401, 200, 200, 401]);
});
