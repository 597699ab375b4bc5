import { listBuildings } from '../support/api.ts';
import { test } from '../support/empty-installation.ts';
import { inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { expect } from '../support/people.ts';
import { ownPump } from '../support/pump.ts';
import { send } from '../support/send.ts';

test('a rule makes a ticket of what it raises: two people see alarm and ticket, its end in the ticket, and that it is resolved', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const { buildingId, values, client: pump } = await ownPump(page, empty);
  const [building] = await listBuildings(page.request, empty.url);
  const { email: own } = await send<{ email: string }>(page, 'GET', 'auth/whoami');
  await page.goto(await empty.mailedLink(own, '/verifikasi?token='));
  await page.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await expect(page.getByRole('heading', { name: 'Alamat email terverifikasi' })).toBeVisible();
  const email = newEmail('tono');
  await inviteByApi(page.request, empty.url, { email, group: 'technician', buildings: 'all' });
  const link = await empty.mailedLink(email, '/register?undangan=');
  const technician = await joinByLink(browser, empty.url, link, 'Tono Wijaya');
  technician.setDefaultTimeout(30_000);
  const made = await page.request.post(`${empty.url}/api/v1/organizations/${building?.orgId}/alarm-rules`, {
    headers: { origin: empty.url },
    data: {
      name: 'Pompa terlalu panas',
      buildingId,
      scope: { kind: 'type', typeKey: 'pump' },
      condition: { kind: 'metric', metric: 'temperature', is: 'above', value: 50 },
      trigger: { kind: 'at-once' },
      clear: { hysteresis: 0, keepSec: 0 },
      schedule: { kind: 'always' },
      severity: 'major',
      state: 'on',
    },
  });
  expect(made.status()).toBe(201);

  await page.goto('/imah/settings/alarm');
  const rule = page.getByRole('listitem').filter({ hasText: 'Pompa terlalu panas' });
  await rule.getByRole('button', { name: 'Ubah Pompa terlalu panas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ubah aturan' });
  await sheet.getByRole('checkbox', { name: 'Buat tiket untuk alarmnya' }).check();
  await sheet.getByLabel('Kategori tiket').selectOption({ label: 'Air dan pipa' });
  await sheet.getByLabel('Penanggung jawab').selectOption({ label: 'Tono Wijaya' });
  await sheet.getByRole('button', { name: 'Simpan aturan' }).click();
  await expect(sheet).toBeHidden();
  await expect(rule.getByText(/ · Membuat tiket$/)).toBeVisible();

  const monitoring = `/imah/building/${buildingId}/iot-monitoring`;
  await page.goto(monitoring);
  await technician.goto(monitoring);
  const alarmsOf = (who: typeof page) => who.getByRole('region', { name: 'Alarm aktif' });
  await expect(alarmsOf(page).getByText('Tidak ada alarm')).toBeVisible();
  await expect(alarmsOf(technician).getByText('Tidak ada alarm')).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":62}}', { qos: 1 });
  await expect(alarmsOf(page).getByRole('link', { name: /^TKT-\d{4}-000001, baru$/ })).toBeVisible();
  await alarmsOf(technician)
    .getByRole('link', { name: /^TKT-\d{4}-000001, baru$/ })
    .click();

  const alarm = technician.getByRole('region', { name: 'Alarm', exact: true });
  await expect(technician.getByRole('heading', { name: 'Pompa sumur: Pompa terlalu panas' })).toBeVisible();
  await expect(alarm.getByText('Masih aktif')).toBeVisible();
  await expect(alarm.getByText(/^Suhu motor di atas 50,0.°C$/)).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":45}}', { qos: 1 });
  await expect(alarm.getByText('Sudah pulih')).toBeVisible();
  await expect(technician.getByText('Alarmnya sudah pulih')).toBeVisible();

  await pump.publishAsync(values, '{"values":{"temperature":63}}', { qos: 1 });
  await expect(technician.getByText('Alarm yang sama muncul lagi')).toBeVisible();
  await technician.getByRole('button', { name: 'Mulai kerjakan' }).click();
  await expect(alarmsOf(page).getByRole('link', { name: /^TKT-\d{4}-000001, dikerjakan$/ })).toBeVisible();
  await technician.getByRole('button', { name: 'Tandai selesai…' }).click();
  const resolving = technician.getByRole('dialog', { name: 'Tandai selesai' });
  await resolving.getByLabel('Apa yang sudah dikerjakan?').fill('Bantalan pompa diganti');
  await resolving.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(resolving).toBeHidden();
  await expect(alarmsOf(page).getByRole('link', { name: /^TKT-\d{4}-000001, selesai$/ })).toBeVisible();
  await pump.endAsync();
});
