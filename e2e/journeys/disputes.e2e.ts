import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a resident disputes a charge; who keeps the books is told and accepts a part; the bill falls by a credit note, and the resident reads why', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Melati');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await issueByCalls(page, building.id, Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 5 }).toString());
  await page.goto('/imah/tagihan');

  await resident.goto('/imah/tagihan');
  await resident.getByRole('link', { name: /, unit A-0101/ }).click();
  await resident.getByRole('button', { name: 'Ajukan keberatan' }).click();
  const form = resident.getByRole('dialog', { name: /^Ajukan keberatan atas INV-/ });
  await form.getByLabel('Apa yang salah?').fill('Luas unit saya 30 m²');
  await form.getByRole('button', { name: 'Kirim keberatan' }).click();
  const own = resident.getByRole('region', { name: 'Keberatan' });
  await expect(own.getByText('Menunggu jawaban', { exact: true })).toBeVisible();

  const waiting = page.getByRole('region', { name: 'Keberatan menunggu jawaban' });
  await waiting.getByRole('link', { name: 'A-0101, Siti Aminah' }).click();
  await page.getByRole('button', { name: 'Jawab keberatan' }).click();
  const answer = page.getByRole('dialog', { name: /^Jawab keberatan atas INV-/ });
  await answer.getByLabel('IPL: dikurangi').fill('108000');
  await answer.getByLabel('Alasan').fill('Luas sudah diukur ulang');
  await answer.getByRole('button', { name: 'Kirim jawaban' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await confirm.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText('Sisa Rp 540.000')).toBeVisible();

  await expect(own.getByText(/: Luas sudah diukur ulang$/)).toBeVisible();
  await expect(own.getByText('Tagihan dikurangi dengan nota kredit NK-', { exact: false })).toBeVisible();
  await expect(resident.getByText('Sisa Rp 540.000')).toBeVisible();
  await resident.context().close();
});
