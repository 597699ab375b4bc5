import { randomUUID } from 'node:crypto';
import { listBuildings, signIn } from '../support/api.ts';
import { invitationLink, inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { expect, test } from '../support/people.ts';

const generous = { timeout: 30_000 };
const names = Array.from({ length: 10 }, (_, at) => `Lampu lorong ${at + 1} mati`);

test('a manager clears a list of ten by keyboard alone: to each row, given out, and on to the next', async ({
  browser,
  baseURL,
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const [known] = await listBuildings(page.request, baseURL!);
  const headers = { origin: baseURL! };
  const made = await page.request.post(`${baseURL}/api/v1/organizations/${known?.orgId}/buildings`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      name: 'Ruko Sepuluh',
      kind: 'shophouse',
      timeZone: 'Asia/Jakarta',
      address: { street: 'Jalan Kenari 10', city: 'Jakarta Selatan', province: 'DKI Jakarta', postalCode: '12810' },
    },
  });
  expect(made.status()).toBe(201);
  const { data: building }: { data: { id: string } } = await made.json();
  for (const title of names) {
    const reported = await page.request.post(`${baseURL}/api/v1/buildings/${building.id}/tickets`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { title, priority: 'medium' },
    });
    expect(reported.status()).toBe(201);
  }

  // Somebody who manages this building and no other.
  const email = newEmail('pengurus');
  await inviteByApi(page.request, baseURL!, { email, group: 'building-manager', buildings: [building.id] });
  const manager = await joinByLink(browser, baseURL!, await invitationLink(page.request, baseURL!, email), 'Dian');
  const rows = manager.getByRole('region', { name: 'Hari ini' }).getByRole('listitem');
  await expect(manager.getByRole('link', { name: '10 tanpa petugas' })).toBeVisible(generous);

  await manager.keyboard.press('j');
  for (let left = names.length; left > 0; left -= 1) {
    const row = rows.filter({ has: manager.locator('a:focus') });
    const title = (await row.getByRole('link').first().textContent()) ?? '';
    await manager.keyboard.press('a');
    await expect(manager.getByRole('menuitem', { name: /Agus Prasetyo/ })).toBeVisible(generous);
    await manager.keyboard.type('agus');
    await expect(manager.getByRole('menuitem', { name: /Agus Prasetyo/ })).toBeFocused();
    await manager.keyboard.press('Enter');
    await expect(rows.filter({ hasText: new RegExp(`^.*${title}(?!\\d)`) })).toHaveCount(0, generous);
    if (left > 1) await expect(rows.locator('a:focus')).toHaveCount(1, generous);
  }
  await expect(manager.getByText('Tidak ada yang menunggu Anda')).toBeVisible(generous);
});
