import { ApiError, type ApiErrorDetails } from '@imah/api-client';
import { describe, expect, it } from 'vitest';
import { explainFailure, failureAnswer, firstMessages, waitUntil, whyNot } from './explain.ts';
import { formTextsId } from './messages/id.ts';
import type { FormTexts } from './texts.ts';
import { ToldError } from './told-error.ts';

// None of these sentences has a place for a value.
const t = ((key: keyof typeof formTextsId) => formTextsId[key]) as unknown as FormTexts;
const failed = (kind: ApiErrorDetails['kind'], more: Partial<ApiErrorDetails> = {}) =>
  new ApiError({ kind, message: 'Kata server', ...more });
const twoFields = { title: ['Terlalu pendek', 'Wajib'], 'reporter.name': ['Wajib'] };

describe('what a form says of a failure', () => {
  it.each([
    ['that there is no network', failed('network'), formTextsId.network],
    ['that the server is slow', failed('timeout'), formTextsId.timeout],
    ['that the server stumbled', failed('server', { status: 500 }), formTextsId.server],
    ['to wait, without knowing how long', failed('rate-limited', { status: 429 }), formTextsId.waitUnknown],
    ['the server’s own sentence to who is not signed in', failed('unauthorized', { status: 401 }), 'Kata server'],
    ['the server’s own sentence to who may not', failed('forbidden', { status: 403 }), 'Kata server'],
    ['the server’s own sentence of what is gone', failed('not-found', { status: 404 }), 'Kata server'],
    ['the server’s own sentence of a conflict', failed('conflict', { status: 409 }), 'Kata server'],
    ['the server’s own sentence of a 422 about no field', failed('validation', { status: 422 }), 'Kata server'],
    ['nothing to who did not want to say who they are', failed('forbidden', { code: 'PERLU_KONFIRMASI' }), null],
    ['a sentence that was made for the person', new ToldError('Penyimpanan penuh'), 'Penyimpanan penuh'],
    ['that something broke, of what no call threw', new TypeError('x is not a function'), formTextsId.server],
    ['that something broke, of a call that was never sent', failed('invalid-call'), formTextsId.server],
    ['that something broke, of what is no error at all', 'oops', formTextsId.server],
  ])('is %s', (_, error, message) => {
    expect(explainFailure(t, error)).toEqual({ message, fields: {} });
  });

  it('points at the fields of a 422, with the first sentence of each', () => {
    expect(explainFailure(t, failed('validation', { fieldErrors: twoFields }))).toEqual({
      message: formTextsId.invalid,
      fields: { title: 'Terlalu pendek', 'reporter.name': 'Wajib' },
    });
  });

  it('says of a field with no sentence nothing', () => {
    expect(firstMessages({ title: [], kind: ['Pilih satu'] })).toEqual({ kind: 'Pilih satu' });
  });
});

describe('what a form of the design system is given', () => {
  it('is every sentence of each field', () => {
    expect(failureAnswer(t, failed('validation', { fieldErrors: twoFields }))).toEqual({
      message: formTextsId.invalid,
      errors: twoFields,
    });
  });

  it('is no field where the refusal was no fault of the input, whatever it carries', () => {
    expect(failureAnswer(t, failed('conflict', { fieldErrors: twoFields }))).toEqual({
      message: 'Kata server',
      errors: {},
    });
  });

  it('is nothing said where the person knows why', () => {
    expect(failureAnswer(t, failed('forbidden', { code: 'PERLU_KONFIRMASI' }))).toEqual({ errors: {} });
  });
});

describe('why another try would change nothing', () => {
  it('is said of what is forbidden alone', () => {
    expect([
      whyNot(t, failed('forbidden', { status: 403 })),
      whyNot(t, failed('server', { status: 500 })),
      whyNot(t, new Error('x')),
    ]).toEqual(['Kata server', null, null]);
  });
});

describe('how long to wait', () => {
  it.each([
    ['as long as the server asks', failed('rate-limited', { retryAfterSeconds: 90 }), 91_000],
    ['not known where it does not say', failed('rate-limited'), null],
    ['nothing to wait for after another refusal', failed('server', { retryAfterSeconds: 90 }), null],
    ['nothing to wait for after what no call threw', new Error('x'), null],
  ])('is %s', (_, error, until) => {
    expect(waitUntil(error, 1_000)).toBe(until);
  });
});
