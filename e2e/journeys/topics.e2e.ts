import type { Page } from '@playwright/test';
import { expect } from '../support/people.ts';
import { test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

const generous = { timeout: 30_000 };
const board = (page: Page) => page.getByRole('region', { name: 'Topik' });

/** Goes where the topic of the list leads. */
async function open(page: Page, title: string): Promise<void> {
  const link = board(page).getByRole('link', { name: title });
  await expect(link).toBeVisible(generous);
  await page.goto((await link.getAttribute('href')) ?? '');
}

test('an announcement to one floor is seen there at once and nowhere else, one to the organisation everywhere; nothing in them runs', async ({
  browser,
  serverUrl: baseURL,
  residents,
}) => {
  test.setTimeout(180_000);
  const [manager, resident] = [
    await windowOf(browser, baseURL, 'pengelola'),
    // Of the demonstration in the next journey: what differs is only how they came.
    await windowOf(browser, baseURL, await residents('invited')),
  ];
  const foreign: string[] = [];
  resident.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL)) foreign.push(request.url());
  });
  await resident.goto('/imah');
  await expect(board(resident).getByRole('link', { name: 'Warna cat lobi Menara A' })).toBeVisible(generous);

  const announce = async (floor: string, title: string) => {
    await manager.goto('/imah/new/topic');
    await manager.getByLabel('Gedung atau organisasi').selectOption({ label: 'Apartemen Menara Melati' });
    await manager.getByRole('radio', { name: /Pengumuman/ }).check();
    await manager.getByLabel('Judul').fill(title);
    await manager
      .getByRole('textbox', { name: /^Isi/ })
      .fill(
        'Air **padam** pukul 9.\n\n<img src=https://asing.example/x onerror=alert(1)>\n\n[klik](javascript:alert(1)) ![p](https://asing.example/p.gif)',
      );
    await manager.getByLabel('Untuk siapa').selectOption('floors');
    await manager.getByRole('combobox', { name: 'Lantai' }).fill(floor);
    await manager.getByRole('option', { name: floor, exact: true }).click();
    await expect(manager.getByText(/Akan dibaca oleh|tidak ada yang akan membacanya/)).toBeVisible(generous);
    await manager.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible(generous);
    return new URL(manager.url()).pathname;
  };
  const elsewhere = await announce('Menara A · Lantai 5', 'Lantai lima saja');
  const here = await announce('Menara A · Lantai 3', 'Lantai tiga saja');

  // Without a reload; the one for the other floor was sent before it.
  await expect(board(resident).getByRole('link', { name: 'Lantai tiga saja' })).toBeVisible(generous);
  await expect(board(resident).getByRole('link', { name: 'Lantai lima saja' })).toHaveCount(0);
  await resident.goto(elsewhere);
  await expect(resident.getByRole('heading', { name: 'Topik tidak ditemukan' })).toBeVisible(generous);

  await resident.goto(here);
  const article = resident.getByRole('article');
  await expect(article.getByText('padam', { exact: true })).toBeVisible(generous);
  await expect(article.locator('img, script, iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);

  await manager.getByRole('button', { name: 'Tindakan topik' }).click();
  await manager.getByRole('menuitem', { name: 'Koreksi pengumuman' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Koreksi pengumuman' });
  await dialog.getByLabel('Apa yang berubah').fill('Jamnya mundur ke pukul 10');
  await dialog.getByRole('button', { name: 'Kirim koreksi' }).click();
  await expect(resident.getByText('Dikoreksi: Jamnya mundur ke pukul 10')).toBeVisible(generous);

  await resident.goto('/imah');
  await manager.goto('/imah/new/topic');
  const place = manager.getByLabel('Gedung atau organisasi');
  await place.selectOption(await place.getByRole('option', { name: /^Seluruh / }).innerText());
  await manager.getByRole('radio', { name: /Pengumuman/ }).check();
  await manager.getByLabel('Judul').fill('Kantor pusat pindah');
  await expect(manager.getByText(/^Akan dibaca oleh/)).toBeVisible(generous);
  await manager.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'Kantor pusat pindah' })).toBeVisible(generous);
  await expect(board(resident).getByRole('link', { name: 'Kantor pusat pindah' })).toBeVisible(generous);
  await manager.context().close();
  await resident.context().close();
});

test('a discussion is answered live with a name and a sign, and a poll is voted on', async ({
  browser,
  serverUrl: baseURL,
  residents,
}) => {
  test.setTimeout(180_000);
  const [manager, resident] = [
    await windowOf(browser, baseURL, 'pengelola'),
    await windowOf(browser, baseURL, await residents('seeded')),
  ];
  await resident.goto('/imah');

  await open(resident, 'Parkir tamu penuh setiap akhir pekan');
  await expect(resident.getByRole('heading', { level: 1 })).toHaveText(
    'Parkir tamu penuh setiap akhir pekan',
    generous,
  );
  await manager.goto(new URL(resident.url()).pathname);
  await manager.getByLabel('Tulis pesan').fill('@Sa');
  await manager.getByRole('button', { name: '@Sari Wulandari' }).click();
  await manager.getByLabel('Tulis pesan').pressSequentially('sudah dibuka ya');
  await manager.getByRole('button', { name: 'Kirim', exact: true }).click();

  const post = resident.getByRole('listitem').filter({ hasText: '@Sari Wulandari sudah dibuka ya' });
  await expect(post).toBeVisible(generous);
  await post.getByRole('button', { name: 'Beri tanda' }).click();
  await resident.getByRole('menuitem', { name: 'Terima kasih' }).click();
  await expect(manager.getByRole('button', { name: 'Terima kasih: 1' })).toBeVisible(generous);

  await manager.getByRole('button', { name: 'Tindakan topik' }).click();
  await manager.getByRole('menuitem', { name: 'Ubah ringkasan' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Ringkasan' });
  await dialog.getByLabel('Isi ringkasan').fill('Area belakang **sudah dibuka**.');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(resident.getByRole('region', { name: 'Ringkasan' })).toContainText('sudah dibuka', generous);

  await resident.goto('/imah');
  await open(resident, 'Warna cat lobi Menara A');
  // Other residents of the same building vote in journeys of their own: only what this one adds is known.
  const count = resident.getByText(/^\d+ dari \d+ suara masuk$/);
  await expect(count).toBeVisible(generous);
  const before = Number.parseInt(await count.innerText(), 10);
  const counted = (votes: number) => expect(count).toHaveText(new RegExp(`^${votes} dari `), generous);
  await resident.getByRole('radio', { name: 'Putih gading' }).check();
  await counted(before + 1);
  await resident.getByRole('button', { name: 'Tarik suara saya' }).click();
  await counted(before);
  await manager.context().close();
  await resident.context().close();
});
