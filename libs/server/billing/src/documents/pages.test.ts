import { buffer } from 'node:stream/consumers';
import type { Bill } from '@imah/contract/billing';
import type { Payment } from '@imah/contract/payments';
import { expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { drawBill } from './draw-bill.ts';
import { drawReceipt } from './draw-receipt.ts';
import { openPaper, printable } from './paper.ts';
import { bytesOf } from './pdf-bytes.ts';
import { fileNameOf } from './send-pdf.ts';
import { writingIn } from './words/index.ts';

const share = { billId: 'b', unitCode: 'A-101', period: '2026-11', dueOn: '2026-11-20', amount: 1_000 };
const payment: Payment = {
  id: 'p',
  number: 'KWT-2026-000001',
  buildingId: 'g',
  buildingName: 'Menara',
  personId: 'o',
  personName: 'Nguyễn Thị Ḥanān 王',
  method: 'transfer',
  amount: 120_000,
  receivedOn: '2026-11-20',
  state: 'settled',
  organizationName: 'Pengelola',
  reference: null,
  note: 'panjang sekali '.repeat(33).trim(),
  recordedByName: 'Dewi',
  recordedAt: '2026-11-20T03:00:00.000Z',
  shares: Array.from({ length: 120 }, (_, nth) => ({ ...share, number: `INV-2026-${String(nth).padStart(6, '0')}` })),
  excess: 0,
  terbilang: 'seratus dua puluh ribu rupiah',
  needsStampDuty: false,
  files: [],
  reversal: null,
  version: 1,
};
const sender = { name: 'Pengelola', address: null, taxNumber: null };

it('a table over several pages has its headings on each, is read out once, and loses no row', async () => {
  const words = writingIn('id');
  const paper = await openPaper({ title: 'Panjang', author: 'Imah', language: words.language, madeAt: 0 });
  const draw = () => drawReceipt(paper, { payment, sender, reversedOn: null }, words);
  const { text, tags, pages } = await readPdf(await buffer(bytesOf(paper, [draw])));

  expect(pages).toBe(5);
  expect(text.match(/Tagihan \| Bulan \| Unit \| Jumlah/g)).toHaveLength(5);
  expect(tags.match(/"Bulan"/g)).toHaveLength(1);
  expect(new Set(text.match(/INV-2026-\d{6}/g)).size).toBe(120);
  expect([1, 2, 3, 4, 5].map((page) => text.includes(`KWT-2026-000001 · halaman ${page}`))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(text.match(/panjang/g)).toHaveLength(33);
  expect(text).toContain('Nguyễn Thị Hanān ?');
});

const shown = { meterNumber: 'L-1', on: '2026-11-01', values: [1_000_000], state: 'approved' as const };
const metered: Bill = {
  id: 'b',
  kind: 'month',
  number: 'INV-2026-000001',
  buildingName: 'Menara',
  unitCode: 'A-101',
  personName: 'Sari',
  period: '2026-11',
  dueOn: '2026-11-20',
  total: 271_474,
  outstanding: 271_474,
  state: 'issued',
  buildingId: 'g',
  personId: 'o',
  payments: [],
  attempts: [],
  lines: [
    {
      kind: 'electricity',
      basis: 'meter',
      qtyMilli: 182_437,
      tariffFrom: '2026-01',
      from: '2026-11-01',
      to: '2026-12-01',
      days: 30,
      daysOfMonth: 30,
      fullAmount: 263_567,
      amount: 263_567,
      tax: null,
      amountBefore: null,
      localTax: { ppm: 30_000, amount: 7_907 },
      qtyBefore: null,
      usage: {
        from: '2026-11-01',
        to: '2026-12-01',
        usedMilli: 182_437,
        correctionMilli: 0,
        meters: [
          {
            meterId: 'm',
            number: 'L-1',
            registers: ['kWh'],
            usedMilli: 182_437,
            basis: 'estimate',
            begin: shown,
            end: { ...shown, on: '2026-12-01', values: [1_182_437] },
          },
        ],
        parts: [{ qtyMilli: 182_437, rateE4: 14_447_000, amount: 263_567 }],
        fixedFee: 0,
        toMinimum: 0,
      },
    },
  ],
};

it('a charge by a meter prints what it showed, what it counted, its tiers and its local tax, and comes to the total', async () => {
  const words = writingIn('id');
  const paper = await openPaper({ title: 'Listrik', author: 'Imah', language: words.language, madeAt: 0 });
  const { text } = await readPdf(await buffer(bytesOf(paper, [() => drawBill(paper, metered, sender, words)])));

  for (const line of [
    'Listrik | Meteran L-1: dipakai 182,437 kWh | Rp 263.567',
    'Awal 1.000 kWh pada 1 November 2026',
    'Akhir 1.182,437 kWh pada 1 Desember 2026',
    '182,437 kWh × Rp 1.444,7 = Rp 263.567',
    'PBJT 3% | Rp 7.907',
    'Total | Rp 271.474',
  ])
    expect(text.replaceAll(' (perkiraan)', '')).toContain(line);
  expect(text).toContain('(perkiraan)');
});

it('a late fee prints which bill was late, the days it arose and how it came about, under a title of its own', async () => {
  const words = writingIn('id');
  const rule = { graceDays: 0, every: 'monthly', base: { kind: 'arrears' }, least: null, most: null } as const;
  const line = {
    qtyMilli: 3_000,
    tariffFrom: '2026-01',
    from: '2026-08-21',
    to: '2026-11-22',
    days: 93,
    daysOfMonth: 1,
  };
  const late = { billId: 'a', number: 'INV-2026-000001', dueOn: '2026-08-20' };
  const parts = [
    { from: '2026-08-21', to: '2026-09-21', count: 2, base: 1_106_000, amount: 33_180 },
    { from: '2026-11-21', to: '2026-11-21', count: 1, base: 106_000, amount: 3_180 },
  ];
  const fees: Bill = {
    ...metered,
    kind: 'late-fee',
    total: 69_540,
    outstanding: 69_540,
    lines: [
      {
        ...line,
        kind: 'late-fee',
        basis: 'late-fee',
        fullAmount: 69_540,
        amount: 69_540,
        tax: null,
        amountBefore: null,
        fee: { ...late, rule: { ...rule, fee: { kind: 'share', ppm: 30_000 } }, parts },
      },
    ],
  };
  const paper = await openPaper({ title: 'Denda', author: 'Imah', language: words.language, madeAt: 0 });
  const { text } = await readPdf(await buffer(bytesOf(paper, [() => drawBill(paper, fees, sender, words)])));

  for (const said of [
    'Denda keterlambatan November 2026',
    'Denda keterlambatan | Tagihan INV-2026-000001 belum lunas | Rp 69.540',
    'setelah jatuh tempo 20 Agustus 2026',
    '21 Agustus 2026 sampai 21 September 2026 (2',
    'kali): 3% × Rp 1.106.000, ditagih Rp 33.180',
    '21 November 2026: 3% × Rp 106.000, ditagih',
    'Total | Rp 69.540',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
});

it.each([
  ['Siti Nurhaliza', 'Siti Nurhaliza'],
  ['Đặng', 'Đặng'],
  ['e\u0301', 'é'],
  ['Ḥusayn', 'Husayn'],
  ['dua\nbaris\ttab', 'dua baris tab'],
  ['tanpa\u200Blebar', 'tanpalebar'],
  ['李', '?'],
  ['✓', '?'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

it.each([
  [['Tagihan', 'INV-2026-000001'], 'Tagihan-INV-2026-000001.pdf'],
  [['Tagihan', '../../etc/"passwd"\r\n'], 'Tagihan-etc-passwd.pdf'],
  [['Tagihan', '王'], 'Tagihan.pdf'],
  [['a'.repeat(100)], `${'a'.repeat(60)}.pdf`],
])('a file of %j is called %s', (parts, name) => {
  expect(fileNameOf(...parts)).toBe(name);
});

it('a rate and a quantity are written with what is behind their comma, and no noughts', () => {
  const { rate, quantity } = writingIn('en');
  expect(
    [rate(14_447_000), rate(180_000_000), quantity(36_000), quantity(36_250)].map((text) =>
      text.replace('\u00A0', ' '),
    ),
  ).toEqual(['Rp 1.444,7', 'Rp 18.000', '36', '36,25']);
});
