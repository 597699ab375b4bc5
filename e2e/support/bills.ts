import type { Page } from '@playwright/test';
import { expect } from './people.ts';

/** Of the building that is open: a tariff of Rp 18.000 per m² with PPN, and the bills of the next month, reckoned. */
export async function reckonNextMonth(page: Page): Promise<void> {
  await page.goto('/imah');
  await page.getByRole('link', { name: 'Tagihan', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tambah tarif' }).click();
  const tariff = page.getByRole('dialog', { name: 'Tambah tarif' });
  await tariff.getByLabel('Tarif per m²').fill('18000');
  await tariff.getByLabel('Pajak').selectOption('ppn-other-value');
  await tariff.getByRole('button', { name: 'Simpan tarif' }).click();
  await expect(tariff).toBeHidden();
  await expect(page.getByText('Rp 18.000 per m²')).toBeVisible();

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
  await expect(page.getByText('Sudah terbit dan tercatat di pembukuan.')).toBeVisible();
}
