import type { TranslationOf } from '@imah/app/i18n';
import type { editBuildingTextsId } from './id.ts';

export const editBuildingTextsEn = {
  edit: 'Edit',
  archive: 'Archive',
  title: 'Edit building',
  name: 'Building name',
  code: 'Code',
  kind: 'Type',
  street: 'Street and number',
  province: 'Province',
  city: 'City or regency',
  postalCode: 'Postal code',
  zone: 'Time zone',
  save: 'Save',
  saved: 'Building saved.',
  archiveTitle: 'Archive {name}?',
  archiveText:
    'The building is removed from the lists and is no longer managed. Nothing is deleted, and it can be restored at any time.',
  archived: '{name} was archived.',
  banner: 'This building is archived: it is not listed, but its data is kept.',
  restore: 'Restore',
  restored: '{name} is active again.',
} satisfies TranslationOf<typeof editBuildingTextsId>;
