import { never } from '@imah/api-client/testing';
import { ApiError } from '@imah/api-client';
import { defaultGroupGrants } from '@imah/contract/access';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { FinancesPage } from './finances/index.ts';
import { bankAccount } from './testing/bank-fixtures.ts';
import {
  approvedExpense,
  basis,
  changedVendor,
  draftExpense,
  expenseAnswers,
  ownExpense,
  paidExpense,
  rejectedExpense,
  submittedExpense,
  vendor,
  waitingExpense,
} from './testing/expense-fixtures.ts';
import { financesAnswers } from './testing/finances-fixtures.ts';

afterEach(cleanup);

/** Manages the tower, and no other building. */
const whoamiOfManager = {
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((membership) => ({
    ...membership,
    grants: [...defaultGroupGrants['building-manager']],
    buildingIds: [tower.id],
  })),
};
const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const open = (search = '', answers = {}, person = whoamiOfOwner) =>
  openPage(<FinancesPage />, {
    route: '/imah/finances',
    path: `/imah/finances?bagian=expenses${search}`,
    person,
    answers: { ...financesAnswers(), ...answers },
  });
const opened = (expense: typeof submittedExpense, answers = {}) =>
  open(`&pengeluaran=${expense.id}`, { ...expenseAnswers(expense), ...answers });
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

