import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('arrears are put into instalments; their payer agrees on the phone and pays the first part; who keeps the books sees it, and the bill is reminded of no more', async ({
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
  await resident.setViewportSize({ width: 390, height: 844 });
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await issueByCalls(page, building.id, today.subtract({ days: 40 }).toString());

  await page.goto('/imah/tagihan/tunggakan');
  await page.getByRole('link', { name: 'A-0101, Siti Aminah' }).click();
  await page.getByRole('button', { name: 'Atur cicilan' }).click();
  const form = page.getByRole('dialog', { name: 'Atur cicilan' });
  const parts = form.getByRole('region', { name: 'Jadwal pembayaran' });
  await expect(parts.getByText('Rp 216.000')).toHaveCount(3);
  await form.getByRole('button', { name: 'Tawarkan cicilan' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  const plans = page.getByRole('region', { name: 'Cicilan' });
  await expect(plans.getByText('Menunggu persetujuan', { exact: true })).toBeVisible();

  await resident.goto('/imah/tagihan');
  await resident.getByRole('region', { name: 'Cicilan' }).getByRole('link', { name: 'A-0101, Siti Aminah' }).click();
  await resident.getByRole('button', { name: 'Setujui cicilan' }).click();
  await expect(resident.getByText('Berjalan', { exact: true })).toBeVisible();
  await expect(plans.getByText('Berjalan', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Catat pembayaran' }).click();
  const payment = page.getByRole('dialog', { name: /Siti Aminah/ });
  await payment.getByLabel('Jumlah uang diterima').fill('216000');
  await expect(payment.getByText('Menjadi dibayar sebagian')).toBeVisible();
  await payment.getByRole('button', { name: 'Catat Rp 216.000' }).click();
  await expect(resident.getByText('Lunas', { exact: true })).toHaveCount(1);
  await expect(plans.getByText(/^Berikutnya Rp\s216\.000, /)).toBeVisible();

  await page.goto('/imah/tagihan/tunggakan');
  await page.getByRole('checkbox', { name: /A-0101, Siti Aminah/ }).check();
  await page.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  await expect(page.getByText(/^Peringatan: Tidak ada yang diingatkan: .*sedang mencicil/)).toBeVisible();
  await resident.context().close();
});
