import { ApiError } from '@imah/api-client';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { OnlinePaymentPage, PayPage } from './pay/index.ts';
import { formatLeft } from './pay/format-left.ts';
import { bill, billRow } from './testing/billing-fixtures.ts';
import { due, onlinePayment, orderPayment, payAnswers, vaPayment } from './testing/online-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const payPage = (answers = {}, search = '') =>
  openPage(<PayPage />, {
    route: '/imah/bayar',
    path: `/imah/bayar${search}`,
    person: whoamiOfResident,
    answers: { ...payAnswers, ...answers },
  });
const onePage = (answers = {}) =>
  openPage(<OnlinePaymentPage />, {
    route: '/imah/bayar/:id',
    path: `/imah/bayar/${onlinePayment.id}`,
    person: whoamiOfResident,
    answers: { ...payAnswers, ...as({}), ...answers },
  });
/** One that can be paid for long yet: the clock of these tests is the real one. */
const long = { expiresAt: '2099-11-20T10:18:30.000Z' };
const as = (more: object, of = onlinePayment) => ({ getOnlinePayment: answerOf({ ...of, ...long, ...more }) });
const [older, newer] = due.bills;

describe('what is to be paid', () => {
  it('is all that is open at first, by QRIS; whoever leaves a bill out pays the others', async () => {
    const { inputsOf } = await payPage({ createOnlinePayment: answerOf(onlinePayment) });
    expect(await screen.findByRole('button', { name: /^Bayar Rp.1\.082\.560$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Oktober 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp.791\.280$/ }));
    await expect
      .poll(() => inputsOf('createOnlinePayment'))
      .toEqual([{ body: { billIds: [newer?.billId], method: 'qris', bank: null } }]);
  });

  it('is the bill from which the page was opened', async () => {
    await payPage({}, `?tagihan=${older?.billId}`);
    expect(await screen.findByRole('button', { name: /^Bayar Rp.291\.280$/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /November 2026/ })).not.toBeChecked();
  });

  it('is the part of an instalment that the address asks for, which can be changed but is never more than is open', async () => {
    const both = `?tagihan=${older?.billId},${newer?.billId}&jumlah=163760`;
    const { inputsOf } = await payPage({ createOnlinePayment: answerOf(onlinePayment) }, both);
    const part = await screen.findByRole('textbox', { name: 'Jumlah yang dibayar' });
    expect(part).toHaveAccessibleDescription(/^Dari Rp.1\.082\.560 yang terbuka$/);
    expect(screen.getByRole('button', { name: /^Bayar Rp.163\.760$/ })).toBeVisible();
    await userEvent.clear(part);
    await userEvent.type(part, '1082561');
    await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp.1\.082\.561$/ }));
    expect(await screen.findByText(/^Maksimal Rp.1\.082\.560$/)).toBeVisible();
    expect(inputsOf('createOnlinePayment')).toEqual([]);
    await userEvent.clear(part);
    await userEvent.type(part, '200000');
    await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp.200\.000$/ }));
    await expect
      .poll(() => inputsOf('createOnlinePayment'))
      .toEqual([{ body: { billIds: [older?.billId, newer?.billId], method: 'qris', bank: null, amount: 200_000 } }]);
  });

  it.each(['0', '-5', '1e5', '12,5', 'semua', '1000000000000'])(
    'is all that is open where the address asks for the amount %s, which is none',
    async (amount) => {
      await payPage({}, `?tagihan=${older?.billId}&jumlah=${amount}`);
      expect(await screen.findByRole('button', { name: /^Bayar Rp.291\.280$/ })).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Jumlah yang dibayar' })).toBeNull();
    },
  );

  it('is paid at the bank that was chosen', async () => {
    const { inputsOf } = await payPage({ createOnlinePayment: answerOf(vaPayment) });
    await userEvent.click(await screen.findByRole('radio', { name: /Permata/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp/ }));
    await expect
      .poll(() => inputsOf('createOnlinePayment'))
      .toEqual([{ body: { billIds: [older?.billId, newer?.billId], method: 'va', bank: 'permata' } }]);
  });

  it('is not sent where nothing is chosen', async () => {
    const { inputsOf } = await payPage();
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Bayar' }));
    expect((await screen.findAllByText('Pilih minimal satu tagihan.'))[0]).toBeVisible();
    expect(inputsOf('createOnlinePayment')).toEqual([]);
  });

  it('is not offered by QRIS above its limit: the account of a bank takes its place', async () => {
    const bills = due.bills.map((one) => ({ ...one, outstanding: 6_000_000 }));
    await payPage({ listOwnDues: answerOf([{ ...due, bills }]) });
    const qris = await screen.findByRole('radio', { name: /QRIS/ });
    expect(qris).toBeDisabled();
    expect(screen.getByRole('radio', { name: /BCA/ })).toBeChecked();
    expect(text()).toContain('QRIS menerima paling banyak Rp 10.000.000 sekali bayar.');
    await userEvent.click(screen.getByRole('checkbox', { name: /Oktober 2026/ }));
    expect(qris).toBeEnabled();
  });

  it('leads to the payment that is open, and says where nothing is taken online', async () => {
    const bills = [{ ...older, onlinePaymentId: onlinePayment.id }, newer];
    await payPage({ listOwnDues: answerOf([{ ...due, bills }]) });
    const link = await screen.findByRole('link', { name: 'Lanjutkan pembayaran' });
    expect(link.getAttribute('href')).toBe(`/imah/bayar/${onlinePayment.id}`);
    expect(screen.getByRole('button', { name: /^Bayar Rp.791\.280$/ })).toBeVisible();
    cleanup();
    await payPage({ listOwnDues: answerOf([{ ...due, methods: [], banks: [] }]) });
    expect(await screen.findByText('Pembayaran lewat Imah belum dibuka')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Bayar/ })).toBeNull();
  });

  it('says why it was refused', async () => {
    const message = 'Tagihan ini sedang dibayar dengan cara lain.';
    await payPage({ createOnlinePayment: new ApiError({ kind: 'conflict', status: 409, message }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Bayar Rp/ }));
    expect((await screen.findAllByText(new RegExp(message)))[0]).toBeVisible();
  });
});

