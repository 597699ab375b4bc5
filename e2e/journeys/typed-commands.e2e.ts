import { startAnsweringDevice } from '../support/answering-device.ts';
import { issueCredential } from '../support/device-credential.ts';
import { test } from '../support/empty-installation.ts';
import { inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { expect } from '../support/people.ts';
import { manageBuilding } from '../support/two-people.ts';

test('a number that a second person has to approve is asked for, approved by another, obeyed by the device and told with who and why', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Kenanga');
  const email = newEmail('teknisi');
  await inviteByApi(page.request, empty.url, { email, group: 'technician', buildings: 'all' });
  const second = await joinByLink(browser, empty.url, await empty.mailedLink(email, 'undangan='), 'Agus Prasetyo');
  second.setDefaultTimeout(30_000);
  await second.setViewportSize({ width: 390, height: 844 });

  await page.goto('/imah/settings/device');
  await page.getByRole('button', { name: 'Buat jenis', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Buat jenis' });
  await sheet.getByLabel('Nama jenis').fill('Katup gas dapur');
  const metric = sheet.getByRole('group', { name: 'Besaran 1' });
  await metric.getByLabel('Nama', { exact: true }).fill('Bukaan');
  await metric.getByLabel('Kunci', { exact: true }).fill('opening');
  await metric.getByLabel('Satuan').selectOption('%');
  await sheet.getByRole('button', { name: 'Tambah perintah' }).click();
  const command = sheet.getByRole('group', { name: 'Perintah 1' });
  await command.getByLabel('Nama perintah').fill('Atur bukaan');
  await command.getByLabel('Macam perintah').selectOption({ label: 'Angka' });
  await expect(command.getByLabel('Dilaporkan oleh')).toHaveValue('opening');
  await command.getByLabel('Naik per').fill('5');
  await command.getByLabel('Sebelum dikirim').selectOption({ label: 'Persetujuan orang kedua' });
  await command.getByLabel('Akibatnya').fill('Gas langsung mengalir ke dapur bersama.');
  await sheet.getByRole('button', { name: 'Simpan jenis' }).click();
  await expect(sheet).toBeHidden();

  await page.goto(`/imah/building/${building.id}/iot`);
  await page.getByRole('button', { name: 'Tambah perangkat' }).click();
  await page.getByLabel('Jenis', { exact: true }).selectOption({ label: 'Katup gas dapur' });
  await page.getByLabel('Nama perangkat').fill('Katup dapur lantai 1');
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();
  const panel = page.getByRole('complementary', { name: 'Rincian perangkat' });
  const device = await startAnsweringDevice(empty.url, await issueCredential(page));
  await device.say({ opening: 0 });

  // Nothing leaves before another has agreed; what lies between two steps does not even ask.
  const field = panel.getByRole('textbox', { name: 'Atur bukaan' });
  await expect(field).toHaveValue('0');
  await field.fill('52');
  await panel.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('50');
  await panel.getByRole('button', { name: 'Kirim', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Gas langsung mengalir ke dapur bersama.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Alasan' }).fill('Acara warga Sabtu');
  await question.getByRole('button', { name: 'Minta persetujuan' }).click();
  await expect(question).toBeHidden();
  await expect(panel.getByText('Menunggu persetujuan orang kedua')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Setujui' })).toBeHidden();
  expect(device.told).toEqual([]);

  // The second person is told where they are, and answers on a phone.
  await second.getByRole('button', { name: /Pemberitahuan/ }).click();
  await second.getByText('Perlu persetujuan Anda: Katup dapur lantai 1').click();
  await expect(second.getByText('Ratna Dewi meminta 50 %.')).toBeVisible();
  await expect(second.getByText('Alasan: Acara warga Sabtu').first()).toBeVisible();
  await second.getByRole('button', { name: 'Setujui' }).click();
  await expect(second.getByText(/Disetujui Agus Prasetyo/)).toBeVisible();

  // Who asked sees it happen without touching anything.
  await expect(panel.getByText('Dilaporkan 50 %')).toBeVisible();
  await expect(panel.getByText(/Alasan: Acara warga Sabtu · Disetujui Agus Prasetyo/)).toBeVisible();
  expect(device.told).toEqual([{ key: 'opening', value: 50 }]);
  await device.end();
  await second.context().close();
});
