import { endpoints } from '@imah/contract/endpoints';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  makePerson,
  makePlace,
  type TestApp,
  type TestAppOptions,
  type TestPerson,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let person: TestPerson;
const opened: TestApp[] = [];

beforeAll(async () => {
  test = await createTestApp();
  person = await makePerson(test, 'Sri');
});
afterAll(() => test.close());
afterEach(async () => {
  for (const other of opened.splice(0)) await other.close();
});

async function openApp(options: TestAppOptions): Promise<TestApp> {
  const other = await createTestApp(options);
  opened.push(other);
  return other;
}

const logIn = ({ app }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress,
    headers,
    payload: { email: 'a@imah.test', password: 'x' },
  });

it('mounts every endpoint of the contract at its path', () => {
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !test.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  );

  expect(missing).toEqual([]);
  expect(Object.keys(endpoints).length).toBeGreaterThan(15);
});

it('lets an address log in ten times a minute and then says when to come again', async () => {
  const strict = await openApp({ rateLimitScale: 1 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await logIn(strict, '203.0.113.7')).statusCode);

  const refused = await logIn(strict, '203.0.113.7', { 'accept-language': 'en' });
  const neighbour = await logIn(strict, '203.0.113.8');

  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.json()).toMatchObject({
    code: 'TERLALU_SERING',
    message: 'Too many attempts. Wait a moment, then try again.',
  });
  expect(neighbour.statusCode).toBe(401);
});

it('counts the addresses of one IPv6 household together', async () => {
  const strict = await openApp({ rateLimitScale: 0.1 });
  await logIn(strict, '2001:db8:1:2::1');

  expect((await logIn(strict, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await logIn(strict, '2001:db8:1:3::1')).statusCode).toBe(401);
});

it('counts an account over all its addresses', async () => {
  const strict = await openApp({ rateLimitScale: 0.1 });
  const member = await makePerson(strict, 'Yati');
  const change = (remoteAddress: string, headers: Record<string, string>) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/v1/auth/password',
      remoteAddress,
      headers,
      payload: { currentPassword: 'x', newPassword: 'y' },
    });

  const statuses = [
    (await change('203.0.113.1', member.bearer)).statusCode,
    (await change('203.0.113.2', member.bearer)).statusCode,
    (await change('203.0.113.3', (await makePerson(strict, 'Lain')).bearer)).statusCode,
  ];

  expect(statuses).toEqual([422, 429, 422]);
});

it('hides what went wrong on the server, and logs it', async () => {
  const broken = await openApp({
    handlers: () => ({
      whoami: async () => {
        throw new Error('password of the database is hunter2');
      },
    }),
  });
  const member = await makePerson(broken, 'Yati');

  const answer = await broken.app.inject({ url: '/api/v1/auth/whoami', headers: member.bearer });

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: 'urn:imah:problem:galat-server',
    title: 'Internal Server Error',
    status: 500,
    code: 'GALAT_SERVER',
    message: 'Terjadi gangguan pada server. Silakan coba lagi.',
    requestId: expect.any(String),
  });
});

it('says 503 while the database is away', async () => {
  const lonely = await openApp({
    handlers: () => ({
      whoami: async () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      },
    }),
  });
  const member = await makePerson(lonely, 'Yati');

  const answer = await lonely.app.inject({ url: '/api/v1/auth/whoami', headers: member.bearer });

  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'LAYANAN_BELUM_SIAP',
    '2',
  ]);
});

it('sends nothing that the response schema does not name', async () => {
  const leaky = await openApp({
    handlers: () => ({
      getBuilding: async ({ target }) => {
        const building = { ...row, orgId: target.orgId, secret: 'hunter2' };
        return { data: building };
      },
    }),
  });
  const place = await makePlace(leaky, 'Melati');

  const answer = await leaky.app.inject({ url: `/api/v1/buildings/${place.buildingId}`, headers: place.owner.bearer });

  expect(answer.json()).toEqual({ data: { ...row, orgId: place.orgId } });
});

it('answers an answer that breaks the response schema with 500, not with the answer', async () => {
  const wrong = await openApp({
    handlers: () => ({
      getBuilding: async () => ({ data: { ...row, unitCount: 1.5, name: 'hunter2' } }),
    }),
  });
  const place = await makePlace(wrong, 'Melati');

  const answer = await wrong.app.inject({ url: `/api/v1/buildings/${place.buildingId}`, headers: place.owner.bearer });

  expect([answer.statusCode, answer.json().code]).toEqual([500, 'GALAT_SERVER']);
  expect(answer.body).not.toContain('hunter2');
});

it.each([
  ['broken JSON', 'application/json', '{"email":', 400, 'PERMINTAAN_TIDAK_TERBACA'],
  ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, 'JENIS_ISI_TIDAK_DIDUKUNG'],
  ['text', 'text/plain', '{"email":"a@imah.test","password":"x"}', 422, 'VALIDASI_SALAH'],
  ['a text with NUL', 'application/json', '{"email":"a\\u0000","password":"x"}', 400, 'PERMINTAAN_TIDAK_TERBACA'],
  ['too much', 'application/json', `"${'x'.repeat(1_100_000)}"`, 413, 'ISI_TERLALU_BESAR'],
])('refuses %s', async (_, type, payload, status, code) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': type },
    payload,
  });

  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

it("speaks the account's language whatever the browser asks for", async () => {
  const english = await makePerson(test, 'Ellen', 'en');
  const missing = '/api/v1/buildings/01890000-0000-7000-8000-000000000000';

  const answers = [
    await test.app.inject({ url: missing, headers: { ...english.bearer, 'accept-language': 'id' } }),
    await test.app.inject({ url: missing, headers: { ...person.bearer, 'accept-language': 'en' } }),
  ];

  expect(answers.map((answer) => answer.json().message)).toEqual(['Not found.', 'Data tidak ditemukan.']);
});

it('speaks the language that a program chose, before that of the account', async () => {
  const english = await makePerson(test, 'Elena', 'en');
  const missing = '/api/v1/buildings/01890000-0000-7000-8000-000000000000';
  const ask = async (bearer: Record<string, string>, language: string) =>
    (await test.app.inject({ url: missing, headers: { ...bearer, 'imah-language': language } })).json().message;

  expect([await ask(english.bearer, 'id'), await ask(person.bearer, 'en'), await ask(person.bearer, 'fr')]).toEqual([
    'Data tidak ditemukan.',
    'Not found.',
    'Data tidak ditemukan.',
  ]);
});

const row = {
  id: '01890000-0000-7000-8000-000000000001',
  orgId: '01890000-0000-7000-8000-000000000002',
  orgName: 'Melati',
  name: 'Gedung',
  code: 'G',
  kind: 'office' as const,
  timeZone: 'Asia/Jakarta' as const,
  address: { street: '', city: 'Jakarta', province: '' },
  status: 'active' as const,
  version: 1,
  unitCount: 0,
  devices: { total: 0, online: 0, offline: 0, neverSeen: 0 },
  activeAlarms: 0,
  quietAlarms: 0,
  isDemo: false,
};
