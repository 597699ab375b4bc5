import { expect, it } from 'vitest';
import { en } from './en.ts';
import { id } from './id.ts';
import { fieldFaults, problemCodes } from './messages.ts';

it('says every refusal in both languages, in a sentence of its own', () => {
  const texts = problemCodes.flatMap((code) => [id.problems[code], en.problems[code]]);

  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts).size).toBe(problemCodes.length * 2);
});

it('says every fault of a field in both languages, with its bound where it has one', () => {
  for (const { fields } of [id, en]) {
    const texts = fieldFaults.map((fault) => fields[fault](37));
    expect(texts.every((text) => text.length > 3)).toBe(true);
    const bounded = fieldFaults.filter((fault) => fields[fault](37).includes('37'));
    expect(bounded).toEqual([
      'too-short',
      'too-long',
      'too-small',
      'too-large',
      'too-few',
      'too-many',
      'off-step',
      'lasts-too-long',
      'password-too-simple',
      'too-deep',
    ]);
  }
});

it('S-52 calls a wrong form by the words of the specification', () => {
  expect(id.problems.VALIDASI_SALAH).toBe('Validasi Salah, Cek Kembali Input');
});
