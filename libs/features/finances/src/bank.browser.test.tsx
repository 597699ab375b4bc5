import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openPage } from '@imah/app/harness/testing';
import { ShortcutsHost } from '@imah/app/shortcuts';
import { FinancesPage } from './finances/index.ts';
import {
  bankAccount,
  feeLine,
  ignoredLine,
  line,
  matchedLine,
  payer,
  payoutLine,
  report,
  unsettled,
  unstated,
} from './testing/bank-fixtures.ts';
import { financesAnswers } from './testing/finances-fixtures.ts';

afterEach(cleanup);

const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const params = { orgId, bankAccountId: bankAccount.id };
const open = (search = '', answers = {}) =>
  openPage(
    <ShortcutsHost>
      <FinancesPage />
    </ShortcutsHost>,
    {
      route: '/imah/finances',
      path: `/imah/finances?bagian=bank${search}`,
      person: whoamiOfOwner,
      answers: { ...financesAnswers(), ...answers },
    },
  );
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

it('the balance of the books stands beside that of the bank, with what lies between the two', async () => {
  await open();

  await screen.findByRole('region', { name: 'Saldo rekening' });
  expect(text()).toContain('Rp 612.400.000');
  expect(text()).toContain('Rp 613.033.123');
  expect(text()).toContain('-Rp 633.123');
  expect(text()).toContain('3 mutasi belum diurus (Rp 1.533.123)');
  expect(text()).toContain('1 catatan buku belum ada di mutasi (Rp 650.000)');
  expect(text()).toContain('1 mutasi diabaikan (-Rp 250.000)');
});

it('where both say the same, it says that they agree', async () => {
  const none = { count: 0, amount: 0 };
  const even = {
    ...bankAccount,
    stated: { amount: bankAccount.booked, on: '2026-11-20' },
    open: none,
    ignored: none,
    unstated: none,
  };
  await open('', { listBankAccounts: answerOf([even]) });

  const region = within(await screen.findByRole('region', { name: 'Saldo rekening' }));
  expect(region.getByText('Cocok')).toBeVisible();
});

