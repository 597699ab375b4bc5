import { ApiError } from '@imah/api-client';
import { answerOf, listOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { dueBill, onlinePayment } from './testing/online-fixtures.ts';
import { payment } from './testing/billing-fixtures.ts';
import { asked, approved, payout, totals, wallet, walletAnswers } from './testing/wallet-fixtures.ts';
import { WalletPage } from './wallet/index.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const own = (answers = {}, search = '') =>
  openPage(<WalletPage />, {
    route: '/imah/saldo',
    path: `/imah/saldo${search}`,
    person: whoamiOfResident,
    answers: { ...walletAnswers, ...answers },
  });
const all = (answers = {}, search = '') =>
  openPage(<WalletPage />, {
    route: '/imah/saldo',
    path: `/imah/saldo${search}`,
    person: whoamiOfOwner,
    answers: { ...walletAnswers, listOwnWallets: answerOf([]), ...answers },
  });
const params = { personId: wallet.personId };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the statement of one’s own balance', () => {
  it('says what came in and went out with what was there after it, and each line leads to what it came of', async () => {
    await own();
    expect(await screen.findByText('Masuk')).toBeVisible();
    expect(text()).toContain('Saldo tersediaRp 352.000');
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll('\u00A0', ' '));
    expect(lines[1]).toContain('Bayar tagihan');
    expect(lines[1]).toContain('-Rp 48.000Saldo Rp 452.000');
    expect(lines[2]).toContain('+Rp 500.000Saldo Rp 500.000');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/imah/kuitansi/${payment.id}`);
    expect(hrefs).toContain(`/imah/saldo?bagian=pencairan&pencairan=${payout.id}`);
  });

  it('is read of one month, which stands in the address', async () => {
    const { inputsOf } = await own({}, '?bulan=2026-10');
    await screen.findByText('Masuk');
    expect(inputsOf('listWalletEntries')).toMatchObject([{ params, query: { limit: 50, period: '2026-10' } }]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), '');
    await expect.poll(() => inputsOf('listWalletEntries')).toHaveLength(2);
    expect(inputsOf('listWalletEntries').at(-1)).not.toHaveProperty('query.period');
  });

  it('says where nothing has moved, where nobody keeps a balance, and where it failed', async () => {
    await own({ listWalletEntries: listOf([]) });
    expect(await screen.findByText('Belum ada mutasi')).toBeVisible();
    cleanup();
    await own({ listOwnWallets: answerOf([]) });
    expect(await screen.findByText('Belum ada saldo')).toBeVisible();
    cleanup();
    await own({ listOwnWallets: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
    expect(await screen.findByText('Saldo belum dapat dimuat')).toBeVisible();
  });
});

describe('bills are paid from the balance', () => {
  const open = async (answers = {}) => {
    const page = await own({ payFromWallet: answerOf(payment), ...answers });
    await press('Bayar tagihan');
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Bayar dari saldo' })) };
  };

  it('oldest due first with all that is there, unless said otherwise', async () => {
    const { inputsOf, toasts, dialog } = await open();
    await userEvent.click(await dialog.findByRole('button', { name: /^Bayar Rp.352\.000$/ }));
    await expect
      .poll(() => inputsOf('payFromWallet'))
      .toEqual([{ params, body: { buildingId: wallet.buildings[0]?.id, billIds: [], amount: 352_000 } }]);
    await expect.poll(() => toasts).toHaveLength(1);
    expect(toasts[0]?.replaceAll('\u00A0', ' ')).toBe(`Rp 352.000 dibayar dari saldo, kuitansi ${payment.number}.`);
  });

  it('or those that are chosen, with no more than they ask for', async () => {
    const { inputsOf, dialog } = await open();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pilih sendiri' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bayar' }));
    expect((await screen.findAllByText('Pilih minimal satu tagihan.'))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Oktober 2026/ }));
    const field = dialog.getByRole('textbox', { name: /Jumlah/ });
    await userEvent.clear(field);
    await userEvent.type(field, '300000');
    await userEvent.click(dialog.getByRole('button', { name: /^Bayar Rp.300\.000$/ }));
    expect((await screen.findAllByText(/Paling banyak Rp.291\.280\./))[0]).toBeVisible();
    expect(inputsOf('payFromWallet')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '91280');
    await userEvent.click(dialog.getByRole('button', { name: /^Bayar Rp.91\.280$/ }));
    await expect
      .poll(() => inputsOf('payFromWallet'))
      .toEqual([{ params, body: { buildingId: wallet.buildings[0]?.id, billIds: [dueBill.billId], amount: 91_280 } }]);
  });

  it('not where there is nothing to pay', async () => {
    const { dialog } = await open({ listOwnDues: answerOf([]) });
    expect(await dialog.findByText('Tidak ada tagihan yang perlu dibayar.')).toBeVisible();
  });
});

describe('a top-up', () => {
  it('goes on to the payment, by the bank where it is more than QRIS takes', async () => {
    const { inputsOf } = await own({ topUpWallet: answerOf(onlinePayment) });
    await press('Isi saldo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Isi saldo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Jumlah/ }), '9999');
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut membayar' }));
    expect((await dialog.findAllByText('Minimal Rp 10.000.')).length).toBe(2);
    await userEvent.clear(dialog.getByRole('textbox', { name: /Jumlah/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Jumlah/ }), '10000001');
    expect(dialog.getByRole('radio', { name: /QRIS/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut membayar' }));
    const body = { buildingId: wallet.buildings[0]?.id, amount: 10_000_001, method: 'va', bank: 'bca' };
    await expect.poll(() => inputsOf('topUpWallet')).toEqual([{ params, body }]);
  });

  it('says how else where the organisation takes no payments', async () => {
    const closed = wallet.buildings.map((building) => ({ ...building, methods: [], banks: [] }));
    await own({ listOwnWallets: answerOf([{ ...wallet, buildings: closed }]) });
    await press('Isi saldo');
    expect(await screen.findByText('Isi saldo lewat Imah belum dibuka')).toBeVisible();
  });
});

describe('a payout', () => {
  it('is asked for with the account it goes to, and no more than there is', async () => {
    const { inputsOf, toasts } = await own({ createPayout: answerOf(payout) });
    await press('Cairkan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cairkan saldo' }));
    const amount = dialog.getByRole('textbox', { name: /Jumlah/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '352001');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta pencairan' }));
    expect((await screen.findAllByText(/Paling banyak Rp.352\.000\./))[0]).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100000');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Bank/ }), 'BCA');
    await userEvent.type(dialog.getByRole('textbox', { name: /Nomor rekening/ }), '123');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta pencairan' }));
    expect((await screen.findAllByText('Isi 6 sampai 20 angka.'))[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Nomor rekening/ }), '4567890');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta pencairan' }));
    await expect.poll(() => toasts).toEqual(['Pencairan PAY-2026-000001 menunggu persetujuan.']);
    expect(inputsOf('createPayout')).toEqual([
      {
        params,
        body: {
          buildingId: wallet.buildings[0]?.id,
          amount: 100_000,
          bank: 'BCA',
          accountNumber: '1234567890',
          accountName: 'Siti Aminah',
          note: null,
        },
      },
    ]);
  });

  it('is approved from the list of those that wait, or refused with a reason', async () => {
    const { inputsOf, toasts } = await all({ movePayout: answerOf(approved) }, '?bagian=pencairan');
    await press('Buka PAY-2026-000001');
    await press('Setujui');
    await expect.poll(() => toasts).toEqual(['Pencairan disetujui.']);
    await press('Buka PAY-2026-000001');
    await press('Tolak');
    const send = await screen.findByRole('button', { name: 'Tolak' });
    await userEvent.click(send);
    expect((await screen.findAllByText('Wajib diisi'))[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Alasan penolakan/ }), 'Nama rekening lain');
    await userEvent.click(send);
    const of = { params: { payoutId: asked.id }, version: 1 };
    await expect
      .poll(() => inputsOf('movePayout'))
      .toEqual([
        { ...of, body: { move: 'approve', reason: null } },
        { ...of, body: { move: 'refuse', reason: 'Nama rekening lain' } },
      ]);
  });

  it('that waits for its account, or for somebody else, says so and is not offered', async () => {
    const waits = { ...approved, payableFrom: '2026-11-21T04:00:00.000Z', moves: ['refuse'] };
    await all({ getPayout: answerOf(waits) }, `?pencairan=${payout.id}`);
    expect(await screen.findByText(/Baru dapat dibayar/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tandai sudah dibayar' })).toBeNull();
    cleanup();
    await all({ getPayout: answerOf({ ...asked, moves: ['refuse'], bar: 'requester' }) }, `?pencairan=${payout.id}`);
    expect(await screen.findByText(/orang lain yang menyetujuinya/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('says why it was refused, who did what, and that it is not there', async () => {
    await own(
      { getPayout: answerOf({ ...payout, state: 'refused', reason: 'Nama rekening lain' }) },
      `?pencairan=${payout.id}`,
    );
    expect(await screen.findByText('Nama rekening lain')).toBeVisible();
    expect(text()).toContain('BCA •••• 7890');
    cleanup();
    await own({ getPayout: new ApiError({ kind: 'not-found', status: 404, message: '' }) }, `?pencairan=${payout.id}`);
    expect(await screen.findByText('Pencairan tidak ditemukan')).toBeVisible();
  });
});

describe('automatic payment', () => {
  it('is set with its limit and day, and says in words what became of the last bills', async () => {
    const { inputsOf, toasts } = await own({ updateAutopay: answerOf(wallet) }, '?bagian=otomatis');
    expect(await screen.findByText(/Saldo tidak cukup\./)).toBeVisible();
    const day = screen.getByRole('textbox', { name: /Tanggal/ });
    await userEvent.clear(day);
    await press('Simpan');
    expect((await screen.findAllByText('Wajib diisi'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Sehari setelah terbit' }));
    await press('Simpan');
    await expect.poll(() => toasts).toEqual(['Pembayaran otomatis disimpan.']);
    expect(inputsOf('updateAutopay')).toEqual([
      { params, body: { state: 'on', limit: 1_000_000, when: 'issued', day: null } },
    ]);
  });
});

describe('who keeps the books', () => {
  it('sees what all deposits come to, that the books say the same, and how near the limit of the law is', async () => {
    await all();
    expect(await screen.findByText('Sama dengan akun 2100 dan 2110 di pembukuan')).toBeVisible();
    expect(text()).toContain('Rp 812.500.000 dari Rp 1.000.000.000');
    expect(text()).toContain('PBI 20/6/PBI/2018');
    expect(screen.getByText(/sudah mendekati batas/)).toBeVisible();
    const link = screen.getByRole('link', { name: /Siti Aminah/ });
    expect(link.getAttribute('href')).toBe(
      `/imah/saldo?lihat=semua&organisasi=${wallet.orgId}&orang=${wallet.personId}`,
    );
    cleanup();
    await all({ getWalletTotals: answerOf({ ...totals, booked: totals.booked + 5 }) });
    expect(await screen.findByText(/Berbeda dari akun 2100 dan 2110 di pembukuan: Rp.5/)).toBeVisible();
  });

  it('sets the limit of the organisation', async () => {
    const { inputsOf, toasts } = await all({ updateWalletRule: answerOf(totals) });
    await press('Ubah batas');
    const field = await screen.findByRole('textbox', { name: /Batas titipan organisasi ini/ });
    await userEvent.clear(field);
    await userEvent.type(field, '500000000');
    await press('Simpan batas');
    await expect.poll(() => toasts).toEqual(['Batas titipan disimpan.']);
    expect(inputsOf('updateWalletRule')).toEqual([
      { params: { orgId: wallet.orgId }, body: { floatLimit: 500_000_000 } },
    ]);
  });

  it('reads the statement of one person and prepares a payout for them', async () => {
    await all({}, `?lihat=semua&orang=${wallet.personId}`);
    expect(await screen.findByRole('heading', { name: 'Saldo Siti Aminah' })).toBeVisible();
    expect(await screen.findByText('Masuk')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Isi saldo' })).toBeNull();
    await press('Cairkan');
    expect(await screen.findByRole('dialog', { name: 'Siapkan pencairan untuk Siti Aminah' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Semua penghuni');
    expect(await screen.findByText('Total titipan')).toBeVisible();
  });

  it('chooses between their own and all where they live there too', async () => {
    await all({ listOwnWallets: answerOf([wallet]) });
    await userEvent.click(await screen.findByRole('radio', { name: 'Saldo saya' }));
    expect(await screen.findByRole('button', { name: 'Isi saldo' })).toBeVisible();
  });
});
