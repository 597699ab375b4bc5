import { globSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../../tools/run/workspace.ts';
import { signIn } from '../support/api.ts';
import { expect, test } from '../support/people.ts';

test('S-46, S-47, S-48 the build tells what it is and what was rendered ahead', async ({ request, baseURL }) => {
  const latest = await (await request.get(`${baseURL}/builds/latest.json?${Date.now()}`)).json();
  const manifest = await (await request.get(`${baseURL}/builds/meta/${latest.id}.json`)).json();
  const payload = await (await request.get(`${baseURL}/login/_payload.json`)).json();

  expect(manifest).toEqual({
    id: latest.id,
    timestamp: latest.timestamp,
    matcher: { static: expect.objectContaining({ '/login': { prerender: true } }), wildcard: {}, dynamic: {} },
    prerendered: ['/', '/login', '/register', '/lupa', '/terms', '/cookie', '/privacy'],
  });
  expect(payload).toEqual({
    path: '/login',
    title: 'Masuk · Imah',
    buildId: latest.id,
    prerenderedAt: latest.timestamp,
  });
});

test('S-48 a prerendered page that is opened inside the application reads its payload', async ({ page }) => {
  await page.goto('/');
  const asked = page.waitForResponse('**/login/_payload.json');
  await page.locator('a[href="/login"]').first().click();

  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/\/login$/);
});

test('S-49 the icons of device types come from the icons of the server', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const { data }: { data: { id: string; name: string }[] } = await (
    await page.request.get(`${baseURL!}/api/v1/buildings`)
  ).json();
  const asked = page.waitForResponse('**/api/_nuxt_icon/lucide.json?icons=*');
  await page.goto(`/imah/building/${data.find(({ name }) => name.includes('Melati'))?.id ?? ''}/iot`);

  expect((await asked).status()).toBe(200);
  // What the application itself draws is named without its set.
  await expect(page.locator('[data-icon^="lucide:"]').first()).toBeVisible();
});

test('S-58 a prerendered page whose code does not arrive gives its place to the error page', async ({ page }) => {
  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/login');

  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-layout]')).toHaveCount(1);
});

test('public pages can be read and used before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();

  for (const path of ['/', '/login', '/register', '/lupa', '/terms', '/cookie', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await context.close();
});

test('a login that is sent before its script is there waits for it, and is then sent with what was typed', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('pengelola@imah.test');
  const secret = page.getByLabel('Kata sandi', { exact: true });
  await secret.fill('imah-contoh-2026');
  await secret.press('Enter');
  await secret.press('Enter');

  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(secret).toHaveValue('imah-contoh-2026');
  expect(new URL(page.url()).pathname).toBe('/login');

  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/login')) logins.push(request.method());
  });
  held.resolve();
  await expect(page).toHaveURL(/\/imah$/);
  expect(logins).toEqual(['POST']);
});

test('a login that is sent where no script runs leaves no password in the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('pengelola@imah.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('imah-contoh-2026');
  await page.getByLabel('Kata sandi', { exact: true }).press('Enter');

  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('');
  expect(page.url()).toBe(`${baseURL!}/login`);
  await context.close();
});

test('S-31 a newer build makes the next navigation a full page load', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah');
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer', timestamp: 2 } }));
  const asked = page.waitForResponse('**/builds/latest.json*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();

  await page.getByRole('link', { name: 'Tiket' }).first().click();
  await expect(page).toHaveURL(/\/imah\/tickets$/);
  await expect.poll(() => page.evaluate(() => 'isFirstLoad' in window)).toBe(false);
});

test('S-55 a chunk that is gone reloads the page once, inside the reload guard, then tells', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/imah/assets');

  await expect.poll(() => documents).toEqual(['/imah/assets', '/imah/assets']);
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  expect(documents).toEqual(['/imah/assets', '/imah/assets']);
});

test('S-58 a crawler gets no error page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const page = await context.newPage();
  await signIn(context.request, baseURL!, 'pengelola');
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('Page Not Found'),
  );
  await page.goto('/imah/building/bukan-id');
  await logged;

  await expect(page.locator('#root')).toHaveText('');
  await context.close();
});

test('the map of states is for development: nothing that is served has it', () => {
  const files = globSync(`${workspaceRoot}apps/web/dist/**/*.{js,html,css}`);
  const having = (words: string) => files.filter((file) => readFileSync(file, 'utf8').includes(words));

  expect(having('Ketentuan layanan')).not.toEqual([]);
  expect(having('Peta keadaan')).toEqual([]);
  expect(having('elk.algorithm')).toEqual([]);
});
