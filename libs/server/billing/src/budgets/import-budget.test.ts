import type { Budget } from '@imah/contract/finances';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetCalls, even, plannedOf } from '../testing/budget-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof budgetCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await budgetCalls(test, 'Impor anggaran');
});
afterAll(() => test.close());

let nextYear = 2030;
const begun = async (): Promise<Budget> => (await calls.begin({ year: String((nextYear += 1)) })).data;
const read = async ({ id }: Budget): Promise<Budget> => (await calls.read(id)).data;

describe('a table', () => {
  it('is checked without a change, then taken over: a year is spread, months stay what they are', async () => {
    const budget = await begun();
    const text =
      'akun\tsetahun\tJan\tFeb\n5200\t100\t\t\nBeban operasional\t\t1.000\tRp 2.000\n4100 Pendapatan IPL\t7\t-\t7';
    const checked = await calls.give(budget, text, { mode: 'check' });
    expect(checked.data).toMatchObject({ applied: false, rows: 3, changed: 3, revenue: 7, expense: 3_100, faults: [] });
    expect([(await read(budget)).version, checked.data.preview[1]]).toEqual([
      1,
      { code: '5100', name: 'Beban operasional', year: 3_000 },
    ]);

    const applied = await calls.give(budget, text);
    const after = await read(budget);
    expect([applied.data.applied, after.version, plannedOf(after)]).toEqual([
      true,
      2,
      {
        '4100': [0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        '5100': [1_000, 2_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        '5200': [8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9],
      },
    ]);
    expect((await calls.give(budget, text)).data).toMatchObject({ applied: false, changed: 0 });
  });

  it('says row by row what is wrong, gives those rows as a file, and leaves them out where that is asked for', async () => {
    const budget = await begun();
    const text = [
      'akun;setahun;januari;warna',
      '5200;100;;merah',
      '9999;5;;',
      '5200;7;;',
      '5100;minus;;',
      '5300;5;4;',
      '5400;;;',
      ';5;;',
      '1110;5;;',
    ].join('\n');
    const stopped = await calls.give(budget, text);

    expect([stopped.data.applied, stopped.data.faultyRows, stopped.data.ignoredHeadings]).toEqual([
      false,
      7,
      ['warna'],
    ]);
    expect(
      stopped.data.faults.map(({ row, column, message }: { row: number; column: string; message: string }) => [
        row,
        column,
        message,
      ]),
    ).toEqual([
      [3, 'account', 'Akun ini bukan akun pendapatan atau beban organisasi ini'],
      [4, 'account', 'Akun ini muncul lebih dari sekali'],
      [5, 'year', 'Jumlah harus rupiah bulat dari 0 sampai 100.000.000.000'],
      [6, 'year', 'Jumlah bulan-bulannya tidak sama dengan setahun'],
      [7, 'year', 'Wajib diisi'],
      [8, 'account', 'Wajib diisi'],
      [9, 'account', 'Akun ini bukan akun pendapatan atau beban organisasi ini'],
    ]);
    expect(stopped.data.errorFile.split('\r\n')[0]).toContain('kesalahan');
    expect((await calls.give(budget, text, { faulty: 'skip' })).data.applied).toBe(true);
    expect((await read(budget)).expense).toBe(100);
  });

  it.each([
    ['with a heading alone', 'akun;setahun', 'Tidak ada baris anggaran di sini'],
    [
      'without amounts',
      'akun;warna\n5200;merah',
      'Baris pertama harus memuat judul kolom: akun, dan setahun atau nama bulan',
    ],
    ['of too many rows', `akun;setahun\n${'5200;1\n'.repeat(301)}`, 'Terlalu banyak baris; maksimal 300 sekali impor'],
  ])('%s is refused as a whole', async (_what, text, message) => {
    const { data } = await calls.give(await begun(), text);

    expect([data.applied, data.faults]).toEqual([false, [{ row: null, column: null, message }]]);
  });

  it('is not taken over once the budget was handed in', async () => {
    const handedIn = (await calls.moveBudget(await begun(), 'submit')).data;

    expect((await calls.give(handedIn, 'akun;setahun\n5200;1')).code).toBe('BENTROK');
  });
});

describe('an import is taken back', () => {
  it('to what all lines were before it', async () => {
    const written = (await calls.write(await begun(), { '5100': even(4), '5200': even(9) })).data;
    await calls.give(written, 'akun;setahun\n5200;120\n5300;60');
    const imported = await read(written);
    expect(plannedOf(imported)).toEqual({ '5100': even(4), '5200': even(10), '5300': even(5) });
    expect(imported.undoableUntil).toBe(new Date(test.clock.now + 86_400_000).toISOString());

    const undone = (await calls.undo(imported)).data;
    expect([plannedOf(undone), undone.undoableUntil]).toEqual([{ '5100': even(4), '5200': even(9) }, null]);
    expect((await calls.undo(undone)).code).toBe('IMPOR_TERPAKAI');
  });

  it('no more once the budget was written or handed in, or a day is over', async () => {
    const text = 'akun;setahun\n5200;120';
    const changed = await begun();
    await calls.give(changed, text);
    const written = (await calls.write(await read(changed), { '5200': even(1) })).data;
    expect([written.undoableUntil, (await calls.undo(written)).code]).toEqual([null, 'IMPOR_TERPAKAI']);

    const late = await begun();
    await calls.give(late, text);
    await test.context.db
      .updateTable('budget')
      .set({ imported_at: new Date(test.clock.now - 86_400_001) })
      .where('id', '=', late.id)
      .execute();
    const old = await read(late);
    expect([old.undoableUntil, (await calls.undo(old)).code]).toEqual([null, 'IMPOR_TERPAKAI']);

    const handedIn = await begun();
    await calls.give(handedIn, text);
    const submitted = (await calls.moveBudget(await read(handedIn), 'submit')).data;
    expect((await calls.undo(submitted)).code).toBe('IMPOR_TERPAKAI');
  });

  it('by nobody who has not seen it', async () => {
    const budget = await begun();
    await calls.give(budget, 'akun;setahun\n5200;120');

    expect((await calls.undo(budget)).status).toBe(412);
  });
});
