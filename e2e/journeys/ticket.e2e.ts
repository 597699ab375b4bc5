import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, type Person, test } from '../support/people.ts';

/** A window of one person, signed in. */
async function windowOf(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  await signIn(context.request, baseURL, person);
  return context.newPage();
}

/** The resident reports something of their unit. Resolves with its address and title. */
async function report(resident: Page, baseURL: string): Promise<{ path: string; title: string }> {
  const [building] = await listBuildings(resident.request, baseURL);
  const title = `Keran dapur bocor ${randomUUID().slice(0, 6)}`;
  const answer = await resident.request.post(`${baseURL}/api/v1/buildings/${building?.id}/tickets`, {
    headers: { origin: baseURL, 'idempotency-key': randomUUID() },
    data: { title, details: 'Air menetes terus.' },
  });
  expect(answer.status()).toBe(201);
  const { data }: { data: { id: string } } = await answer.json();
  return { path: `/imah/ticket/${data.id}`, title };
}

const generous = { timeout: 30_000 };
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(generous);

test('a resident sees each step of their report without a reload, and closes it with a rating', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const resident = await windowOf(browser, baseURL!, 'penghuni');
  const manager = await windowOf(browser, baseURL!, 'pengelola');
  const technician = await windowOf(browser, baseURL!, 'teknisi');
  const { path, title } = await report(resident, baseURL!);

  await resident.goto(path);
  await expect(resident.getByRole('heading', { level: 1, name: title })).toBeVisible(generous);
  await expect(resident.getByRole('button', { name: 'Catatan internal' })).toHaveCount(0);
  await manager.goto(path);

  // The manager gives it to the technician, and tells the staff something.
  await manager.getByRole('button', { name: 'Tugaskan' }).click();
  const sheet = manager.getByRole('dialog', { name: 'Tugaskan tiket' });
  await sheet.getByRole('radio', { name: /Agus Prasetyo/ }).check();
  await sheet.getByRole('button', { name: 'Simpan penugasan' }).click();
  await expect(sheet).toBeHidden(generous);
  await says(resident, /menugaskan Agus Prasetyo/);
  await manager.getByRole('radio', { name: 'Catatan internal' }).click();
  await manager.getByLabel('Catatan untuk sesama staf').fill('Kunci ada di resepsionis.');
  await manager.getByRole('button', { name: 'Simpan catatan internal' }).click();

  // Both staff see each other there by name, and who writes; the resident learns only that somebody writes to them.
  await technician.goto(path);
  await says(technician, 'Kunci ada di resepsionis.');
  await expect(manager.getByText(/Agus Prasetyo.* juga melihat tiket ini/).first()).toBeVisible(generous);
  await manager.getByRole('radio', { name: 'Balas penghuni' }).click();
  const writing = resident.getByText('Pengelola sedang mengetik…', { exact: true });
  await expect(writing).toHaveCount(0);
  await expect(async () => {
    await manager.getByLabel('Balasan untuk penghuni').pressSequentially('Segera. ');
    await expect(writing).toBeVisible({ timeout: 3000 });
  }).toPass(generous);
  await expect(resident.getByText(/juga melihat tiket ini/)).toHaveCount(0);
  await manager.getByRole('button', { name: 'Ikuti', exact: true }).click();
  await expect(manager.getByRole('button', { name: 'Berhenti mengikuti' })).toBeVisible(generous);

  // The technician begins; everyone sees it.
  await technician.getByRole('button', { name: 'Mulai kerjakan' }).click();
  await says(resident, 'Dikerjakan');
  await technician.getByRole('button', { name: 'Tandai selesai…' }).click();
  const resolving = technician.getByRole('dialog', { name: 'Tandai selesai' });
  await resolving.getByLabel('Apa yang sudah dikerjakan?').fill('Seal keran diganti.');
  await resolving.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(resolving).toBeHidden(generous);

  // The resident reads what was done, never what the staff tell each other, and rates.
  await says(resident, 'Seal keran diganti.');
  await expect(resident.getByText('Kunci ada di resepsionis.')).toHaveCount(0);
  await resident.getByRole('button', { name: 'Cepat' }).click();
  await resident.getByRole('button', { name: 'Bagus' }).click();
  await says(manager, 'Bagus · Cepat');
  await expect(manager.getByRole('button', { name: 'Tutup tiket' })).toHaveCount(0);
});

test('of two people who edit one ticket the second is told what the first changed, and loses nothing typed', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const resident = await windowOf(browser, baseURL!, 'penghuni');
  const { path, title } = await report(resident, baseURL!);
  const manager = await windowOf(browser, baseURL!, 'pengelola');
  await manager.goto(path);
  await manager.getByRole('button', { name: 'Ubah' }).click();
  const sheet = manager.getByRole('dialog', { name: 'Ubah tiket' });
  await sheet.getByLabel('Judul').fill(`${title} di lantai 3`);

  const other = await windowOf(browser, baseURL!, 'pengelola');
  const id = path.split('/').at(-1);
  const changed = await other.request.patch(`${baseURL}/api/v1/tickets/${id}`, {
    headers: { origin: baseURL!, 'if-match': '"1"' },
    data: { title: 'Keran rusak', priority: 'emergency' },
  });
  expect(changed.status()).toBe(200);

  await sheet.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(sheet.getByText('Diubah orang lain menjadi: Keran rusak')).toBeVisible(generous);
  await expect(sheet.getByLabel('Judul')).toHaveValue(`${title} di lantai 3`);
  await expect(sheet.getByLabel('Prioritas')).toHaveValue('emergency');
  await sheet.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: `${title} di lantai 3` })).toBeVisible(generous);
  await says(manager, 'Darurat');
});
