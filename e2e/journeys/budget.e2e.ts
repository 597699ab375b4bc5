import { test } from '../support/empty-installation.ts';
import { inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { manageBuilding } from '../support/two-people.ts';

test('a budget is filled in by keyboard, approved by somebody else, and an expense beyond it says so and is found beside it', async ({
  page,
  browser,
  empty,
}) => {
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Anggrek');
  const email = newEmail('rina');
  await inviteByApi(page.request, empty.url, { email, group: 'finance', buildings: 'all' });
  const link = await empty.mailedLink(email, '/register?undangan=');
  const finance = await joinByLink(browser, empty.url, link, 'Rina Wulandari');
  finance.setDefaultTimeout(30_000);
  const budgets = `/imah/finances?bagian=budget&gedung=${building.id}`;

  await finance.goto(budgets);
  await finance.getByRole('button', { name: 'Buat anggaran' }).click();
  const form = finance.getByRole('dialog', { name: 'Buat anggaran' });
  await form.getByLabel('Dimulai dari').selectOption('empty');
  await form.getByRole('button', { name: 'Mulai mengisi' }).click();
  await expect(form).toBeHidden();
  await finance.getByRole('textbox', { name: /^5200 .*, Setahun$/ }).click();
  await finance.keyboard.type('300000');
  await finance.keyboard.press('Enter');
  await expect(finance.getByRole('row', { name: /^Total beban/ })).toContainText('25.000');
  await finance.getByRole('button', { name: 'Simpan', exact: true }).click();
  await finance.getByRole('button', { name: 'Ajukan' }).click();
  await expect(finance.getByText(/jadi orang lain yang menyetujuinya/)).toBeVisible();

  await page.goto(budgets);
  await page.getByRole('link', { name: 'Anggaran pertama' }).click();
  await page.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();

  const { id } = await send<{ id: string }>(finance, 'POST', `buildings/${building.id}/expenses`, {
    vendorId: null,
    accountCode: '5200',
    on: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
    amount: 500_000,
    description: 'Servis lift',
  });
  const panel = `/imah/finances?bagian=expenses&pengeluaran=${id}`;
  await finance.goto(panel);
  await finance.getByRole('button', { name: 'Ajukan' }).click();
  await expect(finance.getByText(/Terlampaui Rp.200\.000 bila disetujui/)).toBeVisible();
  await page.goto(panel);
  await expect(page.getByText(/Terlampaui Rp.200\.000 bila disetujui/)).toBeVisible();
  await page.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByRole('button', { name: 'Batalkan persetujuan' })).toBeVisible();

  await finance.goto(budgets);
  const row = finance.getByRole('table', { name: 'Anggaran dan realisasi' }).getByRole('row', { name: /^5200/ });
  await expect(row).toContainText('Rp 500.000');
  await row.getByRole('link', { name: 'Rp 500.000' }).click();
  await expect(finance.getByText('Servis lift').first()).toBeVisible();
  await finance.context().close();
});
