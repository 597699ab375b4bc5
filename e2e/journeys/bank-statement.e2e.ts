import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { manageBuilding } from '../support/two-people.ts';

/** A statement of BCA, as its internet banking writes it, of the month of a day. */
function statement(day: Temporal.PlainDate, rows: readonly (readonly [amount: number, text: string])[]): string {
  const write = (date: Temporal.PlainDate) =>
    `${String(date.day).padStart(2, '0')}/${String(date.month).padStart(2, '0')}/${date.year}`;
  let balance = 0;
  const lines = rows.map(([amount, text]) => {
    balance += amount;
    const [side, size] = amount < 0 ? ['DB', -amount] : ['CR', amount];
    return `'${write(day).slice(0, 5)},"${text}",'0000,"${size}.00",${side},"${balance}.00"`;
  });
  return [
    'Informasi Rekening - Mutasi Rekening',
    'No. rekening : 1234567890',
    `Periode : ${write(day.with({ day: 1 }))} - ${write(day)}`,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...lines,
    '"Saldo Awal : 0.00"',
    `"Saldo Akhir : ${balance}.00"`,
  ].join('\r\n');
}

test('a statement is imported once, a suggestion pays a bill, a fee is booked, and the books agree with the bank', async ({
  page,
  empty,
}) => {
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Kenanga');
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await send(page, 'POST', `buildings/${building.id}/units/${building.unitIds[0]}/occupancies`, {
    role: 'owner',
    from: today.toString(),
    isBillingParty: true,
    person: { name: 'Siti Aminah', email: null },
  });
  await issueByCalls(page, building.id, today.add({ days: 10 }).toString());
  const file = (rows: Parameters<typeof statement>[1]) => ({
    name: 'mutasi-bca.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement(today, rows)),
  });
  const paid = [648_000, 'TRSF E-BANKING CR SITI AMINAH'] as const;

  await send(page, 'POST', `organizations/${building.orgId}/bank-accounts`, {
    name: 'BCA operasional',
    bank: 'bca',
    number: '1234567890',
    holder: 'Graha Kenanga',
  });
  await page.goto('/imah/finances?bagian=bank');
  await expect(page.getByText('Belum ada mutasi yang memuat saldo')).toBeVisible();

  const importing = page.getByRole('dialog', { name: 'Impor mutasi BCA operasional' });
  const check = async (rows: Parameters<typeof statement>[1]) => {
    await page.getByRole('button', { name: 'Impor mutasi' }).click();
    await importing.getByLabel('Berkas mutasi').setInputFiles(file(rows));
    await importing.getByRole('button', { name: 'Periksa berkas' }).click();
  };
  await check([paid]);
  await expect(importing.getByText('Saldo awal Rp 0, saldo akhir Rp 648.000.')).toBeVisible();
  await importing.getByRole('button', { name: 'Impor 1 mutasi' }).click();
  await expect(importing).toBeHidden();
  await check([paid]);
  await expect(importing.getByText('Semua mutasi di berkas ini sudah pernah diimpor.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(importing).toBeHidden();
  await check([paid, [-15_000, 'BIAYA ADM']]);
  await expect(importing.getByText('1 mutasi sudah pernah diimpor dan dilewati.')).toBeVisible();
  await importing.getByRole('button', { name: 'Impor 1 mutasi' }).click();
  await expect(importing).toBeHidden();

  const balances = page.getByRole('region', { name: 'Saldo rekening' });
  await expect(balances.getByText('Rp 633.000', { exact: true })).toBeVisible();
  const lines = page.getByRole('list', { name: 'Mutasi' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  // By keys alone: down to the older of both, open it, and take what is suggested.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const credit = page.getByRole('dialog', { name: 'Mutasi Rp 648.000' });
  await expect(credit.getByText('nama disebut')).toBeVisible();
  await credit.getByRole('button', { name: 'Cocokkan dengan Siti Aminah' }).press('Enter');
  await expect(credit).toBeHidden();
  await expect(lines).toHaveCount(1);

  await lines.getByRole('link', { name: 'BIAYA ADM' }).click();
  const fee = page.getByRole('dialog', { name: /Mutasi .*15\.000/ });
  await fee.getByRole('button', { name: 'Cocokkan dengan 5100 Beban operasional' }).click();
  await expect(fee).toBeHidden();
  await expect(page.getByText('Semua mutasi sudah diurus')).toBeVisible();
  await expect(balances.getByText('Rp 633.000', { exact: true })).toHaveCount(2);
  await expect(balances.getByText('Cocok', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Arus kas' }).click();
  await expect(
    page.getByRole('table', { name: 'Arus kas', exact: true }).getByRole('row', { name: 'Kas akhir' }),
  ).toContainText('Rp 633.000');
});
