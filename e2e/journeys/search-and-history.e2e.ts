import { payloads } from '../support/payloads.ts';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn, test } from '../support/people.ts';

test('a building and a topic are found by keyboard alone, in spite of typos, and open', async ({ page }) => {
  await logIn(page, 'pengelola');
  await page.locator('main a[href^="/imah/building/"]').first().waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('mealti');
  await page
    .getByRole('option', { name: /^Apartemen Menara Melati/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/imah\/building\/[0-9a-f-]{36}/);
  await expect(page.locator('h1')).toContainText('Menara Melati');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('serbagnua');
  await page
    .getByRole('option', { name: /^TPC-\d{4}-\d{6} Jadwal penggunaan ruang serbaguna/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/imah\/topic\/[0-9a-f-]{36}/);
  await expect(page.locator('h1')).toContainText('ruang serbaguna');
});

test('the search says that a number is not there, changes the language in place, and logs out', async ({ page }) => {
  await logIn(page, 'pengelola');
  await page.getByRole('button', { name: 'Cari (Ctrl K)' }).click();
  const field = page.getByRole('combobox');

  await field.fill('tkt-2026-123');
  await expect(page.getByRole('option', { name: 'Tidak ada TKT-2026-000123 yang dapat Anda lihat' })).toBeVisible();

  await field.fill('bahasa inggris');
  await page.getByRole('option', { name: /English/ }).click();
  await page.getByRole('button', { name: 'Search (Ctrl K)' }).click();

  await field.fill('log out');
  await page.getByRole('option', { name: /^Log out/ }).click();
  await expect(page).toHaveURL(/\/(login|logout)?$/);
});

test('a neighbour finds nothing of another organisation', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL ?? '', 'pengelola');
  const [own] = await listBuildings(page.request, baseURL ?? '');
  await page.context().clearCookies();
  await signIn(page.request, baseURL ?? '', 'tetangga');

  const answer = await page.request.get(`/api/v1/search?q=${encodeURIComponent(own?.name ?? '')}`);

  expect((await answer.json()).data.hits.filter((hit: { orgId: string }) => hit.orgId === own?.orgId)).toEqual([]);
});

test('what was done to a building is told on its page and in the settings, and is downloaded', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await logIn(page, 'tetangga');
  const [known] = await listBuildings(page.request, origin);
  const address = { street: 'Jalan Riwayat 1', city: 'Bandung', province: 'Jawa Barat' };
  const made = await page.request.post(`/api/v1/organizations/${known?.orgId ?? ''}/buildings`, {
    data: { name: 'Gedung Riwayat', kind: 'office', timeZone: 'Asia/Jakarta', address },
    headers: { origin },
  });
  const { data: building }: { data: { id: string } } = await made.json();
  await page.goto(`/imah/building/${building.id}/settings`);

  await page.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'membuat gedung' })).toBeVisible();

  await page.goto('/imah/settings/audit');
  await page.getByRole('combobox', { name: 'Jenis' }).selectOption('building');
  await page.getByRole('combobox', { name: 'Gedung', exact: true }).selectOption('Gedung Riwayat');
  await expect(page).toHaveURL(`/imah/settings/audit?what=building&building=${building.id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('membuat gedung Gedung Riwayat');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^riwayat-\d{4}-\d\d-\d\d\.csv$/);
});

test('forty scripts and formulas as names of buildings stay texts on every page that shows them', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Object.assign(globalThis, { fired: `policy: ${event.violatedDirective} ${event.blockedURI}` });
    });
  });
  await logIn(page, 'tetangga');
  const [first] = await listBuildings(page.request, origin);
  const orgId = first?.orgId ?? '';
  for (const name of payloads) {
    const address = { street: name, city: name, province: name };
    const data = { name, kind: 'office', timeZone: 'Asia/Jakarta', address };
    const answer = await page.request.post(`/api/v1/organizations/${orgId}/buildings`, {
      data,
      headers: { origin },
    });
    expect(answer.status()).toBe(201);
  }
  const made = (await listBuildings(page.request, origin)).filter(({ name }) => payloads.includes(name));
  expect(made).toHaveLength(payloads.length);
  const fired = () => page.evaluate(() => Reflect.get(globalThis, 'fired') as unknown);

  await page.goto('/imah');
  await page
    .locator(`main a[href="/imah/building/${made[0]?.id ?? ''}"]`)
    .first()
    .waitFor();
  expect(await fired()).toBeUndefined();

  await page.goto('/imah/settings/audit');
  await expect(page.getByRole('article').filter({ hasText: 'membuat gedung' }).first()).toBeVisible();
  expect(await fired()).toBeUndefined();

  // Each of them stood on Beranda; some are opened as well.
  for (const { id, name } of made.filter((_, index) => index % 8 === 0)) {
    await page.goto(`/imah/building/${id}`);
    await expect(page.locator('h1')).toHaveText(name);
    expect(await fired()).toBeUndefined();
  }

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('script');
  await expect(page.getByRole('option').filter({ hasText: '<script>window.fired=1</script>' }).first()).toBeVisible();
  expect(await fired()).toBeUndefined();
});
