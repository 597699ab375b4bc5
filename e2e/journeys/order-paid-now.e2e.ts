import { takePayments, test } from '../support/payment-gateway.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident orders on the phone and pays at once by QRIS: it shows as paid to her and to the manager within a second, and stands in the day of whoever it waits for', async ({
  page,
  browser,
  empty,
  gateway,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Cempaka');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await takePayments(page, building.orgId);
  const products = `organizations/${building.orgId}/products`;
  const draft = { sku: 'AIR-19', name: 'Air galon', kind: 'goods', unit: 'galon', tax: 'none', state: 'active' };
  const { id: productId } = await send<{ id: string }>(page, 'POST', products, draft);
  const from = Temporal.Now.plainDateISO('Asia/Jakarta').toString();
  await send(page, 'POST', `${products}/${productId}/prices`, { amount: 20_000, from });

  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/belanja');
  await resident.getByRole('button', { name: 'Tambah Air galon' }).click();
  await resident.getByRole('button', { name: 'Lihat keranjang (1)' }).click();
  const cart = resident.getByRole('dialog', { name: 'Keranjang' });
  await cart.getByRole('radio', { name: /Bayar sekarang dengan QRIS/ }).check();
  await cart.getByRole('button', { name: 'Pesan, Rp 20.000' }).click();
  await expect(resident.getByRole('img', { name: 'Kode QRIS untuk Rp 20.000' })).toBeVisible();
  const chargeId = new URL(resident.url()).pathname.split('/').at(-1) ?? '';

  await page.goto('/imah/pesanan');
  const row = page.getByRole('list', { name: 'Pesanan' }).getByRole('listitem').filter({ hasText: 'Air galon' });
  await expect(row).toContainText('Menunggu pembayaran');
  expect(await gateway.move(chargeId, 'settlement')).toBe(200);
  await expect(resident.getByText('Uangnya sudah diterima')).toBeVisible({ timeout: 1_000 });
  await expect(row).toContainText('Dibayar', { timeout: 1_000 });

  await page.goto('/imah');
  await page.getByRole('link', { name: '1 pesanan menunggu diproses' }).click();
  await row.getByRole('link', { name: 'Air galon' }).click();
  const sheet = page.getByRole('dialog', { name: /^Pesanan PSN-/ });
  await sheet.getByRole('button', { name: 'Proses pesanan' }).click();
  await expect(sheet.getByText('Sedang disiapkan petugas.')).toBeVisible();

  // The way back from the payment: the order says where it stands.
  await resident.getByRole('link', { name: /^PSN-/ }).click();
  const order = resident.getByRole('dialog', { name: /^Pesanan PSN-/ });
  await expect(order.getByText('Sedang disiapkan petugas.')).toBeVisible();

  // Another is not paid: its day says so, and it goes when the time is over.
  const [shop] = await send<{ unitId: string }[]>(resident, 'GET', 'own-shops');
  const wanted = { unitId: shop?.unitId, lines: [{ productId, qtyMilli: 1_000 }], shownTotal: 20_000 };
  const second = await send<{ onlinePayment: { id: string } }>(resident, 'POST', 'own-orders', {
    ...wanted,
    payment: 'online',
    method: 'va',
    bank: 'bca',
  });
  await resident.goto('/imah');
  await resident.getByRole('link', { name: /^Bayar pesanan PSN-/ }).click();
  await expect(resident.getByText('Transfer tepat Rp 20.000 ke nomor ini.')).toBeVisible();
  expect(await gateway.move(second.onlinePayment.id, 'expire')).toBe(200);
  await expect(resident.getByText(/dan pesanannya batal/)).toBeVisible();
  await resident.context().close();
});
