import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('arrears of the old records are pasted, refused by their row, mended and booked; the resident sees her bill, the arrears its age, and the import is undone', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Seroja');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const due = Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days: 40 });
  const row = (unit: string) => `${unit}\t${due.toString()}\tIPL\t648000\t250000`;
  const paste = async (...lines: readonly string[]) => {
    await page
      .getByRole('textbox', { name: 'Tempel dari lembar kerja' })
      .fill(['unit\tjatuh tempo\tketerangan\ttunggakan\tsaldo', ...lines].join('\n'));
    await page.getByRole('button', { name: 'Periksa' }).click();
  };

  await page.goto('/imah/tagihan');
  await page.getByRole('link', { name: 'Impor tunggakan dari catatan lama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saldo awal' })).toBeVisible();
  await page.getByRole('radio', { name: 'Tempel' }).click();
  await paste(row('Z-0101'));
  await expect(page.getByText('Unit ini tidak ada di gedung ini').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ubah isian' }).click();
  await paste(row('A-0101'));
  await page.getByRole('button', { name: 'Bukukan 2 tagihan dan saldo' }).click();
  await expect(page.getByText('Berhasil: 1 tagihan dan 1 saldo dibukukan.', { exact: true })).toBeVisible();

  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /^Tunggakan awal .*unit A-0101/ }).click();
  await expect(resident.getByText(/^SA-\d{4}-000001$/)).toBeVisible();
  await expect(resident.getByRole('region', { name: 'Rincian' })).toContainText('IPL');

  await page.goto('/imah/tagihan/tunggakan');
  const totals = page.getByRole('region', { name: 'Total menurut umur' });
  await expect(totals.getByText('Rp 648.000')).toHaveCount(2);

  await page.goto('/imah/tagihan/saldo-awal');
  await page.getByRole('button', { name: 'Batalkan impor' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible();
  await resident.goto('/imah/tagihan');
  await expect(resident.getByText('Belum ada tagihan', { exact: true })).toBeVisible();
  await resident.context().close();
});
