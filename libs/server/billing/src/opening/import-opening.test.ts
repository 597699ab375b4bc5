import { makeMember, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePeriod } from '../ledger/close-period.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openingCalls } from '../testing/opening-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const fresh = (name: string) => openingCalls(test, name);
type Calls = Awaited<ReturnType<typeof fresh>>;
const heading = 'Unit;Nama;Bulan;Jatuh tempo;Keterangan;Tunggakan;Saldo';

describe('opening balances of a table', () => {
  it('are checked without a change, then stand as bills and deposits against equity, and the books agree', async () => {
    const { importOf, balances, list, place } = await fresh('Melati');
    const lines = [
      `${heading};Meteran`,
      'a-101;Sari;09/2026;20/09/2026;IPL;Rp 648.000;;x',
      'A-101;;Okt 2026;20/10/2026;IPL;648000;;',
      'A-101;;10/2026;20/10/2026;Air;52.000;250.000;',
      'A-102;;;15/10/2026;;1.250.000;;',
    ];

    const checked = await importOf(lines, { mode: 'check' });
    expect(checked).toEqual({
      applied: false,
      rows: 4,
      bills: 3,
      owed: 2_598_000,
      deposits: 1,
      kept: 250_000,
      faults: [],
      faultyRows: 0,
      ignoredHeadings: ['Meteran'],
      errorFile: null,
      importId: null,
      preview: [
        { unitCode: 'A-101', personName: 'Sari', period: '2026-09', dueOn: '2026-09-20', owed: 648_000, kept: 0 },
        { unitCode: 'A-101', personName: 'Sari', period: '2026-10', dueOn: '2026-10-20', owed: 648_000, kept: 0 },
        { unitCode: 'A-101', personName: 'Sari', period: '2026-10', dueOn: '2026-10-20', owed: 52_000, kept: 250_000 },
        { unitCode: 'A-102', personName: 'Budi', period: '2026-10', dueOn: '2026-10-15', owed: 1_250_000, kept: 0 },
      ],
    });
    expect([await balances(), await list()]).toEqual([{}, []]);

    const done = await importOf(lines);
    expect(done).toEqual({ ...checked, applied: true, importId: done.importId });
    // Both are against what the house began with.
    expect(await balances()).toEqual({ receivables: 2_598_000, Sari: 250_000, equity: 2_348_000 });
    expect(await proveBooks(test.context.db, place.orgId)).toEqual({
      entries: 4,
      debit: 2_848_000,
      credit: 2_848_000,
      faults: [],
    });
    expect(await list()).toMatchObject([
      { id: done.importId, byName: 'Keuangan', bookedOn: '2026-11-01', bills: 3, deposits: 1, undoneAt: null },
    ]);
  });

  it('are the bills of their payers, with a number of their own and a line for each thing that was owed', async () => {
    const { importOf, send, sari, issue, tariff } = await fresh('Mawar');
    await importOf([heading, 'A-101;;10/2026;20/10/2026;IPL;648000;', 'A-101;;10/2026;20/10/2026;;52000;100000']);
    await tariff();
    await issue('2026-11');

    const { data: own } = await send('GET', '/api/v1/own-bills', undefined, sari);
    expect(
      own.map(({ kind, number, period, dueOn, outstanding, state }: Record<string, unknown>) => [
        kind,
        number,
        period,
        dueOn,
        outstanding,
        state,
      ]),
    ).toEqual([
      ['month', 'INV-2026-000001', '2026-11', '2026-11-20', 648_000, 'issued'],
      ['opening', 'SA-2026-000001', '2026-10', '2026-10-20', 700_000, 'issued'],
    ]);
    const { data: bill } = await send('GET', `/api/v1/bills/${own[1].id}`, undefined, sari);
    expect(bill.lines).toMatchObject([
      { kind: 'opening', memo: 'IPL', amount: 648_000, tax: null, amountBefore: null },
      { kind: 'opening', memo: null, amount: 52_000 },
    ]);
    const entries = await send('GET', `/api/v1/wallets/${bill.personId}/entries?limit=10`, undefined, sari);
    expect(entries.data).toMatchObject([{ kind: 'opening', amount: 100_000, balance: 100_000, source: null }]);
    const paper = await test.app.inject({ url: `/api/v1/bills/${bill.id}/pdf`, headers: sari.bearer });
    const pdf = await readPdf(paper.rawPayload);
    expect(pdf.title).toBe('Tunggakan awal Oktober 2026 (SA-2026-000001)');
    for (const line of [
      'Tunggakan awal | IPL | Rp 648.000',
      'Tunggakan awal | Dicatat sebelum pembukuan di sini dimulai',
    ])
      expect(pdf.text).toContain(line);
  });

  it('stand in arrears by their own due day, and are paid like any bill: the oldest first', async () => {
    const { importOf, send, base, balances } = await fresh('Kenanga');
    await importOf(['unit,jatuh tempo,tunggakan', 'A-101,20/09/2026,648000', 'A-101,10/11/2026,300000']);

    const { data: totals } = await send('GET', `${base}/arrears-totals`);
    expect(totals).toMatchObject({
      outstanding: 948_000,
      byAge: { 'not-due': 0, 'days-30': 300_000, 'days-60': 0, 'days-90': 648_000, older: 0 },
    });
    const [row] = (await send('GET', `${base}/arrears`)).data;
    expect(row).toMatchObject({ unitCode: 'A-101', personName: 'Sari', billCount: 2, outstanding: 948_000 });
    const { data: payment } = await send('POST', `${base}/payments`, {
      personId: row.personId,
      method: 'transfer',
      amount: 700_000,
      receivedOn: '2026-11-20',
      reference: null,
      note: null,
    });

    expect(payment.shares).toMatchObject([
      { number: 'SA-2026-000001', amount: 648_000 },
      { number: 'SA-2026-000002', amount: 52_000 },
    ]);
    expect(await balances()).toMatchObject({ receivables: 248_000, bank: 700_000, equity: 948_000 });
  });

  it('name in words what is wrong with a row, in a file that keeps its columns', async () => {
    const { importOf, stay, unit, balances } = await fresh('Dahlia');
    const empty = await unit('B-1');
    const shared = await unit('C-1');
    await stay(shared, 'Rina', 'owner', '[2026-01-01,)', true);
    await stay(shared, 'Rina', 'tenant', '[2026-01-01,)', false);
    expect(empty).not.toBe(shared);
    const report = await importOf([
      heading,
      'Z-9;;;20/10/2026;;1000;',
      'A-101;Orang lain;;20/10/2026;;1000;',
      'B-1;;;20/10/2026;;1000;',
      'C-1;Rina;;20/10/2026;;1000;',
      'A-101;;;;;1000;',
      'A-101;;;31/02/2026;;1000;',
      'A-101;;13/2026;20/10/2026;;1000;',
      'A-101;;;20/10/2026;;12,50;',
      'A-101;;;20/10/2026;;0;-',
      'A-102;;;20/10/2026;=1+1;5000;',
      'A-102;;;20/10/2026;=1+1;5000;',
      'A-102;;;;;;1000',
      'A-102;;;;;;1000',
      `A-101;;;20/10/2026;${'x'.repeat(121)};1000;`,
    ]);

    expect(report.applied).toBe(false);
    expect(report.faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'unit', 'Unit ini tidak ada di gedung ini'],
      [3, 'person', 'Orang ini tidak tercatat di unit ini'],
      [4, 'person', 'Unit ini belum punya penanggung tagihan atau pemilik; isi kolom nama'],
      [5, 'person', 'Beberapa orang di unit ini cocok; isi kolom nama dengan alamat emailnya'],
      [6, 'due', 'Wajib diisi'],
      [7, 'due', 'Tanggal tidak benar; tulis seperti 20/11/2026'],
      [8, 'period', 'Bulan tidak benar; tulis seperti 10/2026'],
      [9, 'owed', 'Jumlah harus rupiah bulat dari 0 sampai 100.000.000.000'],
      [10, 'owed', 'Isi tunggakan atau saldo dengan jumlah di atas 0'],
      [12, 'owed', 'Tunggakan ini sudah ada di baris lain; bedakan lewat kolom keterangan'],
      [14, 'kept', 'Saldo orang ini sudah ada di baris lain'],
      [15, 'memo', 'Terlalu panjang'],
    ]);
    expect(report.errorFile?.split('\r\n').at(0)).toBe(
      '\uFEFFUnit,Nama,Bulan,Jatuh tempo,Keterangan,Tunggakan,Saldo,kesalahan',
    );
    expect(report.errorFile?.split('\r\n').at(10)).toBe(
      `A-102,,,20/10/2026,'=1+1,5000,,"Tunggakan ini sudah ada di baris lain; bedakan lewat kolom keterangan"`,
    );
    expect(await balances()).toEqual({});
  });

  it('leave faulty rows out where somebody says so, and take the rest', async () => {
    const { importOf, balances } = await fresh('Seruni');
    const lines = ['unit,jatuh tempo,tunggakan', 'A-101,20/10/2026,1000', 'Z-9,20/10/2026,5000'];

    expect(await importOf(lines, { faulty: 'skip' })).toMatchObject({ applied: true, bills: 1, faultyRows: 1 });
    expect(await balances()).toEqual({ receivables: 1_000, equity: 1_000 });
  });

  it('are taken over once, however often the same table is sent', async () => {
    const { importOf, balances, place } = await fresh('Flamboyan');
    const lines = ['unit,bulan,jatuh tempo,tunggakan,saldo', 'A-101,10/2026,20/10/2026,1000,500'];

    const reports = await Promise.all([importOf(lines), importOf(lines)]);
    expect(reports.filter(({ applied }) => applied)).toHaveLength(1);
    const again = await importOf(lines);
    expect(again.faults.map(({ column, message }) => [column, message])).toEqual([
      ['owed', 'Tunggakan ini sudah pernah diimpor'],
      ['kept', 'Saldo awal orang ini sudah pernah diimpor'],
    ]);
    expect(await balances()).toEqual({ receivables: 1_000, Sari: 500, equity: 500 });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it.each([
    [
      'without amounts',
      'unit,nama\nA-101,Sari',
      'Baris pertama harus memuat judul kolom: unit, dan tunggakan atau saldo',
    ],
    ['without rows', 'unit,tunggakan\n', 'Tidak ada baris tunggakan atau saldo di sini'],
    [
      'of too many rows',
      `unit,tunggakan\n${'A-101,1\n'.repeat(5_001)}`,
      'Terlalu banyak baris; maksimal 5.000 sekali impor',
    ],
  ])('are not read from a table %s, which is said', async (_what, text, message) => {
    const { tryImport } = await fresh('Anggrek');

    const { data } = await tryImport([text], { mode: 'check' });

    expect(data.faults).toEqual([{ row: null, column: null, message }]);
  });

  it('stand in the books on a day that has come, in a month that is open', async () => {
    const { tryImport, place, balances } = await fresh('Cempaka');
    const lines = ['unit,jatuh tempo,tunggakan', 'A-101,20/09/2026,1000'];

    expect(await tryImport(lines, { bookedOn: '2100-01-01' })).toMatchObject({
      status: 422,
      errors: { bookedOn: [expect.any(String)] },
    });
    await test.context.db
      .transaction()
      .execute((trx) => closePeriod(trx, { orgId: place.orgId, period: '2026-10' }, null, test.clock.now));
    expect(await tryImport(lines, { bookedOn: '2026-10-31' })).toMatchObject({ status: 409, code: 'BULAN_DITUTUP' });
    expect(await balances()).toEqual({});
  });

  it('are taken over by who may import bills, in their own building', async () => {
    const { tryImport, place, technician, manager, sari } = await fresh('Teratai');
    const stranger = await makeMember(test, place, 'Pengawas', ['supervisor']);
    const lines = ['unit,jatuh tempo,tunggakan', 'A-101,20/09/2026,1000'];
    const statusOf = async (who: Calls['manager']) => (await tryImport(lines, { mode: 'check' }, who)).status;

    expect([
      await statusOf(manager),
      await statusOf(technician),
      await statusOf(stranger),
      await statusOf(sari),
    ]).toEqual([200, 404, 403, 404]);
  });
});
