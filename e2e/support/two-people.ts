import type { Browser, Page } from '@playwright/test';
import { expect } from './people.ts';
import { registerPerson } from './empty-installation.ts';
import { send } from './send.ts';

type Empty = Parameters<typeof registerPerson>[1];

export interface NewBuilding {
  readonly id: string;
  readonly name: string;
  readonly orgId: string;
  readonly sectionIds: readonly string[];
  /** One in each section: `A-0101`, `B-0101`. */
  readonly unitIds: readonly string[];
}

/** Somebody who has just registered, with a building of two towers with a unit each. */
export async function manageBuilding(page: Page, empty: Empty, name: string): Promise<NewBuilding> {
  await registerPerson(page, empty, 'Ratna Dewi');
  await page.goto('/boarding');
  await page.getByRole('radio', { name: /Saya mengelola gedung/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama organisasi').fill(`Kelola ${name}`);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama gedung').fill(name);
  await page.getByLabel('Jenis gedung').selectOption('apartment');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Provinsi').selectOption('Jawa Barat');
  await page.getByLabel('Kota atau kabupaten').fill('Bandung');
  await page.getByRole('button', { name: 'Buat gedung' }).click();
  await page.waitForURL(/building=/);
  const id = new URL(page.url()).searchParams.get('building') ?? '';
  const { orgId } = await send<{ orgId: string }>(page, 'GET', `buildings/${id}`);
  const sectionIds: string[] = [];
  const unitIds: string[] = [];
  for (const letter of ['A', 'B']) {
    const draft = { name: `Menara ${letter}`, kind: 'tower' };
    const section = await send<{ id: string }>(page, 'POST', `buildings/${id}/sections`, draft);
    const place = { sectionId: section.id, level: 1, label: 'Lantai 1' };
    const floor = await send<{ id: string }>(page, 'POST', `buildings/${id}/floors`, place);
    const unit = { floorId: floor.id, code: `${letter}-0101`, kind: 'residential', areaMilliM2: 36_000 };
    sectionIds.push(section.id);
    unitIds.push((await send<{ id: string }>(page, 'POST', `buildings/${id}/units`, unit)).id);
  }
  return { id, name, orgId, sectionIds, unitIds };
}

interface Newcomer {
  readonly name: string;
  readonly unit: string;
  readonly role?: 'owner' | 'tenant';
}

/** Somebody who registers alone, asks to join by the code of the building, and is let in by its manager; on a page of their own. */
export async function joinBuilding(
  { browser, manager, empty }: { readonly browser: Browser; readonly manager: Page; readonly empty: Empty },
  building: NewBuilding,
  { name, unit, role = 'tenant' }: Newcomer,
): Promise<Page> {
  const { code } = await send<{ code: string }>(manager, 'POST', `buildings/${building.id}/join-code`, {});
  const page = await (await browser.newContext({ baseURL: empty.url, locale: 'id-ID' })).newPage();
  page.setDefaultTimeout(30_000);
  await registerPerson(page, empty, name);
  await page.goto('/imah');
  await page.getByRole('link', { name: 'Pilih cara mulai' }).click();
  await page.getByRole('radio', { name: /Saya penghuni/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Kode gedung').fill(code);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Unit Anda').fill(unit);
  if (role === 'owner') await page.getByRole('radio', { name: 'Pemilik' }).check();
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page.getByText(`Permintaan dikirim ke ${building.name}`)).toBeVisible();

  await manager.goto(`/imah/building/${building.id}/people`);
  const row = manager.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Setujui' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(manager.getByText(`Berhasil: ${name} sudah bergabung.`, { exact: true })).toBeVisible();
  await page.goto('/imah');
  return page;
}
