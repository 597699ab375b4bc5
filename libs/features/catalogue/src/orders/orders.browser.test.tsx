import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { OrdersPage } from '../pages/index.ts';
import {
  billed,
  cancelled,
  notPaid,
  orderAnswers,
  paid,
  placed,
  processing,
  shopper,
  unpaid,
} from '../testing/order-fixtures.ts';

afterEach(cleanup);

const route = '/imah/pesanan';
const open = (answers: FakeAnswers = {}, search = '', person = whoamiOfOwner) =>
  openPage(<OrdersPage />, { route, path: `${route}${search}`, person, answers: { ...orderAnswers, ...answers } });
const sheet = async () => within(await screen.findByRole('dialog', { name: `Pesanan ${placed.number}` }));

describe('the orders of a building', () => {
  it('say what they are of, for whom, where they stand and what they come to', async () => {
    await open();

    const list = within(await screen.findByRole('list', { name: 'Pesanan' }));
    const [first] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^Air minum galon 19 liter dan 1 lainnyaPSN-2026-000012 · unit A-0301 · Siti Aminah · .*Menunggu pembayaranRp\u00A0204\.000$/,
    );
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))[0]).toBe(
      `/imah/pesanan?pesanan=${unpaid.id}`,
    );
  });

  it('were placed by the clock of their building', async () => {
    const row = { ...placed, placedAt: '2026-11-20T03:15:00.000Z' };
    const east = { ...tower, timeZone: 'Asia/Jayapura' as const };
    await open({ listOrders: listOf([row]), listBuildings: listOf([east]) });

    expect((await screen.findByRole('list', { name: 'Pesanan' })).textContent).toContain('12.15');
  });

  it('take no longer word than is searched for', async () => {
    await open();

    expect(await screen.findByRole('searchbox')).toHaveAttribute('maxlength', '60');
  });

  it('are narrowed by where they stand and by a word, and say when none fits', async () => {
    const page = await open({ listOrders: listOf([]) }, '?status=paid');
    expect(await screen.findByText('Tidak ada pesanan yang cocok.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'A-03');

    await expect
      .poll(() => page.inputsOf('listOrders').at(-1))
      .toMatchObject({
        params: { buildingId: placed.buildingId },
        query: { limit: 50, state: 'paid', q: 'A-03' },
      });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '');
    await expect.poll(() => page.inputsOf('listOrders').at(-1)).toMatchObject({ query: { limit: 50, q: 'A-03' } });
  });

  it('are one’s own for a resident, with the way to the shop', async () => {
    const page = await open({ listOwnOrders: listOf([]) }, '', shopper);

    expect(await screen.findByText('Pesanan Anda tampil di sini, dari dipesan sampai selesai.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Belanja' })).toHaveAttribute('href', '/imah/belanja');
    expect(page.inputsOf('listOrders')).toEqual([]);
  });
});

