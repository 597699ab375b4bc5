import { test } from '../support/empty-installation.ts';
import { inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { confirmIdentity, expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { manageBuilding } from '../support/two-people.ts';

test('a supplier’s bill is recorded with its photo, approved by somebody else, paid with the password, and found behind profit and loss', async ({
  page,
  browser,
  empty,
}) => {
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Flamboyan');
  await send(page, 'POST', `organizations/${building.orgId}/bank-accounts`, {
    name: 'BCA operasional',
    bank: 'bca',
    number: '1234567890',
    holder: 'Graha Flamboyan',
  });
  await send(page, 'POST', `organizations/${building.orgId}/vendors`, {
    name: 'CV Lift Jaya',
    npwp: '3174012345678901',
    contact: null,
    phone: null,
    email: null,
    account: { bank: 'BCA', number: '9876543210', holder: 'CV Lift Jaya' },
  });
  const email = newEmail('rina');
  await inviteByApi(page.request, empty.url, { email, group: 'finance', buildings: 'all' });
  const link = await empty.mailedLink(email, '/register?undangan=');
  const finance = await joinByLink(browser, empty.url, link, 'Rina Wulandari');
  finance.setDefaultTimeout(30_000);

  // Whoever records it hands it in, and does not approve it.
  await finance.goto('/imah/finances?bagian=expenses');
  await finance.getByRole('button', { name: 'Catat pengeluaran' }).click();
  const form = finance.getByRole('dialog', { name: 'Catat pengeluaran' });
  await form.getByLabel('Untuk apa').fill('Servis lift November');
  await form.getByLabel('Jumlah', { exact: true }).fill('6660000');
  await form.getByLabel('Pemasok').selectOption('CV Lift Jaya');
  await form.getByLabel('Akun', { exact: true }).selectOption('5200');
  await form.getByLabel('Pajak yang dipotong').selectOption('pph23');
  await form.getByLabel('Dasar pengenaan pajak').fill('6000000');
  await expect(form.getByText('Dipotong sekitar Rp 120.000.')).toBeVisible();
  await form.getByLabel('Foto atau PDF nota').setInputFiles({
    name: 'nota.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(form.getByText(/Terunggah/)).toBeVisible();
  await form.getByRole('button', { name: 'Simpan draf' }).click();
  await expect(form).toBeHidden();
  const row = (who: typeof page) => who.getByRole('link', { name: 'Servis lift November' });
  const panel = (who: typeof page) => who.getByRole('dialog', { name: /^Pengeluaran BYA-/ });
  await row(finance).click();
  await panel(finance).getByRole('button', { name: 'Ajukan' }).click();
  await expect(panel(finance).getByText('Diajukan', { exact: true }).first()).toBeVisible();
  await expect(panel(finance).getByText(/disetujui orang lain/)).toBeVisible();
  await expect(panel(finance).getByRole('button', { name: 'Setujui' })).toHaveCount(0);

  await page.goto('/imah/finances?bagian=expenses&keadaan=submitted');
  await row(page).click();
  await expect(panel(page).getByText('nota.pdf')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Setujui' }).click();
  await expect(panel(page).getByRole('button', { name: 'Batalkan persetujuan' })).toBeVisible();

  // Nobody has to reload: who pays sees that it is approved.
  await panel(finance).getByRole('button', { name: 'Bayar', exact: true }).click();
  const payment = finance.getByRole('dialog', { name: 'Bayar 1 pengeluaran' });
  await expect(payment.getByText('Seluruhnya Rp 6.540.000')).toBeVisible();
  await payment.getByRole('button', { name: 'Tandai sudah dibayar' }).click();
  await confirmIdentity(finance, { password: 'empat-burung-pipit' });
  await expect(payment).toBeHidden();
  await expect(panel(finance).getByText(/dari Bank/)).toBeVisible();

  // The figure of the report leads to the entry, and the entry to the bill.
  await finance.goto('/imah/finances?bagian=profit-loss');
  await finance.getByRole('link', { name: 'Rp 6.660.000' }).first().click();
  await finance.getByRole('link', { name: /^BYA-.* Servis lift November$/ }).click();
  await expect(panel(finance).getByText('Rp 120.000', { exact: true })).toBeVisible();
  const report = await send<{ proven: boolean }>(
    finance,
    'GET',
    `organizations/${building.orgId}/finances/report?report=balance-sheet&span=month&month=${Temporal.Now.plainDateISO('Asia/Jakarta').toString().slice(0, 7)}`,
  );
  expect(report.proven).toBe(true);
  await finance.context().close();
});
