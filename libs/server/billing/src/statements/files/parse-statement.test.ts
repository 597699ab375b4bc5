import { expect, it } from 'vitest';
import { parseStatement } from './parse-statement.ts';
import { bca, bni, bri, camt, mandiri, mandiriLong, mt940 } from '../testing/statement-files.ts';

const parse = (text: string) => parseStatement(Buffer.from(text));
/** What was read, in a form that is read at a glance: day, sen, balance, text, reference. */
const linesOf = (text: string) => {
  const read = parse(text);
  if (!('lines' in read)) return read.fault;
  return read.lines.map(({ on, sen, balanceSen, description, reference }) => [
    on,
    sen,
    balanceSen,
    description,
    reference,
  ]);
};
const factsOf = (text: string) => {
  const read = parse(text);
  if (!('lines' in read)) return read;
  const { format, accountNumber, from, to, openingSen, closingSen, pending, fault } = read;
  return { format, accountNumber, from, to, openingSen, closingSen, pending, fault };
};
const faultsOf = (text: string) => {
  const read = parse(text);
  return 'lines' in read ? [read.fault, read.faulty.map(({ row, faults }) => [row, ...faults])] : read.fault;
};

it('BCA: days without a year are of the period, DB goes out and CR comes in, what is not booked yet is left for later', () => {
  const text = bca(
    '\'30/12,TRSF E-BANKING CR 3012/FTSCY/WS95031 648123.00 SITI AMINAH,\'0000,"648,123.00",CR,"1,648,123.00"',
    '\'02/01,BIAYA ADM,\'0998,"15,000.00",DB,"1,633,123.00"',
    "'PEND,'TRSF E-BANKING DB 0501 WARUNG,'0000,25000.00,DB,1608123.00",
  );

  expect(linesOf(text)).toEqual([
    ['2026-12-30', 64_812_300, 164_812_300, 'TRSF E-BANKING CR 3012/FTSCY/WS95031 648123.00 SITI AMINAH', null],
    ['2027-01-02', -1_500_000, 163_312_300, 'BIAYA ADM', null],
  ]);
  expect(factsOf(text)).toEqual({
    format: 'bca',
    accountNumber: '1234567890',
    from: '2026-12-25',
    to: '2027-01-05',
    openingSen: 100_000_000,
    closingSen: 163_312_300,
    pending: 1,
    fault: null,
  });
});

it('BCA for business: the amount and its side stand in one cell, and the footer names both balances', () => {
  const text = [
    'Periode : 01/11/2026 - 30/11/2026',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    '"01/11/2026","SETORAN TUNAI","0032","250.000,00 CR","1.250.000,00"',
    '"03/11/2026","BIAYA ADMIN","0032","50.000,00 DB","1.200.000,00"',
    'Saldo Awal,=,1000000.00',
    'Saldo Akhir,=,1200000.00',
  ].join('\r\n');

  expect(linesOf(text)).toEqual([
    ['2026-11-01', 25_000_000, 125_000_000, 'SETORAN TUNAI', null],
    ['2026-11-03', -5_000_000, 120_000_000, 'BIAYA ADMIN', null],
  ]);
});

it('Mandiri: two columns of text are one, an amount of nothing is not read, and no balance is made up', () => {
  expect(linesOf(mandiri)).toEqual([
    ['2026-11-01', 4_130_000, null, 'MCM InhouseTrf DARI DOMPET ANAK BANGSA G075070944 2201', 'WLST1e621e'],
    ['2026-11-02', -45_368_400, null, 'DR 0000029511812 71831136319/SUSHIMAS', null],
  ]);
  expect(factsOf(mandiri)).toEqual({
    format: 'mandiri',
    accountNumber: '0060003911777',
    from: '2026-11-01',
    to: '2026-11-02',
    openingSen: null,
    closingSen: null,
    pending: 0,
    fault: null,
  });
});

it('Mandiri for business: semicolons, hours beside the day, the newest line first', () => {
  expect(linesOf(mandiriLong)).toEqual([
    ['2026-11-01', 50_000_000, 150_000_000, 'SETOR TUNAI', null],
    ['2026-11-02', -2_500_000, 147_500_000, 'BIAYA', null],
  ]);
});

it('BRI: the balance before the first line is the opening one, remarks belong to the text', () => {
  expect(linesOf(bri)).toEqual([
    ['2026-11-01', 20_000_000, 70_000_000, 'TRANSFER Invoice A', null],
    ['2026-11-02', -2_500_000, 67_500_000, 'ADMIN', null],
  ]);
  expect(factsOf(bri)).toMatchObject({ format: 'bri', openingSen: 50_000_000, closingSen: 67_500_000, fault: null });
});

