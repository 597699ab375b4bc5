import { ApiError } from '@imah/api-client';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { ShortcutsHost } from '@imah/app/shortcuts';
import { FinancesPage } from './finances/index.ts';
import { bankAccount, feeLine, ignoredLine, line, matchedLine, payoutLine } from './testing/bank-fixtures.ts';
import { financesAnswers } from './testing/finances-fixtures.ts';

beforeEach(() => localStorage.removeItem('imah-shortcuts'));
afterEach(cleanup);

const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const params = { orgId, bankAccountId: bankAccount.id };
/** Somebody who reads the books of the whole organisation and changes nothing in them. */
const reader = {
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((membership) => ({
    ...membership,
    grants: ['org.view' as const, 'report.view' as const, 'building.view' as const],
  })),
};
const open = (search = '', answers = {}, person = whoamiOfOwner) =>
  openPage(
    <ShortcutsHost>
      <FinancesPage />
    </ShortcutsHost>,
    {
      route: '/imah/finances',
      path: `/imah/finances?bagian=bank${search}`,
      person,
      answers: { ...financesAnswers(), ...answers },
    },
  );
const rows = async () => within(await screen.findByRole('list', { name: 'Mutasi' })).getAllByRole('listitem');
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const focused = () => document.activeElement?.textContent;

it('J and K go from line to line and stay at both ends, Enter opens the one with the focus', async () => {
  await open();
  await rows();
  const walked: unknown[] = [];
  for (const key of ['k', 'j', 'j', 'j', 'k']) {
    await userEvent.keyboard(key);
    walked.push(focused());
  }
  await userEvent.keyboard('{Enter}');

  const texts = [line, feeLine, payoutLine].map(({ description }) => description);
  expect(walked).toEqual([0, 1, 2, 2, 1].map((at) => texts[at]));
  expect(await screen.findByRole('dialog', { name: /Mutasi -Rp.15\.000/ })).toBeVisible();
});

it('each line says its day, its text, its amount and where it stands, and what it is matched with or why it is left out', async () => {
  await open('&mutasi=all', { listStatementLines: listOf([matchedLine, ignoredLine, { ...line, description: '' }]) });
  const [matched, ignored, bare] = (await rows()).map(({ textContent }) => textContent);

  expect(matched).toMatch(/TRSF CR BUDI SANTOSO.*17 November 2026.*KWT-2026-000091, Kelebihan parkir/);
  expect(matched).toMatch(/Cocok.*Rp.648\.000/);
  expect(ignored).toMatch(/Pindah buku ke kas kecil.*Diabaikan.*-Rp.250\.000/);
  expect(bare).toMatch(/Tanpa keterangan/);
});

