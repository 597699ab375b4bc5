import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubmitProblem } from './submit-problem.ts';

class ClientError extends Error {
  readonly kind = 'validation';
  readonly fieldErrors: unknown;
  constructor(message: string, fieldErrors: unknown) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

describe('what was thrown at a submission', () => {
  it('is read by its shape, of whatever class it is', () => {
    const fieldErrors = { name: ['Wajib diisi.'], 'lines.0.rate': ['Terlalu besar.', 'Harus genap.'] };
    const read = { kind: 'validation', message: 'Periksa isian.', fieldErrors };

    expect(readSubmitProblem({ ...read })).toEqual(read);
    // The message of an error is no member that could be counted.
    expect(readSubmitProblem(new ClientError('Periksa isian.', fieldErrors))).toEqual(read);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'validation'],
    ['a number', 422],
    ['a list', ['validation']],
    ['members of other kinds', { kind: 422, message: null, fieldErrors: 'name' }],
  ])('is unknown where it is %s', (_name, thrown) => {
    expect(readSubmitProblem(thrown)).toEqual({ kind: 'unknown', message: '', fieldErrors: {} });
  });

  it('keeps what an error says where it has no kind', () => {
    expect(readSubmitProblem(new TypeError('Failed to fetch'))).toEqual({
      kind: 'unknown',
      message: 'Failed to fetch',
      fieldErrors: {},
    });
  });

  it('names no field of which nothing is said', () => {
    const fieldErrors = { name: [], email: [7, null], phone: 'salah', code: ['Salah.', 7], unit: { 0: 'Salah.' } };

    expect(readSubmitProblem({ kind: 'validation', message: '', fieldErrors }).fieldErrors).toEqual({
      code: ['Salah.'],
    });
  });

  it('has each field with its sentences, whatever the fields are called', () => {
    const field = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', ''));
    const sentences = fc.array(fc.string(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(field, sentences), { selector: ([name]) => name }), (entries) => {
        const { fieldErrors } = readSubmitProblem({ kind: 'validation', fieldErrors: Object.fromEntries(entries) });

        expect(new Map(Object.entries(fieldErrors))).toEqual(new Map(entries));
        expect(Object.getPrototypeOf(fieldErrors)).toBe(Object.prototype);
      }),
    );
  });
});
