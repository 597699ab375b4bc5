import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const defaults = { section: 'Bangunan Utama', kind: 'residential' } as const;
const read = (...lines: string[]) =>
  readRows(
    lines.map((line) => line.split('|')),
    defaults,
  );
const faultsOf = (heading: string, cells: string) =>
  read(heading, cells)?.rows[0]?.faults.map(({ column, fault }) => [column, fault]);

describe('a table of units', () => {
  it('needs nothing but a code and an area: the rest is what the building is', () => {
    expect(read('Unit|Luas', 'a-101|36')?.rows).toEqual([
      {
        row: 2,
        cells: ['a-101', '36'],
        faults: [],
        unit: {
          section: 'Bangunan Utama',
          level: 0,
          floorLabel: 'Lantai Dasar',
          code: 'A-101',
          kind: 'residential',
          areaMilliM2: 36_000,
          status: 'vacant',
          nppE6: null,
          person: null,
        },
      },
    ]);
  });

  it('reads every column of a full row', () => {
    const heading = 'Menara|Lt.|Kode Unit|Jenis|Luas (m2)|Keadaan|NPP %|Penyewa|Peran|No. HP|E-mail|Sejak';
    const row = 'B|3|B 03/01|kantor|36,5 m²|renovasi|1,25|Sari|penyewa|0812-3456-7890|SARI@imah.test|20/11/2026';

    expect(read(heading, row)?.rows[0]?.unit).toEqual({
      section: 'B',
      level: 3,
      floorLabel: 'Lantai 3',
      code: 'B-03-01',
      kind: 'commercial',
      areaMilliM2: 36_500,
      status: 'renovation',
      nppE6: 1_250_000,
      person: {
        name: 'Sari',
        role: 'tenant',
        phone: '+6281234567890',
        email: 'sari@imah.test',
        since: '2026-11-20',
      },
    });
  });

  it('counts rows as a spreadsheet does and leaves empty lines out', () => {
    const table = read('', 'Unit|Luas', ' | ', 'A-1|36', '', 'A-2|36');

    expect(table?.rows.map(({ row, unit }) => [row, unit?.code])).toEqual([
      [4, 'A-1'],
      [6, 'A-2'],
    ]);
  });

  it('takes the first of two columns that mean the same and says which it left out', () => {
    const table = read('Unit|Luas|Warna|Kode|', 'A-1|36|merah|Z-9|');

    expect([table?.ignoredHeadings, table?.rows[0]?.unit?.code]).toEqual([['Warna', 'Kode'], 'A-1']);
  });

  it.each([
    ['without a column of codes', ['Luas|Penghuni', '36|Sari']],
    ['with empty lines alone', ['', ' | ']],
    ['of no line', []],
  ])('is none %s', (_what, lines) => {
    expect(read(...lines)).toBeNull();
  });
});

describe('who is in a unit by its row', () => {
  it.each([
    ['owns it under a heading of owners', 'Unit|Luas|Pemilik', 'A-1|36|Sari', 'owner', 'occupied'],
    ['rents it under any other', 'Unit|Luas|Penghuni', 'A-1|36|Sari', 'tenant', 'rented'],
    ['is what the row says', 'Unit|Luas|Penghuni|Peran', 'A-1|36|Sari|keluarga', 'family', 'occupied'],
  ])('%s', (_what, heading, cells, role, status) => {
    const unit = read(heading, cells)?.rows[0]?.unit;

    expect([unit?.person?.role, unit?.status]).toEqual([role, status]);
  });

  it('does not change a state that the row names', () => {
    expect(read('Unit|Luas|Status|Penghuni', 'A-1|36|kosong|Sari')?.rows[0]?.unit?.status).toBe('vacant');
  });

  it('is nobody without a name, whatever else stands there', () => {
    expect(read('Unit|Luas|Penghuni|HP', 'A-1|36||08123456789')?.rows[0]?.unit?.person).toBeNull();
  });
});

describe('what is wrong with a row', () => {
  it.each([
    ['no code', 'Unit|Luas', '|36', [['code', 'missing']]],
    ['no area', 'Unit|Luas', 'A-1|', [['area', 'missing']]],
    ['a code with a letter that is in no code', 'Unit|Luas', 'A#1|36', [['code', 'bad-code']]],
    ['a code of more than forty characters', 'Unit|Luas', `${'A'.repeat(41)}|36`, [['code', 'bad-code']]],
    ['an area of nothing', 'Unit|Luas', 'A-1|0', [['area', 'bad-area']]],
    ['an area of more than a square kilometre', 'Unit|Luas', 'A-1|1000001', [['area', 'bad-area']]],
    ['an area that is no number', 'Unit|Luas', 'A-1|luas', [['area', 'bad-area']]],
    ['a share of more than the whole', 'Unit|Luas|NPP', 'A-1|36|100,1', [['npp', 'bad-npp']]],
    ['a floor that is none', 'Unit|Luas|Lantai', 'A-1|36|atap', [['floor', 'bad-floor']]],
    ['a kind that is none', 'Unit|Luas|Jenis', 'A-1|36|kolam', [['kind', 'bad-kind']]],
    ['a state that is none', 'Unit|Luas|Status', 'A-1|36|baru', [['status', 'bad-status']]],
    ['a section with too long a name', 'Unit|Luas|Menara', `A-1|36|${'B'.repeat(121)}`, [['section', 'too-long']]],
    ['a person with too long a name', 'Unit|Luas|Nama', `A-1|36|${'S'.repeat(121)}`, [['person', 'too-long']]],
    ['a role that is none', 'Unit|Luas|Nama|Peran', 'A-1|36|Sari|tamu', [['role', 'bad-role']]],
    ['a number that is none', 'Unit|Luas|Nama|HP', 'A-1|36|Sari|123', [['phone', 'bad-phone']]],
    ['an address that is none', 'Unit|Luas|Nama|Email', 'A-1|36|Sari|sari', [['email', 'bad-email']]],
    ['a day that is not', 'Unit|Luas|Nama|Sejak', 'A-1|36|Sari|31/02/2026', [['since', 'bad-day']]],
  ])('is named at its column: %s', (_what, heading, cells, faults) => {
    expect(faultsOf(heading, cells)).toEqual(faults);
  });

  it('is all of it at once, and then there is no unit', () => {
    const row = read('Unit|Luas|Lantai', '|nol|atap')?.rows[0];

    expect([row?.unit, row?.faults.map(({ column }) => column)]).toEqual([null, ['code', 'floor', 'area']]);
  });
});
