import { deviceTopic } from '@imah/contract/mqtt/words';
import mqtt from 'mqtt';
import { test } from '../support/empty-installation.ts';
import { newEmail } from '../support/members.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';

test('a dashboard hangs on a wall without an account, moves with the pump, and is empty once its link is withdrawn', async ({
  page,
  browser,
  empty,
}) => {
  const email = newEmail('pemilik');
  // All of this has its journey of its own: here it is there already.
  await page.goto('/login');
  const owner = { name: 'Ratna Dewi', email, password, acceptedTerms: '2026-11-01' };
  await send(page, 'POST', 'auth/register?web=true', owner);
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

  await page.goto(`/imah/building/${buildingId}/dashboard`);
  await page.getByRole('button', { name: 'Layar dinding' }).click();
  await page.getByRole('button', { name: 'Buat layar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Lobi utama');
  await page.getByRole('button', { name: 'Buat tautan layar' }).click();
  const address = new URL(await page.getByRole('textbox', { name: 'Tautan' }).inputValue());

  // A television: another browser, with no session in it.
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const television = await context.newPage();
  await television.goto(`${empty.url}${address.pathname}${address.hash}`);
  await expect(television.getByRole('heading', { name: 'Kos Ratna Dago', level: 1 })).toBeVisible();
  const shown = television.getByRole('article', { name: 'Pompa sumur', exact: true }).first();
  await expect(shown.getByText(/^41,0/)).toBeVisible();
  await expect(television.getByText('Menyambung')).toHaveCount(0);
  await expect(television.getByRole('link')).toHaveCount(0);
  await expect(television.getByRole('navigation')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);

  await say({ temperature: 47 });
  await expect(shown.getByText(/^47,0/)).toBeVisible({ timeout: 1_000 });

  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Tarik Lobi utama' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik', exact: true }).click();
  await expect(television.getByRole('heading', { name: 'Layar ini sudah ditarik' })).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText('Ditarik', { exact: true })).toBeVisible();

  await pump.endAsync();
  await context.close();
});
