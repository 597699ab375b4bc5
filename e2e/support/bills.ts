import type { Page } from '@playwright/test';
import { expect } from './people.ts';

/** Of the building that is open: a tariff of Rp 18.000 per m² with PPN, and the bills of the next month, reckoned. */
export async function reckonNextMonth(page: Page): Promise<void> {
  await page.goto('/imah');
  await page.getByRole('link', { name: 'Tagihan', exact: true }).first().click();
  await page.getByRole('link', { name: 'Isi tarif' }).click();
  await page.getByRole('button', { name: 'Tambah tarif' }).click();
  const tariff = page.getByRole('dialog', { name: 'Tambah tarif' });
  await tariff.getByLabel('Tarif per m²').fill('18000');
  await tariff.getByLabel('Pajak').selectOption('ppn-other-value');
  await tariff.getByRole('button', { name: 'Simpan tarif' }).click();
  await expect(tariff).toBeHidden();
  await expect(page.getByText('Rp 18.000 per m²')).toBeVisible();

  await page.getByRole('link', { name: /^Tagihan bulanan/ }).click();
  // The next month: who has come today has moved in for all of it.
  await page.getByRole('button', { name: 'Buat tagihan' }).click();
  const draft = page.getByRole('dialog', { name: 'Buat tagihan' });
  const months = await draft.getByLabel('Bulan').getByRole('option').all();
  await draft.getByLabel('Bulan').selectOption({ index: months.length - 1 });
  await draft.getByRole('button', { name: 'Buat draf' }).click();
  await page.getByRole('button', { name: 'Hitung' }).click();
}

/** The bills that are open and reckoned, looked at and issued. */
export async function issueReckoned(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tandai sudah diperiksa' }).click();
  await page.getByRole('button', { name: 'Terbitkan dan beri tahu penghuni' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Sudah terbit dan tercatat di pembukuan.')).toBeVisible();
}

/** A tariff of Rp 18.000 per m² and the bills of the next month, due on a day, issued; of several, of those after it as well: all by calls. */
export async function issueByCalls(page: Page, buildingId: string, dueOn: string, months = 1): Promise<void> {
  const { origin } = new URL(page.url());
  const post = async (path: string, data: object, version?: number): Promise<string> => {
    const headers = { origin, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) };
    const answer = await page.request.post(`${origin}/api/v1/buildings/${buildingId}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data.id;
  };
  // Who has come today has moved in for all of the next month.
  const next = Temporal.Now.plainDateISO('Asia/Jakarta').toPlainYearMonth().add({ months: 1 });
  const tariff = { kind: 'service-charge', basis: 'area', payer: 'occupant', tax: 'none', rateE4: 180_000_000 };
  await post('tariffs', { ...tariff, from: next.toString() });
  for (let after = 0; after < months; after += 1) {
    const runId = await post('billing-runs', { period: next.add({ months: after }).toString(), dueOn });
    for (const [index, move] of ['calculate', 'review', 'issue'].entries())
      await post(`billing-runs/${runId}/moves`, { move }, index + 1);
  }
}
