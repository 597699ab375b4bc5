import type { Page } from '@playwright/test';
import { newEmail } from './members.ts';
import { password } from './people.ts';

interface NewOwner {
  readonly name: string;
  readonly organization: string;
  /** A boarding house in Bandung. */
  readonly building: string;
  readonly email?: string;
}

/**
 * Registers somebody by the pages, and makes their organisation with its first building: then they stand where its units
 * are made. Resolves with the building's id.
 */
export async function registerOwner(page: Page, { name, organization, building, email }: NewOwner): Promise<string> {
  await page.goto('/register');
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Email').fill(email ?? newEmail('pemilik'));
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Buat akun' }).click();
  await page.waitForURL('**/boarding');
  await page.getByRole('radio', { name: /Saya mengelola gedung/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama organisasi').fill(organization);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama gedung').fill(building);
  await page.getByLabel('Jenis gedung').selectOption('boarding-house');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Provinsi').selectOption('Jawa Barat');
  await page.getByLabel('Kota atau kabupaten').fill('Bandung');
  await page.getByRole('button', { name: 'Buat gedung' }).click();
  // The building exists; its address carries it, so that closing the page loses nothing.
  await page.waitForURL(/\/imah\/new\/building\?building=[0-9a-f-]{36}/);
  return new URL(page.url()).searchParams.get('building') ?? '';
}
