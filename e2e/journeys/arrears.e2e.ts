import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a bill that is overdue stands among the arrears by its age; its payer is reminded once a day and is told; a part of it is credited, and the arrears fall', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Flamboyan');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await issueByCalls(page, building.id, today.subtract({ days: 40 }).toString());

  await page.goto('/imah/tagihan');
  await page.getByRole('link', { name: 'Tunggakan' }).click();
  const totals = page.getByRole('region', { name: 'Total menurut umur' });
  await expect(totals).toContainText('Total');
  await expect(totals.getByText('Rp 648.000')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Umur' }).selectOption('31–60 hari');
  await expect(page).toHaveURL(/umur=days-60/);
  await page.getByRole('checkbox', { name: /A-0101, Siti Aminah/ }).check();
  await page.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  await expect(page.getByText('Berhasil: 1 penanggung tagihan diingatkan.', { exact: true })).toBeVisible();

  await resident
    .getByRole('button', { name: /Pemberitahuan/ })
    .or(resident.getByRole('link', { name: /Pemberitahuan/ }))
    .first()
    .click();
  await expect(resident.getByRole('link', { name: 'Tagihan lewat jatuh tempo: Rp 648.000' }).first()).toBeVisible();

  await page.getByRole('checkbox', { name: /A-0101, Siti Aminah/ }).check();
  await page.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  const notSent =
    'Peringatan: Tidak ada yang diingatkan: sudah diingatkan hari ini, sedang mencicil, atau belum punya akun.';
  await expect(page.getByText(notSent, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'A-0101, Siti Aminah' }).click();
  await page.getByRole('button', { name: 'Buat nota kredit' }).click();
  const form = page.getByRole('dialog', { name: /^Nota kredit untuk INV-/ });
  await form.getByLabel('Untuk').selectOption('1');
  await form.getByLabel('Jumlah, termasuk pajaknya').fill('100000');
  await form.getByLabel('Alasan').fill('AC lobi mati tiga hari');
  await form.getByRole('button', { name: 'Terbitkan nota kredit' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText('Sisa Rp 548.000', { exact: true })).toBeVisible();
  await resident.getByRole('link', { name: 'Tagihan dikurangi Rp 100.000' }).first().click();
  await expect(resident.getByRole('region', { name: 'Nota kredit' })).toContainText('AC lobi mati tiga hari');
  await page.goto('/imah/tagihan/tunggakan');
  await expect(totals.getByText('Rp 548.000')).toHaveCount(2);
  await resident.context().close();
});
