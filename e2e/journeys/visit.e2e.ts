import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBuildings } from '../support/api.ts';
import { expect } from '../support/people.ts';
import { test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

const generous = { timeout: 30_000 };
const phone = { width: 390, height: 844 };
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(generous);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The resident reports something of their unit. Resolves with the address of the ticket. */
async function report(resident: Page, baseURL: string): Promise<string> {
  const [building] = await listBuildings(resident.request, baseURL);
  const answer = await resident.request.post(`${baseURL}/api/v1/buildings/${building?.id}/tickets`, {
    headers: { origin: baseURL, 'idempotency-key': randomUUID() },
    data: { title: `Wastafel bocor ${randomUUID().slice(0, 6)}` },
  });
  const { data }: { data: { id: string } } = await answer.json();
  return `/imah/ticket/${data.id}`;
}

test('a resident takes one of the times offered, moves the visit on a phone, and both see it without a reload', async ({
  browser,
  baseURL,
  residents,
}) => {
  test.setTimeout(180_000);
  const resident = await windowOf(browser, baseURL!, await residents('invited'));
  await resident.setViewportSize(phone);
  const manager = await windowOf(browser, baseURL!, 'pengelola');
  const path = await report(resident, baseURL!);
  await resident.goto(path);
  await manager.goto(path);

  await press(manager, 'Tawarkan waktu');
  const sheet = manager.getByRole('dialog', { name: 'Tawarkan waktu kunjungan' });
  await sheet.getByRole('button', { name: 'Tambah waktu' }).click();
  await sheet.getByLabel('Pesan untuk penghuni (opsional)').fill('Mohon kosongkan kolong wastafel.');
  await sheet.getByRole('button', { name: 'Tawarkan 2 waktu' }).click();
  await expect(sheet).toBeHidden(generous);

  await says(resident, 'Mohon kosongkan kolong wastafel.');
  await press(resident, /09\.00–11\.00/);
  await says(resident, 'Disepakati');
  await says(manager, /memilih kunjungan .* 09\.00/);

  await press(resident, 'Pindahkan…');
  const moving = resident.getByRole('dialog', { name: 'Pindahkan kunjungan' });
  await expect(moving.getByRole('radio', { name: /13\.00–15\.00/ })).toBeChecked();
  await moving.getByLabel('Alasan').fill('Baru pulang siang');
  await moving.getByRole('button', { name: 'Pindahkan', exact: true }).click();
  await expect(moving).toBeHidden(generous);
  await says(manager, /memindahkan kunjungan ke .* 13\.00/);
  await says(manager, 'Alasan: Baru pulang siang');

  await press(manager, 'Batalkan kunjungan…');
  const ending = manager.getByRole('dialog', { name: 'Batalkan kunjungan' });
  await ending.getByLabel('Alasan').fill('Teknisi sakit');
  await ending.getByRole('button', { name: 'Batalkan kunjungan' }).click();
  await expect(ending).toBeHidden(generous);
  await says(resident, 'Alasan: Teknisi sakit');
});