it('the list says of each expense what it was for, of whom, and where it stands', async () => {
  await open();

  const list = within(await screen.findByRole('list', { name: 'Daftar pengeluaran' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent.replaceAll('\u00A0', ' '));
  expect(rows).toHaveLength(6);
  expect(rows[1]).toMatch(
    /Servis lift bulan November.*BYA-2026-000012 · 18 November 2026 · CV Lift Jaya.*DiajukanRp 6\.660\.000/,
  );
});

it('what is chosen in the filters is asked for and stands in the address', async () => {
  const { inputsOf } = await open('&keadaan=submitted&dari=2026-11-01');
  await screen.findByRole('list', { name: 'Daftar pengeluaran' });
  await userEvent.selectOptions(screen.getByLabelText('Pemasok'), vendor.id);

  expect(inputsOf('listExpenses').at(-1)).toMatchObject({
    params: { orgId },
    query: { state: 'submitted', from: '2026-11-01', vendorId: vendor.id },
  });
});

it('where nothing fits it says so, and where nothing is at all it says what comes here', async () => {
  await open('&keadaan=paid', { listExpenses: listOf([]) });
  expect(await screen.findByRole('heading', { name: 'Tidak ada pengeluaran yang cocok' })).toBeVisible();
  cleanup();

  await open('', { listExpenses: listOf([]) });
  expect(await screen.findByRole('heading', { name: 'Belum ada pengeluaran' })).toBeVisible();
});

it('an expense says what is withheld and what is paid, and who has done what', async () => {
  await opened(paidExpense);

  const panel = await dialog('Pengeluaran BYA-2026-000008');
  expect(panel.getByText('Dibayar ke pemasok')).toBeVisible();
  expect(text()).toContain('Rp 6.540.000');
  expect(text()).toContain('2601/BP/9, 19 November 2026');
  expect(text()).toContain('19 November 2026 dari Bank · Rina Wulandari');
  expect(panel.getByRole('link', { name: 'TKT-2026-000123' })).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/ticket/${paidExpense.ticket?.id}`,
  );
});

it('it is approved by one press, in the version that was read', async () => {
  const { inputsOf } = await opened(submittedExpense, { moveExpense: answerOf(approvedExpense) });
  const panel = await dialog(/^Pengeluaran BYA/);
  await userEvent.click(panel.getByRole('button', { name: 'Setujui' }));

  expect(inputsOf('moveExpense')).toEqual([
    { params: { expenseId: submittedExpense.id }, body: { move: 'approve' }, version: 2 },
  ]);
});

it('its author above the limit is told why they do not approve it', async () => {
  await opened(ownExpense);

  const panel = await dialog(/^Pengeluaran BYA/);
  expect(panel.getByText(/disetujui orang lain/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Setujui' })).toBeNull();
});

it('it is rejected with a reason, and not without', async () => {
  const { inputsOf } = await opened(submittedExpense, { moveExpense: answerOf(rejectedExpense) });
  await userEvent.click((await dialog(/^Pengeluaran BYA/)).getByRole('button', { name: 'Tolak' }));
  const form = await dialog('Tolak pengeluaran');
  await userEvent.click(form.getByRole('button', { name: 'Tolak' }));
  expect(inputsOf('moveExpense')).toEqual([]);
  await userEvent.type(form.getByLabelText('Alasan'), 'Nota lain');
  await userEvent.click(form.getByRole('button', { name: 'Tolak' }));

  expect(inputsOf('moveExpense')).toEqual([
    { params: { expenseId: submittedExpense.id }, body: { move: 'reject', reason: 'Nota lain' }, version: 2 },
  ]);
});

it('what was rejected says why, and is mended in the form with what stands in it', async () => {
  const { inputsOf } = await opened(rejectedExpense, { updateExpense: answerOf(rejectedExpense) });
  const panel = await dialog(/^Pengeluaran BYA/);
  expect(panel.getByText('Nota tidak terbaca, mohon difoto ulang')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Ubah' }));
  const form = await dialog('Ubah BYA-2026-000011');
  await userEvent.click(form.getByRole('button', { name: 'Lepas nota-lift.pdf' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan draf' }));

  expect(inputsOf('updateExpense')).toEqual([
    {
      params: { expenseId: rejectedExpense.id },
      version: 2,
      body: {
        vendorId: vendor.id,
        accountCode: '5200',
        on: '2026-11-18',
        amount: 6_660_000,
        description: 'Cat dinding lobi',
        reference: 'INV/77/XI',
        ticketNumber: 'TKT-2026-000123',
        withholding: { kind: 'pph23', base: 6_000_000 },
        fileIds: [],
      },
    },
  ]);
});

it('tax is withheld of the whole amount also once that is another, where it was of the whole', async () => {
  const repeated = { ...draftExpense, amount: 240_000, withholding: { kind: 'pph23', base: 240_000 } } as const;
  const { inputsOf } = await opened(repeated, { updateExpense: answerOf(repeated) });
  await userEvent.click((await dialog(/^Pengeluaran BYA/)).getByRole('button', { name: 'Ubah' }));
  const form = await dialog('Ubah BYA-2026-000013');
  await userEvent.clear(form.getByLabelText('Jumlah'));
  await userEvent.type(form.getByLabelText('Jumlah'), '480000');
  await userEvent.click(form.getByRole('button', { name: 'Simpan draf' }));

  expect(inputsOf('updateExpense')).toMatchObject([
    { body: { amount: 480_000, withholding: { kind: 'pph23', base: 480_000 } } },
  ]);
});

it('one that was rejected and is handed in again is not said to be approved', async () => {
  await opened({ ...submittedExpense, answered: rejectedExpense.answered, reason: rejectedExpense.reason });

  const panel = await dialog(/^Pengeluaran BYA/);
  expect(panel.getByText('Ditolak')).toBeVisible();
  expect(panel.queryByText('Disetujui')).toBeNull();
});

it('a new one is recorded for its building, with the first account where none was chosen', async () => {
  const { inputsOf } = await open('', { createExpense: answerOf(draftExpense) });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pengeluaran' }));
  const form = await dialog('Catat pengeluaran');
  await form.findByRole('option', { name: '5100 Beban operasional' });
  await userEvent.click(form.getByRole('button', { name: 'Simpan draf' }));
  expect(inputsOf('createExpense')).toEqual([]);
  await userEvent.type(form.getByLabelText('Untuk apa'), 'Lampu koridor');
  await userEvent.type(form.getByLabelText('Jumlah'), '240000');
  await userEvent.click(form.getByRole('button', { name: 'Simpan draf' }));

  expect(inputsOf('createExpense')).toEqual([
    {
      params: { buildingId: tower.id },
      body: {
        vendorId: null,
        accountCode: basis.accounts[0]?.code,
        on: '2026-11-20',
        amount: 240_000,
        description: 'Lampu koridor',
        reference: null,
        ticketNumber: null,
        withholding: null,
        fileIds: [],
      },
    },
  ]);
});

it('tax is withheld of less than the amount once that is written over it', async () => {
  const { inputsOf } = await open('', { createExpense: answerOf(draftExpense) });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pengeluaran' }));
  const form = await dialog('Catat pengeluaran');
  await userEvent.type(form.getByLabelText('Untuk apa'), 'Lampu koridor');
  await userEvent.type(form.getByLabelText('Jumlah'), '1110000');
  await userEvent.selectOptions(form.getByLabelText('Pajak yang dipotong'), 'pph23');
  await userEvent.clear(form.getByLabelText('Dasar pengenaan pajak'));
  await userEvent.type(form.getByLabelText('Dasar pengenaan pajak'), '1000000');
  await userEvent.click(form.getByRole('button', { name: 'Simpan draf' }));

  expect(inputsOf('createExpense')).toMatchObject([{ body: { withholding: { kind: 'pph23', base: 1_000_000 } } }]);
});

it('where suppliers and accounts cannot be read it says so, and asks again', async () => {
  const { inputsOf } = await open('', { getExpenseBasis: failure, listVendors: failure });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pengeluaran' }));
  const form = await dialog('Catat pengeluaran');
  expect(await form.findByRole('heading', { name: 'Daftar pemasok tidak dapat dimuat' })).toBeVisible();
  expect(await form.findByRole('heading', { name: 'Daftar akun tidak dapat dimuat' })).toBeVisible();
  const asked = inputsOf('getExpenseBasis').length;
  await userEvent.click(form.getAllByRole('button', { name: 'Coba lagi' }).at(-1) ?? document.body);

  await waitFor(() => expect(inputsOf('getExpenseBasis').length).toBeGreaterThan(asked));
});

it('says about how much is withheld, more where the supplier has no tax number', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pengeluaran' }));
  const form = await dialog('Catat pengeluaran');
  await userEvent.type(form.getByLabelText('Jumlah'), '1000000');
  await userEvent.selectOptions(form.getByLabelText('Pajak yang dipotong'), 'pph23');
  await userEvent.selectOptions(form.getByLabelText('Pemasok'), vendor.id);
  expect(text()).toContain('Dipotong sekitar Rp 20.000.');
  await userEvent.selectOptions(form.getByLabelText('Pemasok'), changedVendor.id);
  expect(text()).toContain('Dipotong sekitar Rp 40.000.');
});

it('several that are approved are paid together, from the account at the bank', async () => {
  const { inputsOf } = await open('', { payExpenses: answerOf([paidExpense]) });
  await userEvent.click(await screen.findByRole('checkbox', { name: `Pilih ${approvedExpense.number}` }));
  await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${waitingExpense.number}` }));
  expect(screen.queryByRole('checkbox', { name: `Pilih ${submittedExpense.number}` })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bayar 2 pengeluaran' }));
  const form = await dialog('Bayar 2 pengeluaran');
  expect(text()).toContain('Seluruhnya Rp 13.080.000');
  await form.findByRole('option', { name: 'BCA operasional · 1234567890' });
  await userEvent.click(form.getByRole('button', { name: 'Tandai sudah dibayar' }));

  expect(inputsOf('payExpenses')).toEqual([
    {
      params: { orgId },
      body: {
        expenseIds: [approvedExpense.id, waitingExpense.id],
        bankAccountId: bankAccount.id,
        on: '2026-11-20',
      },
    },
  ]);
});

