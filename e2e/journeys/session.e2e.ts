import type { Route } from '@playwright/test';
import { expect, logIn, test } from '../support/people.ts';
import { signIn } from '../support/api.ts';

test('S-37 a guarded page leads to the login and, after it, back to the page asked for', async ({ page }) => {
  await page.goto('/imah/tagihan?status=terbit');
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await page.getByLabel('Email').fill('pengelola@imah.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('imah-contoh-2026');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();

  await expect(page).toHaveURL(/\/imah\/tagihan\?status=terbit$/);
});

test('S-37 a return path of another origin is not followed', async ({ page, baseURL }) => {
  await page.goto('/login?redirect=//contoh.test/masuk');
  await page.getByLabel('Email').fill('pengelola@imah.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('imah-contoh-2026');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();

  await expect(page).toHaveURL(`${baseURL}/imah`);
});

test('S-38 with a session / and /login lead to /imah', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');

  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/imah$/);
  }
});

test('S-30 a session that ended on the server leads to /login and replaces the history entry', async ({
  page,
  baseURL,
}) => {
  await page.goto('/privacy');
  await logIn(page, 'pengelola');
  const building = page.getByRole('link', { name: /^Apartemen Menara/ }).first();
  await building.waitFor();
  const cookie = await page.context().cookies();
  await page.context().clearCookies();
  await page.request.delete(`${baseURL}/api/_auth/session`, {
    headers: { cookie: cookie.map(({ name, value }) => `${name}=${value}`).join('; '), origin: baseURL! },
  });

  // The next call is the person's click or the page's own, whichever comes first.
  await Promise.race([page.waitForURL('**/login**'), building.click()]);

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sesi Anda berakhir. Masuk lagi untuk melanjutkan')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/imah\/building/);
});

test('S-05 /logout ends the session on the server and lands on /login', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const cookies = await page.context().cookies();
  await page.goto('/logout');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Sesi Anda berakhir')).toHaveCount(0);
  // Somebody who has kept what the browser had.
  const answer = await page.request.get(`${baseURL}/api/v1/auth/whoami`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(answer.status()).toBe(401);
});

test('a wrong password is told at the form and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('pengelola@imah.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah-sekali');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();

  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('pengelola@imah.test');
  await expect(page).toHaveURL(/\/login$/);
});

for (const [failure, answer] of [
  ['a network failure', (route: Route) => route.abort()],
  ['a 502', (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
] as const) {
  test(`S-28 ${failure} while the session is fetched means no session; who was signed in waits instead of signing in again`, async ({
    page,
  }) => {
    await logIn(page, 'pengelola');
    await page.route('**/api/_auth/session', answer);
    await page.goto('/imah/akun');

    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByRole('heading', { name: 'Server belum menjawab' })).toBeVisible();
    await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveCount(0);

    await page.unroute('**/api/_auth/session');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page).toHaveURL(/\/imah\/akun$/);
  });
}
