import { readFile } from 'node:fs/promises';
import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident makes a link to their bill; somebody without an account reads it on a phone with its PDF until it is withdrawn', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Tanjung');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await issueByCalls(page, building.id, Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 5 }).toString());
  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /, unit A-0101/ }).click();
  const links = resident.getByRole('region', { name: 'Tautan tagihan', exact: true });
  await links.getByRole('button', { name: 'Buat tautan', exact: true }).click();
  const form = resident.getByRole('dialog', { name: /^Tautan ke INV-/ });
  await form.getByRole('button', { name: 'Buat tautan', exact: true }).click();
  const address = await form.getByLabel('Alamat tautan', { exact: true }).inputValue();
  await expect(form.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await form.getByRole('button', { name: 'Selesai' }).click();

  const stranger = await browser.newContext({ locale: 'id-ID', viewport: { width: 390, height: 844 } });
  const phone = await stranger.newPage();
  // The address is that of the installation, which the tests reach by another.
  const opened = await phone.goto(new URL(new URL(address).pathname, empty.url).href + new URL(address).hash);
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  await expect(phone.getByText('Yang harus dibayar', { exact: true })).toBeVisible();
  await expect(phone.getByText('Siti Aminah', { exact: true })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Rincian' }).getByText('Rp 648.000').first()).toBeVisible();
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Unduh PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Tagihan-INV-\d{4}-\d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');

  await links.getByRole('button', { name: /^Cabut tautan yang dibuat Siti Aminah/ }).click();
  await resident.getByRole('alertdialog').getByRole('button', { name: 'Cabut', exact: true }).click();
  await expect(links.getByText('Dicabut', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Tautan ini tidak berlaku' })).toBeVisible();
  await stranger.close();
  await resident.context().close();
});
