import { randomUUID } from 'node:crypto';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn, test } from '../support/people.ts';

test('a notice reaches the screen of a resident while it is open, and goes when it is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  const title = `Pemadaman ${randomUUID().slice(0, 6)}`;
  await signIn(page.request, baseURL!, 'pengelola');
  const building = (await listBuildings(page.request, baseURL!)).find(({ name }) => /Menara/.test(name))!;
  const second = await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' });
  const resident = await second.newPage();
  await logIn(resident, 'penghuni');
  await resident.goto(`/imah/building/${building.id}`);
  await expect(resident.getByRole('heading', { name: 'Pengumuman' })).toBeVisible();
  await expect(resident.getByRole('button', { name: 'Tulis pengumuman' })).toHaveCount(0);

  await page.goto(`/imah/building/${building.id}`);
  await page.getByRole('button', { name: 'Tulis pengumuman' }).click();
  await page.getByLabel('Judul').fill(title);
  await page.getByRole('button', { name: 'Umumkan' }).click();

  await expect(resident.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: `Tindakan untuk ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Tarik' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
  await expect(resident.getByText(title)).toHaveCount(0);
  await second.close();
});
