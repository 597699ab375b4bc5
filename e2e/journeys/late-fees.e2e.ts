import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a rule of late fees is tried, switched on and charges each bill once; its payer reads why; the fee is waived, and the arrears agree', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Kenanga');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await issueByCalls(page, building.id, today.subtract({ days: 20 }).toString());

  await page.goto('/imah/tagihan/tunggakan');
  await page.getByRole('link', { name: 'Denda', exact: true }).click();
  await expect(page.getByText('Tagihan yang terlambat tidak dikenai denda.')).toBeVisible();

  const setRule = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Atur denda' }).click();
    const form = page.getByRole('dialog', { name: 'Atur denda keterlambatan' });
    const { year, month, day } = today.subtract({ days: 30 });
    await form.getByLabel('Untuk tagihan jatuh tempo mulai').fill(`${day}/${month}/${year}`);
    await form.getByLabel('Persen denda').fill('3');
    await form.getByLabel('Minimal sekali denda').fill('75000');
    await form.getByRole('button', { name: 'Periksa dahulu' }).click();
  };
  await setRule();
  const form = page.getByRole('dialog', { name: 'Atur denda keterlambatan' });
  await expect(form.getByText('Ditagih Rp 75.000 untuk 1 tagihan.')).toBeVisible();
  await form.getByRole('button', { name: 'Aktifkan sekarang' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(form).toBeHidden();
  const fees = page.getByRole('region', { name: 'Denda yang ditagih' });
  await expect(fees.getByRole('link', { name: 'A-0101, Siti Aminah' })).toBeVisible();

  // Set once more, the clock comes once more, and has nothing to charge.
  await setRule();
  await expect(form.getByText('Tidak ada denda yang ditagih hari ini.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buang perubahan' }).click();

  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /^Denda / }).click();
  await expect(resident.getByText(/^Karena tagihan INV-\d{4}-000001 belum lunas setelah jatuh tempo/)).toBeVisible();
  await expect(resident.getByText('3% dari Rp 648.000, menjadi Rp 75.000')).toBeVisible();

  await fees.getByRole('button', { name: /^Hapus denda INV-/ }).click();
  const waive = page.getByRole('dialog', { name: /^Hapus denda INV-/ });
  await waive.getByLabel('Alasan').fill('Banjir di lobi');
  await waive.getByRole('button', { name: 'Hapus denda', exact: true }).click();
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(fees.getByText('Dihapus Rp 75.000: Banjir di lobi')).toBeVisible();
  await page.goto('/imah/tagihan/tunggakan');
  await expect(page.getByRole('region', { name: 'Total menurut umur' }).getByText('Rp 648.000')).toHaveCount(2);
  await resident.context().close();
});
