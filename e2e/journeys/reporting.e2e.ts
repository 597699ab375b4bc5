import { randomUUID } from 'node:crypto';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, logIn, test } from '../support/people.ts';

const phone = { width: 390, height: 844 };
/** A picture of one dot. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('S-12: a resident reports with a photo on a phone, keeps the draft over a reload, and finds it in the list', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(phone);
  const title = `Keran bocor ${randomUUID().slice(0, 6)}`;
  await logIn(page, 'penghuni');
  await page.goto('/imah/new/ticket');
  await page.getByRole('radio', { name: 'Air dan pipa' }).check();
  await page.getByLabel('Ceritakan singkat').fill(title);
  await page.getByLabel('Foto').setInputFiles({ name: 'keran.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText('keran.png')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Ceritakan singkat')).toHaveValue(title);
  await expect(page.getByText('keran.png')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await page.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);

  const id = page.url().split('/').at(-1);
  const answer = await page.request.get(`${baseURL}/api/v1/tickets/${id}`);
  const { data } = await answer.json();
  expect([data.title, data.unitCode === null, data.files.map(({ name }: { name: string }) => name)]).toEqual([
    title,
    false,
    ['keran.png'],
  ]);
  const list = await (await page.request.get(`${baseURL}/api/v1/tickets?mine=reported`)).json();
  expect(list.data.map((ticket: { id: string }) => ticket.id)).toContain(id);
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
  await page.goto(`/imah/building/${building.id}`);
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
