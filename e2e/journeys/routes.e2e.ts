import { readFrame } from '../support/frame.ts';
import { listBuildings, signIn } from '../support/api.ts';
import { buildingParts } from '../support/pages.ts';
import { expect, test } from '../support/people.ts';

const someId = '0199b6f0-0000-7000-8000-000000000001';
const blank = { layout: 'blank', variant: 'default', header: 'hidden', padding: 'default' };
const dashboard = { layout: 'dashboard', variant: 'default', header: 'shown', padding: 'default' };
const focused = { ...dashboard, variant: 'grayish-cyan', header: 'hidden' };

const publicPages = [
  ['S-03', '/', { ...blank, colorMode: 'light' }],
  ['S-04', '/login', { ...blank, colorMode: 'light' }],
  ['S-06', '/register', { ...blank, colorMode: 'light' }],
  ['S-06', '/boarding', { ...blank, colorMode: 'light' }],
  ['S-02', '/lupa', { ...blank, colorMode: 'dark' }],
  ['S-05', '/terms', { ...blank, colorMode: 'dark' }],
  ['S-05', '/cookie', { ...blank, colorMode: 'dark' }],
  ['S-05', '/privacy', { ...blank, colorMode: 'dark' }],
] as const;

const innerPages = [
  ...['', '/akun', '/link', '/saldo', '/assets', '/tagihan', '/finances'].map(
    (path) => ['S-07', `/imah${path}`, dashboard] as const,
  ),
  ...['/tickets', '/reports', '/segera'].map((path) => ['S-07', `/imah${path}`, dashboard] as const),
  ['S-08', '/imah/dashboard', focused],
  ['S-08', '/imah/new/topic', focused],
  ['S-09', `/imah/topic/${someId}`, { ...dashboard, variant: 'transparent', padding: 'none' }],
  ['S-10', `/imah/ticket/${someId}`, dashboard],
  ['S-11', '/imah/new/building', { ...blank, colorMode: 'light' }],
  ['S-11', '/imah/new/old-topic', { ...blank, colorMode: 'light' }],
  ['S-12', '/imah/new/ticket', focused],
  ['S-12', `/imah/new/ticket/${someId}`, focused],
  ...['', '/products', '/promotion', '/categories', '/import-export'].map(
    (path) => ['S-13', `/imah/products${path}`, dashboard] as const,
  ),
  ...['', '/user', '/group', '/device', '/ticket', '/dataset', '/general'].map(
    (path) => ['S-14', `/imah/settings${path}`, dashboard] as const,
  ),
] as const;

test.use({ colorScheme: 'dark' });

for (const [requirement, path, frame] of publicPages) {
  test(`${requirement} ${path} stands in its layout, with one heading and a title of its own`, async ({ page }) => {
    await page.goto(path);

    await expect(page.locator('h1')).toHaveCount(1);
    expect(await readFrame(page)).toEqual(frame);
    expect(await page.title()).toMatch(/^Imah, |.+ · Imah$/);
  });
}

test('S-07 to S-15 every page behind the login stands in its layout, with one heading and a title of its own', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const [building] = await listBuildings(page.request, baseURL!);
  const pages = [
    ...innerPages,
    ...buildingParts.map((part) => ['S-15', `/imah/building/${building!.id}${part}`, dashboard] as const),
  ];
  const titles = new Map<string, string>();

  for (const [requirement, path, frame] of pages) {
    await test.step(`${requirement} ${path}`, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await readFrame(page)).toEqual({ colorMode: 'dark', ...frame });
      titles.set(path, await page.title());
    });
  }

  for (const [path, title] of titles) expect(title, path).toMatch(/^.+ · Imah$/);
});

test('S-16 an unknown path says so and leaves the application usable', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const answer = await page.goto('/imah/tidak-ada?x=1');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found: /imah/tidak-ada?x=1')).toBeVisible();
  await expect(page.locator('[data-layout=dashboard]')).toBeVisible();
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page).toHaveURL(/\/imah$/);
});

test('S-17 a malformed id is a fatal 404 with the path in its message', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah/building/bukan-id');

  await expect(page.getByText('Page Not Found: /imah/building/bukan-id')).toBeVisible();
  await expect(page.locator('[data-layout=dashboard]')).toHaveCount(0);
});

test('S-21 the not-found page carries its default title', async ({ page }) => {
  await page.goto('/tidak-ada');

  await expect(page.getByText('Page Not Found', { exact: true })).toBeVisible();
  await expect(page.getByText('Page not found: /tidak-ada')).toBeVisible();
});

test('S-21 a page that throws shows the general error page, from which one can try again', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const broken = (url: URL) => url.pathname === '/api/v1/today';
  await page.route(broken, (route) => route.fulfill({ json: { data: {} } }));
  await page.goto('/imah');

  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();

  await page.unroute(broken);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('link', { name: /Menara Contoh|Apartemen/ }).first()).toBeVisible();
});
