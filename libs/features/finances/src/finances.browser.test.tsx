import { answerOf, listOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline, openPage } from '@imah/app/harness/testing';
import { FinancesPage } from './finances/index.ts';
import { balanceSheet, entry, financesAnswers, ownAccount, profitLoss, review } from './testing/finances-fixtures.ts';

afterEach(cleanup);

const [bank] = balanceSheet.sections[0]?.lines ?? [];
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const at = (search: string, answers = {}, person = whoamiOfOwner) => ({
  route: '/imah/finances',
  path: `/imah/finances${search}`,
  person,
  answers: { ...financesAnswers(), ...answers },
});
const open = (search = '', answers = {}, person = whoamiOfOwner) =>
  openPage(<FinancesPage />, at(search, answers, person));

it('the overview says what there is, what is owed, and how much of what was billed is paid', async () => {
  await open();

  const facts = within(await screen.findByRole('region', { name: 'Keadaan sekarang' }));
  expect(facts.getByText('Kas dan bank')).toBeVisible();
  expect(text()).toContain('Rp 612.400.000');
  expect(facts.getByText('94%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat tunggakan' })).toHaveAttribute('href', '/imah/tagihan/tunggakan');
});

it('each amount of a report leads to the entries behind it, in the months of its column', async () => {
  await open('?bagian=profit-loss&bulan=2026-11');

  const table = within(await screen.findByRole('table', { name: 'Laba rugi' }));
  const [now, before] = table.getAllByRole('link', { name: /Rp.194\.400\.000/ });
  const [first] = profitLoss.sections[0]?.lines ?? [];
  expect(now).toHaveAttribute(
    'href',
    `/imah/finances?bagian=journal&bulan=2026-11&akun=${first?.accountId}&sejak=span&catatan=all`,
  );
  expect(before).toHaveAttribute(
    'href',
    `/imah/finances?bagian=journal&bulan=2026-10&akun=${first?.accountId}&sejak=span&catatan=all`,
  );
  expect(table.getByText('Total Pendapatan')).toBeVisible();
  expect(text()).toContain('Rp 241.270.400');
});

it('a total leads to the entries of all its accounts, and a balance sheet to all since the beginning', async () => {
  const linkOf = (table: string, row: string, column: number) =>
    within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(row) }))
      .getAllByRole('link')
      [column]?.getAttribute('href');
  await open('?bagian=balance-sheet&bulan=2026-11', financesAnswers('balance-sheet'));
  await screen.findByRole('table', { name: 'Neraca' });
  const sheet = [
    linkOf('Neraca', 'Total Aset', 0),
    linkOf('Neraca', '1110 Bank', 1),
    linkOf('Neraca', 'Total kewajiban, ekuitas', 0),
  ];
  cleanup();
  await open('?bagian=cash-flow&bulan=2026-11', financesAnswers('cash-flow'));
  await screen.findByRole('table', { name: 'Arus kas' });
  const flow = [linkOf('Arus kas', 'Kas awal', 0), linkOf('Arus kas', 'Perubahan kas', 0)];

  const journal = '/imah/finances?bagian=journal';
  expect([...sheet, ...flow]).toEqual([
    `${journal}&bulan=2026-11&kelompok=asset&sejak=beginning&catatan=all`,
    `${journal}&bulan=2026-10&akun=${bank?.accountId}&sejak=beginning&catatan=all`,
    `${journal}&bulan=2026-11&kelompok=owed&sejak=beginning&catatan=all`,
    `${journal}&bulan=2026-10&kelompok=money&sejak=beginning&catatan=all`,
    `${journal}&bulan=2026-11&kelompok=money&sejak=span&catatan=money`,
  ]);
});