describe('a payment that waits', () => {
  it('shows its code with the amount in words for who does not see it, and how long it holds', async () => {
    await onePage();
    expect(await screen.findByRole('img', { name: /Kode QRIS untuk Rp.791\.280/ })).toBeVisible();
    expect(text()).toMatch(/Sisa waktu \d+:\d\d:\d\d/);
  });

  it('gives its account number to be copied, without the gaps by which it is read', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await onePage(as({}, vaPayment));
    expect(await screen.findByText('8127 8500 2530 2315')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Salin nomor' }));
    expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Salin jumlah' }));
    expect(write.mock.calls).toEqual([['8127850025302315'], ['791280']]);
  });

  it('is asked for at once, and says that nothing was seen yet', async () => {
    const { inputsOf, toasts } = await onePage({ checkOnlinePayment: answerOf(onlinePayment) });
    await userEvent.click(await screen.findByRole('button', { name: 'Saya sudah bayar' }));
    await expect.poll(() => toasts).toEqual(['Pembayaran belum terlihat. Kami terus memeriksa.']);
    expect(inputsOf('checkOnlinePayment')).toEqual([{ params: { onlinePaymentId: onlinePayment.id } }]);
  });

  it('is given up', async () => {
    const { inputsOf, toasts } = await onePage({
      cancelOnlinePayment: answerOf({ ...onlinePayment, state: 'cancelled' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan dan pilih cara lain' }));
    await expect.poll(() => toasts).toEqual(['Pembayaran dibatalkan.']);
    expect(inputsOf('cancelOnlinePayment')).toEqual([{ params: { onlinePaymentId: onlinePayment.id } }]);
  });

  it('says that it is prepared, or that its time is over, without a code that nobody should pay', async () => {
    await onePage(as({ state: 'created', qrPayload: null }));
    expect(await screen.findByText(/Gerbang pembayaran belum menjawab/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Kode QRIS/ })).toBeNull();
    cleanup();
    await onePage(as({ expiresAt: '2020-01-01T00:00:00.000Z' }));
    expect(await screen.findByText(/Waktunya habis. Menunggu kepastian/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Kode QRIS/ })).toBeNull();
  });
});

it('what an order is paid by leads back to that, is given up with it, and says what became of both', async () => {
  await onePage(as({}, orderPayment));
  expect(await screen.findByRole('button', { name: 'Batalkan pesanan' })).toBeVisible();
  const about = within(screen.getByRole('region', { name: 'Untuk pesanan' }));
  expect(about.getByRole('link', { name: 'PSN-2026-000012' })).toHaveAttribute(
    'href',
    `/imah/pesanan?pesanan=${orderPayment.order?.id}`,
  );
  cleanup();

  await onePage(as({ state: 'expired' }, orderPayment));
  expect(await screen.findByText(/^Waktunya habis sebelum ada pembayaran, dan pesanannya batal/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute('href', '/imah/belanja');
  cleanup();

  await onePage(as({ purpose: 'top-up', bills: [], state: 'settled', paymentId: onlinePayment.id }));
  expect(await screen.findByText(/^Uangnya sudah diterima dan ada di saldo Anda/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Untuk saldo' })).toBeVisible();
});

it('who keeps the books asks for a payment, and cannot give it up', async () => {
  await onePage(as({ reader: 'bookkeeper' }));
  expect(await screen.findByRole('button', { name: 'Periksa sekarang' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Batalkan/ })).toBeNull();
  cleanup();
  await onePage(as({ reader: 'bookkeeper', state: 'expired' }));
  expect(await screen.findByText(/Waktunya habis sebelum/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bayar lagi' })).toBeNull();
});

describe('a payment of which the gateway has said what became', () => {
  it('leads to the receipt once it is paid', async () => {
    await onePage(as({ state: 'settled', paymentId: onlinePayment.id }));
    const link = await screen.findByRole('link', { name: 'Lihat kuitansi' });
    expect(link.getAttribute('href')).toBe(`/imah/kuitansi/${onlinePayment.id}`);
    expect(screen.queryByRole('button', { name: 'Saya sudah bayar' })).toBeNull();
  });

  it.each([
    ['expired', /Waktunya habis sebelum ada pembayaran/],
    ['failed', /Tidak ada uang yang berpindah/],
    ['cancelled', /Anda membatalkannya/],
  ] as const)('that is %s shows no code any more and leads to paying again', async (state, says) => {
    await onePage(as({ state }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Kode QRIS/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bayar lagi' }).getAttribute('href')).toBe('/imah/bayar');
  });
});

describe('the way to paying', () => {
  it('stands at the own bills with all that is open, and at one of them', async () => {
    await openPage(<BillsPage />, {
      route: '/imah/tagihan',
      path: '/imah/tagihan',
      person: whoamiOfResident,
      answers: { ...payAnswers, listOwnBills: answerOf([billRow]) },
    });
    const all = await screen.findByRole('link', { name: /^Bayar Rp.791\.280$/ });
    expect(all.getAttribute('href')).toBe('/imah/bayar');
    cleanup();
    await openPage(<BillPage />, {
      route: '/imah/tagihan/:id',
      path: `/imah/tagihan/${bill.id}`,
      person: whoamiOfResident,
      answers: { ...payAnswers, listOwnBills: answerOf([billRow]) },
    });
    const one = await screen.findByRole('link', { name: /^Bayar Rp.791\.280$/ });
    expect(one.getAttribute('href')).toBe(`/imah/bayar?tagihan=${bill.id}`);
  });

  it('is not shown to who keeps the books; they see what was tried', async () => {
    const { id, method, bank, amount, createdAt } = onlinePayment;
    const attempts = [{ id, method, bank, amount, createdAt, state: 'expired' as const }];
    await openPage(<BillPage />, {
      route: '/imah/tagihan/:id',
      path: `/imah/tagihan/${bill.id}`,
      person: whoamiOfOwner,
      answers: { ...payAnswers, getBill: answerOf({ ...bill, attempts }) },
    });
    const tried = within(await screen.findByRole('region', { name: 'Dibayar lewat Imah' }));
    expect(tried.getByRole('link').getAttribute('href')).toBe(`/imah/bayar/${id}`);
    expect(screen.queryByRole('link', { name: /^Bayar Rp/ })).toBeNull();
  });
});

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [845_000, '14:05'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
  [-5, '00:00'],
])('%i ms left are written as %s', (ms, written) => {
  expect(formatLeft(ms)).toBe(written);
});
