import { expect, it, vi } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import { toBoardingFailure } from './boarding-failure.ts';

it('S-52 a 422 says “Validasi Salah, Cek Kembali Input” and carries the field errors of the answer', () => {
  const log = { error: vi.fn<(message: string, detail?: unknown) => void>() };
  const fieldErrors = { 'building.name': ['Nama gedung wajib diisi'] };
  const error = new ApiError({ kind: 'validation', status: 422, message: 'x', fieldErrors, data: { message: 'x' } });

  expect(toBoardingFailure(error, log)).toEqual({ message: 'Validasi Salah, Cek Kembali Input', fieldErrors });
  expect(log.error).not.toHaveBeenCalled();
});

it('S-53 another HTTP error says the message of the answer’s data', () => {
  const log = { error: vi.fn<(message: string, detail?: unknown) => void>() };
  const error = new ApiError({
    kind: 'conflict',
    status: 409,
    message: 'other',
    data: { message: 'Anda sudah punya organisasi', isError: true },
  });

  expect(toBoardingFailure(error, log)).toEqual({ message: 'Anda sudah punya organisasi', fieldErrors: {} });
  expect(log.error).not.toHaveBeenCalled();
});

it.each([
  ['a lost connection', new ApiError({ kind: 'network', message: 'gone' })],
  ['an answer without a message', new ApiError({ kind: 'server', status: 500, message: 'x', data: '<html>' })],
  ['something that is no answer at all', new TypeError('x is not a function')],
])('S-54 %s says “Error tidak diketahui, silahkan kontak admin” and is logged', (_, error) => {
  const log = { error: vi.fn<(message: string, detail?: unknown) => void>() };

  expect(toBoardingFailure(error, log)).toEqual({
    message: 'Error tidak diketahui, silahkan kontak admin',
    fieldErrors: {},
  });
  expect(log.error).toHaveBeenCalledExactlyOnceWith('Boarding failed for an unknown reason', error);
});
