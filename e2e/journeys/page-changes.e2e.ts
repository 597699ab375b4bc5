import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, logIn, test } from '../support/people.ts';

/** The word by which the page is announced: what has focus, and how far down the page is. */
const arrival = (page: Page) =>
  page.evaluate(() => ({
    focus: `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`,
    scrollY: Math.round(window.scrollY),
  }));

test('every page begins at its title, with focus on it, and one that is gone back to stands where it was left', async ({
  page,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'penghuni');
  await expect.poll(() => arrival(page)).toEqual({ focus: expect.stringMatching(/^H1 Selamat .+, Sari$/), scrollY: 0 });

  const building = page.locator('main a[href^="/imah/building/"]').first();
  await expect(page.getByRole('heading', { name: 'Laporan saya' })).toBeVisible();
  const name = (await building.textContent()) ?? '';
  // The page is scrolled until the link can be pressed: only the press itself knows how far.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => sessionStorage.setItem('left-at', String(Math.round(window.scrollY))),
      true,
    ),
  );
  await building.click();
  await expect.poll(() => arrival(page)).toEqual({ focus: `H1 ${name}`, scrollY: 0 });
  await expect(page).toHaveTitle(`${name} · Imah`);

  await page.goBack();
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
  expect(left).toBeGreaterThan(0);
  await expect.poll(() => arrival(page)).toEqual({ focus: `A ${name}`, scrollY: left });

  await page.goto('/imah/new/ticket');
  const title = `Pintu macet ${randomUUID().slice(0, 6)}`;
  await page.getByRole('radio', { name: 'Bangunan dan pintu' }).check();
  await page.getByLabel('Ceritakan singkat').fill(title);
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await page.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);
  await expect.poll(() => arrival(page)).toEqual({ focus: `H1 ${title}`, scrollY: 0 });
  await expect(page).toHaveTitle(new RegExp(`^TKT-\\d{4}-\\d{6} ${title} · Imah$`));

  await page.goto('/imah/tidak-ada');
  await expect(page).toHaveTitle('Halaman tidak ditemukan · Imah');
});
