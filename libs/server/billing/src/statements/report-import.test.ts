import { locales } from '@imah/contract/core/words';
import { beforeAll, expect, it } from 'vitest';
import { parseStatement, type ParsedStatement } from './files/parse-statement.ts';
import { identifyLines } from './identify-lines.ts';
import { statementTexts } from './import-texts.ts';
import { refusedReport, reportOf } from './report-import.ts';
import { november } from './testing/statement-calls.ts';

const read = (text: string): ParsedStatement => {
  const parsed = parseStatement(Buffer.from(text));
  if (!('lines' in parsed)) throw new Error(`not read: ${parsed.fault}`);
  return parsed;
};
const countsOf = ({ lines }: ParsedStatement, known = 0) => {
  const fresh = identifyLines(lines);
  return { fresh: fresh.slice(known), known, belowRupiah: lines.length - fresh.length };
};

let fine: ParsedStatement;
let faulty: ParsedStatement;
beforeAll(() => {
  fine = read(
    november(
      Array.from({ length: 60 }, (_, at) => [1 + Math.floor(at / 3), 1_000 + at, `BARIS ${at}`]),
      5_000_000,
    ),
  );
  faulty = read(
    [
      'Periode : 01/11/2026 - 20/11/2026',
      'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
      "'02/11,=SUM(A1),'0000,banyak,CR,",
      "'31/12,B,'0000,sedikit,DB,kosong",
      "'03/11,C,'0000,1000.00,CR,",
    ].join('\n'),
  );
});

it('what was read is told in whole rupiah, with the first fifty of its new lines', () => {
  const report = reportOf(fine, countsOf(fine, 5), null, 'id');

  expect(report).toMatchObject({
    applied: false,
    importId: null,
    rows: 60,
    lines: 55,
    known: 5,
    belowRupiah: 0,
    faults: [],
    faultyRows: 0,
    errorFile: null,
    format: 'bca',
    from: '2026-11-01',
    to: '2026-11-20',
    opening: 5_000_000,
    closing: 5_061_770,
  });
  expect([report.preview.length, report.preview[0]]).toEqual([
    50,
    { on: '2026-11-02', amount: 1_005, description: 'BARIS 5' },
  ]);
});

it('one that was taken says by what it is undone', () => {
  expect(reportOf(fine, countsOf(fine), 'impor', 'id')).toMatchObject({ applied: true, importId: 'impor', lines: 60 });
});

it('each fault is told at its row and column, and all rows with one come back in a file that runs nothing', () => {
  const report = reportOf(faulty, countsOf(faulty), null, 'id');
  const words = statementTexts.id;

  expect(report.faults).toEqual([
    { row: 3, column: 'amount', message: words['bad-amount'] },
    { row: 4, column: 'date', message: words['outside-period'] },
    { row: 4, column: 'amount', message: words['bad-amount'] },
    { row: 4, column: 'balance', message: words['bad-balance'] },
  ]);
  expect([report.rows, report.faultyRows]).toEqual([3, 2]);
  const [, first, second] = (report.errorFile ?? '').split('\r\n');
  expect(first).toBe(`'02/11,'=SUM(A1),'0000,banyak,CR,,${words['bad-amount']}`);
  expect(second).toContain([words['outside-period'], words['bad-amount'], words['bad-balance']].join('; '));
});

it('what is wrong with the file as a whole is told first, of no row', () => {
  const report = reportOf({ ...fine, fault: 'other-account' }, countsOf(fine), null, 'en');

  expect(report.faults).toEqual([
    { row: null, column: null, message: 'The account number in this file is another than that of the account chosen' },
  ]);
  expect([report.faultyRows, report.errorFile]).toEqual([0, null]);
});

it('a row whose balance breaks was read all the same, and counts once', () => {
  const text = november([
    [1, 1_000, 'A'],
    [2, 2_000, 'B'],
  ]).replace(',3000.00', ',3001.00');
  const broken = read(text);
  const report = reportOf(broken, countsOf(broken), null, 'id');

  expect([report.rows, report.faultyRows, report.faults.map(({ column }) => column)]).toEqual([2, 1, ['balance']]);
});

it('of thousands of faults two hundred are told, and the file has all of them', () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => `'02/11,BARIS ${at},'0000,banyak,CR,`);
  const many = read(
    ['Periode : 01/11/2026 - 20/11/2026', 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n'),
  );
  const report = reportOf(many, countsOf(many), null, 'id');

  expect([report.faults.length, report.faultyRows]).toEqual([200, 1_000]);
  expect(report.errorFile?.trimEnd().split('\r\n')).toHaveLength(1_001);
});

it.each(locales)('what nothing was read from is told in words of %s, and names nothing that was not read', (locale) => {
  expect(refusedReport('unknown-layout', locale)).toMatchObject({
    applied: false,
    rows: 0,
    lines: 0,
    format: null,
    opening: null,
    closing: null,
    preview: [],
    faults: [{ row: null, column: null, message: statementTexts[locale]['unknown-layout'] }],
  });
});

it('every fault has words of its own in both languages', () => {
  const [indonesian, english] = [statementTexts.id, statementTexts.en];

  expect(Object.keys(indonesian).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const texts of [indonesian, english])
    expect(new Set(Object.values(texts)).size).toBe(Object.values(texts).length);
  expect(Object.values(indonesian).filter((text) => Object.values(english).includes(text))).toEqual([]);
});
