import { expect, it } from 'vitest';
import { toExcerpt } from './excerpt.ts';

it('keeps the items of a list apart from each other and from the sentence after them', () => {
  expect(
    toExcerpt('## Jadwal\n\nAir mati:\n\n- Sabtu pagi\n- Lift **tetap** berjalan\n\nMohon beri jalan\nbagi petugas.'),
  ).toBe('Jadwal · Air mati: Sabtu pagi · Lift tetap berjalan · Mohon beri jalan bagi petugas.');
});

it('leaves the marks out and cuts between words', () => {
  expect(toExcerpt('> 1. Baca [aturan](/imah/x)\n> 2. `Simpan`')).toBe('Baca aturan · Simpan');
  expect(toExcerpt('kata '.repeat(60))).toBe(`${'kata '.repeat(31)}kata…`);
});

it('reads nesting without end in no time', () => {
  const start = performance.now();
  toExcerpt('>'.repeat(5000));
  toExcerpt('1. '.repeat(1660));
  expect(performance.now() - start).toBeLessThan(500);
});
