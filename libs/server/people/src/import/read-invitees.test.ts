import { describe, expect, it } from 'vitest';
import { readInvitees } from './read-invitees.ts';

const read = (...lines: string[]) => readInvitees(lines.map((line) => line.split('|')));
const faultsOf = (heading: string, cells: string) =>
  read(heading, cells)?.rows[0]?.faults.map(({ column, fault }) => [column, fault]);

describe('a list of people to invite', () => {
  it('names unit, person and address; who rents is what nobody says otherwise', () => {
    expect(read('Unit|Nama|Email', 'A-101|Sari|Sari@Imah.test')?.rows).toEqual([
      {
        row: 2,
        cells: ['A-101', 'Sari', 'Sari@Imah.test'],
        faults: [],
        invitee: { code: 'A-101', name: 'Sari', email: 'sari@imah.test', phone: null, role: 'tenant' },
      },
    ]);
  });

  it('takes those under a heading of owners for owners, and a role that is named as it is', () => {
    const table = read('Unit|Nama Pemilik|Email|Peran', 'A-1|Sari|s@imah.test|', 'A-2|Budi|b@imah.test|keluarga');

    expect(table?.rows.map(({ invitee }) => invitee?.role)).toEqual(['owner', 'family']);
  });

  it('reads the number of a telephone as it is written here', () => {
    expect(read('Unit|Nama|Email|WA', 'A-1|Sari|s@imah.test|0812 3456 7890')?.rows[0]?.invitee?.phone).toBe(
      '+6281234567890',
    );
  });

  it('says which columns it does not use, those of a list of units among them', () => {
    expect(read('Unit|Nama|Email|Luas|Warna|', 'A-1|Sari|s@imah.test|36|merah|')?.ignoredHeadings).toEqual([
      'Luas',
      'Warna',
    ]);
  });

  it('leaves empty lines out and counts as a spreadsheet does', () => {
    const table = read(' ', 'Unit|Nama|Email', '||', 'A-1|Sari|s@imah.test');

    expect(table?.rows.map(({ row }) => row)).toEqual([4]);
  });

  it.each([
    ['units', 'Nama|Email'],
    ['names', 'Unit|Email'],
    ['addresses', 'Unit|Nama'],
  ])('is none without a column of %s', (_what, heading) => {
    expect(read(heading, 'a|b')).toBeNull();
  });

  it('is none of empty lines', () => {
    expect(read('', ' ')).toBeNull();
  });
});

describe('what is wrong with one of them', () => {
  it.each([
    ['no unit', '|Sari|s@imah.test', [['code', 'missing']]],
    ['no name', 'A-1||s@imah.test', [['person', 'missing']]],
    ['no address', 'A-1|Sari|', [['email', 'missing']]],
    ['too long a name', `A-1|${'S'.repeat(121)}|s@imah.test`, [['person', 'too-long']]],
    ['an address that is none', 'A-1|Sari|sari', [['email', 'bad-email']]],
  ])('is named at its column: %s', (_what, cells, faults) => {
    expect(faultsOf('Unit|Nama|Email', cells)).toEqual(faults);
  });

  it('is all of it at once, and then there is nobody to invite', () => {
    const found = read('Unit|Nama|Email|HP|Peran', '|Sari|x|1|tamu')?.rows[0];

    expect([found?.invitee, found?.faults.map(({ fault }) => fault)]).toEqual([
      null,
      ['missing', 'bad-email', 'bad-phone', 'bad-role'],
    ]);
  });
});
