import type { TranslationOf } from '@imah/app/i18n';
import type { unitPageTextsId } from './id.ts';

export const unitPageTextsEn = {
  tickets: {
    title: 'Tickets',
    add: 'New ticket',
    failed: 'The tickets of this unit cannot be loaded yet',
    open: 'Open',
    none: 'No open tickets.',
    last: 'The last five that ended',
  },
  devices: {
    title: 'Devices',
    failed: 'The devices of this unit cannot be loaded yet',
    none: 'No devices in this unit.',
    meter: '30 days of {name}',
  },
} as const satisfies TranslationOf<typeof unitPageTextsId>;
