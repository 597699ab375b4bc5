import { mailedLink } from '../support/mails.ts';
import { newEmail } from '../support/members.ts';
import { expect, password, test } from '../support/people.ts';

test('who takes an account back by a reset is alone in it: session, token and pending address of others are dead', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [email, wanted] = [newEmail('korban'), newEmail('penyerang')];
  const headers = { origin: baseURL! };
  const post = (path: string, data: object) => page.request.post(`/api/v1/${path}`, { headers, data });
  await post('auth/register', { name: 'Korban', email, password, acceptedTerms: '2026-11-01' });
  await page.goto(await mailedLink(page.request, baseURL!, { to: email, holds: '/verifikasi?token=' }));
  await page.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await expect(page.getByRole('heading', { name: 'Alamat email terverifikasi' })).toBeVisible();

  // Somebody else knows the password for a while, and sets up what is to outlast it.
  const thief = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: headers });
  const confirm = () => thief.post('/api/v1/auth/step-up', { data: { password } });
  expect((await thief.post('/api/v1/auth/login?web=true', { data: { email, password } })).status()).toBe(200);
  await confirm();
  const draft = { name: 'Penyerang', scopes: ['building.view'], expiresInDays: 365 };
  const made = await thief.post('/api/v1/account/api-tokens', { data: draft });
  const { token } = ((await made.json()) as { data: { token: string } }).data;
  const program = await playwright.request.newContext({ baseURL: baseURL! });
  const byToken = () => program.get('/api/v1/buildings', { headers: { authorization: `Bearer ${token}` } });
  expect((await byToken()).status()).toBe(200);
  await confirm();
  expect((await thief.put('/api/v1/account/email', { data: { email: wanted } })).status()).toBe(202);
  const link = await mailedLink(page.request, baseURL!, { to: wanted, holds: '/verifikasi?token=' });

  await page.goto('/lupa');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await page.goto(await mailedLink(page.request, baseURL!, { to: email, holds: '/lupa?token=' }));
  await page.getByLabel('Kata sandi baru').fill('lima-burung-gereja');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  // Straight in: nobody has to type what they have just typed.
  await page.waitForURL(/\/(?:imah|boarding)$/);

  expect((await byToken()).status()).toBe(401);
  expect((await thief.get('/api/v1/auth/whoami')).status()).toBe(401);
  const adopted = await thief.post('/api/v1/auth/verify-email', {
    data: { token: new URL(link, baseURL!).searchParams.get('token') },
  });
  expect(adopted.status()).toBe(410);
  await page.goto('/imah/akun');
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(wanted)).toBeHidden();
  await Promise.all([thief.dispose(), program.dispose()]);
});