it('BNI: hours are of the day, the number of the journal is the reference', () => {
  expect(linesOf(bni)).toEqual([
    ['2026-11-01', 30_000_000, null, 'SETORAN TUNAI', 'ABC001'],
    ['2026-11-02', -12_500_000, null, 'TARIK TUNAI', 'ABC002'],
  ]);
});

it('MT940: the day is that of the booking, a reversal goes the other way, the balance runs from the opening one', () => {
  expect(linesOf(mt940())).toEqual([
    ['2026-11-02', 64_800_000, 164_800_000, 'TRANSFER DARI SITI AMINAH INV-2026-000001', 'BANKREF1'],
    ['2026-11-03', -1_500_000, 163_300_000, 'BIAYA ADM', 'FEE1'],
    ['2026-11-03', 1_500_000, 164_800_000, 'BATAL BIAYA', null],
  ]);
  expect(factsOf(mt940())).toEqual({
    format: 'mt940',
    accountNumber: '1234567890',
    from: '2026-11-01',
    to: '2026-11-30',
    openingSen: 100_000_000,
    closingSen: 164_800_000,
    pending: 0,
    fault: null,
  });
});

it('CAMT.053: who pays, what for and the reference of the bank are read, with any prefix; pending entries are left for later', () => {
  const lines = [
    ['2026-11-02', 64_800_000, 164_800_000, 'Siti Aminah INV-2026-000001 Transfer', 'BANKREF1'],
    ['2026-11-03', -1_500_050, 163_299_950, 'Biaya & admin', null],
  ];
  expect(linesOf(camt())).toEqual(lines);
  expect(linesOf(camt().replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2'))).toEqual(lines);
  expect(factsOf(camt())).toEqual({
    format: 'camt053',
    accountNumber: '1234567890',
    from: '2026-11-01',
    to: '2026-11-30',
    openingSen: 100_000_000,
    closingSen: 163_299_950,
    pending: 1,
    fault: null,
  });
});

it.each([
  ['a document type', (text: string) => text.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')],
  ['an end that is missing', (text: string) => text.slice(0, -30)],
  ['elements without end in each other', (text: string) => text.replace('<Stmt>', `<Stmt>${'<a>'.repeat(60)}`)],
  ['a text of any length', (text: string) => text.replace('Transfer', 'x'.repeat(30_000))],
])('an XML with %s is not read', (_what, change) => {
  expect(linesOf(change(camt()))).toBe('unreadable');
});

it('a billion laughs are not heard: nothing is expanded', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const text = camt()
    .replace('<Document', `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]><Document`)
    .replace('Transfer', '&l9;');

  expect(linesOf(text)).toBe('unreadable');
  const [first] = linesOf(camt().replace('Transfer', '&l9;'));
  expect(first).toEqual(['2026-11-02', 64_800_000, 164_800_000, 'Siti Aminah INV-2026-000001 &l9;', 'BANKREF1']);
});

it.each([
  ['nothing', '', 'unknown-layout'],
  ['a picture', '\u0089PNG\0\0', 'unreadable'],
  ['a table of something else', 'Nama,Umur\nSari,3', 'unknown-layout'],
  ['headings alone', 'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit', 'no-lines'],
  ['dollars', mt940().replaceAll('IDR', 'USD'), 'other-currency'],
  ['dollars in XML', camt().replaceAll('IDR', 'USD'), 'other-currency'],
  ['two accounts', mt940() + mt940().replace('1234567890', '999'), 'several-accounts'],
])('a file of %s is refused as a whole', (_what, text, fault) => {
  expect(linesOf(text)).toBe(fault);
});

it('a balance that does not come out is said: of the file as a whole, or at the line where it breaks', () => {
  expect(factsOf(mt940('164800,01'))).toMatchObject({ fault: 'balance-differs' });
  expect(faultsOf(bca("'01/01,A,'0000,100.00,CR,1000100.00", "'02/01,B,'0000,100.00,CR,1000300.00"))).toEqual([
    null,
    [[8, { column: 'balance', fault: 'breaks-balance' }]],
  ]);
});

it('what cannot be read is said with its row and column', () => {
  const text = bca(
    "'31/02,A,'0000,100.00,CR,",
    "'26/12,B,'0000,1.00.0,CR,",
    "'26/12,C,'0000,1000.00,CR,abc",
    "'26/06,D,'0000,1.00,CR,",
  );

  expect(faultsOf(text)).toEqual([
    null,
    [
      [7, { column: 'date', fault: 'bad-day' }],
      [8, { column: 'amount', fault: 'bad-amount' }],
      [9, { column: 'balance', fault: 'bad-balance' }],
      [10, { column: 'date', fault: 'outside-period' }],
    ],
  ]);
  const unknownYear = bca("'26/12,A,'0000,100.00,CR,").replace(/^Periode.*$/m, '');
  expect(faultsOf(unknownYear)).toEqual([null, [[7, { column: 'date', fault: 'no-year' }]]]);
});

it('a table that a spreadsheet has saved in UTF-16 or in the letters of Windows is read like any other', () => {
  const text = bca("'30/12,TRSF CAFÉ,'0000,1000.00,CR,1001000.00");
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const files = [Buffer.from(text), wide, Buffer.from(wide).swap16(), Buffer.from(text, 'latin1')];

  const descriptions = files.map((bytes) => {
    const read = parseStatement(bytes);
    return 'lines' in read ? read.lines.map(({ description }) => description) : read.fault;
  });
  expect(descriptions).toEqual(files.map(() => ['TRSF CAFÉ']));
});

it('semicolons, tabs and texts of several lines are read as commas and texts of one line are', () => {
  const comma = bni;
  const rows = comma.split('\n').map((row) => row.replace('SETORAN TUNAI', '"SETORAN\nTUNAI"'));

  expect(linesOf(comma.replaceAll(',', ';'))).toEqual(linesOf(comma));
  expect(linesOf(comma.replaceAll(',', '\t'))).toEqual(linesOf(comma));
  expect(linesOf(rows.join('\r\n'))).toEqual(linesOf(comma));
});

it('a table with rows of two accounts is refused as a whole, however many zeros stand before the number', () => {
  expect(linesOf(mandiri.replace('0060003911777,02', '0060003911778,02'))).toBe('several-accounts');
  expect(linesOf(mandiri.replace('0060003911777,02', '60003911777,02'))).toEqual(linesOf(mandiri));
});

it('MT940: a reference may have strokes in it; two of them begin that of the bank', () => {
  const references = (entry: string) => {
    const read = parse(
      mt940().replace(':61:2611011102CR648000,00NTRFNONREF//BANKREF1', `:61:2611011102CR648000,00${entry}`),
    );
    return 'lines' in read ? read.lines[0]?.reference : read.fault;
  };

  expect(references('NTRFINV/2026/01')).toBe('INV/2026/01');
  expect(references('NTRFINV/2026/01//B/1')).toBe('B/1');
  expect(references('NTRFNONREF')).toBeNull();
});

it('amounts and days that no statement has are said at their rows, and none of them gets as far as the books', () => {
  const big = '1000000000001';

  expect(faultsOf(mt940().replace('CR648000,00', `CR${big},00`))).toEqual([
    null,
    [[6, { column: 'amount', fault: 'bad-amount' }]],
  ]);
  expect(faultsOf(camt().replace('>648000.00<', `>${big}.00<`))).toEqual([
    null,
    [[1, { column: 'amount', fault: 'bad-amount' }]],
  ]);
  expect(faultsOf(bni.replace('01/11/26 10.00.00', '01/11/0000'))).toEqual([
    null,
    [[2, { column: 'date', fault: 'bad-day' }]],
  ]);
  expect(faultsOf(mt940().replaceAll('IDR1000000,00', 'IDR9999999999999,00'))).toEqual(['unreadable', []]);
});

it('a period that ends before it begins, or leaves lines outside, is that of its lines', () => {
  const periodOf = (text: string) => {
    const { from, to } = { from: null, to: null, ...parse(text) };
    return [from, to];
  };

  expect(periodOf(mt940().replace('60F:C261101', '60F:C261231'))).toEqual(['2026-11-02', '2026-11-03']);
  expect(periodOf(mt940().replace('60F:C261101', '60F:C261103'))).toEqual(['2026-11-02', '2026-11-30']);
  expect(periodOf(mt940())).toEqual(['2026-11-01', '2026-11-30']);
});

it.each([
  ['spaces after the word of the period', `Periode${' '.repeat(60_000)}x\n`],
  ['commas after the word of a balance', `Saldo awal${','.repeat(60_000)}x\n`],
  ['spaces after the number of an account', `No rekening${' '.repeat(60_000)}x\n`],
])('%s do not hold up the reading, however many there are', (_what, preamble) => {
  const before = performance.now();

  expect(linesOf(preamble + bni)).toEqual(linesOf(bni));
  expect(performance.now() - before).toBeLessThan(1_000);
});
