import { describe, expect, it } from 'vitest';
import { changeOf, checkOrganization } from './organization-fields.ts';

const values = {
  name: ' Graha ',
  kind: 'owner',
  npwp: '',
  pkp: '',
  street: '',
  city: '',
  province: '',
  postalCode: '',
};
const words = { t: ((key: string) => key) as Parameters<typeof checkOrganization>[1]['t'], required: 'required' };

describe('the fields of an organisation', () => {
  it('may leave out tax number and address', () => {
    expect(checkOrganization(values, words)).toEqual({});
    expect(changeOf(values)).toEqual({ name: 'Graha', kind: 'owner', npwp: null, pkp: false, address: null });
  });

  it('take an NPWP as people write it', () => {
    const typed = { ...values, npwp: '0123.4567.8901-2345', pkp: 'on' };

    expect(checkOrganization(typed, words)).toEqual({});
    expect([changeOf(typed).npwp, changeOf(typed).pkp]).toEqual(['0123456789012345', true]);
  });

  it('name what is wrong', () => {
    expect(checkOrganization({ ...values, name: ' ', npwp: '123', street: 'Jalan', postalCode: '1' }, words)).toEqual({
      name: 'required',
      npwp: 'general.npwpWrong',
      city: 'general.cityMissing',
      postalCode: 'general.postalCodeWrong',
    });
  });
});
