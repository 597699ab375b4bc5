import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident asks about a line of their bill; it is a ticket that leads to the line; answered there, the answer stands on the bill', async ({
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
  await issueByCalls(page, building.id, Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 5 }).toString());

  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /, unit A-0101/ }).click();
  await resident.getByRole('button', { name: 'Tanya soal baris ini: IPL' }).click();
  const form = resident.getByRole('dialog', { name: /^Tanya soal IPL di INV-/ });
  await form.getByLabel('Apa yang ingin Anda ketahui?').fill('Luas unit saya dihitung dari mana?');
  await form.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  const lines = resident.getByRole('region', { name: 'Rincian', exact: true });
  await expect(lines.getByText('Menunggu jawaban', { exact: true })).toBeVisible();
  const href = await lines.getByRole('link', { name: /^Buka tiket TKT-/ }).getAttribute('href');

  await page.goto(href ?? '');
  const line = page.getByRole('region', { name: 'Baris tagihan', exact: true });
  await expect(line.getByText(/^IPL, .*, unit A-0101$/)).toBeVisible();
  await page.getByLabel('Balasan untuk penghuni').fill('Dari akta jual beli unit Anda, 36 m².');
  await page.getByRole('button', { name: 'Kirim ke penghuni', exact: true }).click();

  await expect(lines.getByText(/^Jawaban .*: Dari akta jual beli unit Anda, 36 m²\.$/)).toBeVisible();
  await expect(lines.getByText('Sudah dijawab', { exact: true })).toBeVisible();
  await line.getByRole('link', { name: /^Buka baris ini di INV-/ }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'IPL', exact: true })).toBeInViewport();
  await resident.context().close();
});
