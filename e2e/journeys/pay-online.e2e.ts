import { createHash } from 'node:crypto';
import { issueByCalls } from '../support/bills.ts';
import { serverKey, takePayments, test } from '../support/payment-gateway.ts';
import { expect } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident pays a bill by QRIS on the phone: it shows as paid to them and to the manager at once, found by asking where the gateway dies before it tells, and never by who forges its word', async ({
  page,
  browser,
  empty,
  gateway,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Teratai');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await takePayments(page, building.orgId);
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await issueByCalls(page, building.id, today.add({ days: 10 }).toString(), 2);
  await page.goto(`/imah/tagihan/${building.id}/pembayaran`);
  await expect(page.getByText('Belum ada pembayaran')).toBeVisible();

  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: 'Bayar Rp 1.296.000' }).click();
  await resident.getByRole('checkbox').last().uncheck();
  await resident.getByRole('button', { name: 'Bayar Rp 648.000' }).click();
  await expect(resident.getByRole('img', { name: 'Kode QRIS untuk Rp 648.000' })).toBeVisible();
  const orderId = new URL(resident.url()).pathname.split('/').at(-1) ?? '';

  // Whoever does not know the key says that it was paid, and so does who has heard a signed word and changed what it says.
  const forge = async (key: string) => {
    const said = { order_id: orderId, status_code: '200', gross_amount: '648000.00', transaction_status: 'settlement' };
    const signed = `${said.order_id}${said.status_code}${said.gross_amount}${key}`;
    const signature_key = createHash('sha512').update(signed).digest('hex');
    const answer = await page.request.post(`${empty.url}/api/_midtrans/${building.orgId}`, {
      data: { ...said, signature_key },
    });
    return answer.status();
  };
  expect([await forge('SB-Mid-server-guessed-guessed'), await forge(serverKey)]).toEqual([403, 200]);
  await resident.getByRole('button', { name: 'Saya sudah bayar' }).click();
  await expect(
    resident.getByText('Informasi: Pembayaran belum terlihat. Kami terus memeriksa.', { exact: true }),
  ).toBeVisible();

  expect(await gateway.move(orderId, 'settlement')).toBe(200);
  await expect(resident.getByText('Uangnya sudah diterima')).toBeVisible({ timeout: 1_000 });
  await expect(page.getByText(/KWT-\d{4}-000001 · .* · QRIS/)).toBeVisible({ timeout: 1_000 });
  await resident.getByRole('link', { name: 'Lihat kuitansi' }).click();
  await expect(resident.getByText(/enam ratus empat puluh delapan ribu rupiah/i)).toBeVisible();

  // The other bill by virtual account: the gateway dies between the payment and its word of it.
  await resident.goto('/imah/bayar');
  await resident.getByRole('radio', { name: /Virtual account BCA/ }).check();
  await resident.getByRole('button', { name: 'Bayar Rp 648.000' }).click();
  await expect(resident.getByText('Transfer tepat Rp 648.000 ke nomor ini.')).toBeVisible();
  await gateway.move(new URL(resident.url()).pathname.split('/').at(-1) ?? '', 'settlement', 'never');
  await gateway.killAndRestart();
  await expect(resident.getByText('Uangnya sudah diterima')).toBeVisible();
  await expect(page.getByText(/KWT-\d{4}-000002 · .* · Virtual account/)).toBeVisible();
  await resident.context().close();
});