describe('an order that is open', () => {
  it('says what was ordered at which price and why, and leads to its bill and its ticket', async () => {
    await open({ getOrder: answerOf({ ...billed, ticket: processing.ticket }) }, `?pesanan=${billed.id}`);

    const one = await sheet();
    expect(await one.findByText('Sudah ditagih, dan disiapkan setelah tagihannya dibayar.')).toBeVisible();
    expect(one.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tagihan INV-2026-000031', `/imah/tagihan/${billed.bill?.id}`],
      ['Tiket TKT-2026-000038', `/imah/ticket/${processing.ticket?.id}`],
    ]);
    expect(one.getByText('Hemat akhir tahun: -Rp 4.000')).toBeVisible();
    expect(one.getByText('Titip di pos satpam bila tidak ada orang')).toBeVisible();
    expect(one.queryByRole('button', { name: 'Batalkan pesanan' })).toBeNull();
  });

  it('says why it was cancelled, by whom, and what went back', async () => {
    await open({ getOrder: answerOf(cancelled) }, `?pesanan=${cancelled.id}`);

    const one = await sheet();
    expect(await one.findByText('Teknisi berhalangan')).toBeVisible();
    expect(one.getByText('Dikembalikan ke saldo')).toBeVisible();
    expect(one.getAllByText(/, oleh Agus Prasetyo$/)).toHaveLength(2);
  });

  it('that is paid online leads to its payment: who has to pay is asked to, staff look at it', async () => {
    await open({ getOrder: answerOf(unpaid) }, `?pesanan=${unpaid.id}`, shopper);
    const own = await sheet();
    expect(await own.findByText(/^Menunggu pembayaran, lalu disiapkan petugas/)).toBeVisible();
    expect(own.getByRole('link', { name: /^Bayar Rp\s204\.000$/ })).toHaveAttribute(
      'href',
      `/imah/bayar/${unpaid.onlinePayment?.id}`,
    );
    expect(own.getByText(/^Belum ada yang dibayar/)).toBeVisible();
    cleanup();

    await open({ getOrder: answerOf(unpaid) }, `?pesanan=${unpaid.id}`);
    const seen = await sheet();
    expect(await seen.findByText('Menunggu pembayaran')).toBeVisible();
    expect(seen.getByRole('link', { name: 'Lihat pembayaran' })).toHaveAttribute(
      'href',
      `/imah/bayar/${unpaid.onlinePayment?.id}`,
    );
  });

  it.each([
    ['expired', /^Batal karena tidak dibayar sampai waktunya habis/],
    ['failed', /^Batal karena gerbang pembayaran tidak dapat menerima pembayarannya/],
    ['settled', /^Pembayarannya datang setelah pesanan ini batal. Uangnya ada di saldo pemesan/],
    ['cancelled', /^Dibatalkan\.$/],
  ] as const)('that was cancelled with a payment that is %s says what became of the money', async (state, said) => {
    const payment = { id: unpaid.id, expiresAt: unpaid.placedAt, state, isReversed: false };
    await open({ getOrder: answerOf({ ...notPaid, onlinePayment: payment }) }, `?pesanan=${notPaid.id}`, shopper);

    expect(await (await sheet()).findByText(said)).toBeVisible();
  });

  it.each([
    ['refunded', /^Dibatalkan\. Uangnya dikembalikan lewat jalur yang dipakai membayar/, 0],
    ['settled', /^Dibatalkan\.$/, 1],
  ] as const)('whose payment is %s says whether its money is in the balance', async (state, said, balances) => {
    const onlinePayment = { id: unpaid.id, expiresAt: unpaid.placedAt, state, isReversed: false };
    const order = { ...notPaid, refunded: notPaid.total, onlinePayment };
    await open({ getOrder: answerOf(order) }, `?pesanan=${notPaid.id}`, shopper);
    const one = await sheet();

    expect(await one.findByText(said)).toBeVisible();
    expect(one.queryAllByText('Dikembalikan ke saldo')).toHaveLength(balances);
  });

  it('is begun, which makes a ticket where somebody comes, and completed', async () => {
    const page = await open({ getOrder: answerOf(paid) }, `?pesanan=${paid.id}`);
    const one = await sheet();
    expect(await one.findByText('Pesanan ini berisi jasa: tiket untuk petugas dibuat saat diproses.')).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Proses pesanan' }));

    await expect
      .poll(() => page.inputsOf('moveOrder'))
      .toMatchObject([{ params: { orderId: paid.id }, body: { move: 'begin', reason: null }, version: 1 }]);
    cleanup();

    const then = await open({ getOrder: answerOf(processing) }, `?pesanan=${processing.id}`);
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Selesaikan pesanan' }));
    await expect.poll(() => then.inputsOf('moveOrder')).toMatchObject([{ body: { move: 'complete' }, version: 2 }]);
  });

  it('is cancelled with a reason, and says so where the server asks for one', async () => {
    const page = await open(
      { getOrder: answerOf(paid), moveOrder: fieldRefusal({ reason: ['Wajib diisi'] }) },
      `?pesanan=${paid.id}`,
    );
    const one = await sheet();
    await userEvent.click(await one.findByRole('button', { name: 'Batalkan pesanan' }));
    await userEvent.click(one.getByRole('button', { name: 'Batalkan pesanan' }));
    expect((await one.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
    await userEvent.type(one.getByRole('textbox', { name: /^Alasan pembatalan/ }), 'Stok habis');
    await userEvent.click(one.getByRole('button', { name: 'Batalkan pesanan' }));

    await expect
      .poll(() => page.inputsOf('moveOrder').at(-1))
      .toMatchObject({
        body: { move: 'cancel', reason: 'Stok habis' },
      });
    await userEvent.click(one.getByRole('button', { name: 'Kembali' }));
    expect(one.getByRole('button', { name: 'Proses pesanan' })).toBeVisible();
  });

  it('that is not there, or not theirs, says so', async () => {
    await open({ getOrder: refusal('not-found', 404, 'Tidak ditemukan') }, `?pesanan=${placed.id}`);

    expect(await screen.findByText('Pesanan ini tidak ada, atau bukan untuk Anda.')).toBeVisible();
  });
});
