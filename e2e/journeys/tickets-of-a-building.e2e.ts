import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { expect, type Person, test } from '../support/people.ts';

const generous = { timeout: 30_000 };

async function windowOf(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  await signIn(context.request, baseURL, person);
  return context.newPage();
}

async function report(page: Page, baseURL: string, title: string): Promise<string> {
  const [building] = await listBuildings(page.request, baseURL);
  const answer = await page.request.post(`${baseURL}/api/v1/buildings/${building?.id}/tickets`, {
    headers: { origin: baseURL, 'idempotency-key': randomUUID() },
    data: { title, priority: 'high' },
  });
  expect(answer.status()).toBe(201);
  return building?.id ?? '';
}

test('the tickets of a building are found, given, moved on the board and seen by another at once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  const manager = await windowOf(browser, baseURL!, 'pengelola');
  const watcher = await windowOf(browser, baseURL!, 'pengelola');
  const buildingId = await report(manager, baseURL!, `Lampu tangga ${mark}`);

  // The filter is in the address, and what is reported meanwhile comes by itself.
  await manager.goto(`/imah/building/${buildingId}/ticket?q=${mark}`);
  await expect(manager.getByRole('link', { name: `Lampu tangga ${mark}` })).toBeVisible(generous);
  await watcher.goto(`/imah/building/${buildingId}/ticket?view=board&q=${mark}`);
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  await expect(column(watcher, 'Baru').getByText(`Lampu tangga ${mark}`)).toBeVisible(generous);
  await report(manager, baseURL!, `Pintu gudang ${mark}`);
  await expect(manager.getByRole('link', { name: `Pintu gudang ${mark}` })).toBeVisible(generous);
  await expect(column(watcher, 'Baru').getByText(`Pintu gudang ${mark}`)).toBeVisible(generous);

  // Both are given to the technician at once.
  await manager.getByRole('checkbox').first().check();
  // The header of the column is a button of that name as well.
  await manager.getByRole('button', { name: 'Petugas', exact: true }).last().click();
  await manager.getByRole('menuitem', { name: /Agus Prasetyo/ }).click(generous);
  await expect(manager.getByRole('row').filter({ hasText: 'Agus Prasetyo' })).toHaveCount(2, generous);

  // One is begun on the board, and asks for what its next step demands.
  const card = column(watcher, 'Baru')
    .getByRole('listitem')
    .filter({ hasText: `Lampu tangga ${mark}` });
  // What one decides on is what one sees: first the card knows of the technician.
  await expect(card.getByRole('button', { name: 'Petugas: Agus Prasetyo' })).toBeVisible(generous);
  await card.getByRole('button', { name: /Tindakan/ }).click();
  await watcher.getByRole('menuitem', { name: /Dikerjakan/ }).click();
  await expect(column(watcher, 'Dikerjakan').getByText(`Lampu tangga ${mark}`)).toBeVisible(generous);
  await expect(manager.getByRole('row').filter({ hasText: 'Dikerjakan' })).toHaveCount(1, generous);
  const begun = column(watcher, 'Dikerjakan')
    .getByRole('listitem')
    .filter({ hasText: `Lampu tangga ${mark}` });
  await begun.getByRole('button', { name: /Tindakan/ }).click();
  await watcher.getByRole('menuitem', { name: /Menunggu/ }).click();
  await watcher.getByRole('dialog').getByText('Menunggu suku cadang').click();
  await watcher.getByRole('dialog').getByRole('button').last().click();
  await expect(column(watcher, 'Menunggu').getByText(`Lampu tangga ${mark}`)).toBeVisible(generous);

  // The list leaves as a file, without the one that does not match.
  const file = await manager.request.get(`${baseURL}/api/v1/buildings/${buildingId}/ticket-file?q=${mark}`);
  expect((await file.text()).split('\r\n').length).toBe(4);
});
