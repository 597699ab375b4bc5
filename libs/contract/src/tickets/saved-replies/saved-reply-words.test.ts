import { describe, expect, it } from 'vitest';
import { fillPlaceholders, matchesTyped, unknownPlaceholders } from './saved-reply-words.ts';

const values = {
  nama: 'Ibu Sari',
  unit: 'A-1207',
  nomor: 'TKT-2026-000147',
  judul: 'Keran {unit} bocor',
  gedung: 'Menara Anggrek',
  petugas: 'Agus',
};

describe('a placeholder', () => {
  it.each([
    [
      'is filled in wherever it stands',
      'Halo {nama}, {nomor} ({unit}). Salam, {petugas}',
      'Halo Ibu Sari, TKT-2026-000147 (A-1207). Salam, Agus',
    ],
    ['is known in capitals as well', '{NAMA} dan {Unit}', 'Ibu Sari dan A-1207'],
    ['that nobody knows stays as it was written', 'Kode {kode} dan {}', 'Kode {kode} dan {}'],
    ['within a value is left alone: a title is no text to be filled in', '{judul}', 'Keran {unit} bocor'],
  ])('%s', (_, body, filled) => {
    expect(fillPlaceholders(body, values)).toBe(filled);
  });

  it('is told apart from what only looks like one, each named once', () => {
    expect(unknownPlaceholders('Halo {nama}, {kode} {kode} {Tanggal} {} { unit }')).toEqual(['kode', 'Tanggal']);
  });
});

describe('what is typed', () => {
  it.each([
    ['', true],
    ['tekni', true],
    ['DATANG besok', true],
    ['besok teknisi', true],
    ['listrik', false],
  ])('“%s” finds a reply by all of its words, in name or text: %s', (typed, found) => {
    expect(matchesTyped({ name: 'Teknisi berangkat', body: 'Kami datang besok pagi.' }, typed)).toBe(found);
  });
});
