import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { editBuildingId } from './id.ts';

export const editBuildingEn = {
  edit: 'Change',
  archive: 'Archive',
  title: 'Change the building',
  name: 'Name of the building',
  code: 'Code',
  kind: 'Type',
  street: 'Street and number',
  province: 'Province',
  city: 'City or regency',
  postalCode: 'Postal code',
  zone: 'Time zone',
  save: 'Save',
  saved: 'The building was saved.',
  archiveTitle: 'Archive {name}?',
  archiveText:
    'The building leaves the lists and is no longer run. Nothing is deleted, and it can be brought back at any time.',
  archived: '{name} was archived.',
  banner: 'This building is archived: it is in no list, and nothing of it is lost.',
  restore: 'Bring back',
  restored: '{name} is active again.',
} satisfies TranslationOf<typeof editBuildingId>;
