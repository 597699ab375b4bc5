import { deviceTopic } from '@imah/contract/mqtt/words';
import mqtt from 'mqtt';
import { test } from '../support/empty-installation.ts';
import { joinByLink, newEmail } from '../support/members.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';

test('a dashboard that nobody has arranged is live; one person arranges it while another, who sees less, watches it come', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  const email = newEmail('pemilik');
  // All of this has its journey of its own: here it is there already.
  await page.goto('/login');
  await send(page, 'POST', 'auth/register?web=true', {
    name: 'Ratna Dewi',
    email,
    password,
    acceptedTerms: '2026-11-01',
  });
  const letter = new URL(await empty.mailedLink(email, '/verifikasi?token='), empty.url);
  await send(page, 'POST', 'auth/verify-email', { token: letter.searchParams.get('token') });
  const { organization, building } = await send<{ organization: { id: string }; building: { id: string } }>(
    page,
    'POST',
    'auth/boarding',
    {
      organization: { name: 'Kos Ratna', kind: 'manager' },
      building: {
        name: 'Kos Ratna Dago',
        kind: 'boarding-house',
        timeZone: 'Asia/Jakarta',
        address: { street: '', city: 'Bandung', province: 'Jawa Barat' },
      },
    },
  );
  const [orgId, buildingId] = [organization.id, building.id];
  const { id: deviceId } = await send<{ id: string }>(page, 'POST', `buildings/${buildingId}/devices`, {
    name: 'Pompa sumur',
    typeKey: 'pump',
  });
  const issued = await send<{ username: string; secret: string }>(page, 'POST', `devices/${deviceId}/credentials`, {});
  const pump = mqtt.connect(`${empty.url.replace('http', 'ws')}/mqtt`, {
    username: issued.username,
    password: issued.secret,
    reconnectPeriod: 0,
  });
  const say = (values: object) =>
    pump.publishAsync(deviceTopic({ orgId, buildingId, deviceId }, 'tele'), JSON.stringify({ values }), { qos: 1 });
  await say({ temperature: 41, running: true });

  // Nothing was arranged: it is made of what is there, and moves.
  await page.goto(`/imah/building/${buildingId}/dashboard`);
  const made = page.getByRole('article', { name: 'Pompa sumur', exact: true }).first();
  await expect(made.getByText(/^41,0/)).toBeVisible();
  await say({ temperature: 47 });
  await expect(made.getByText(/^47,0/)).toBeVisible();

  // Somebody who sees devices and what they say, and neither alarms nor tickets.
  await send(page, 'POST', 'auth/step-up', { password });
  const group = await send<{ id: string }>(page, 'POST', `organizations/${orgId}/groups`, {
    name: 'Penonton',
    description: '',
    grants: ['org.view', 'building.view', 'dashboard.view', 'device.view', 'telemetry.view'],
    ticketVisibility: 'own',
  });
  const invited = newEmail('penonton');
  await send(page, 'POST', 'auth/step-up', { password });
  await send(page, 'POST', `organizations/${orgId}/invitations`, {
    email: invited,
    groupIds: [group.id],
    buildingIds: null,
    expiresAt: null,
    locale: 'id',
  });
  const link = await empty.mailedLink(invited, '/register?undangan=');
  const watcher = await joinByLink(browser, empty.url, link, 'Sari Penonton');
  watcher.setDefaultTimeout(30_000);
  await watcher.goto(`/imah/building/${buildingId}/dashboard`);
  await expect(watcher.getByRole('article', { name: 'Pompa sumur', exact: true }).first()).toBeVisible();
  await expect(watcher.getByRole('article', { name: 'Widget tertutup' })).toHaveCount(2);
  const sent = JSON.stringify(await send(watcher, 'GET', `buildings/${buildingId}/dashboard`));
  expect([sent.includes('"alarms"'), sent.includes('"type":"alarms"')]).toEqual([true, false]);

  await page.getByRole('button', { name: 'Tata dasbor' }).click();
  await page.getByRole('button', { name: 'Tambah widget', exact: true }).click();
  await page.getByRole('button', { name: 'Tambah widget: Catatan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Catatan' });
  await sheet.getByLabel('Judul').fill('Pengumuman');
  await sheet.getByLabel('Isi').fill('Air mati pukul sepuluh');
  await sheet.getByRole('button', { name: 'Simpan widget' }).click();
  for (const kind of ['Peringkat', 'Peta unit', 'Hari ini']) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Tambah widget', exact: true }).click();
    await page.getByRole('button', { name: `Tambah widget: ${kind}` }).click();
    await page.getByRole('dialog', { name: kind }).getByRole('button', { name: 'Simpan widget' }).click();
  }
  await expect(page.getByRole('article', { name: 'Peta unit' }).getByText('Belum ada unit')).toBeVisible();
  const handle = page.getByRole('button', { name: 'Atur letak Pengumuman' });
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Draf tersimpan')).toBeVisible();
  await expect(watcher.getByText('Air mati pukul sepuluh')).toHaveCount(0);
  await page.getByRole('button', { name: 'Terbitkan' }).click();

  // It comes by itself.
  await expect(watcher.getByText('Air mati pukul sepuluh')).toBeVisible();
  const ranking = watcher.getByRole('article', { name: 'Peringkat' });
  await expect(ranking.getByRole('link', { name: 'Pompa sumur' })).toBeVisible();
  await expect(
    watcher.getByRole('article', { name: 'Hari ini' }).getByText(/menunggu Anda di gedung ini/),
  ).toBeVisible();
  // The state of units is closed to who may not see units, as are alarms and tickets.
  await expect(watcher.getByRole('article', { name: 'Widget tertutup' })).toHaveCount(3);
  await expect(watcher.getByText(/^Diterbitkan .* oleh Ratna Dewi\.$/)).toBeVisible();
  await say({ temperature: 52 });
  for (const each of [page, watcher])
    await expect(
      each.getByRole('article', { name: 'Pompa sumur', exact: true }).first().getByText(/^52,0/),
    ).toBeVisible();
  await pump.endAsync();
});
