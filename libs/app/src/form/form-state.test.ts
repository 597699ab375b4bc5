import { describe, expect, it } from 'vitest';
import { nextFormState, untouchedForm } from './form-state.ts';
import { withForeignFields } from './use-form.ts';

const refused = nextFormState(untouchedForm, {
  type: 'refused',
  failure: { message: 'Periksa lagi', fields: { email: 'Wajib diisi', password: 'Terlalu pendek' } },
});

describe('nextFormState', () => {
  it('is invalid when fields are wrong, failed when the form as a whole did not work', () => {
    expect(refused.status).toBe('invalid');
    expect(
      nextFormState(untouchedForm, { type: 'refused', failure: { message: 'Tidak ada sambungan', fields: {} } }),
    ).toEqual({
      status: 'failed',
      message: 'Tidak ada sambungan',
      fields: {},
      refusals: 1,
    });
  });

  it('takes back the error of a field as soon as somebody types in it, and keeps the others', () => {
    expect(nextFormState(refused, { type: 'typed', field: 'email' })).toEqual({
      status: 'invalid',
      message: 'Periksa lagi',
      fields: { password: 'Terlalu pendek' },
      refusals: 1,
    });
  });

  it('is being edited again once the last wrong field is touched', () => {
    const one = nextFormState(refused, { type: 'typed', field: 'email' });

    expect(nextFormState(one, { type: 'typed', field: 'password' })).toEqual({
      status: 'editing',
      message: null,
      fields: {},
      refusals: 1,
    });
  });

  it('forgets former errors when it is sent', () => {
    expect(nextFormState(refused, { type: 'sent' })).toEqual({
      status: 'submitting',
      message: null,
      fields: {},
      refusals: 1,
    });
  });

  it('is edited again after a step of several, and done only at the end', () => {
    const sent = nextFormState(untouchedForm, { type: 'sent' });

    expect([
      nextFormState(sent, { type: 'continued' }).status,
      nextFormState(sent, { type: 'accepted' }).status,
    ]).toEqual(['editing', 'done']);
  });

  it('counts the same refusal twice, so that the focus moves twice', () => {
    const again = nextFormState(refused, {
      type: 'refused',
      failure: { message: refused.message, fields: refused.fields },
    });

    expect(again).toEqual({ ...refused, refusals: 2 });
  });
});

describe('withForeignFields', () => {
  it('says of the whole form what was said of a field it does not have', () => {
    const failure = { message: 'Periksa lagi', fields: { unheardOf: 'Gedung ini diarsipkan.' } };

    expect(withForeignFields(failure, ['email'])).toEqual({ message: 'Gedung ini diarsipkan.', fields: {} });
  });

  it('keeps what is said of its own fields beside it', () => {
    const failure = { message: 'Periksa lagi', fields: { email: 'Wajib diisi', unheardOf: 'Diarsipkan.' } };

    expect(withForeignFields(failure, ['email'])).toEqual({
      message: 'Periksa lagi Diarsipkan.',
      fields: { email: 'Wajib diisi' },
    });
  });
});
