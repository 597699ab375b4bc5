import { test } from '../support/empty-installation.ts';
import { confirmIdentity, expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a manager gives a technician a trade and a shift; the resident can call him in an emergency, and he is suggested for the ticket', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Jaga');
  const by = { browser, manager: page, empty };
  const technician = await joinBuilding(by, building, { name: 'Agus Prasetyo', unit: 'B-0101' });
  await technician.context().close();
  // Who lives there comes while the manager sets it up.
  const joining = joinBuilding(by, building, { name: 'Siti Aminah', unit: 'A-0101' });

  // What he can do, with the group of those who work there.
  await page.goto('/imah/settings/user');
  await page.getByRole('link', { name: /Agus Prasetyo/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Agus Prasetyo' });
  await sheet.getByRole('checkbox', { name: 'Teknisi' }).check();
  await sheet.getByRole('checkbox', { name: 'Listrik' }).check();
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await confirmIdentity(page);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agus Prasetyo' })).toContainText('Listrik');

  // When he is on duty: around the clock, so that it is now at whatever hour this runs.
  await page.goto(`/imah/building/${building.id}/settings`);
  await page.getByRole('button', { name: 'Tambah jam jaga' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah jam jaga' });
  await form.getByLabel('Yang bertugas').selectOption({ label: 'Agus Prasetyo' });
  await form.getByLabel('Nomor selama jaga').fill('0811-9001-0022');
  await form.getByRole('button', { name: 'Sab', exact: true }).click();
  await form.getByRole('button', { name: 'Min', exact: true }).click();
  await form.getByLabel('Dari jam').fill('00.00');
  await form.getByLabel('Sampai jam').fill('00.00');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Setiap hari · 24 jam dari 00.00 · +62 811-9001-0022')).toBeVisible();

  const resident = await joining;
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto(`/imah/new/ticket/${building.id}`);
  await resident.getByRole('radio', { name: 'Listrik' }).check();
  await resident.getByRole('checkbox', { name: /Ini darurat/ }).check();
  await expect(resident.getByRole('list', { name: 'Sedang bertugas' })).toContainText('Listrik · +62 811-9001-0022');
  await expect(resident.getByRole('link', { name: 'Telepon Agus Prasetyo' })).toHaveAttribute(
    'href',
    'tel:+6281190010022',
  );

  const categories = await send<{ id: string; key: string | null }[]>(
    page,
    'GET',
    `organizations/${building.orgId}/ticket-categories`,
  );
  const categoryId = categories.find(({ key }) => key === 'electricity')?.id;
  const { id } = await send<{ id: string }>(page, 'POST', `buildings/${building.id}/tickets`, {
    title: 'Lampu lorong mati',
    categoryId,
  });
  await page.goto(`/imah/ticket/${id}`);
  await page.getByRole('button', { name: 'Tugaskan', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Tugaskan tiket' });
  const first = picker.getByRole('radio').first();
  await expect(first).toHaveAccessibleName(/^Agus Prasetyo\s*Disarankan/);
  await expect(picker.getByText(/^Listrik, sedang bertugas · 0 terbuka/)).toBeVisible();
  await first.check();
  await picker.getByRole('button', { name: 'Simpan penugasan' }).click();
  await expect(picker).toBeHidden();
  const { assignee } = await send<{ assignee: { name: string } | null }>(page, 'GET', `tickets/${id}`);
  expect(assignee?.name).toBe('Agus Prasetyo');
  await resident.context().close();
});
