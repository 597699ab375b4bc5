import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

test('by keyboard alone: log in, open a building, reach its devices', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('pengelola@imah.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('imah-contoh-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/imah');

  await page
    .getByRole('link', { name: /^Apartemen Menara/ })
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
