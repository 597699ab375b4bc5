import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';
import { manageBuilding } from '../support/two-people.ts';

test('a bill and its payment agree in every report, a number opens the entries behind it; a closed month takes no late payment until it is opened again', async ({
  page,
  empty,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Anyelir');
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  const lastMonth = today.toPlainYearMonth().subtract({ months: 1 });
  const late = lastMonth.toPlainDate({ day: 20 }).toString();
  const monthName = lastMonth.toPlainDate({ day: 1 }).toLocaleString('id-ID', { month: 'long', year: 'numeric' });
  const stay = {
    role: 'owner',
    from: today.toString(),
    isBillingParty: true,
    person: { name: 'Siti Aminah', email: null },
  };
  const { person } = await send<{ person: { id: string } }>(
    page,
    'POST',
    `buildings/${building.id}/units/${building.unitIds[0]}/occupancies`,
    stay,
  );
  await issueByCalls(page, building.id, today.add({ days: 10 }).toString());
  const payment = { personId: person.id, method: 'transfer', reference: null, note: null };
  const pay = (amount: number, receivedOn: string) =>
    send(page, 'POST', `buildings/${building.id}/payments`, { ...payment, amount, receivedOn });
  await pay(48_000, late);
  await pay(300_000, today.toString());

  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const row = (report: string, account: string) => table(report).getByRole('row', { name: account });
  await page.goto('/imah/finances');
  await expect(page.getByRole('region', { name: 'Keadaan sekarang' })).toContainText('Rp 348.000');
  await page.getByRole('tab', { name: 'Laba rugi' }).click();
  await expect(row('Laba rugi', 'Laba (rugi)')).toContainText('Rp 648.000');
  await page.getByRole('tab', { name: 'Arus kas' }).click();
  await expect(row('Arus kas', 'Kas awal')).toContainText('Rp 48.000');
  await expect(row('Arus kas', 'Kas akhir')).toContainText('Rp 348.000');
  await expect(page.getByText(/^Cocok/)).toBeVisible();
  await page.getByRole('tab', { name: 'Neraca' }).click();
  await expect(page.getByText(/^Seimbang/)).toBeVisible();
  await expect(row('Neraca', 'Total Aset')).toContainText('Rp 648.000');

  // What has come together since the beginning: the payment of last month is behind the money too.
  await row('Neraca', '1110 Bank').getByRole('link', { name: 'Rp 348.000' }).click();
  await expect(page.getByText(/sejak awal/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^KWT-/ })).toHaveCount(2);

  await page.getByRole('tab', { name: 'Periode' }).click();
  await page.getByRole('button', { name: `Tutup ${monthName}` }).click();
  const closing = page.getByRole('dialog', { name: `Tutup ${monthName}` });
  await closing.getByRole('button', { name: `Tutup ${monthName}` }).click();
  await expect(page.getByRole('button', { name: `Buka kembali ${monthName}` })).toBeVisible();
  await expect(pay(1_000, late)).rejects.toThrow(/409: .*BULAN_DITUTUP/);

  await page.getByRole('button', { name: `Buka kembali ${monthName}` }).click();
  const reopening = page.getByRole('dialog', { name: `Buka kembali ${monthName}` });
  await reopening.getByLabel('Alasan').fill('Kuitansi terlambat');
  await reopening.getByRole('button', { name: `Buka kembali ${monthName}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText(/Dibuka kembali oleh Ratna Dewi, .*: Kuitansi terlambat/)).toBeVisible();
  await pay(1_000, late);
});
