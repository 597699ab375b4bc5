import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const id = createFormat('id');
const en = createFormat('en');
const friday = '2026-11-20T10:05:00.000Z';

describe('format in Indonesian', () => {
  it('writes rupiah with dots between thousands and a space that does not break', () => {
    expect([0, 1_234_567, -1_500_000].map(id.rupiah)).toEqual(['Rp\u00a00', 'Rp\u00a01.234.567', '-Rp\u00a01.500.000']);
  });

  it('writes a moment in the zone of the building', () => {
    expect(id.dateTime(friday, 'Asia/Jakarta')).toBe('Jumat, 20 November 2026 pukul 17.05 WIB');
    expect(id.dateTime(friday, 'Asia/Makassar')).toBe('Jumat, 20 November 2026 pukul 18.05 WITA');
    expect(id.dateTime(friday, 'Asia/Jayapura')).toBe('Jumat, 20 November 2026 pukul 19.05 WIT');
  });

  it('writes short moments for tables and axes', () => {
    expect(id.date(friday, 'Asia/Jakarta')).toBe('20 November 2026');
    expect([id.month('2026-08'), en.month('2026-08')]).toEqual(['Agustus 2026', 'August 2026']);
    expect([id.shortMonth('2026-08'), en.shortMonth('2026-11')]).toEqual(['Agu 26', 'Nov 26']);
    expect(id.shortDateTime(friday, 'Asia/Jakarta')).toBe('20 Nov 17.05');
    expect(id.time(friday, 'Asia/Jakarta')).toBe('17.05 WIB');
    expect(id.time('2026-11-20T17:00:00.000Z', 'Asia/Jakarta')).toBe('00.00 WIB');
  });

  it('writes numbers with a decimal comma and exactly the digits asked for', () => {
    expect([id.number(1234.5, 1), id.number(7, 2), id.percent(0.256)]).toEqual(['1.234,5', '7,00', '26%']);
  });

  it('gives what is rounded to nought no sign', () => {
    expect([-0.04, -0, -0.06].map((value) => id.number(value, 1))).toEqual(['0,0', '0,0', '-0,1']);
  });

  it.each([
    [-90_000, 'baru saja'],
    [4999, 'baru saja'],
    [5000, '5 detik lalu'],
    [59_999, '59 detik lalu'],
    [120_000, '2 menit lalu'],
    [3_600_000, '1 jam lalu'],
    [1_234 * 86_400_000, '1.234 hari lalu'],
  ])('says of an age of %i ms: %s', (age, said) => {
    const now = Date.parse(friday);
    expect(id.age(now - age, now)).toBe(said);
  });

  it('names the two largest units of a duration', () => {
    expect([0, 45_000, 3_900_000, 90_061_000].map(id.duration)).toEqual([
      '0 detik',
      '45 detik',
      '1 jam 5 menit',
      '1 hari 1 jam',
    ]);
  });
});

describe('format in English', () => {
  it('counts with the plural of English', () => {
    const now = Date.parse(friday);
    expect([en.age(now - 60_000, now), en.age(now - 120_000, now)]).toEqual(['1 minute ago', '2 minutes ago']);
    // ICU releases differ about the comma after the day.
    expect(en.dateTime(friday, 'Asia/Jakarta')).toMatch(/^Friday,? 20 November 2026 at 17:05 WIB$/);
    expect(en.rupiah(1_234_567)).toBe('Rp\u00a01,234,567');
  });
});
