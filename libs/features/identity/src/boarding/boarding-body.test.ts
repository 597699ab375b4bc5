import { describe, expect, it } from 'vitest';
import { boardingBodyOf, checkBoardingStep } from './boarding-body.ts';
import { stepOfField } from './boarding-fields.ts';
import { provinces, zoneOfProvince } from '../provinces/index.ts';

const texts = { required: 'Wajib', postalCode: 'Lima angka' };
const values = {
  'organization.name': ' Graha Contoh ',
  'organization.kind': 'manager',
  'building.name': 'Menara Graha',
  'building.kind': 'apartment',
  'building.address.street': '',
  'building.address.province': 'Jawa Barat',
  'building.address.city': ' Bandung',
  'building.address.postalCode': '',
  'building.timeZone': 'Asia/Jakarta',
} as const;

describe('boarding', () => {
  it('asks on each step only for what stands there', () => {
    expect(
      checkBoardingStep('organization', { ...values, 'organization.name': ' ', 'building.name': '' }, texts),
    ).toEqual({
      'organization.name': 'Wajib',
    });
    expect(checkBoardingStep('address', values, texts)).toEqual({});
  });

  it('refuses a postal code that is not five digits, and does without one', () => {
    expect(checkBoardingStep('address', { ...values, 'building.address.postalCode': '1234' }, texts)).toEqual({
      'building.address.postalCode': 'Lima angka',
    });
  });

  it('sends trimmed texts and leaves out what is empty and optional', () => {
    expect(boardingBodyOf(values)).toEqual({
      organization: { name: 'Graha Contoh', kind: 'manager' },
      building: {
        name: 'Menara Graha',
        kind: 'apartment',
        timeZone: 'Asia/Jakarta',
        address: { street: '', city: 'Bandung', province: 'Jawa Barat' },
      },
    });
  });

  it('finds the step of a field that the server refuses', () => {
    expect([
      stepOfField('organization.name'),
      stepOfField('building.address.city'),
      stepOfField('building.code'),
    ]).toEqual(['organization', 'address', null]);
  });

  it('knows the zone of all 38 provinces', () => {
    expect(provinces).toHaveLength(38);
    expect(['DKI Jakarta', 'Bali', 'Maluku', 'Atlantis'].map(zoneOfProvince)).toEqual([
      'Asia/Jakarta',
      'Asia/Makassar',
      'Asia/Jayapura',
      null,
    ]);
  });
});
