import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident orders on the phone: once with her next bill by a code, once from her balance; the manager sees both at once, hands one over and gives the money of the other back', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Kenari');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString();
  const products = `organizations/${building.orgId}/products`;
  const offer = async (
    sku: string,
    name: string,
    unit: string,
    kind: string,
    amount: number,
    sizes: readonly string[] = [],
  ) => {
    const variants = sizes.map((size, nth) => ({ name: size, sku: `${sku}-${nth}` }));
    const draft = { sku, name, kind, unit, tax: 'none', state: 'active', variants };
    const { id } = await send<{ id: string }>(page, 'POST', products, draft);
    await send(page, 'POST', `${products}/${id}/prices`, { amount, from: today });
    return id;
  };
  const waterId = await offer('AIR-19', 'Air galon', 'galon', 'goods', 20_000);
  const washId = await offer('AC-CUCI', 'Cuci AC', 'unit', 'service', 120_000, ['1 PK', '2 PK']);
  const { variants } = await send<{ variants: { id: string }[] }>(page, 'GET', `${products}/${washId}`);
  const large = variants[1]?.id ?? '';
  await send(page, 'POST', `${products}/${washId}/prices`, { amount: 150_000, from: today, variantId: large });
  const tenth = {
    name: 'Hemat air',
    code: 'HEMAT',
    kind: 'percent',
    value: 1_000,
    freeUnits: null,
    cap: null,
    min: null,
  };
  const window = { from: today, to: null, quota: 5, perPersonQuota: 1, stackable: false, state: 'active' };
  await send(page, 'POST', `organizations/${building.orgId}/promotions`, {
    ...tenth,
    ...window,
    productIds: [waterId],
    categoryIds: [],
  });
  const [payer] = await send<{ personId: string }[]>(resident, 'GET', 'own-shops');
  const received = { personId: payer?.personId, method: 'transfer', amount: 200_000, receivedOn: today };
  await send(page, 'POST', `buildings/${building.id}/payments`, { ...received, reference: null, note: null });

  await page.goto('/imah/pesanan');
  await expect(page.getByRole('heading', { name: 'Belum ada pesanan' })).toBeVisible();

  // Water goes on the next bill, with the code.
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/belanja');
  const add = (name: string) => resident.getByRole('button', { name: `Tambah ${name}` });
  await add('Air galon').click();
  await add('Air galon').click();
  await resident.getByRole('button', { name: 'Lihat keranjang (2)' }).click();
  const cart = resident.getByRole('dialog', { name: 'Keranjang' });
  await cart.getByLabel('Kode promosi').fill('hemat');
  await expect(cart.getByText('Kode dipakai.')).toBeVisible();
  await cart.getByRole('button', { name: 'Pesan, Rp 36.000' }).click();
  const order = resident.getByRole('dialog', { name: /^Pesanan PSN-/ });
  await expect(order.getByText('Dipesan', { exact: true }).first()).toBeVisible();

  // Nobody has to reload: the manager sees it among what waits.
  const waiting = page.getByRole('list', { name: 'Pesanan' });
  await expect(waiting.getByRole('listitem').filter({ hasText: 'Air galon' })).toContainText('Siti Aminah');

  // Somebody comes for the air conditioner: it is paid from her balance at once.
  await resident.goto('/imah/belanja');
  await resident.getByLabel('Pilihan Cuci AC').selectOption(large);
  await add('Cuci AC').click();
  await resident.getByRole('button', { name: 'Lihat keranjang (1)' }).click();
  await cart.getByRole('radio', { name: /Bayar sekarang dari saldo/ }).check();
  await cart.getByRole('button', { name: 'Pesan, Rp 150.000' }).click();
  await expect(order.getByText('Sudah dibayar, menunggu disiapkan petugas.')).toBeVisible();
  await expect(order.getByText('Cuci AC (2 PK)', { exact: true })).toBeVisible();

  await waiting.getByRole('link', { name: 'Cuci AC' }).click();
  const sheet = page.getByRole('dialog', { name: /^Pesanan PSN-/ });
  await sheet.getByRole('button', { name: 'Proses pesanan' }).click();
  await expect(sheet.getByRole('link', { name: /^Tiket TKT-/ })).toBeVisible();
  await expect(order.getByText('Sedang disiapkan petugas.')).toBeVisible();
  await expect(order.getByRole('link', { name: /^Tiket TKT-/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await sheet.getByLabel('Alasan pembatalan').fill('Teknisi berhalangan');
  await sheet.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await expect(order.getByText('Teknisi berhalangan')).toBeVisible();
  await expect(order.getByText('Dikembalikan ke saldo')).toBeVisible();
  const shops = await send<{ available: number }[]>(resident, 'GET', 'own-shops');
  expect(shops.map(({ available }) => available)).toEqual([200_000]);

  // The next bill asks for the water; once that is paid it is handed over.
  const month = Temporal.Now.plainDateISO('Asia/Jakarta').toPlainYearMonth().toString();
  const { id: runId } = await send<{ id: string }>(page, 'POST', `buildings/${building.id}/billing-runs`, {
    period: month,
    dueOn: `${month}-28`,
  });
  const { origin } = new URL(page.url());
  for (const [index, move] of ['calculate', 'review', 'issue'].entries()) {
    const headers = { origin, 'if-match': `"${index + 1}"` };
    const url = `${origin}/api/v1/buildings/${building.id}/billing-runs/${runId}/moves`;
    expect((await page.request.post(url, { headers, data: { move } })).ok()).toBe(true);
  }
  await resident.goto('/imah/pesanan');
  await expect(resident.getByRole('listitem').filter({ hasText: 'Air galon' })).toContainText('Ditagih');
  const [bill] = await send<{ id: string; outstanding: number }[]>(resident, 'GET', 'own-bills');
  expect(bill?.outstanding).toBe(36_000);
  const billIds = [bill?.id];
  await send(resident, 'POST', `wallets/${payer?.personId}/payments`, {
    buildingId: building.id,
    billIds,
    amount: 36_000,
  });
  await expect(resident.getByRole('listitem').filter({ hasText: 'Air galon' })).toContainText('Dibayar');

  await page.goto('/imah/pesanan');
  await waiting.getByRole('link', { name: 'Air galon' }).click();
  await sheet.getByRole('button', { name: 'Proses pesanan' }).click();
  await sheet.getByRole('button', { name: 'Selesaikan pesanan' }).click();
  await expect(resident.getByRole('listitem').filter({ hasText: 'Air galon' })).toContainText('Selesai');
  await resident.context().close();
});