it.each([
  ['are not known yet', never, 0],
  ['cannot be read', failure, 1],
] as const)('nothing is paid while the accounts at banks %s', async (_when, listBankAccounts, faults) => {
  await opened(approvedExpense, { listBankAccounts });
  await userEvent.click((await dialog(/^Pengeluaran BYA/)).getByRole('button', { name: 'Bayar' }));
  const form = await dialog('Bayar 1 pengeluaran');

  await waitFor(() =>
    expect(form.queryAllByRole('heading', { name: 'Rekening bank tidak dapat dimuat' })).toHaveLength(faults),
  );
  expect(form.queryByRole('button', { name: 'Tandai sudah dibayar' })).toBeNull();
});

it('in cash there is no file for the bank', async () => {
  const { inputsOf } = await opened(approvedExpense, { payExpenses: answerOf([paidExpense]) });
  await userEvent.click((await dialog(/^Pengeluaran BYA/)).getByRole('button', { name: 'Bayar' }));
  const form = await dialog('Bayar 1 pengeluaran');
  await form.findByRole('option', { name: 'BCA operasional · 1234567890' });
  expect(form.getByRole('button', { name: 'Unduh berkas transfer' })).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Dibayar dari'), 'cash');
  expect(form.queryByRole('button', { name: 'Unduh berkas transfer' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Tandai sudah dibayar' }));

  expect(inputsOf('payExpenses')).toMatchObject([{ body: { bankAccountId: null } }]);
});

it('an account that was changed within a day is said to wait', async () => {
  await opened(waitingExpense);

  expect((await dialog(/^Pengeluaran BYA/)).getByText(/Rekening pemasok baru diganti/)).toBeVisible();
});

it('the slip of what was withheld is written down', async () => {
  const { inputsOf } = await opened(approvedExpense, { recordTaxSlip: answerOf(approvedExpense) });
  await userEvent.click((await dialog(/^Pengeluaran BYA/)).getByRole('button', { name: 'Catat bukti potong' }));
  const form = await dialog('Bukti potong BYA-2026-000010');
  await userEvent.type(form.getByLabelText('Nomor bukti potong'), '2601/BP/9');
  await userEvent.click(form.getByRole('button', { name: 'Simpan bukti potong' }));

  expect(inputsOf('recordTaxSlip')).toEqual([
    {
      params: { expenseId: approvedExpense.id },
      version: 2,
      body: { number: '2601/BP/9', on: '2026-11-18' },
    },
  ]);
});

it('one comes again each month from a day on, and no more', async () => {
  const { inputsOf } = await opened(paidExpense, { repeatExpense: answerOf(paidExpense) });
  const panel = await dialog(/^Pengeluaran BYA/);
  expect(text()).toContain('Setiap tanggal 5, oleh Rina Wulandari');
  await userEvent.click(panel.getByRole('button', { name: 'Ulangi tiap bulan' }));
  await userEvent.click((await dialog('Ulangi BYA-2026-000008')).getByRole('button', { name: 'Berhenti mengulang' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Ulangi tiap bulan' }));
  await userEvent.click((await dialog('Ulangi BYA-2026-000008')).getByRole('button', { name: 'Simpan' }));

  const params = { expenseId: paidExpense.id };
  expect(inputsOf('repeatExpense')).toEqual([
    { params, body: { day: null } },
    { params, body: { day: 5 } },
  ]);
});

it('what was made by a repetition leads to what it repeats, and is repeated by that alone', async () => {
  await opened(draftExpense);

  const panel = await dialog(/^Pengeluaran BYA/);
  expect(panel.getByRole('link', { name: 'BYA-2026-000008' })).toHaveAttribute(
    'href',
    `/imah/finances?bagian=expenses&pengeluaran=${paidExpense.id}`,
  );
  expect(panel.queryByRole('button', { name: 'Ulangi tiap bulan' })).toBeNull();
});

it('its owner sets the limit and the rates, as percents', async () => {
  const { inputsOf } = await open('', { updateExpenseRule: answerOf(basis) });
  await userEvent.click(await screen.findByRole('button', { name: 'Batas dan pajak' }));
  const form = await dialog('Batas dan pajak pengeluaran');
  const field = await form.findByLabelText(/^PPh 23 tanpa NPWP/);
  await userEvent.clear(field);
  await userEvent.type(field, '4,5');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

  const rates = basis.rates.map((rate) => (rate.kind === 'pph23' ? { ...rate, withoutNpwp: 45_000 } : rate));
  expect(inputsOf('updateExpenseRule')).toEqual([
    { params: { orgId }, body: { approvalLimit: basis.approvalLimit, rates } },
  ]);
});

it('a rate that was emptied is no rate of nothing: its field says so, and nothing is sent', async () => {
  const { inputsOf } = await open('', { updateExpenseRule: answerOf(basis) });
  await userEvent.click(await screen.findByRole('button', { name: 'Batas dan pajak' }));
  const form = await dialog('Batas dan pajak pengeluaran');
  const field = await form.findByLabelText(/^PPh 23 tanpa NPWP/);
  await userEvent.clear(field);
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

  expect(await form.findByText('Wajib diisi')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Wajib diisi');
  expect(inputsOf('updateExpenseRule')).toEqual([]);
});

it('a manager of a building sees its expenses, and neither pays nor sets the limit', async () => {
  await open('', {}, whoamiOfManager);

  await screen.findByRole('list', { name: 'Daftar pengeluaran' });
  expect(screen.getByRole('button', { name: 'Catat pengeluaran' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batas dan pajak' })).toBeNull();
});

it('a resident finds nothing of it', async () => {
  await open('', {}, whoamiOfResident);

  expect(await screen.findByText('Laporan keuangan dibaca bagian keuangan dan pengelola.')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Pengeluaran' })).toBeNull();
});
