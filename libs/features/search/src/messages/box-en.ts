import type { TranslationOf } from '@imah/app/i18n';
import type { searchBoxId } from './box-id.ts';

export const searchBoxEn: TranslationOf<typeof searchBoxId> = {
  open: 'Search',
  key: 'Ctrl K',
};