it('a suggestion says why, and is matched by one press', async () => {
  const { inputsOf } = await open(`&baris=${line.id}`, { matchStatementLines: answerOf([]) });
  const panel = await dialog(/Mutasi Rp.648\.123/);

  await userEvent.click(await panel.findByRole('button', { name: 'Cocokkan dengan Siti Aminah' }));

  expect(inputsOf('matchStatementLines')).toEqual([
    {
      params,
      body: {
        lineIds: [line.id],
        parts: [expect.objectContaining({ kind: 'payer', personId: payer.personId, amount: 648_123 })],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the reasons of a suggestion are said in words', async () => {
  await open(`&baris=${line.id}`);
  const panel = await dialog(/Mutasi Rp.648\.123/);

  await panel.findByText('nama disebut');
  expect(panel.getByText('jumlah tagihan ditambah angka unik')).toBeVisible();
  expect(panel.getByText(/Pencairan pembayaran daring, biaya Rp.4\.537/)).toBeVisible();
});

it('parts are put together until both sides come to the same amount; only then they are matched', async () => {
  const { inputsOf } = await open(`&baris=${line.id}`, { matchStatementLines: answerOf([]) });
  const panel = await dialog(/Mutasi Rp.648\.123/);
  await userEvent.click(panel.getByRole('radio', { name: 'Penghuni' }));
  const amount = await panel.findByLabelText('Jumlah');
  await userEvent.clear(amount);
  await userEvent.type(amount, '648000');
  await userEvent.click(await panel.findByRole('button', { name: 'Pilih Siti Aminah' }));
  expect(panel.getByText(/^Sisa Rp.123$/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Cocokkan' })).toBeDisabled();
  await userEvent.click(panel.getByRole('radio', { name: 'Akun' }));
  await userEvent.selectOptions(await panel.findByLabelText('Akun'), '1130 Bank BCA');
  await userEvent.click(panel.getByRole('button', { name: 'Tambahkan' }));
  expect(panel.getByText('Jumlahnya sudah sama.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Cocokkan' }));

  expect(inputsOf('matchStatementLines')).toEqual([
    {
      params,
      body: {
        lineIds: [line.id],
        parts: [
          expect.objectContaining({ kind: 'payer', amount: 648_000 }),
          expect.objectContaining({ kind: 'account', amount: 123, note: line.description, buildingId: null }),
        ],
      },
    },
  ]);
});

it('an entry of the books is chosen, and taken out again', async () => {
  await open(`&baris=${line.id}`);
  const panel = await dialog(/Mutasi Rp.648\.123/);
  const title = `${unstated.memo} ${unstated.personName}`;
  await userEvent.click(await panel.findByRole('button', { name: `Pilih ${title}` }));
  expect(panel.getByText(/^Sisa -Rp.1\.877$/)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: `Hapus ${title}` }));

  expect(await panel.findByRole('button', { name: `Pilih ${title}` })).toBeVisible();
  expect(panel.queryByRole('list', { name: 'Pasangan yang dipilih' })).toBeNull();
});

it('what is missing of the payments that a gateway pays out is its fee', async () => {
  const { inputsOf } = await open(`&baris=${payoutLine.id}`, { matchStatementLines: answerOf([]) });
  const panel = await dialog(/Mutasi Rp.900\.000/);
  await userEvent.click(panel.getByRole('radio', { name: 'Pencairan' }));
  for (const { number, personName } of unsettled)
    await userEvent.click(await panel.findByRole('checkbox', { name: `${number} ${personName}` }));
  expect(panel.getByLabelText('Biaya kanal')).toHaveValue('6.300');
  await userEvent.click(panel.getByRole('button', { name: 'Tambahkan pencairan' }));
  await userEvent.click(panel.getByRole('button', { name: 'Cocokkan' }));

  const paymentIds = unsettled.map(({ paymentId }) => paymentId);
  expect(inputsOf('matchStatementLines')).toEqual([
    { params, body: { lineIds: [payoutLine.id], parts: [{ kind: 'settlement', paymentIds, fee: 6_300 }] } },
  ]);
});

it('money that went out is matched with an entry or an account alone', async () => {
  await open(`&baris=${feeLine.id}`);
  const panel = await dialog(/Mutasi -Rp.15\.000/);

  expect(panel.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Catatan buku', 'Akun']);
});

it('a line is ignored with a reason, and taken back', async () => {
  const { inputsOf } = await open(`&baris=${line.id}`, { ignoreStatementLine: answerOf(ignoredLine) });
  await userEvent.click((await dialog(/Mutasi Rp.648\.123/)).getByRole('button', { name: 'Abaikan mutasi' }));
  const form = await dialog('Abaikan mutasi');
  await userEvent.type(form.getByLabelText('Alasan'), 'Pindah buku sendiri');
  await userEvent.click(form.getByRole('button', { name: 'Abaikan' }));
  expect(inputsOf('ignoreStatementLine')).toEqual([
    { params: { ...params, lineId: line.id }, body: { reason: 'Pindah buku sendiri' } },
  ]);
  cleanup();

  const again = await open(`&mutasi=ignored&baris=${ignoredLine.id}`, {
    listStatementLines: listOf([ignoredLine]),
    restoreStatementLine: answerOf(line),
  });
  await userEvent.click((await dialog(/Mutasi -Rp.250\.000/)).getByRole('button', { name: 'Urus mutasi ini' }));
  expect(again.inputsOf('restoreStatementLine')).toEqual([{ params: { ...params, lineId: ignoredLine.id } }]);
});

it('a match says with what and by whom, and is undone with a reason', async () => {
  const { inputsOf } = await open(`&mutasi=matched&baris=${matchedLine.id}`, {
    listStatementLines: listOf([matchedLine]),
    undoStatementMatch: answerOf([]),
  });
  const panel = await dialog(/Mutasi Rp.648\.000/);
  expect(panel.getByRole('link', { name: 'KWT-2026-000091' })).toHaveAttribute(
    'href',
    `/imah/kuitansi/${matchedLine.match?.parts[0]?.source.id}`,
  );
  expect(text()).toContain('Dicocokkan Rina Wulandari');
  expect(text()).toContain('Bersama 1 mutasi lain');
  await userEvent.click(panel.getByRole('button', { name: 'Batalkan kecocokan' }));
  const form = await dialog('Batalkan kecocokan');
  await userEvent.type(form.getByLabelText('Alasan'), 'Salah orang');
  await userEvent.click(form.getByRole('button', { name: 'Batalkan kecocokan' }));

  expect(inputsOf('undoStatementMatch')).toEqual([
    { params: { ...params, matchId: matchedLine.match?.id }, body: { reason: 'Salah orang' } },
  ]);
});

it('several lines are chosen by key and opened together', async () => {
  await open();
  await screen.findByRole('list', { name: 'Mutasi' });
  await userEvent.keyboard('jx');
  await userEvent.keyboard('jjx');
  await userEvent.click(screen.getByRole('button', { name: 'Cocokkan 2 mutasi bersama' }));

  const panel = await dialog(/^2 mutasi, Rp.1\.548\.123$/);
  expect(panel.queryByRole('heading', { name: 'Saran' })).toBeNull();
  expect(panel.getByRole('heading', { name: 'Pasangkan sendiri' })).toBeVisible();
});

it('a file is checked before it is taken: what is new, what is known, and its balances', async () => {
  const { inputsOf } = await open('', { importStatement: answerOf(report) });
  await userEvent.click(await screen.findByRole('button', { name: 'Impor mutasi' }));
  const form = await dialog('Impor mutasi BCA operasional');
  await userEvent.click(form.getByRole('button', { name: 'Periksa berkas' }));
  expect(await form.findByText('Pilih berkas dahulu.')).toBeVisible();
  await userEvent.upload(form.getByLabelText(/Berkas mutasi/), new File(['abc'], 'mutasi.csv', { type: 'text/csv' }));
  await userEvent.click(form.getByRole('button', { name: 'Periksa berkas' }));

  expect(await form.findByText(/2 mutasi baru dari/)).toBeVisible();
  expect(text()).toContain('1 mutasi sudah pernah diimpor dan dilewati.');
  expect(text()).toContain('1 mutasi belum dibukukan bank dan ikut berkas berikutnya.');
  expect(text()).toContain('Saldo awal Rp 612.400.000, saldo akhir Rp 613.033.123.');
  await userEvent.click(form.getByRole('button', { name: 'Impor 2 mutasi' }));
  const body = { name: 'mutasi.csv', content: btoa('abc') };
  expect(inputsOf('importStatement')).toEqual([
    { params, body: { ...body, mode: 'check' }, timeoutMs: 60_000 },
    { params, body: { ...body, mode: 'apply' }, timeoutMs: 60_000 },
  ]);
});

it('a file with faults is not taken: it names the rows, and says what is wrong with the whole', async () => {
  const faults = [{ row: 5, column: 'date' as const, message: 'Tanggal tidak benar' }];
  await open('', { importStatement: answerOf({ ...report, faults, faultyRows: 1, errorFile: 'x' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Impor mutasi' }));
  const form = await dialog('Impor mutasi BCA operasional');
  await userEvent.upload(form.getByLabelText(/Berkas mutasi/), new File(['abc'], 'mutasi.csv', { type: 'text/csv' }));
  await userEvent.click(form.getByRole('button', { name: 'Periksa berkas' }));

  const row = within(await form.findByRole('table', { name: 'Baris bermasalah' })).getByRole('row', {
    name: /Tanggal/,
  });
  expect(row).toHaveTextContent('5tanggalTanggal tidak benar');
  expect(form.queryByRole('button', { name: /^Impor/ })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Pilih berkas lain' }));
  expect(form.getByRole('button', { name: 'Periksa berkas' })).toBeVisible();
});

it('the files that were taken are listed; one whose lines are dealt with stays', async () => {
  const { inputsOf } = await open('', { undoStatementImport: undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Berkas yang diimpor' }));
  const files = await dialog('Berkas yang diimpor');
  await userEvent.click(await files.findByRole('button', { name: 'Batalkan impor mutasi-november.csv' }));

  expect(files.getByText('Sudah dipakai')).toBeVisible();
  expect(inputsOf('undoStatementImport')).toEqual([
    { params: { ...params, importId: '01935e4f-7c1a-7b2c-8d3e-0000000b0060' } },
  ]);
});

it('without an account it leads to the form of one, which asks for all that it needs', async () => {
  const { inputsOf } = await open('', { listBankAccounts: answerOf([]), createBankAccount: answerOf(bankAccount) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah rekening' }));
  const form = await dialog('Tambah rekening bank');
  await userEvent.click(form.getByRole('button', { name: 'Simpan rekening' }));
  for (const field of ['Nomor rekening', 'Atas nama', 'Nama rekening'])
    expect(form.getByLabelText(field)).toHaveAccessibleDescription(/Wajib diisi/);
  await userEvent.selectOptions(form.getByLabelText('Bank'), 'Mandiri');
  await userEvent.type(form.getByLabelText('Nomor rekening'), '006-0003 911777');
  await userEvent.type(form.getByLabelText('Atas nama'), 'Graha');
  await userEvent.type(form.getByLabelText('Nama rekening'), 'Mandiri giro');
  await userEvent.click(form.getByRole('button', { name: 'Simpan rekening' }));

  expect(inputsOf('createBankAccount')).toEqual([
    { params: { orgId }, body: { bank: 'mandiri', name: 'Mandiri giro', number: '0060003911777', holder: 'Graha' } },
  ]);
});

it('the filters stand in the address and are asked for', async () => {
  const { inputsOf } = await open('&mutasi=all&arah=out&cari=adm');
  await screen.findByRole('list', { name: 'Mutasi' });

  expect(inputsOf('listStatementLines')[0]).toMatchObject({ params, query: { direction: 'out', search: 'adm' } });
  expect(screen.getByRole('radio', { name: 'Semua' })).toBeChecked();
});

it('what is read of accounts and their lines is tried again when it fails', async () => {
  const at = {
    route: '/imah/finances',
    path: '/imah/finances?bagian=bank',
    person: whoamiOfOwner,
    answers: financesAnswers(),
  };
  const expected = { listBuildings: 'retry', listBankAccounts: 'retry', listStatementLines: 'retry' } as const;

  expect(await faultsOfReads(() => <FinancesPage />, at, expected)).toEqual([]);
});

it('what the bank had before the first statement is said, and booked as much of it as somebody writes', async () => {
  const opening = { amount: 5_000_000, on: '2026-10-31' };
  const { inputsOf } = await open('', {
    listBankAccounts: answerOf([{ ...bankAccount, opening }]),
    bookOpeningBalance: answerOf(bankAccount),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bukukan saldo awal' }));
  expect(text()).toContain('per 31 Oktober 2026, bank mencatat Rp 5.000.000 yang belum ada di buku');
  const form = await dialog('Bukukan saldo awal');
  const amount = form.getByLabelText('Jumlah');
  await userEvent.clear(amount);
  await userEvent.click(form.getByRole('button', { name: 'Bukukan' }));
  expect(amount).toHaveAccessibleDescription(/Wajib diisi/);
  await userEvent.type(amount, '4500000');
  await userEvent.click(form.getByRole('button', { name: 'Bukukan' }));

  expect(inputsOf('bookOpeningBalance')).toEqual([{ params, body: { amount: 4_500_000 } }]);
});
