import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { laterTextsId } from './id.ts';

export const laterTextsEn = {
  back: 'Back to home',
  notYet: 'Not available yet.',
  soon: {
    title: 'Coming soon',
    lead: 'The following cannot be used yet. The rest of the menu only has what is ready.',
    none: 'Nothing to wait for',
  },
  assets: { title: 'Assets', text: 'The assets of all buildings with their QR labels and maintenance will show here.' },
  settingsDataset: {
    title: 'Data and retention',
    text: 'How long data is kept will be set here; the defaults are in the Privacy Policy.',
  },
  buildingAsset: {
    title: 'Building assets',
    text: 'The assets of this building with their maintenance history will show here.',
  },
  buildingDrive: {
    title: 'Building files',
    text: 'The documents of this building with their expiry dates will be kept here.',
  },
  buildingInventory: { title: 'Building stock', text: 'The spare parts of this building will be counted here.' },
} as const satisfies TranslationOf<typeof laterTextsId>;
