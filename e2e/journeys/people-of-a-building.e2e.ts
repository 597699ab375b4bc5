import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

for (const kind of residentKinds) {
  test(`a notice reaches the screen of a resident who was ${kind} while it is open, and goes when it is taken back`, async ({
    page,
    browser,
    baseURL,
    residents,
  }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(30_000);
    const title = `Pemadaman ${randomUUID().slice(0, 6)}`;
    await signIn(page.request, baseURL!, 'pengelola');
    const building = (await listBuildings(page.request, baseURL!)).find(({ name }) => /Menara/.test(name))!;
    const second = await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' });
    const resident = await second.newPage();
    await logIn(resident, await residents(kind));
    await resident.goto(`/imah/building/${building.id}`);
    await expect(resident.getByRole('heading', { name: 'Info gedung' })).toBeVisible();
    await expect(resident.getByRole('button', { name: 'Tulis info gedung' })).toHaveCount(0);

    await page.goto(`/imah/building/${building.id}/topics`);
    await page.getByRole('button', { name: 'Tulis info gedung' }).click();
    await page.getByLabel('Judul').fill(title);
    await page.getByRole('button', { name: 'Tampilkan' }).click();

    await expect(resident.getByText(title)).toBeVisible();
    await page.getByRole('button', { name: `Tindakan untuk ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Tarik' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
    await expect(resident.getByText(title)).toHaveCount(0);
    await second.close();
  });
}

const tag = () => randomUUID().slice(0, 6).toUpperCase();

/** Calls the API as whoever is signed in; resolves with the data of the answer. */
async function send<T>(page: Page, baseURL: string, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(`${baseURL}/api/v1/${path}`, {
    method,
    headers: { origin: baseURL },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** A building of the journey's own with one unit, by the API. */
async function makeBuilding(page: Page, baseURL: string) {
  const [known] = await listBuildings(page.request, baseURL);
  const name = `Gedung ${tag()}`;
  const building = await send<{ id: string }>(page, baseURL, 'POST', `organizations/${known?.orgId ?? ''}/buildings`, {
    name,
    kind: 'apartment',
    timeZone: 'Asia/Jakarta',
    address: { street: 'Jalan Melati 1', city: 'Bandung', province: 'Jawa Barat' },
  });
  const ofBuilding = `buildings/${building.id}`;
  const body = { name: 'Menara Anggrek', kind: 'tower' };
  const section = await send<{ id: string }>(page, baseURL, 'POST', `${ofBuilding}/sections`, body);
  const place = { sectionId: section.id, level: 3, label: 'Lantai 3' };
  const floor = await send<{ id: string }>(page, baseURL, 'POST', `${ofBuilding}/floors`, place);
  const draft = { floorId: floor.id, code: 'A-0301', kind: 'residential', areaMilliM2: 36_000 };
  const unit = await send<{ id: string }>(page, baseURL, 'POST', `${ofBuilding}/units`, draft);
  return { id: building.id, name, unitId: unit.id };
}

test('a unit that was deleted by mistake is brought back with one press', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const building = await makeBuilding(page, baseURL!);
  const cell = page.getByRole('button', { name: /^A-0301/ });
  await page.goto(`/imah/building/${building.id}/unit`);
  await cell.click();

  await page.getByRole('dialog', { name: 'Unit A-0301' }).getByRole('button', { name: 'Hapus unit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus unit' }).click();
  await expect(cell).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();

  await cell.click();
  const sheet = page.getByRole('dialog', { name: 'Unit A-0301' });
  await sheet.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  await expect(sheet.getByRole('article').filter({ hasText: 'memulihkan unit A-0301' })).toBeVisible();
  await expect(sheet.getByRole('article').filter({ hasText: 'menghapus unit A-0301' })).toBeVisible();
});

test('whoever looks at an identity number is written down in the history of the person', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const building = await makeBuilding(page, baseURL!);
  await send(page, baseURL!, 'POST', `buildings/${building.id}/units/${building.unitId}/occupancies`, {
    person: { name: 'Ani Lestari', nik: '3174012345678901' },
    role: 'owner',
    from: '2026-01-01',
    isBillingParty: true,
  });
  await page.goto(`/imah/building/${building.id}/unit?unit=${building.unitId}`);
  const sheet = page.getByRole('dialog', { name: 'Unit A-0301' });
  const menu = sheet.getByRole('button', { name: 'Tindakan untuk Ani Lestari' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Tampilkan NIK' }).click();
  // Until it is asked for, the number is a hint.
  await expect(sheet.getByText(/^NIK 3174\D+8901$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Tampilkan NIK' }).click();
  await expect(sheet.getByText('NIK 3174012345678901')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat Ani Lestari' });
  const reading = history.getByRole('article').filter({ hasText: 'membaca data pribadi di data orang' });
  await expect(reading.first()).toContainText('NIK');
  await expect(history.getByRole('article').filter({ hasText: 'membuat hunian' })).toContainText('Pemilik');
});

test('sections and floors are renamed and moved, and an archived building comes back from Beranda', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const building = await makeBuilding(page, baseURL!);
  await page.goto(`/imah/building/${building.id}/unit`);
  await page.getByRole('button', { name: 'Tindakan lain' }).click();
  await page.getByRole('menuitem', { name: 'Atur bagian dan lantai' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bagian dan lantai' });
  await sheet.getByRole('button', { name: 'Tindakan untuk Lantai 3, Menara Anggrek' }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  const floor = page.getByRole('dialog', { name: 'Ubah Lantai 3' });
  await floor.getByLabel('Nomor lantai').fill('5');
  await floor.getByLabel('Nama lantai').fill('Griya Tawang');
  await floor.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet.getByText('Griya Tawang')).toBeVisible();
  await sheet.getByRole('button', { name: 'Tindakan untuk Menara Anggrek', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  const section = page.getByRole('dialog', { name: 'Ubah Menara Anggrek' });
  await section.getByLabel('Nama bagian').fill('Menara Bougenvil');
  await section.getByRole('button', { name: 'Simpan' }).click();
  await sheet.getByRole('button', { name: 'Naikkan Menara Bougenvil' }).click();
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('Menara Bougenvil');
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('tab').first()).toHaveText('Menara Bougenvil');
  await expect(page.getByRole('button', { name: /^A-0301 .*Griya Tawang/ })).toBeVisible();

  await page.getByRole('link', { name: 'Setelan' }).click();
  await page.getByRole('button', { name: 'Arsipkan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arsipkan' }).click();
  await expect(page.getByText('Gedung ini diarsipkan', { exact: false })).toBeVisible();
  await page.goto('/imah');
  await page.getByRole('button', { name: 'Arsip', exact: true }).click();
  const archive = page.getByRole('list', { name: 'Gedung yang diarsipkan' });
  const row = archive.getByRole('listitem').filter({ hasText: building.name });
  await row.getByRole('button', { name: 'Aktifkan kembali' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: building.name })).toBeVisible();
});
