import {
  billingToday,
  billToday,
  expenseToday,
  instalmentToday,
  orderToday,
  ordersToBegin,
  refundToday,
} from '@imah/testing/today';
import { tower, whoamiOfOwner } from '@imah/testing';
import type { TodayItem } from '@imah/contract/today';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { rowOf } from './today-rows.tsx';

afterEach(cleanup);

const open = (item: TodayItem) => openPage(<ul>{rowOf(item).row}</ul>, { person: whoamiOfOwner });
const text = () => screen.getByRole('listitem').textContent ?? '';
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

it('a bill says what is left of it and until when, opens at its name and is paid at one press', async () => {
  await open(billToday);

  expect(text()).toMatch(/Tagihan Oktober 2026.*Rp\s?845\.375, jatuh tempo 30 November 2026.*A-0302/);
  expect(links()).toEqual([
    ['Tagihan Oktober 2026', `/imah/tagihan/${billToday.bill.id}`],
    ['Bayar Tagihan Oktober 2026', '/imah/bayar'],
  ]);
});

it('a plan of instalments asks for an answer, then for each part, and says when its day is over', async () => {
  const { plan } = instalmentToday;
  await open({ ...instalmentToday, reason: 'answer' });
  expect(text()).toMatch(/Tawaran cicilan Rp\s432\.000.*Mulai 1 Desember 2026.*A-0302/);
  cleanup();
  await open(instalmentToday);
  expect(text()).toMatch(/Cicilan Rp\s432\.000.*Jatuh tempo 1 Desember 2026/);
  expect(links().map(([, href]) => href)).toEqual([`/imah/cicilan/${plan.id}`, `/imah/cicilan/${plan.id}`]);
  cleanup();
  await open({ ...instalmentToday, plan: { ...plan, dueOn: '2026-11-19' } });
  expect(text()).toContain('Lewat jatuh tempo 19 November 2026');
});

it('a bill is late once its last day is over by the clock of its building', async () => {
  await open({ ...billToday, bill: { ...billToday.bill, dueOn: '2026-11-19' } });
  expect(text()).toContain('lewat jatuh tempo 19 November 2026');
  cleanup();

  // In Jayapura the twentieth is not over at 17.05 in Jakarta.
  await open({ ...billToday, bill: { ...billToday.bill, timeZone: 'Asia/Jayapura', dueOn: '2026-11-20' } });
  expect(text()).not.toContain('lewat');
});

it.each([
  [
    0,
    /4 tagihan lewat jatuh tempo.*Rp\s?3\.252\.752, tertua jatuh tempo 20 Agustus 2026/,
    `/imah/tagihan/tunggakan?gedung=${tower.id}`,
  ],
  [1, /Tagihan bulanan Oktober 2026.*Jatuh tempo 25 November 2026/, `/imah/tagihan/${tower.id}/`],
  [2, /2 pembacaan menunggu keputusan.*Berbeda dari biasanya.*jam lalu/, `/imah/building/${tower.id}/meter`],
] as const)(
  'row %i of the money of a building says what waits, and both its links lead there',
  async (index, said, href) => {
    const item = billingToday.items[index];
    if (item === undefined) throw new Error('there is no such row');
    await open(item);

    expect(text()).toMatch(said);
    expect(text()).toContain(tower.name);
    expect(links().map(([, to]) => to?.startsWith(href))).toEqual([true, true]);
  },
);

it('an order that is not paid says what it comes to and until when, and leads to its payment', async () => {
  await open(orderToday);
  const href = `/imah/bayar/${orderToday.reason === 'pay' ? orderToday.order.onlinePaymentId : ''}`;

  expect(text()).toMatch(
    /Pesanan PSN-2026-000012.*Air minum galon 19 liter.*Rp\s?36\.000, dapat dibayar sampai .*A-0302/,
  );
  expect(links()).toEqual([
    ['Pesanan PSN-2026-000012', href],
    ['Bayar pesanan PSN-2026-000012', href],
  ]);
});

it.each([
  ['begin', '3 pesanan menunggu diproses', 'paid'],
  ['complete', '3 pesanan menunggu diselesaikan', 'processing'],
] as const)(
  'orders that wait to %s say how many they are, and lead to the list of just those',
  async (reason, said, state) => {
    await open({ ...ordersToBegin, reason } as TodayItem);
    const href = `/imah/pesanan?gedung=${tower.id}&status=${state}`;

    expect(text()).toContain(said);
    expect(links()).toEqual([
      [said, href],
      [`Buka pesanan di ${tower.name}`, href],
    ]);
  },
);

it('expenses that wait say how many they are and what they come to, and lead to those of their building', async () => {
  await open(expenseToday);

  expect(text()).toMatch(/2 pengeluaran menunggu persetujuan.*Rp\s?8\.900\.000.*jam lalu/);
  const href = `/imah/finances?bagian=expenses&organisasi=${tower.orgId}&gedung=${tower.id}&keadaan=submitted`;
  expect(links()).toEqual([
    ['2 pengeluaran menunggu persetujuan', href],
    [`Periksa pengeluaran di ${tower.name}`, href],
  ]);
});

it('money that a gateway gave back and that is spent says whose it is and what there is to do, and leads to its receipt', async () => {
  await open(refundToday);

  expect(text()).toMatch(
    /Rp\s?250\.000 sudah kembali ke Sari Wulandari, belum dibukukan.*Minta dibayar lagi dan catat/,
  );
  const href = `/imah/kuitansi/${refundToday.payment.id}`;
  expect(links()).toEqual([
    [expect.stringMatching(/^Rp\s?250\.000 sudah kembali ke Sari Wulandari, belum dibukukan$/), href],
    ['Lihat kuitansi Sari Wulandari', href],
  ]);
});

it('rows of one building are told apart by their kind', () => {
  const rows = [
    billToday,
    instalmentToday,
    expenseToday,
    refundToday,
    orderToday,
    ordersToBegin,
    ...billingToday.items,
  ];
  expect(new Set(rows.map((item) => rowOf(item).id)).size).toBe(9);
});
