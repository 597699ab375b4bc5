import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBuildings } from '../support/api.ts';
import { expect } from '../support/people.ts';
import { test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

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

/** The manager makes a checklist of one item. Resolves with its name. */
async function makeChecklist(manager: Page, baseURL: string): Promise<string> {
  const [building] = await listBuildings(manager.request, baseURL);
  const name = `Periksa keran ${randomUUID().slice(0, 6)}`;
  const items = [{ label: 'Sambungan pipa', kind: 'inspection' }];
  const answer = await manager.request.post(`${baseURL}/api/v1/organizations/${building?.orgId}/ticket-checklists`, {
    headers: { origin: baseURL, 'idempotency-key': randomUUID() },
    data: { name, items, state: 'active', categoryIds: [] },
  });
  expect(answer.status()).toBe(201);
  return name;
}

const generous = { timeout: 30_000 };
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(generous);

/** Whoever accepts the work writes their name and draws on the technician's device. */
async function signOnGlass(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Tanda tangan penerima' });
  await sheet.getByLabel('Nama penanda tangan').fill(name);
  const paper = sheet.getByRole('img', { name: /^Tanda tangan: / });
  await paper.scrollIntoViewIfNeeded();
  const box = (await paper.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(...at(0.2 + step / 40, 0.5 + Math.sin(step) / 4));
  await page.mouse.up();
  await expect(sheet.getByRole('img', { name: 'Tanda tangan: 1 goresan' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await expect(sheet).toBeHidden(generous);
}

test('a resident sees each step of their report without a reload, and closes it with a rating', async ({
  browser,
  baseURL,
  residents,
}) => {
  test.setTimeout(240_000);
  // Invited here, of the demonstration in the other journey from report to rating (S-12).
  const account = await residents('invited');
  const resident = await windowOf(browser, baseURL!, account);
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
  await manager.getByLabel('Catatan untuk sesama petugas').fill('Kunci ada di resepsionis.');
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

  // What to look at comes from a checklist; the one who pays approves what it will cost, and the work goes on.
  const checklist = await makeChecklist(manager, baseURL!);
  await technician.getByRole('button', { name: 'Pakai daftar periksa' }).click();
  const lists = technician.getByRole('dialog', { name: 'Pakai daftar periksa' });
  await lists.getByRole('button', { name: `Pakai ${checklist}` }).click();
  await expect(lists).toBeHidden(generous);
  await technician.getByRole('radio', { name: 'Lulus', exact: true }).click();
  await expect(manager.getByText('Daftar periksa 1/1', { exact: true })).toBeVisible(generous);
  await technician.getByRole('button', { name: 'Ajukan biaya', exact: true }).click();
  const asking = technician.getByRole('dialog', { name: 'Ajukan biaya' });
  await asking.getByLabel('Untuk apa (1)').fill('Keran baru');
  await asking.getByLabel('Biaya (1)').fill('350000');
  await asking.getByRole('button', { name: /^Ajukan Rp/ }).click();
  await expect(asking).toBeHidden(generous);
  await says(resident, 'Setujui biaya ini?');
  await expect(manager.getByRole('button', { name: /^Setujui Rp/ })).toHaveCount(0);
  await resident.getByRole('button', { name: /^Setujui Rp/ }).click();
  await says(technician, /menyetujui biaya/);
  await technician.getByRole('button', { name: 'Tandai selesai…' }).click();
  const resolving = technician.getByRole('dialog', { name: 'Tandai selesai' });
  await resolving.getByLabel('Apa yang sudah dikerjakan?').fill('Seal keran diganti.');
  await resolving.getByRole('button', { name: 'Minta tanda tangan' }).click();
  await signOnGlass(technician, account.name);
  await expect(resolving.getByText(`Sudah ditandatangani ${account.name}.`)).toBeVisible(generous);
  await resolving.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(resolving).toBeHidden(generous);

  // The resident reads what was done, never what the staff tell each other, and rates.
  await says(resident, 'Seal keran diganti.');
  await expect(resident.getByText('Kunci ada di resepsionis.')).toHaveCount(0);
  const signed = resident.getByRole('img', { name: `Tanda tangan ${account.name}` });
  await expect(signed).toBeVisible(generous);
  await expect.poll(() => signed.evaluate((picture: HTMLImageElement) => picture.naturalWidth), generous).toBe(1200);
  await resident.getByRole('button', { name: 'Cepat' }).click();
  await resident.getByRole('button', { name: 'Bagus' }).click();
  await says(manager, 'Bagus · Cepat');
  await expect(manager.getByRole('button', { name: 'Tutup tiket' })).toHaveCount(0);
});

test('of two people who edit one ticket the second is told what the first changed, and loses nothing typed', async ({
  browser,
  baseURL,
  residents,
}) => {
  test.setTimeout(120_000);
  const resident = await windowOf(browser, baseURL!, await residents('seeded'));
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
