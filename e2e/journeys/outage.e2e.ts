import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('an outage reaches the resident it concerns, who has it too; it is restored, taken back, restored and told', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Anggrek');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });

  // Nobody else's outage is on Beranda; the one of the tower comes while it is open.
  await send(page, 'POST', `buildings/${building.id}/outages`, {
    kind: 'urgent',
    service: 'gas',
    title: 'Gas Menara B padam',
    startsAt: new Date().toISOString(),
    expectedEndAt: null,
    scope: { kind: 'sections', ids: [building.sectionIds[1]] },
  });
  await page.goto(`/imah/building/${building.id}/topics`);
  await page.getByRole('button', { name: 'Catat gangguan' }).click();
  const form = page.getByRole('dialog', { name: 'Catat gangguan layanan' });
  await form.getByRole('radio', { name: /Darurat/ }).check();
  await form.getByLabel('Layanan yang terganggu').selectOption('lift');
  await form.getByLabel('Judul').fill('Lift A berhenti');
  await form.getByLabel('Yang terkena').selectOption('sections');
  await form.getByLabel('Bagian yang terkena').fill('Menara A');
  await page.getByRole('option', { name: 'Menara A' }).click();
  await form.getByLabel('Keterangan untuk warga').fill('Teknisi sedang menuju lokasi.');
  await form.getByLabel('Catatan internal').fill('Panggil vendor lift.');
  await form.getByRole('button', { name: 'Catat dan beri tahu warga' }).click();
  await expect(form).toBeHidden();

  await expect(resident.getByRole('link', { name: 'Lift A berhenti' })).toBeVisible();
  await expect(resident.getByText('Gas Menara B padam')).toHaveCount(0);
  await expect(resident.getByText('Panggil vendor lift.')).toHaveCount(0);

  // Where they begin a report there, it is known already.
  await resident.goto(`/imah/new/ticket/${building.id}`);
  const known = resident.getByRole('region', { name: 'Sudah diketahui pengelola' });
  await expect(known.getByText('Perkiraan selesai belum diketahui')).toBeVisible();
  await known.getByRole('button', { name: 'Saya juga mengalami Lift A berhenti' }).click();
  await expect(known.getByRole('button', { name: 'Batalkan “Saya juga” untuk Lift A berhenti' })).toBeVisible();
  await resident.goto('/imah');
  await expect(page.getByText('1 orang juga mengalami')).toBeVisible();

  // A ticket of it; restored by one tap, taken back by another.
  await page.getByRole('link', { name: 'Lift A berhenti' }).click();
  await page.getByRole('button', { name: 'Buat tiket' }).click();
  await expect(page.getByRole('link', { name: /Lift A berhenti/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tandai Lift A berhenti sudah pulih' }).click();
  await expect(resident.getByRole('link', { name: 'Lift A berhenti' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(resident.getByRole('link', { name: 'Lift A berhenti' })).toBeVisible();
  await page.getByRole('button', { name: 'Tandai Lift A berhenti sudah pulih' }).click();
  await expect(page.getByText('Sudah pulih', { exact: true }).first()).toBeVisible();

  // The clock tells of the end a minute later, once, on the same line as its beginning.
  await expect
    .poll(
      async () => {
        const rows = await send<{ title: string; body: string }[]>(
          resident,
          'GET',
          'notifications/inbox?tab=residents',
        );
        return rows.filter(({ title }) => title === 'Lift A berhenti').map(({ body }) => body.split(' · ')[0]);
      },
      { timeout: 150_000, intervals: [3_000] },
    )
    .toEqual(['Sudah pulih']);
  await resident.context().close();
});
