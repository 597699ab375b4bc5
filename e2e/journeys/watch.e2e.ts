import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { ownPump, sayPast } from '../support/pump.ts';

test('a pump is watched: its past, its limit, the alarm it raises as it happens, and a file of it all', async ({
  page,
  empty,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const own = await ownPump(page, empty);
  const { buildingId, values, client: pump } = own;
  await sayPast(own, (index) => ({ pressure: 4 + (index % 5) / 10, temperature: 40 }));

  // Its first level is drawn without a choice; another is found by typing.
  await page.goto(`/imah/building/${buildingId}/iot-monitoring?rentang=1h`);
  const chooser = page.getByRole('combobox', { name: 'Nilai yang ditampilkan' });
  await expect(page.getByRole('img', { name: /Pompa sumur: Suhu motor/ })).toBeVisible();
  await chooser.fill('tekanan');
  await page.getByRole('option', { name: 'Pompa sumur: Tekanan' }).click();
  const pressure = page.getByRole('img', { name: /Pompa sumur: Tekanan/ });
  await expect(pressure).toHaveAccessibleName(/Terendah 4,00 bar, tertinggi 4,40 bar/);

  const alarms = page.getByRole('region', { name: 'Alarm aktif' });
  await expect(alarms.getByText('Tidak ada alarm')).toBeVisible();
  await pump.publishAsync(values, '{"values":{"pressure":9.2}}', { qos: 1 });
  await expect(alarms.getByText(/Tekanan 9,20.bar, di atas batas/)).toBeVisible();
  const figure = page.getByRole('figure').filter({ has: pressure });
  await figure.getByRole('button', { name: 'Tampilkan tabel' }).click();
  await expect(figure.getByRole('row', { name: /Berat: Tekanan 9,20.bar, di atas batas/ })).toBeVisible();
  await figure.getByRole('button', { name: 'Sembunyikan tabel' }).click();

  // What is dragged over is what is seen, in the address too, and there is a way back.
  const box = await figure.locator('.u-over').boundingBox();
  if (box === null) throw new Error('the chart has no area');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/dari=\d+&sampai=\d+/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Kos Ratna Dago 20\d\d-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Kembali ke langsung' }).click();
  await expect(page).toHaveURL(/rentang=1h/);
  await page.getByRole('radio', { name: '7 hari' }).click();
  await expect(page).toHaveURL(/rentang=7d/);
  await pump.endAsync();
});
