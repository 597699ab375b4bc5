import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { boardingId } from './id.ts';

export const boardingEn = {
  title: 'Set up your first building',
  lead: 'Three short steps. What you type is kept in this tab until you are done.',
  progress: 'Step {step, number} of {count, number}',
  steps: { organization: 'Organisation', building: 'Building', address: 'Address and time' },
  organization: {
    name: 'Name of the organisation',
    nameHint: 'A company, an association, or your own name as the owner.',
    kind: 'Kind of organisation',
    kinds: {
      manager: 'Property manager',
      'owners-association': 'Owners’ association (PPPSRS)',
      owner: 'Owner',
      provider: 'Service provider',
    },
  },
  building: {
    name: 'Name of the building',
    kind: 'Kind of building',
    kinds: {
      apartment: 'Apartment',
      office: 'Office',
      shophouse: 'Shophouse',
      'boarding-house': 'Boarding house',
      housing: 'Housing estate',
      mall: 'Mall',
      warehouse: 'Warehouse',
      other: 'Other',
    },
  },
  address: {
    street: 'Street and number',
    province: 'Province',
    city: 'City or regency',
    postalCode: 'Postal code',
    postalCodeFault: 'A postal code has 5 digits.',
    timeZone: 'Time zone',
    timeZoneHint: 'The time at this building. Follows the province.',
    zones: { WIB: 'WIB (Western Indonesia)', WITA: 'WITA (Central Indonesia)', WIT: 'WIT (Eastern Indonesia)' },
  },
  choose: 'Choose',
  back: 'Back',
  next: 'Next',
  submit: 'Create building',
  home: 'To Home',
} as const satisfies TranslationOf<typeof boardingId>;
