import { deviceTopic } from '@imah/contract/mqtt/words';
import mqtt from 'mqtt';
import { test } from '../support/empty-installation.ts';
import { joinByLink, newEmail } from '../support/members.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect x="10" y="10" width="780" height="380" fill="none" stroke="black" stroke-width="6"/><path d="M300 10v380M550 10v200" stroke="black" stroke-width="6"/></svg>`;

test('a floor is drawn: its picture is sent, a device put in its place by keyboard alone; another person sees it live, and nothing of it once the right to it is gone', async ({
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

  await page.goto(`/imah/building/${buildingId}/dashboard-img`);
  await page.getByRole('button', { name: 'Unggah gambar' }).press('Enter');
  await page
    .getByLabel('Unggah gambar')
    .setInputFiles({ name: 'lantai.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await page.getByRole('button', { name: 'Taruh: Pompa sumur' }).press('Enter');
  // The plan has the focus: Enter puts it where it shows, in the middle.
  await page.keyboard.press('Enter');
  const pin = page.getByRole('button', { name: /^Pompa sumur: / });
  await pin.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByLabel('Besaran').selectOption('temperature');
  await expect(page.getByText('Draf tersimpan')).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan' }).press('Enter');
  await expect(page.getByText(/^Diterbitkan .* oleh Ratna Dewi\.$/)).toBeVisible();

  const viewers = {
    name: 'Penonton',
    description: '',
    grants: ['org.view', 'building.view', 'plan.view', 'device.view', 'telemetry.view'],
    ticketVisibility: 'own',
  };
  await send(page, 'POST', 'auth/step-up', { password });
  const group = await send<{ id: string; version: number }>(page, 'POST', `organizations/${orgId}/groups`, viewers);
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
  await watcher.goto(`/imah/building/${buildingId}/dashboard-img`);
  await expect(watcher.getByRole('button', { name: /^Pompa sumur: 41,0/ })).toBeVisible();
  await say({ temperature: 52 });
  await expect(watcher.getByRole('button', { name: /^Pompa sumur: 52,0/ })).toBeVisible();

  await send(page, 'POST', 'auth/step-up', { password });
  const narrowed = await page.request.put(`${empty.url}/api/v1/organizations/${orgId}/groups/${group.id}`, {
    headers: { origin: empty.url, 'if-match': `"${group.version}"` },
    data: { ...viewers, grants: ['org.view', 'building.view', 'plan.view'] },
  });
  expect(narrowed.status()).toBe(200);
  await watcher.reload();
  await expect(watcher.getByRole('application', { name: /^Denah / })).toBeVisible();
  await expect(watcher.getByText('Pompa sumur')).toHaveCount(0);
  const [floor] = await send<{ floorId: string }[]>(watcher, 'GET', `buildings/${buildingId}/plans`);
  const plan = `buildings/${buildingId}/floors/${floor?.floorId ?? ''}/plan`;
  expect((await send<{ items: object[] }>(watcher, 'GET', plan)).items).toEqual([]);
  await pump.endAsync();
});
