import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { listBuildings, signIn } from '../support/api.ts';
import { onePicture as photo } from '../support/one-picture.ts';
import { expect, logIn } from '../support/people.ts';
import { test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

const phone = { width: 390, height: 844 };

const generous = { timeout: 30_000 };

test('S-12: a resident reports with a photo on a phone, over a reload; it is mended without a network, and each step is seen at once', async ({
  page,
  browser,
  baseURL,
  residents,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  const manager = await windowOf(browser, baseURL!, 'pengelola');
  const technician = await windowOf(browser, baseURL!, 'teknisi');
  await page.setViewportSize(phone);
  const title = `Keran bocor ${randomUUID().slice(0, 6)}`;
  // Of the demonstration here; who was invited goes the same way in the journey of a ticket.
  await logIn(page, await residents('seeded'));
  await page.goto('/imah/new/ticket');
  await page.getByRole('radio', { name: 'Air dan pipa' }).check();
  await page.getByLabel('Ceritakan singkat').fill(title);
  await page.getByLabel('Foto').setInputFiles({ name: 'keran.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText('keran.png')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Ceritakan singkat')).toHaveValue(title);
  await expect(page.getByText('keran.png')).toBeVisible();
  const tower = (await listBuildings(manager.request, baseURL!)).find(({ name }) => /Menara/.test(name))!;
  // What stands is read once the channel of the building is open.
  const channel = manager.waitForResponse(/\/live$/, generous);
  await manager.goto(`/imah/building/${tower.id}/ticket`);
  await channel;
  await expect(manager.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await page.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);

  const id = page.url().split('/').at(-1) ?? '';
  const answer = await page.request.get(`${baseURL}/api/v1/tickets/${id}`);
  const { data } = await answer.json();
  expect([data.title, data.unitCode === null, data.files.map(({ name }: { name: string }) => name)]).toEqual([
    title,
    false,
    ['keran.png'],
  ]);
  const list = await (await page.request.get(`${baseURL}/api/v1/tickets?mine=reported`)).json();
  expect(list.data.map((ticket: { id: string }) => ticket.id)).toContain(id);

  // The manager has had the list open all the while, and gives it to the technician.
  const row = manager.getByRole('link', { name: title });
  await expect(row).toBeVisible(generous);
  await row.click();
  await manager.getByRole('button', { name: 'Tugaskan' }).click();
  const sheet = manager.getByRole('dialog', { name: 'Tugaskan tiket' });
  await sheet.getByRole('radio', { name: /Agus Prasetyo/ }).check();
  await sheet.getByRole('button', { name: 'Simpan penugasan' }).click();
  await expect(page.getByText(/menugaskan Agus Prasetyo/)).toBeVisible(generous);
  const checked = await manager.request.post(`${baseURL}/api/v1/tickets/${id}/checks`, {
    headers: { origin: baseURL!, 'idempotency-key': randomUUID() },
    data: { id: randomUUIDv7(), label: 'Uji kebocoran', demand: 'required' },
  });
  expect(checked.status()).toBe(201);

  // The technician does all of it where there is no network: it is on the device, and nobody else has seen it.
  await technician.goto(`/imah/ticket/${id}`);
  const check = technician.getByRole('checkbox', { name: 'Uji kebocoran' });
  await expect(check).toBeVisible(generous);
  const formsFetched = () =>
    technician.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /move-dialog/.test(name)));
  await expect.poll(formsFetched, generous).toBe(true);
  await technician.context().setOffline(true);
  await technician.getByRole('button', { name: 'Mulai kerjakan' }).click();
  await check.click();
  await expect(check).toBeChecked(generous);
  await technician.getByRole('button', { name: 'Lampirkan berkas' }).click();
  await technician
    .getByLabel('Berkas', { exact: true })
    .and(technician.locator('input'))
    .setInputFiles({ name: 'sesudah.png', mimeType: 'image/png', buffer: photo });
  await technician.getByLabel('Balasan untuk penghuni').fill('Keran sudah tidak menetes.');
  await technician.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  await technician.getByRole('button', { name: 'Tandai selesai…' }).click();
  const resolving = technician.getByRole('dialog', { name: 'Tandai selesai' });
  await resolving.getByLabel('Apa yang sudah dikerjakan?').fill('Seal keran diganti.');
  await resolving.getByRole('button', { name: 'Tandai selesai' }).click();
  const pending = technician.getByRole('region', { name: 'Belum terkirim' });
  await expect(pending.getByText('Tersimpan di perangkat', { exact: true })).toHaveCount(4, generous);
  await expect(technician.getByText('Terkirim', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Keran sudah tidak menetes.')).toHaveCount(0);

  // Back upstairs everything arrives in its order; the resident sees each step where they are, and rates.
  await technician.context().setOffline(false);
  await expect(pending).toHaveCount(0, generous);
  await expect(page.getByText('Keran sudah tidak menetes.')).toBeVisible(generous);
  await expect(page.getByText('sesudah.png')).toBeVisible(generous);
  await expect(page.getByText('Seal keran diganti.')).toBeVisible(generous);
  await page.getByRole('button', { name: 'Bagus' }).click();
  await expect(manager.getByText(/Bagus/).first()).toBeVisible(generous);
  const { data: events } = await (await manager.request.get(`${baseURL}/api/v1/tickets/${id}/events`)).json();
  expect(events.map(({ kind, to }: { kind: string; to: string | null }) => `${kind} ${to ?? ''}`).toReversed()).toEqual(
    ['created new', 'assigned ', 'moved in-progress', 'moved resolved', 'moved closed'],
  );
  const { data: work } = await (await manager.request.get(`${baseURL}/api/v1/tickets/${id}/work`)).json();
  expect(work.checks.map(({ answer: said }: { answer: string }) => said)).toEqual(['done']);
  await manager.context().close();
  await technician.context().close();
});

test('a label in the lobby is scanned by a visitor, who reports with a photo, without an account, and follows the state', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  const place = `Lobi ${randomUUID().slice(0, 6)}`;
  await signIn(page.request, baseURL!, 'pengelola');
  const building = (await listBuildings(page.request, baseURL!)).find(({ name }) => /Menara/.test(name))!;
  await page.goto(`/imah/building/${building.id}/settings`);
  await page.getByRole('button', { name: 'Tambah label' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah label' });
  await form.getByLabel('Nama tempat').fill(place);
  await form.getByRole('button', { name: 'Buat label' }).click();
  await expect(page.getByText(place).first()).toBeVisible();
  const codes = await (await page.request.get(`${baseURL}/api/v1/buildings/${building.id}/scan-codes`)).json();
  const { code } = codes.data.find((one: { place: string | null }) => one.place === place);

  const outside = await browser.newContext({ baseURL: baseURL!, locale: 'id-ID', viewport: phone });
  const visitor = await outside.newPage();
  visitor.setDefaultTimeout(30_000);
  await visitor.goto(`/q/${code}`);
  await expect(visitor.getByText(place)).toBeVisible();
  await visitor.getByRole('radio', { name: 'Listrik' }).check();
  const title = `Lampu mati ${randomUUID().slice(0, 6)}`;
  await visitor.getByLabel('Ceritakan singkat').fill(title);
  await visitor.getByLabel('Foto').setInputFiles({ name: 'lampu.png', mimeType: 'image/png', buffer: photo });
  await expect(visitor.getByText('lampu.png')).toBeVisible();
  await visitor.getByRole('button', { name: 'Kirim laporan' }).click();
  await visitor.waitForURL(/laporan=/);
  await expect(visitor.getByText(/Laporan TKT-\d{4}-\d{6} terkirim/)).toBeVisible();
  await expect(visitor.getByText('Baru', { exact: true })).toBeVisible();

  const list = await (await page.request.get(`${baseURL}/api/v1/tickets?q=${encodeURIComponent(title)}`)).json();
  const ticket = await (await page.request.get(`${baseURL}/api/v1/tickets/${list.data[0].id}`)).json();
  expect(ticket.data.files.map(({ type, width }: { type: string; width: number }) => [type, width])).toEqual([
    ['image/png', 1],
  ]);
  await visitor.goto('/q/00000000000');
  await expect(visitor.getByRole('heading', { name: 'Kode ini tidak berlaku' })).toBeVisible();
  await outside.close();
  await page.goto(`/q/${code}`);
  await page.waitForURL(new RegExp(`/imah/new/ticket/${building.id}\\?scan=${code}`));
  await expect(page.getByText(`Anda memindai kode di ${place}`, { exact: false })).toBeVisible();
});
