import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const person = {
  name: ' Budi Santoso ',
  email: 'Budi@Imah.test',
  password: 'empat-burung-pipit',
  acceptedTerms: '2026-11-01',
};
const register = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/v1/auth/register?web=true', payload, headers });

it('S-43 opens the account and a session at once, with the cookie', async () => {
  const answer = await register(person, { 'accept-language': 'en-GB,en;q=0.9,id;q=0.5' });

  expect(answer.statusCode).toBe(201);
  const { user, token } = answer.json().data;
  expect(user).toEqual({ id: expect.any(String), email: 'budi@imah.test', name: 'Budi Santoso' });
  expect(answer.cookies).toMatchObject([
    { name: 'imah_session', value: token, httpOnly: true },
    { name: 'imah_device', httpOnly: true },
  ]);
  const row = await test.context.db.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    id: user.id,
    locale: 'en',
    accepted_terms: '2026-11-01',
    accepted_terms_at: new Date(test.clock.now),
    email_verified_at: null,
    password_hash: expect.stringMatching(/^\$argon2id\$/),
  });
});

it('names a mail that is taken, in whatever case it is written', async () => {
  const answer = await register({ ...person, email: 'BUDI@imah.test' });

  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    email: ['Email ini sudah terdaftar. Silakan masuk atau atur ulang kata sandi.'],
  });
});

it.each([
  ['burung1', 'Minimal 8 karakter'],
  ['b'.repeat(64) + 'urung-pipit'.repeat(8), 'Paling banyak 128 karakter'],
  ['abcabcabcabc', 'Pakai minimal 4 karakter yang berbeda'],
  ['siti.aminah', 'Kata sandi tidak boleh sama dengan nama email'],
  ['Sunshine1', 'Kata sandi ini terlalu umum dan mudah ditebak'],
  ['Bismillah123', 'Kata sandi ini terlalu umum dan mudah ditebak'],
])('refuses the password %s: %s', async (password, text) => {
  const answer = await register({ ...person, email: 'siti.aminah@imah.test', password });

  expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: [text] }]);
});

it('names every field that is missing or wrong, in Indonesian or English', async () => {
  const payload = { name: ' ', email: 'budi', password: 'x'.repeat(513) };

  const indonesian = await register(payload);
  const english = await register(payload, { 'accept-language': 'en' });

  expect(indonesian.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(indonesian.json()).toEqual({
    type: 'urn:imah:problem:validasi-salah',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'VALIDASI_SALAH',
    message: 'Validasi Salah, Cek Kembali Input',
    requestId: expect.any(String),
    errors: {
      name: ['Wajib diisi'],
      email: ['Alamat email tidak benar'],
      password: ['Paling banyak 512 karakter'],
      acceptedTerms: ['Wajib diisi'],
    },
  });
  expect(english.json().errors).toEqual({
    name: ['Required'],
    email: ['Not a valid email address'],
    password: ['At most 512 characters'],
    acceptedTerms: ['Required'],
  });
});

it('lets two people with one mail at once in once', async () => {
  const both = await Promise.all([
    register({ ...person, email: 'serentak@imah.test' }),
    register({ ...person, email: 'serentak@imah.test' }),
  ]);

  expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

it('takes no name that would be a letter of its own, or a link, in the mails it stands in', async () => {
  const names = ['Bank Anda\r\n\r\nKlik https://evil.example/masuk', 'masuk ke evil.example', 'a@b.example'];
  const answers = await Promise.all(
    names.map((name, index) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/register',
        payload: {
          name,
          email: `nama-${index}@imah.test`,
          password: 'empat-burung-pipit',
          acceptedTerms: '2026-11-01',
        },
      }),
    ),
  );

  expect(answers.map((answer) => [answer.statusCode, answer.json().errors])).toEqual(
    names.map(() => [422, { name: ['Nama tidak boleh memuat alamat web, alamat email, atau karakter kontrol'] }]),
  );
});