it('a line that is dealt with is not chosen together with others', async () => {
  await open('&mutasi=all', { listStatementLines: listOf([matchedLine, line]) });
  await rows();

  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${line.description}` }));
  expect(screen.getByRole('button', { name: 'Cocokkan 1 mutasi bersama' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
  expect(screen.queryByRole('button', { name: /bersama/ })).toBeNull();
});

it('filters are asked for as they are chosen, and what is found is told apart from nothing to do', async () => {
  const { inputsOf } = await open('', { listStatementLines: listOf([]) });
  expect(await screen.findByText('Semua mutasi sudah diurus')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Diabaikan' }));
  await userEvent.selectOptions(screen.getByLabelText('Arah'), 'Keluar');
  await userEvent.type(screen.getByRole('searchbox'), 'adm');

  expect(await screen.findByText('Tidak ada mutasi di sini')).toBeVisible();
  await waitFor(() =>
    expect(inputsOf('listStatementLines').at(-1)).toMatchObject({
      params,
      query: { limit: 50, state: 'ignored', direction: 'out', search: 'adm' },
    }),
  );
});

it('what goes on beyond a page is read when it is asked for', async () => {
  const { inputsOf } = await open('', {
    listStatementLines: { data: [line], meta: { nextCursor: 'lanjut' } },
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Muat lagi' }));

  await waitFor(() => expect(inputsOf('listStatementLines')).toHaveLength(2));
  expect(inputsOf('listStatementLines').at(-1)).toMatchObject({ query: { cursor: 'lanjut' } });
});

it('who only reads sees lines and balances, and is offered nothing that they may not do', async () => {
  await open(`&baris=${line.id}`, {}, reader);
  const panel = await dialog(/Mutasi Rp.648\.123/);

  expect(panel.queryByRole('heading', { name: 'Saran' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Abaikan mutasi' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Impor mutasi' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tambah rekening' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Berkas yang diimpor' })).toBeVisible();
});

it('a match that is refused says why, and what was put together stays', async () => {
  const refusal = new ApiError({
    kind: 'conflict',
    status: 409,
    code: 'MUTASI_SUDAH_DIURUS',
    message: 'Mutasi atau pasangannya sudah diurus sementara itu. Muat ulang lalu coba lagi.',
  });
  await open(`&baris=${line.id}`, { matchStatementLines: refusal });
  const panel = await dialog(/Mutasi Rp.648\.123/);
  await userEvent.click(await panel.findByRole('button', { name: 'Cocokkan dengan Siti Aminah' }));

  expect(within(await panel.findByRole('alert')).getByText(/sudah diurus sementara itu/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Cocokkan dengan Siti Aminah' })).toBeEnabled();
});

it('a month that is closed says so where the fee is booked', async () => {
  const refusal = new ApiError({ kind: 'conflict', status: 409, message: 'Bulan ini sudah ditutup.' });
  await open(`&baris=${feeLine.id}`, { matchStatementLines: refusal });
  const panel = await dialog(/Mutasi -Rp.15\.000/);
  await userEvent.click(panel.getByRole('radio', { name: 'Akun' }));
  await userEvent.selectOptions(await panel.findByLabelText('Akun'), '1130 Bank BCA');
  await userEvent.click(panel.getByRole('button', { name: 'Tambahkan' }));
  await userEvent.click(panel.getByRole('button', { name: 'Cocokkan' }));

  expect(await panel.findByRole('alert')).toHaveTextContent('Bulan ini sudah ditutup.');
});

it('where nothing is likely enough, it says so and leaves the rest to the person', async () => {
  await open(`&baris=${line.id}`, { listMatchSuggestions: answerOf([]) });
  const panel = await dialog(/Mutasi Rp.648\.123/);

  expect(await panel.findByText(/Tidak ada saran yang cukup kuat/)).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Pasangkan sendiri' })).toBeVisible();
});

it('lists that have nothing say so: entries, payers, payments', async () => {
  await open(`&baris=${line.id}`, {
    listUnstatedEntries: answerOf([]),
    listPayers: answerOf([]),
    listUnsettledPayments: answerOf([]),
  });
  const panel = await dialog(/Mutasi Rp.648\.123/);

  expect(await panel.findByText('Tidak ada catatan buku yang belum ada di mutasi.')).toBeVisible();
  await userEvent.click(panel.getByRole('radio', { name: 'Penghuni' }));
  expect(await panel.findByText('Tidak ada penghuni dengan tagihan di sini.')).toBeVisible();
  await userEvent.click(panel.getByRole('radio', { name: 'Pencairan' }));
  expect(await panel.findByText('Tidak ada pembayaran daring yang menunggu pencairan.')).toBeVisible();
});

it('accounts on which things move by payments alone are not offered for a free booking', async () => {
  await open(`&baris=${line.id}`);
  const panel = await dialog(/Mutasi Rp.648\.123/);
  await userEvent.click(panel.getByRole('radio', { name: 'Akun' }));
  const options = within(await panel.findByLabelText('Akun')).getAllByRole('option');

  expect(options.map(({ textContent }) => textContent)).toEqual(['Pilih akun', '1130 Bank BCA']);
});

it('an account is edited with the version that was seen', async () => {
  const { inputsOf } = await open('', { updateBankAccount: answerOf(bankAccount) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah rekening' }));
  const form = await dialog('Ubah rekening bank');
  const holder = form.getByLabelText('Atas nama');
  await userEvent.clear(holder);
  await userEvent.type(holder, 'Pengurus Baru');
  await userEvent.click(form.getByRole('button', { name: 'Simpan rekening' }));

  expect(inputsOf('updateBankAccount')).toEqual([
    {
      params,
      body: { bank: 'bca', name: bankAccount.name, number: bankAccount.number, holder: 'Pengurus Baru' },
      version: 1,
    },
  ]);
});

it('of several accounts, the lines are those of the one that is chosen', async () => {
  const other = {
    ...bankAccount,
    id: '01935e4f-7c1a-7b2c-8d3e-0000000b0099',
    name: 'Mandiri giro',
    bank: 'mandiri' as const,
  };
  const { inputsOf } = await open('', { listBankAccounts: answerOf([bankAccount, other]) });
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Rekening'), 'Mandiri giro · Mandiri 1234567890');

  await waitFor(() =>
    expect(inputsOf('listStatementLines').at(-1)).toMatchObject({ params: { orgId, bankAccountId: other.id } }),
  );
});

it('without a statement it says that none names a balance, and reckons no difference', async () => {
  await open('', { listBankAccounts: answerOf([{ ...bankAccount, stated: null }]) });
  const region = within(await screen.findByRole('region', { name: 'Saldo rekening' }));

  expect(region.getByText('Belum ada mutasi yang memuat saldo')).toBeVisible();
  expect(region.getAllByText('–')).toHaveLength(2);
});
