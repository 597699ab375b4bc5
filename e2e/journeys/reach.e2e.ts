import AxeBuilder from '@axe-core/playwright';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

/** The pages of a building that those who run it open. */
const pagesOf = (buildingId: string) =>
  ['', '/unit', '/people', '/iot', '/topics', '/settings'].map((page) => `/imah/building/${buildingId}${page}`);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page of the journey has an accessibility fault (${colorScheme})`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      faults.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`));
    };

    for (const path of ['/', '/login', '/register', '/lupa', '/terms']) await look(path);
    await signIn(page.request, baseURL!, 'pengelola');
    const [building] = await listBuildings(page.request, baseURL!);
    for (const path of ['/imah', '/imah/akun', '/imah/tagihan', ...pagesOf(building!.id)]) {
      await look(path);
    }

    expect(faults).toEqual([]);
  });
}

test('on a phone nothing is wider than the screen', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, baseURL!, 'pengelola');
  const [building] = await listBuildings(page.request, baseURL!);
  const wide: string[] = [];

  for (const path of ['/terms', '/imah', '/imah/akun', ...pagesOf(building!.id)]) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${path}: ${width}`);
  }

  expect(wide).toEqual([]);
});

test('by keyboard alone: log in, open a building, reach its devices', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('pengelola@imah.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('imah-contoh-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/imah');

  await page
    .getByRole('link', { name: /Menara/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/imah\/building\//);
  await page.getByRole('link', { name: 'Perangkat', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/iot$/);
});

test('another organisation sees its own building alone, and none of the neighbours by address', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const theirs = await listBuildings(page.request, baseURL!);
  const stranger = await browser.newContext({ baseURL: baseURL! });
  const other = await stranger.newPage();
  await logIn(other, 'tetangga');
  const own = await listBuildings(stranger.request, baseURL!);

  expect(own.map(({ id }) => id).filter((id) => theirs.some((building) => building.id === id))).toEqual([]);
  await other.goto(`/imah/building/${theirs[0]!.id}`);
  await expect(other.getByText(theirs[0]!.name)).toHaveCount(0);
  const answer = await stranger.request.get(`${baseURL}/api/v1/buildings/${theirs[0]!.id}`);
  expect(answer.status()).toBe(404);
  await stranger.close();
});

for (const kind of residentKinds) {
  test(`a resident who was ${kind} sees the meters of their own unit and no other device`, async ({
    page,
    baseURL,
    residents,
  }) => {
    await signIn(page.request, baseURL!, await residents(kind));
    const buildings = await listBuildings(page.request, baseURL!);
    const answer = await page.request.get(`${baseURL}/api/v1/buildings/${buildings[0]!.id}/devices`);
    const { data }: { data: { typeKey: string; unitId: string | null }[] } = await answer.json();

    expect(buildings.map(({ name }) => name)).toEqual(['Apartemen Menara Melati']);
    expect(new Set(data.map(({ unitId }) => unitId)).size).toBe(1);
    expect(data.map(({ typeKey }) => typeKey).toSorted()).toEqual(['electricity-meter', 'gas-meter', 'water-meter']);
  });
}
