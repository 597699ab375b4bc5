import { ApiError } from '@imah/api-client';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { PaymentsPage, ReceiptPage } from './payments/index.ts';
import {
  bill,
  billingAnswers,
  partBill,
  payment,
  paymentRow,
  plan,
  reversedPayment,
} from './testing/billing-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const billPage = (answers = {}, person = whoamiOfOwner) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const paymentsPage = (answers = {}, search = '') =>
  openPage(<PaymentsPage />, {
    route: '/imah/tagihan/:id/pembayaran',
    path: `/imah/tagihan/${tower.id}/pembayaran${search}`,
    person: whoamiOfOwner,
    answers: { ...billingAnswers, ...answers },
  });
const receipt = (answers = {}, person = whoamiOfOwner) =>
  openPage(<ReceiptPage />, {
    route: '/imah/kuitansi/:id',
    path: `/imah/kuitansi/${payment.id}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });

it('a payment is recorded from its bill with what was shown of where it goes', async () => {
  const { inputsOf } = await billPage({ createPayment: answerOf(payment) });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
  const form = within(await screen.findByRole('dialog', { name: 'Catat pembayaran Siti Aminah' }));
  expect(form.getByRole('textbox', { name: /Jumlah uang diterima/ })).toHaveValue('791.280');
  expect(await form.findByText(/INV-2026-000001 · November 2026, unit A-101/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Tunai' }));
  await userEvent.type(form.getByRole('textbox', { name: /Nomor referensi/ }), ' BK-12 ');
  await userEvent.click(form.getByRole('button', { name: /^Catat Rp/ }));
  await expect
    .poll(() => inputsOf('createPayment'))
    .toMatchObject([
      {
        params: { buildingId: tower.id },
        body: {
          personId: bill.personId,
          method: 'cash',
          amount: 791_280,
          reference: 'BK-12',
          note: null,
          fileIds: [],
          shown: [{ billId: bill.id, amount: 500_000 }],
        },
      },
    ]);
});

it('what a payment leaves of a bill and what is kept is said before it is recorded', async () => {
  const kept = { ...plan, shares: [{ ...plan.shares[0], amount: 791_280 }], excess: 208_720 };
  await billPage({ planPayment: answerOf(kept) });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('Menjadi lunas')).toBeVisible();
  expect(form.getByText('Disimpan sebagai saldo')).toBeVisible();
  expect(text()).toContain('Rp 208.720');
});

it('nothing is recorded without an amount, and nothing of which nobody has seen where it goes', async () => {
  const { inputsOf } = await billPage({
    planPayment: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: /^Catat/ }));
  expect((await form.findAllByText(/Tagihan yang dibayar belum dapat dimuat/))[0]).toBeVisible();
  await userEvent.clear(form.getByRole('textbox', { name: /Jumlah uang diterima/ }));
  await userEvent.click(form.getByRole('button', { name: 'Catat pembayaran' }));
  expect(form.getByText('Isi jumlahnya untuk melihat tagihan mana yang dibayar.')).toBeVisible();
  expect(inputsOf('createPayment')).toEqual([]);
});

it('a bill says what is paid of it, by which payments, and what is left', async () => {
  await billPage({ getBill: answerOf(partBill) }, whoamiOfResident);
  expect(await screen.findByText('Dibayar sebagian')).toBeVisible();
  expect(text()).toContain('Sisa Rp 291.280');
  expect(screen.getByRole('link', { name: 'KWT-2026-000001' })).toHaveAttribute('href', `/imah/kuitansi/${payment.id}`);
  expect(screen.queryByRole('button', { name: 'Catat pembayaran' })).toBeNull();
});

it('the payments of a building are asked for by the state in the address, and recorded for who is found', async () => {
  const { inputsOf } = await paymentsPage({ createPayment: answerOf(payment) }, '?status=reversed');
  expect(await screen.findByRole('heading', { name: 'Pembayaran', level: 1 })).toBeVisible();
  await expect.poll(() => inputsOf('listPayments')).toMatchObject([{ query: { state: 'reversed', limit: 50 } }]);
  await userEvent.click(screen.getByRole('radio', { name: 'Semua' }));
  await expect.poll(() => inputsOf('listPayments').length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Catat pembayaran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Siapa yang membayar?' }));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Cari nama atau unit' }), 'siti');
  await expect.poll(() => inputsOf('listPayers').at(-1)).toMatchObject({ query: { search: 'siti' } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Catat pembayaran: Siti Aminah' }));
  expect(await screen.findByRole('dialog', { name: 'Catat pembayaran Siti Aminah' })).toBeVisible();
});

it('more payments are read where there are more', async () => {
  const next = { data: [paymentRow], meta: { nextCursor: 'next' } };
  const { inputsOf } = await paymentsPage({ listPayments: next });
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan lebih banyak' }));
  await expect.poll(() => inputsOf('listPayments').at(-1)).toMatchObject({ query: { cursor: 'next' } });
});

it('a receipt says the amount in words and that it needs stamp duty above five million', async () => {
  await receipt({ getPayment: answerOf({ ...payment, needsStampDuty: true }) }, whoamiOfResident);
  expect(await screen.findByRole('heading', { name: 'Kuitansi KWT-2026-000001' })).toBeVisible();
  expect(screen.getByText('lima ratus ribu rupiah')).toBeVisible();
  expect(screen.getByText('Perlu e-meterai')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batalkan pembayaran' })).toBeNull();
});

it('a payment is taken back with a reason, in the version that was seen', async () => {
  const { inputsOf } = await receipt({ reversePayment: answerOf(reversedPayment) });
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pembayaran' }));
  const form = within(await screen.findByRole('dialog', { name: 'Batalkan pembayaran KWT-2026-000001?' }));
  await userEvent.click(form.getByRole('button', { name: 'Batalkan pembayaran' }));
  expect(inputsOf('reversePayment')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Salah orang');
  await userEvent.click(form.getByRole('button', { name: 'Batalkan pembayaran' }));
  await expect
    .poll(() => inputsOf('reversePayment'))
    .toMatchObject([
      { params: { buildingId: tower.id, paymentId: payment.id }, body: { reason: 'Salah orang' }, version: 1 },
    ]);
});

it('what was taken back says by whom and why, and is not taken back again', async () => {
  await receipt({ getPayment: answerOf(reversedPayment) });
  expect(await screen.findByText(/Transfer ternyata milik unit A-110/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batalkan pembayaran' })).toBeNull();
});

it('a resident sees the own payments below the own bills', async () => {
  await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfResident,
    answers: { ...billingAnswers, listOwnPayments: answerOf([paymentRow]) },
  });
  const own = within(await screen.findByRole('region', { name: 'Pembayaran Anda' }));
  expect(own.getByRole('link', { name: 'Siti Aminah' })).toHaveAttribute('href', `/imah/kuitansi/${payment.id}`);
});
