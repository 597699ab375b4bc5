import { expect, it } from 'vitest';
import { remaining } from './form-answer.ts';

const answer = {
  message: 'Validasi Salah, Cek Kembali Input',
  errors: { email: ['Email sudah dipakai.', 'Terlalu panjang.'], 'address.city': ['Kota harus diisi.'], note: [] },
};

it('says the first sentence of every field that has one', () => {
  expect(remaining(answer, new Set())).toEqual({
    email: 'Email sudah dipakai.',
    'address.city': 'Kota harus diisi.',
  });
});

it('takes back what was said of a field that was typed in since', () => {
  expect(remaining(answer, new Set(['email']))).toEqual({ 'address.city': 'Kota harus diisi.' });
});

it('says nothing before the server has answered', () => {
  expect(remaining(null, new Set())).toEqual({});
});
