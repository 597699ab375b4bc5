import { readFile } from 'node:fs/promises';
import { issueReckoned, reckonNextMonth } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('what a resident pays is recorded in parts and taken back with a reason; her bill on the phone says so each time by itself', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Cempaka');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await reckonNextMonth(page);
  await expect(page.getByText('A-0101, Siti Aminah')).toBeVisible();
  await issueReckoned(page);
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /unit A-0101/ }).click();
  await expect(resident.getByText('Belum dibayar')).toBeVisible();

  const record = async (amount: string, says: { readonly button: string; readonly after: string }) => {
    await page.goto(`/imah/tagihan/${building.id}/pembayaran`);
    await page.getByRole('button', { name: 'Catat pembayaran', exact: true }).click();
    await page.getByRole('button', { name: 'Catat pembayaran: Siti Aminah' }).click();
    const form = page.getByRole('dialog', { name: 'Catat pembayaran Siti Aminah' });
    await form.getByLabel('Jumlah uang diterima').fill(amount);
    await expect(form.getByText(says.after)).toBeVisible();
    await form.getByRole('button', { name: says.button }).click();
    await expect(form).toBeHidden();
  };

  await record('300000', { button: 'Catat Rp 300.000', after: 'Menjadi dibayar sebagian' });
  await expect(resident.getByText('Dibayar sebagian')).toBeVisible();
  await expect(resident.getByText('Sisa Rp 419.280')).toBeVisible();

  // More than is left: what is over is kept for her.
  await record('500000', { button: 'Catat Rp 500.000', after: 'Menjadi lunas' });
  await expect(resident.getByText('Lunas', { exact: true })).toBeVisible();
  await resident.getByRole('link', { name: /KWT-\d{4}-000002/ }).click();
  await expect(resident.getByText(/lima ratus ribu rupiah/i)).toBeVisible();
  await expect(resident.getByText('Disimpan sebagai saldo')).toBeVisible();
  const [file] = await Promise.all([
    resident.waitForEvent('download'),
    resident.getByRole('button', { name: 'Unduh PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Kuitansi-KWT-\d{4}-000002\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  await resident.goto('/imah/tagihan');

  await page
    .getByRole('listitem')
    .filter({ hasText: /KWT-\d{4}-000002/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Batalkan pembayaran' }).click();
  const reversal = page.getByRole('dialog', { name: /^Batalkan pembayaran KWT/ });
  await reversal.getByLabel('Alasan').fill('Transfer dari orang lain');
  await reversal.getByRole('button', { name: 'Batalkan pembayaran' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText('Pembayaran ini dibatalkan')).toBeVisible();

  await resident.getByRole('link', { name: /unit A-0101/ }).click();
  await expect(resident.getByText('Sisa Rp 419.280')).toBeVisible();
  await resident
    .getByRole('button', { name: /Pemberitahuan/ })
    .or(resident.getByRole('link', { name: /Pemberitahuan/ }))
    .first()
    .click();
  await expect(resident.getByText(/Transfer dari orang lain/).first()).toBeVisible();
  await resident.context().close();
});
