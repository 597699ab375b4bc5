import { expect, logIn, test } from '../support/people.ts';
import { watchFor } from '../support/watch-for.ts';

test('from the landing page to a device that obeys, seen on a second screen', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });

  await page.goto('/');
  await page.getByRole('link', { name: 'Masuk' }).first().click();
  await logIn(page, 'pengelola');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const building = page.getByRole('link', { name: /^Apartemen Menara/ }).first();
  await building.click();
  await expect(page).toHaveURL(/\/imah\/building\/[0-9a-f-]{36}$/);

  await page.getByRole('link', { name: 'Perangkat', exact: true }).first().click();
  await expect(page).toHaveURL(/\/iot$/);

  // Values move by themselves: the page changes although nobody touches it.
  const values = page.locator('[data-metric]');
  await expect(values.first()).toBeVisible();
  const before = await values.allTextContents();
  await expect.poll(async () => JSON.stringify(await values.allTextContents())).not.toBe(JSON.stringify(before));

  const second = await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' });
  const other = await second.newPage();
  await logIn(other, 'teknisi');

  await page
    .getByRole('link', { name: /Pompa transfer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/device=/);
  await other.goto(page.url());

  const panel = { name: 'Rincian perangkat' };
  const control = page.getByRole('complementary', panel).getByRole('switch').first();
  const mirrored = other.getByRole('complementary', panel).getByRole('switch').first();
  await expect(control).toBeEnabled();
  await expect(mirrored).toHaveAttribute('aria-checked', (await control.getAttribute('aria-checked')) ?? '');
  const wanted = (await control.getAttribute('aria-checked')) === 'true' ? 'false' : 'true';

  const underWay = await watchFor(page, 'Mengirim|Antre|Terkirim, menunggu|Diterima perangkat');
  await control.click();
  // What people live with is asked about first, in one of its two directions.
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^(Matikan|Nyalakan)/ });
  await expect.poll(async () => (await underWay()) || (await confirm.isVisible())).toBe(true);
  if (await confirm.isVisible()) await confirm.click();

  // On its way first; only then does the switch show what the device reports.
  await expect.poll(underWay).toBe(true);
  await expect(control).toHaveAttribute('aria-checked', wanted);
  await expect(mirrored).toHaveAttribute('aria-checked', wanted);

  await second.close();
  expect(violations).toEqual([]);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
});