it('the journal asks for what the number was of, says so, and leads back to every entry', async () => {
  const { inputsOf } = await open(
    '?bagian=journal&rentang=quarter&bulan=2026-11&sejak=beginning&kelompok=asset&catatan=all',
  );

  expect(await screen.findByText('Semua aset · sampai akhir Desember 2026, sejak awal')).toBeVisible();
  expect(inputsOf('listLedgerEntries').at(-1)).toMatchObject({
    query: { from: '2000-01', to: '2026-12', group: 'asset', of: 'all' },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Lihat semua catatan' }));
  await expect
    .poll(() => inputsOf('listLedgerEntries').at(-1))
    .toMatchObject({ query: { from: '2026-10', to: '2026-12', of: 'all' } });
});

it('a balance sheet says that it is balanced, and one that is not says so', async () => {
  await open('?bagian=balance-sheet', financesAnswers('balance-sheet'));
  expect(await screen.findByText(/^Seimbang/)).toBeVisible();
  cleanup();

  await open('?bagian=balance-sheet', { getFinancialReport: answerOf({ ...balanceSheet, proven: false }) });
  expect(await screen.findByText(/tidak cocok dengan buku besar/)).toBeVisible();
});

it('building, span and month stand in the address and are asked for', async () => {
  const { inputsOf } = await open('?bagian=cash-flow&rentang=quarter&bulan=2026-05', financesAnswers('cash-flow'));

  await expect
    .poll(() => inputsOf('getFinancialReport').at(-1))
    .toMatchObject({ query: { report: 'cash-flow', span: 'quarter', month: '2026-05' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rentang' }), 'Tahun');
  await expect
    .poll(() => inputsOf('getFinancialReport').at(-1))
    .toMatchObject({ query: { report: 'cash-flow', span: 'year', month: '2026-05' } });
});

it('an entry says its postings and leads to its source, where that has a page', async () => {
  await open('?bagian=journal&bulan=2026-11');

  expect(await screen.findByRole('link', { name: 'INV-2026-000042' })).toHaveAttribute(
    'href',
    `/imah/tagihan/${entry.source.id}`,
  );
  expect(screen.getByText('Pompa air lantai dasar').closest('a')).toBeNull();
  expect(screen.getByText(/Membatalkan no\. 41/)).toBeVisible();
});

it('an entry of an expense leads to it', async () => {
  const spent = { ...entry, memo: 'BYA-2026-000012 · Servis lift', source: { type: 'expense', id: entry.id } };
  await open('?bagian=journal&bulan=2026-11', { listLedgerEntries: listOf([spent]) });

  expect(await screen.findByRole('link', { name: 'BYA-2026-000012 · Servis lift' })).toHaveAttribute(
    'href',
    `/imah/finances?bagian=expenses&pengeluaran=${entry.id}`,
  );
});

it('a month is closed once its checks are looked at', async () => {
  const { inputsOf, toasts } = await open('?bagian=periods', { closeLedgerPeriod: answerOf({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup Oktober 2026' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tutup Oktober 2026' }));
  await form.findByText('Tidak ada pembayaran dalam perjalanan');
  await userEvent.click(form.getByRole('button', { name: 'Tutup Oktober 2026' }));

  await expect.poll(() => inputsOf('closeLedgerPeriod')).toMatchObject([{ body: { period: '2026-10' } }]);
  await expect.poll(() => toasts).toContain('Oktober 2026 ditutup');
});

it('a month whose checks fail is not closed', async () => {
  const checks = review.checks.map((one) =>
    one.check === 'runs-issued' ? { ...one, result: 'failed', found: 2 } : one,
  );
  await open('?bagian=periods', { getClosingReview: answerOf({ ...review, checks }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup Oktober 2026' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tutup Oktober 2026' }));

  expect(await form.findByText('2 tagihan bulanan belum terbit.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Tutup Oktober 2026' })).toBeDisabled();
});

it('a month is opened again with a reason', async () => {
  const { inputsOf } = await open('?bagian=periods', { reopenLedgerPeriod: answerOf({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Buka kembali September 2026' }));
  const form = within(await screen.findByRole('dialog', { name: 'Buka kembali September 2026' }));
  await userEvent.click(form.getByRole('button', { name: 'Buka kembali September 2026' }));
  expect(inputsOf('reopenLedgerPeriod')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Kuitansi terlambat');
  await userEvent.click(form.getByRole('button', { name: 'Buka kembali September 2026' }));

  await expect
    .poll(() => inputsOf('reopenLedgerPeriod'))
    .toMatchObject([{ body: { period: '2026-09', reason: 'Kuitansi terlambat' } }]);
});

it('an account is added, and one without a balance is put out of use', async () => {
  const { inputsOf } = await open('?bagian=accounts', {
    createLedgerAccount: answerOf(ownAccount),
    updateLedgerAccount: answerOf(ownAccount),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah akun' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah akun' }));
  await userEvent.type(form.getByRole('textbox', { name: /Kode/ }), '1130');
  await userEvent.type(form.getByRole('textbox', { name: /Nama/ }), 'Bank BCA');
  await userEvent.click(form.getByRole('checkbox', { name: /Kas atau rekening bank/ }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('createLedgerAccount'))
    .toMatchObject([{ body: { code: '1130', name: 'Bank BCA', type: 'asset', isMoney: true } }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Ubah 1130 Bank BCA' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Ubah akun 1130' }));
  await userEvent.click(edit.getByRole('checkbox', { name: /Masih dipakai/ }));
  await userEvent.click(edit.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updateLedgerAccount'))
    .toMatchObject([{ body: { name: 'Bank BCA', state: 'archived' }, version: 1 }]);
});

it('who may not read reports is told so', async () => {
  await open('', { listBuildings: listOf([]) }, whoamiOfResident);

  expect(await screen.findByText('Laporan keuangan dibaca bagian keuangan dan pengelola.')).toBeVisible();
});

// Without the accounts the journal has one filter less, and nothing to try again.
it.each([
  ['overview', 'getFinancesOverview'],
  ['profit-loss', 'getFinancialReport'],
  ['periods', 'listLedgerPeriods'],
  ['accounts', 'listLedgerAccounts'],
] as const)('what is read for %s is tried again when it fails', async (part, name) => {
  const expected = { listBuildings: 'retry', [name]: 'retry' } as const;

  expect(await faultsOfReads(() => <FinancesPage />, at(`?bagian=${part}`), expected)).toEqual([]);
});

it.each([
  ['overview', 'getFinancesOverview'],
  ['profit-loss', 'getFinancialReport'],
  ['journal', 'listLedgerEntries'],
  ['periods', 'listLedgerPeriods'],
  ['accounts', 'listLedgerAccounts'],
  ['bank', 'listBankAccounts'],
] as const)('what is read for %s is read by itself once there is a network', async (part, name) => {
  const { calls } = await openOffline(() => <FinancesPage />, at(`?bagian=${part}`));

  await expect.poll(() => calls().map((call) => call.name)).toContain(name);
});
